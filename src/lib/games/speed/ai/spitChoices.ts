/** How computer players of Spit choose: at a glance, or by the book; `spitPlan.ts` has the plan. */
import { PLACES } from '../position';
import { EASY_MISSES, foundAfter, isOverlooked, type Misses } from './attention';
import { GRAB, MOVE, REVEAL, type Layouts } from './layouts';
import { NOTHING, type Deed, type Style } from './racer';
import { NO_CARD, fitsOn, hasRank, nextTo } from './round';
import { below, mixed } from './tempo';

export type Choice = Style<Layouts>['choose'];

/** What numbers drawn by chance are for. */
const WHICH = 4;
const GUESS = 5;

/** How far the strong player errs. */
export const KEEN = 8;

/** The pile that looks smaller to somebody who errs by up to `error` hundredths. */
export const grab = (deal: Layouts, me: 0 | 1, error: number): Deed => {
  const guessed = ([0, 1] as const).map(
    (pile) =>
      deal.sizes[pile] *
      (100 - error + below(mixed(deal.salt[me], deal.acts[me], pile, GUESS), 2 * error + 1)),
  );
  return GRAB + ((guessed[1] ?? 0) < (guessed[0] ?? 0) ? 1 : 0);
};

/** Turns a card where one can, the highest heap first; else moves one away from the highest heap. */
export const dig = (deal: Layouts, me: 0 | 1): Deed => {
  let [reveal, high, free, from, deep] = [NOTHING, 0, NOTHING, NOTHING, 0];
  for (let at = 0; at < PLACES; at++) {
    const down = deal.downs[me][at] ?? 0;
    const isOpen = (deal.ups[me][at] ?? NO_CARD) >= 0;
    if (!isOpen && down > high) [reveal, high] = [at, down];
    if (!isOpen && down === 0 && free < 0) free = at;
    if (isOpen && down > deep) [from, deep] = [at, down];
  }
  if (reveal >= 0) return REVEAL + reveal;
  return free >= 0 && from >= 0 ? MOVE + PLACES * from + free : NOTHING;
};

export const easy: Choice = (deal, me, meant) => {
  if (deal.grabs) return grab(deal, me, 35);
  if (!deal.opened) return NOTHING;
  let [best, least, missed] = [NOTHING, Infinity, NOTHING];
  for (let from = 0; from < PLACES; from++)
    for (const pile of [0, 1] as const) {
      const up = deal.ups[me][from] ?? NO_CARD;
      if (up < 0 || !hasRank(fitsOn(deal.tops[pile]), up)) continue;
      const deed = 2 * from + pile;
      if (deed === meant) return deed;
      const lot = mixed(deal.salt[me], deal.acts[me], deed, WHICH);
      if (isOverlooked(deal, me, deed, EASY_MISSES)) missed = deed;
      else if (lot < least) [best, least] = [deed, lot];
    }
  if (best !== NOTHING) return best;
  const digs = dig(deal, me);
  return digs === NOTHING ? missed : digs;
};

/** Lays where another open card of its own follows, the highest heap first; then it turns and moves. */
export const normal: Choice = (deal, me, meant) => {
  if (deal.grabs) return grab(deal, me, 20);
  if (!deal.opened) return NOTHING;
  const ups = deal.ups[me];
  let [best, most] = [NOTHING, -1];
  for (let from = 0; from < PLACES; from++)
    for (const pile of [0, 1] as const) {
      const up = ups[from] ?? NO_CARD;
      if (up < 0 || !hasRank(fitsOn(deal.tops[pile]), up)) continue;
      const deed = 2 * from + pile;
      const after = nextTo(up >> 2) | fitsOn(deal.tops[pile === 0 ? 1 : 0]);
      let worth = (deed === meant ? 1 : 0) + (deal.downs[me][from] ?? 0);
      for (let at = 0; at < PLACES; at++)
        if (at !== from && (ups[at] ?? NO_CARD) >= 0 && hasRank(after, ups[at] ?? 0)) worth += 4;
      if (worth > most) [best, most] = [deed, worth];
    }
  return best === NOTHING ? dig(deal, me) : best;
};

export const style = (choose: Choice, misses?: Misses): Style<Layouts> => ({
  choose,
  oversight: (deal, me, deed) =>
    misses === undefined || deed < 0 || deed >= REVEAL ? 0 : foundAfter(deal, me, deed, misses),
  isQuick: (deed) => deed >= REVEAL,
  isReached: (deed) => deed >= GRAB,
  pileOf: (deed) => (deed < 0 || deed >= REVEAL ? null : (deed & 1) === 0 ? 0 : 1),
});
