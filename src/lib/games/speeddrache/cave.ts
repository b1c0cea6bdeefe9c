/** The arithmetic of the cave: what a card brings, what leaving brings, how great the risk is. */
import type { Seat } from '../../game/contract';
import { goldOf, isHazard, isRelic, type Card } from './cards';
import type { Path } from './position';

/** Gold that lies on the path. */
export const goldOn = (path: Path): number =>
  path.reduce((sum, { card, lying }) => (isRelic(card) ? sum : sum + lying), 0);

/** Relics that lie on the path, in its order. */
export const relicsOn = (path: Path): readonly Card[] =>
  path.flatMap(({ card, lying }) => (isRelic(card) && lying > 0 ? [card] : []));

/** Kinds of hazard that lie open, each once. */
export const openHazards = (path: Path): readonly Card[] => [
  ...new Set(path.flatMap(({ card }) => (isHazard(card) ? [card] : []))),
];

/** Cards of the stack that would end the expedition if they came next. */
export const fatal = (path: Path, stack: readonly Card[]): number => {
  const open = openHazards(path);
  return stack.reduce((count, card) => (open.includes(card) ? count + 1 : count), 0);
};

/** The chance that the next card ends the expedition, 0 … 1; an empty stack is no risk. */
export const risk = (path: Path, stack: readonly Card[]): number =>
  stack.length === 0 ? 0 : fatal(path, stack) / stack.length;

/** What a treasure brings each of `thieves`, and what stays on it. */
export const split = (card: Card, thieves: number): { share: number; lying: number } => {
  const gold = goldOf(card);
  const share = Math.floor(gold / thieves);
  return { share, lying: gold - share * thieves };
};

/** What leaving brings. */
export interface WayHome {
  /** Gold for each who leaves, beside the bag. */
  readonly share: number;
  /** Relics for the one who leaves alone. */
  readonly relics: readonly Card[];
  /** What lies there afterwards. */
  readonly path: Path;
}

/** `leavers` thieves, at least one, go out together. What cannot be shared stays on the cards nearest the dragon. */
export const wayHome = (path: Path, leavers: number): WayHome => {
  const gold = goldOn(path);
  const share = Math.floor(gold / leavers);
  const alone = leavers === 1;
  let stays = gold - share * leavers;
  const after = path.toReversed().map(({ card, lying }) => {
    if (isRelic(card)) return { card, lying: alone ? 0 : lying };
    const left = Math.min(stays, lying);
    stays -= left;
    return { card, lying: left };
  });
  return { share, relics: alone ? relicsOn(path) : [], path: after.toReversed() };
};

/** The list without those seats. */
export const without = (seats: readonly Seat[], others: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => !others.includes(seat));
