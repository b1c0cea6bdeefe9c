/** How computer players of Speed choose between their cards: at a glance, or by the book; `plan.ts` has the plan. */
import { EASY_MISSES, foundAfter, isOverlooked, type Misses } from './attention';
import { NOTHING, type Deed, type Style } from './racer';
import { DRAW, SLAP, fitsOn, hasRank, nextTo, type Round } from './round';
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
export const easy: Choice = (round, me, meant) => {
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
export const normal: Choice = (round, me, meant) => {
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

/** Cards are laid one by one, by a hand that draws and slaps more quickly; `misses`: what is overlooked. */
export const style = (choose: Choice, misses?: Misses): Style<Round> => ({
  choose,
  oversight: (round, me, deed) =>
    misses === undefined || deed < 0 || deed >= DRAW ? 0 : foundAfter(round, me, deed, misses),
  isQuick: (deed) => deed === DRAW || deed === SLAP,
  isReached: () => false,
  pileOf: (deed) => (deed < 0 || deed >= DRAW ? null : (deed & 1) === 0 ? 0 : 1),
});
