/**
 * The normal player reckons for every place the visitors that come at once and how enclosures can still grow, keeps its
 * gate in the middle and leaves no gaps; laying and picking are two questions to it.
 */
import type { Compact } from './compact';
import { Hopes, Sense, type Taste } from './sense';
import type { Spot } from './spots';

/** Round numbers, so that it plays like somebody who knows what matters and does not reckon it out. */
export const NORMAL: Taste = {
  middle: 128,
  stays: false,
  gap: 40,
  open: 0,
  shut: 4,
  stars: 64,
  fields: 64,
  discard: 256,
  late: 12,
};

const sense = (match: Compact): Sense => {
  const hopes = new Hopes();
  hopes.set(NORMAL, match);
  return new Sense(NORMAL, match.middle, hopes);
};

/** Where it lays the domino that is due; −1: it fits nowhere. */
export const normalSpot = (match: Compact): Spot => {
  const own = sense(match);
  own.find(match.zoo(match.turn), match.due);
  return own.spot;
};

/** Which place of the next row it takes. */
export const normalPick = (match: Compact): number => sense(match).pick(match);
