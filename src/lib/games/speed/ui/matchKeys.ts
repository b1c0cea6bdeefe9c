/**
 * The keys of a race: 1–5 a card, arrows or A and D a pile, space or N draw, Enter slap, P pause; in Spit 1–5 a place,
 * space or F turn, M move.
 */
import { boardKey } from '../../../ui/keys';
import type { Pile } from './play.svelte';

/** What keys can ask for. */
export interface Commands {
  /** The card on a place of the hand, from 0. */
  card(at: number): void;
  pile(pile: Pile): void;
  draw(): void;
  slap(): void;
  /** In Spit: a covered card, or the chosen card to an empty place. */
  turn?(): void;
  move?(): void;
  pause(): void;
  /** What waits to be pressed: ready, on. */
  next(): void;
  escape(): void;
}

/** What is written on the piles: the keys that everybody finds. */
export const PILE_KEYS: readonly [string, string] = ['←', '→'];

const PILES: { readonly [key: string]: Pile } = { arrowleft: 0, a: 0, arrowright: 1, d: 1 };

/**
 * Does what a key means, if it means anything here; a key that is held down does it once.
 *
 * @param tabbing whether somebody goes from control to control: then Enter and space belong to what has the focus.
 * @param racing whether cards are played: Enter slaps, otherwise it goes on.
 */
export const onMatchKey = (
  event: KeyboardEvent,
  commands: Commands,
  { tabbing, racing }: { readonly tabbing: boolean; readonly racing: boolean },
): void => {
  const key = boardKey(event);
  if (key === null) return;
  const presses = key === 'enter' || key === ' ';
  const control = event.target instanceof Element && event.target.closest('button, a, summary');
  if (presses && tabbing && control) return;
  const does = meaningOf(key, commands, racing);
  if (does === null) return;
  if (presses || key.startsWith('arrow')) event.preventDefault();
  if (!event.repeat) does();
};

const meaningOf = (key: string, commands: Commands, racing: boolean): (() => void) | null => {
  if (/^[1-5]$/.test(key)) return () => commands.card(Number(key) - 1);
  const pile = PILES[key];
  if (pile !== undefined) return () => commands.pile(pile);
  if (key === 'enter') return racing ? () => commands.slap() : () => commands.next();
  if (key === ' ') return racing ? () => commands.draw() : () => commands.next();
  if (key === 'n') return () => commands.draw();
  if (key === 'f') return commands.turn === undefined ? null : () => commands.turn?.();
  if (key === 'm') return commands.move === undefined ? null : () => commands.move?.();
  if (key === 'p') return () => commands.pause();
  return key === 'escape' ? () => commands.escape() : null;
};
