/** How computer players of Speed choose between their cards: at a glance, by the book, or with a plan. */
import type { Strength } from '../../../ai/bot';
import { EASY_MISSES, NORMAL_MISSES, foundAfter, isOverlooked, type Misses } from './attention';
import { NOTHING, type Deed, type Style } from './racer';
import { DRAW, SLAP, fitsOn, hasRank, nextTo, type Round } from './round';
import { longestRow } from './rows';
import { below, mixed } from './tempo';

export type Choice = Style<Round>['choose'];

/** What numbers drawn by chance are for. */
const WHICH = 4;
const SLAPS = 5;

/** One time in so many, easy slaps with one card left. */
const HASTY = 8;
/** Normal draws when it holds so few, though a card fits. */
const FEW = 2;

/** What there is to do without a card that fits. */
export const idleDeed = (round: Round, me: 0 | 1): Deed => {
  if (round.slap && round.left(me) === 0) return SLAP;
  return round.mayDraw(me) ? DRAW : NOTHING;
};

/** Any of the cards that it sees to fit; fills its hand when it sees none, or has a gap and a mind to. */
const easy: Choice = (round, me, meant) => {
  const { tops, acts, salt } = round;
  const draws = round.mayDraw(me) && below(mixed(salt[me], acts[me], 0, WHICH), 3) === 0;
  if (draws) return DRAW;
  if (
    round.slap &&
    round.left(me) === 1 &&
    below(mixed(salt[me], acts[me], 0, SLAPS), HASTY) === 0 &&
    round.t >= round.frozen[me]
  )
    return SLAP;
  let best = NOTHING;
  let least = Infinity;
  let missed = NOTHING;
  for (const card of round.hands[me])
    for (const pile of [0, 1] as const) {
      if (!hasRank(fitsOn(tops[pile]), card)) continue;
      const deed = 2 * card + pile;
      if (deed === meant) return deed;
      if (isOverlooked(round, me, deed, EASY_MISSES)) {
        missed = deed;
        continue;
      }
      const lot = mixed(salt[me], acts[me], deed, WHICH);
      if (lot >= least) continue;
      least = lot;
      best = deed;
    }
  if (best !== NOTHING) return best;
  const idle = idleDeed(round, me);
  return idle === NOTHING ? missed : idle;
};

/** Lays where another card of its hand follows, and fills the hand when it runs out of cards. */
const normal: Choice = (round, me, meant) => {
  const { tops } = round;
  const hand = round.hands[me];
  if (round.mayDraw(me) && round.held[me] <= FEW) return DRAW;
  let best = NOTHING;
  let most = -1;
  for (const card of hand)
    for (const pile of [0, 1] as const) {
      if (!hasRank(fitsOn(tops[pile]), card)) continue;
      const deed = 2 * card + pile;
      const after = nextTo(card >> 2) | fitsOn(tops[pile === 0 ? 1 : 0]);
      let worth = deed === meant ? 1 : 0;
      for (const other of hand) if (other !== card && hasRank(after, other)) worth += 2;
      if (worth <= most) continue;
      most = worth;
      best = deed;
    }
  return best === NOTHING ? idleDeed(round, me) : best;
};

/** What the plan goes by; only how these compare matters. Measured: what the other one cannot go on with is worth most. */
export interface Weights {
  /** For each card of the longest row that can be laid. */
  readonly row: number;
  /** For each card expected of the other one that fits on what would lie. */
  readonly feeds: number;
  /** For what it was about to do. */
  readonly meant: number;
}

const WEIGHTS: Weights = { row: 50, feeds: 500, meant: 100 };

/** Cards of ranks `set` that the other one is expected to hold, in hundredths. */
export const expected = (round: Round, me: 0 | 1, set: number): number => {
  const other = me === 0 ? 1 : 0;
  const held = round.held[other];
  const cold = Math.min(held, round.cold[other]);
  const own = round.hands[me];
  const unseen = 52 - round.laidInAll - own.length;
  if (unseen <= 0 || held === 0) return 0;
  let fresh = 0;
  let known = 0;
  let coldInAll = 0;
  const ranks = round.coldRanks[other];
  for (let rank = 0; rank < 13; rank++) {
    let left = 4 - (round.laid[rank] ?? 0);
    for (const card of own) if (card >> 2 === rank) left -= 1;
    const isCold = ((ranks >> rank) & 1) === 1;
    if (!isCold) coldInAll += left;
    if (((set >> rank) & 1) === 0) continue;
    fresh += left;
    if (!isCold) known += left;
  }
  const ofNew = Math.floor((100 * (held - cold) * fresh) / unseen);
  return coldInAll <= 0 ? ofNew : ofNew + Math.floor((100 * cold * known) / coldInAll);
};

/** Plans the longest row over both piles and feeds the other one as little as it can. */
const planner =
  (weights: Weights): Choice =>
  (round, me, meant) => {
    const { tops } = round;
    const hand = round.hands[me];
    const [low, high] = [fitsOn(tops[0]), fitsOn(tops[1])];
    const all = (1 << hand.length) - 1;
    let best = NOTHING;
    let most = -Infinity;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] ?? 0;
      for (const pile of [0, 1] as const) {
        if (!hasRank(pile === 0 ? low : high, card)) continue;
        const deed = 2 * card + pile;
        const next = nextTo(card >> 2);
        const [l, h] = pile === 0 ? [next, high] : [low, next];
        const row = 1 + longestRow(hand, all & ~(1 << i), l, h);
        const worth =
          weights.row * row -
          Math.floor((weights.feeds * expected(round, me, l | h)) / 100) +
          (deed === meant ? weights.meant : 0);
        if (worth <= most) continue;
        most = worth;
        best = deed;
      }
    }
    return best === NOTHING ? idleDeed(round, me) : best;
  };

/** Cards are laid one by one, by a hand that draws and slaps more quickly; `misses`: what is overlooked. */
export const style = (choose: Choice, misses?: Misses): Style<Round> => ({
  choose,
  oversight: (round, me, deed) =>
    misses === undefined || deed < 0 || deed >= DRAW ? 0 : foundAfter(round, me, deed, misses),
  isQuick: (deed) => deed === DRAW || deed === SLAP,
  isReached: () => false,
  pileOf: (deed) => (deed < 0 || deed >= DRAW ? null : (deed & 1) === 0 ? 0 : 1),
});

/** How each strength plays a round. */
export const STYLES: { readonly [strength in Strength]: Style<Round> } = {
  easy: style(easy, EASY_MISSES),
  normal: style(normal, NORMAL_MISSES),
  strong: style(planner(WEIGHTS)),
};

/** Plans with other weights, to try. */
export const planning = (weights: Weights): Style<Round> => style(planner(weights));
