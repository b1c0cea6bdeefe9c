/**
 * The plan of the strong player. Of all ways to lay a card it takes the one that is worth most by what it leaves: to
 * its own hand, and to the other one, of whom it counts what has been seen. What counts for how much was fitted to
 * how some 690,000 simulated rounds ended, which went on from the same moment with one card or another; the arena
 * measures what comes of it (README.md).
 */
import { idleDeed, type Choice } from './choices';
import { Counts, sizeOf } from './counting';
import { NOTHING } from './racer';
import { DRAW, fitsOn, hasRank, nextTo, type Round } from './round';
import { longestRow } from './rows';

/** In thousandths of a round won. */
export interface Weights {
  /** For each card of the longest row that follows from the own hand. */
  readonly row: number;
  /** For each two cards that stay in the hand and go on each other. */
  readonly pairs: number;
  /** For each rank of the own hand that fits on the other pile, and on the card that is laid. */
  readonly onOther: number;
  readonly onLaid: number;
  /** For each rank of the own hand that fits on what the card may be answered with. */
  readonly onAnswer: number;
  /** For every four unseen cards that go on one of those that stay. */
  readonly outs: number;
  /** For each card expected of the other one that fits on what would lie; for its square. */
  readonly feeds: number;
  readonly feedsSquared: number;
  /** On top of that: when the other one has a handful left, and when the own stock is used up. */
  readonly feedsFew: number;
  readonly feedsLast: number;
  /** For each card expected of the other one that fits on what is covered. */
  readonly covers: number;
  /** For what it was about to do; for turning to something else after 620 ms, less if sooner. */
  readonly meant: number;
  readonly turns: number;
}

const WEIGHTS: Weights = {
  row: 8,
  pairs: 8,
  onOther: 23,
  onLaid: -8,
  onAnswer: 12,
  outs: 30,
  feeds: -38,
  feedsSquared: 11,
  feedsFew: -15,
  feedsLast: -32,
  covers: 17,
  meant: 2,
  turns: -7,
};

const FEW = 5;
/** Turning away costs most after one and a half times as long as a card takes. */
const CARD = 620;
const LATEST = 930;

/** Ranks two apart, and the rank itself: what goes on whatever goes on it. */
const AGAIN: readonly number[] = Array.from(
  { length: 13 },
  (_, rank) => nextTo((rank + 1) % 13) | nextTo((rank + 12) % 13),
);

const counts = new Counts();

/** What it is worth to lay the card at `at` on a pile, in hundredths of what the weights are in. */
const worthOf = (
  weights: Weights,
  round: Round,
  me: 0 | 1,
  { at, pile, meant }: { readonly at: number; readonly pile: 0 | 1; readonly meant: number },
): number => {
  const hand = round.hands[me];
  const card = hand[at] ?? 0;
  const onLaid = nextTo(card >> 2);
  const onOther = fitsOn(round.tops[pile === 0 ? 1 : 0]);
  let [ranks, pairs, outs] = [0, 0, 0];
  for (let one = 0; one < hand.length; one++) {
    if (one === at) continue;
    const rank = (hand[one] ?? 0) >> 2;
    ranks |= 1 << rank;
    outs += counts.outs(rank);
    for (let two = one + 1; two < hand.length; two++)
      if (two !== at && hasRank(nextTo(rank), hand[two] ?? 0)) pairs += 1;
  }
  const all = (1 << hand.length) - 1;
  const [low, high] = pile === 0 ? [onLaid, onOther] : [onOther, onLaid];
  const own =
    weights.row * longestRow(hand, all & ~(1 << at), low, high) +
    weights.pairs * pairs +
    weights.onOther * sizeOf(ranks & onOther) +
    weights.onLaid * sizeOf(ranks & onLaid) +
    weights.onAnswer * sizeOf(ranks & (AGAIN[card >> 2] ?? 0));
  const fed = counts.expected(low | high);
  const feeds =
    weights.feeds +
    (round.left(1 - me) <= FEW ? weights.feedsFew : 0) +
    (round.stock[me] === 0 ? weights.feedsLast : 0);
  const turned = meant >= 0 && meant < DRAW && meant !== 2 * card + pile ? 1 : 0;
  const since = Math.min(LATEST, round.t - round.actedAt[me]);
  return (
    100 * own +
    25 * weights.outs * outs +
    feeds * fed +
    Math.floor((weights.feedsSquared * fed * fed) / 100) +
    weights.covers * counts.expected(fitsOn(round.tops[pile])) +
    (meant === 2 * card + pile ? 100 * weights.meant : 0) +
    Math.floor((100 * weights.turns * turned * since) / CARD)
  );
};

/** Lays what is worth most; of cards of one rank the first. */
export const planner =
  (weights: Weights = WEIGHTS): Choice =>
  (round, me, meant) => {
    const hand = round.hands[me];
    const fits = [fitsOn(round.tops[0]), fitsOn(round.tops[1])] as const;
    let [only, ways] = [NOTHING, 0];
    for (const card of hand)
      for (const pile of [0, 1] as const)
        if (hasRank(fits[pile], card)) [only, ways] = [2 * card + pile, ways + 1];
    if (ways === 0) return idleDeed(round, me);
    if (ways === 1) return only;
    counts.count(round, me);
    let [best, most] = [NOTHING, -Infinity];
    for (let at = 0; at < hand.length; at++)
      for (const pile of [0, 1] as const) {
        const card = hand[at] ?? 0;
        if (!hasRank(fits[pile], card)) continue;
        const worth = worthOf(weights, round, me, { at, pile, meant });
        if (worth > most) [best, most] = [2 * card + pile, worth];
      }
    return best;
  };
