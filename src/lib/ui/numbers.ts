/** Numbers as a person of the chosen language writes them. */
import { settings } from './settings.svelte';

export const grouped = (value: number): string => value.toLocaleString(settings.locale);

/** With its sign, "+40", "0", "−30": a true minus, not a hyphen. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return `${value > 0 ? '+' : '−'}${grouped(Math.abs(value))}`;
}
