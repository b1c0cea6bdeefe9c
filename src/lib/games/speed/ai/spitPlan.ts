/**
 * The plan of the strong player of Spit, over both layouts, which all can see. Of all that can be done it takes what is
 * worth most by what it leaves to either. What counts for how much was fitted to how simulated deals ended, which went
 * on from the same moment with one deed or another; the arena measures what comes of it (README.md).
 */
import { PLACES } from '../position';
import { sizeOf } from './counting';
import { MOVE, REVEAL, placeOf, type Layouts } from './layouts';
import { NOTHING, type Deed } from './racer';
import { NO_CARD, fitsOn, hasRank, nextTo } from './round';
import { longestRow } from './rows';
import { KEEN, grab, type Choice } from './spitChoices';

/** In thousandths of a card that the other one has left more at the end of the deal. */
export interface SpitWeights {
  /** For each card of the longest row of own open cards that is left, and of the other one's. */
  readonly row: number;
  readonly feeds: number;
  /** Where no open card of the other one fits. */
  readonly blocks: number;
  /** For each rank that the other one has open and that fits on what is covered. */
  readonly covers: number;
  /** For each card under the one that is laid, turned or moved. */
  readonly heap: number;
  readonly turn: number;
  readonly move: number;
  /** For what it was about to do; for laying, or turning up, something else after 620 ms, less if sooner. */
  readonly meant: number;
  readonly lateLay: number;
  readonly lateTurn: number;
}

const WEIGHTS: SpitWeights = {
  row: 100,
  feeds: -75,
  blocks: 120,
  covers: 75,
  heap: 10,
  turn: -100,
  move: -110,
  meant: 8,
  lateLay: -70,
  lateTurn: -150,
};

/** Turning away costs most after one and a half times as long as a card takes. */
const CARD = 620;
const LATEST = 930;

/** Which places have a card face up, as bits. */
const openOf = (ups: readonly number[]): number => {
  let mask = 0;
  for (let at = 0; at < PLACES; at++) if ((ups[at] ?? NO_CARD) >= 0) mask |= 1 << at;
  return mask;
};

const ranksOf = (ups: readonly number[]): number => {
  let ranks = 0;
  for (const up of ups) if (up >= 0) ranks |= 1 << (up >> 2);
  return ranks;
};

/** All that can be done: laying, turning, moving to the first free place. */
const deedsOf = ({ ups, downs, tops }: Layouts, me: 0 | 1): readonly Deed[] => {
  const deeds: Deed[] = [];
  let free = NOTHING;
  for (let at = 0; at < PLACES; at++) {
    const up = ups[me][at] ?? NO_CARD;
    if (up < 0) {
      if ((downs[me][at] ?? 0) > 0) deeds.push(REVEAL + at);
      else if (free < 0) free = at;
    } else
      for (const pile of [0, 1] as const)
        if (hasRank(fitsOn(tops[pile]), up)) deeds.push(2 * at + pile);
  }
  if (free < 0) return deeds;
  for (let at = 0; at < PLACES; at++)
    if ((ups[me][at] ?? NO_CARD) >= 0 && (downs[me][at] ?? 0) > 0)
      deeds.push(MOVE + PLACES * at + free);
  return deeds;
};

const worthOf = (
  weights: SpitWeights,
  deal: Layouts,
  me: 0 | 1,
  { deed, meant }: { readonly deed: Deed; readonly meant: Deed },
): number => {
  const own = deal.ups[me];
  const theirs = deal.ups[me === 0 ? 1 : 0];
  const ranks = ranksOf(theirs);
  let mine = openOf(own);
  let [low, high] = [fitsOn(deal.tops[0]), fitsOn(deal.tops[1])];
  const turned = meant >= 0 && deed !== meant;
  const late = turned ? Math.min(LATEST, deal.t - deal.actedAt[me]) : 0;
  let worth = deed === meant ? weights.meant : 0;
  if (deed < REVEAL) {
    const from = deed >> 1;
    const next = nextTo((own[from] ?? 0) >> 2);
    worth += weights.covers * sizeOf(ranks & ((deed & 1) === 0 ? low : high));
    mine &= ~(1 << from);
    if ((deed & 1) === 0) low = next;
    else high = next;
  } else worth += deed < MOVE ? weights.turn : weights.move;
  if (deed < MOVE) worth += weights.heap * (deal.downs[me][placeOf(deed)] ?? 0);
  else worth += weights.heap * (deal.downs[me][Math.floor((deed - MOVE) / PLACES)] ?? 0);
  worth += Math.floor(((deed < REVEAL ? weights.lateLay : weights.lateTurn) * late) / CARD);
  worth += weights.row * longestRow(own, mine, low, high);
  worth += weights.feeds * longestRow(theirs, openOf(theirs), low, high);
  return (ranks & (low | high)) === 0 ? worth + weights.blocks : worth;
};

/** Does what is worth most; of equals the first. */
export const spitPlanner =
  (weights: SpitWeights = WEIGHTS): Choice =>
  (deal, me, meant) => {
    if (deal.grabs) return grab(deal, me, KEEN);
    if (!deal.opened) return NOTHING;
    const deeds = deedsOf(deal, me);
    const [only = NOTHING] = deeds;
    if (deeds.length < 2) return only;
    let [best, most] = [NOTHING, -Infinity];
    for (const deed of deeds) {
      const worth = worthOf(weights, deal, me, { deed, meant });
      if (worth > most) [best, most] = [deed, worth];
    }
    return best;
  };
