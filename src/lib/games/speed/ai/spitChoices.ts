/** How computer players of Spit choose: at a glance, by the book, or with a plan over both layouts, which all can see. */
import type { Strength } from '../../../ai/bot';
import { PLACES } from '../position';
import { EASY_MISSES, NORMAL_MISSES, foundAfter, isOverlooked, type Misses } from './attention';
import { GRAB, MOVE, REVEAL, type Layouts } from './layouts';
import { NOTHING, type Deed, type Style } from './racer';
import { NO_CARD, fitsOn, hasRank, nextTo } from './round';
import { longestRow } from './rows';
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

const easy: Choice = (deal, me, meant) => {
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
const normal: Choice = (deal, me, meant) => {
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

/** What the plan goes by, in hundredths of a card. */
export interface SpitWeights {
  /** For each card of the longest row of open cards. */
  readonly row: number;
  /** For each card of the longest row that the other one could answer with. */
  readonly feeds: number;
  /** For each card underneath the one that is laid. */
  readonly heap: number;
  /** What turning a card is worth. */
  readonly turn: number;
  readonly meant: number;
}

export const SPIT_WEIGHTS: SpitWeights = { row: 100, feeds: 30, heap: 10, turn: 150, meant: 20 };

/** Which places have a card face up, as bits. */
const openOf = (ups: readonly number[]): number => {
  let mask = 0;
  for (let at = 0; at < PLACES; at++) if ((ups[at] ?? NO_CARD) >= 0) mask |= 1 << at;
  return mask;
};

const planner =
  (weights: SpitWeights): Choice =>
  (deal, me, meant) => {
    if (deal.grabs) return grab(deal, me, KEEN);
    if (!deal.opened) return NOTHING;
    const ups = deal.ups[me];
    const theirs = deal.ups[me === 0 ? 1 : 0];
    const [mine, others] = [openOf(ups), openOf(theirs)];
    const [low, high] = [fitsOn(deal.tops[0]), fitsOn(deal.tops[1])];
    let [best, most] = [NOTHING, -Infinity];
    for (let from = 0; from < PLACES; from++)
      for (const pile of [0, 1] as const) {
        const up = ups[from] ?? NO_CARD;
        if (up < 0 || !hasRank(pile === 0 ? low : high, up)) continue;
        const deed = 2 * from + pile;
        const next = nextTo(up >> 2);
        const [l, h] = pile === 0 ? [next, high] : [low, next];
        const worth =
          weights.row * (1 + longestRow(ups, mine & ~(1 << from), l, h)) -
          weights.feeds * longestRow(theirs, others, l, h) +
          weights.heap * (deal.downs[me][from] ?? 0) +
          (deed === meant ? weights.meant : 0);
        if (worth > most) [best, most] = [deed, worth];
      }
    const digs = dig(deal, me);
    if (best === NOTHING) return digs;
    const turns = digs >= REVEAL && digs < MOVE;
    return turns && weights.turn + (digs === meant ? weights.meant : 0) > most ? digs : best;
  };

export const style = (choose: Choice, misses?: Misses): Style<Layouts> => ({
  choose,
  oversight: (deal, me, deed) =>
    misses === undefined || deed < 0 || deed >= REVEAL ? 0 : foundAfter(deal, me, deed, misses),
  isQuick: (deed) => deed >= REVEAL,
  isReached: (deed) => deed >= GRAB,
  pileOf: (deed) => (deed < 0 || deed >= REVEAL ? null : (deed & 1) === 0 ? 0 : 1),
});

/** How each strength plays a deal of Spit. */
export const SPIT_STYLES: { readonly [strength in Strength]: Style<Layouts> } = {
  easy: style(easy, EASY_MISSES),
  normal: style(normal, NORMAL_MISSES),
  strong: style(planner(SPIT_WEIGHTS)),
};

export const spitPlanning = (weights: SpitWeights): Style<Layouts> => style(planner(weights));
