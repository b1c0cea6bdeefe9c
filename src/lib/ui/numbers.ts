/** Numbers and lists as a person of the chosen language writes them. */
import { m } from '$lib/paraglide/messages';
import { settings } from './settings.svelte';

export const grouped = (value: number): string => value.toLocaleString(settings.locale);

/** With its sign, "+40", "0", "−30": a true minus, not a hyphen. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return `${value > 0 ? '+' : '−'}${grouped(Math.abs(value))}`;
}

/** A number of points that is added up: "130", "−5" with a true minus. */
export const plain = (value: number): string =>
  `${value < 0 ? '−' : ''}${grouped(Math.abs(value))}`;

/** By language: they are dear to make, and a board names dozens of places at once. */
const lists = new Map<string, Intl.ListFormat>();

/** „Eule, Igel und Otter“. */
export const listed = (names: readonly string[]): string => {
  const { locale } = settings;
  const list = lists.get(locale) ?? new Intl.ListFormat(locale);
  lists.set(locale, list);
  return list.format(names);
};

/** With so many digits after the comma, "2,4", "−0,5" with a true minus. */
export const decimal = (value: number, digits: number): string => {
  const size = Math.abs(value).toLocaleString(settings.locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // What rounds to nought has no sign.
  return value < 0 && /[1-9]/.test(size) ? `−${size}` : size;
};

/** „17 %“; a chance that is not nought never reads as nought, nor one that is not sure as sure. */
export const percent = (chance: number): string => {
  const rounded = Math.round(chance * 100);
  const shown = chance > 0 && chance < 1 ? Math.max(1, Math.min(rounded, 99)) : rounded;
  return m.percent({ value: grouped(shown) });
};
