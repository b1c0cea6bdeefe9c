/** What the strong player weighs: laying and picking are one choice, in whichever order they come. */
import type { Seat } from '../../../game/contract';
import { PICK, PLACE, type Compact } from './compact';
import type { Sense } from './sense';
import type { Spot } from './spots';

export const NONE = -1;

/** A place for the domino that is due and a place of the next row; `NONE`: none is chosen, or the domino is given up. */
export interface Choice {
  readonly spot: Spot;
  readonly slot: number;
}

export const freeSlots = (match: Compact): readonly number[] =>
  Array.from({ length: match.lying }, (_, slot) => slot).filter((slot) => !match.isTaken(slot));

/** The most promising places of a domino, the best first; `NONE` alone where it fits nowhere. */
export const bestSpots = (
  match: Compact,
  seat: Seat,
  domino: number,
  sense: Sense,
  most: number,
): readonly Spot[] => {
  sense.findAll(match.zoo(seat), domino);
  if (sense.count === 0) return [NONE];
  return Array.from({ length: sense.count }, (_, i) => i)
    .sort((a, b) => (sense.worths[b] ?? 0) - (sense.worths[a] ?? 0) || a - b)
    .slice(0, most)
    .map((i) => sense.spots[i] ?? NONE);
};

/** All that the seat on turn might do, in a fixed order. @param most places of a domino that are considered */
export const choicesOf = (match: Compact, sense: Sense, most: number): readonly Choice[] => {
  const { turn } = match;
  const slots = freeSlots(match);
  if (match.step === PICK) {
    if (!match.alone) return slots.map((slot) => ({ spot: NONE, slot }));
    return slots.flatMap((slot) =>
      bestSpots(match, turn, match.next[slot] ?? 0, sense, most).map((spot) => ({ spot, slot })),
    );
  }
  const spots = bestSpots(match, turn, match.due, sense, most);
  const then = match.alone || slots.length === 0 ? [NONE] : slots;
  return spots.flatMap((spot) => then.map((slot) => ({ spot, slot })));
};

const lay = (match: Compact, spot: Spot): void => {
  if (spot === NONE) match.discard();
  else match.lay(spot);
};

/** The seat on turn does it. */
export const perform = (match: Compact, { spot, slot }: Choice): void => {
  if (match.step === PLACE) {
    lay(match, spot);
    if (slot !== NONE) match.take(slot);
  } else {
    match.take(slot);
    if (match.alone) lay(match, spot);
  }
};
