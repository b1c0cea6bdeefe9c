/**
 * Reaction times of a finished match: from the moment since which a card fits somewhere to the moment in which it lies.
 * Only a whole log tells them of both, as the hands have to be known. What the table laid for somebody who let everything
 * stand is nobody's reaction.
 */
import type { AnyGame, JsonObject, Seat, Setup } from '../../../game/contract';
import { openSteps, type Step } from '../../../ui/story';
import { fits, topOf, type Card } from '../cards';
import type { Entry, Position } from '../position';
import { isForced } from '../waiting';

/** The cards that a seat could lay, were there a pile for them. */
const openCards = ({ options, hands, layouts }: Position, seat: Seat): readonly Card[] =>
  options.variant === 'spit'
    ? (layouts[seat] ?? []).flatMap(({ up }) => (up === null ? [] : [up]))
    : (hands[seat] ?? []);

/** The card that was laid with this step; `null`: none was. */
const laidIn = ({ entry, before }: Step<Position, Entry>): Card | null => {
  if ('chance' in entry || entry.do !== 'play') return null;
  return 'card' in entry ? entry.card : (before.layouts[entry.seat]?.[entry.from]?.up ?? null);
};

/** By seat: for each card that it laid, in order, the milliseconds between "fits" and "lies". */
export const reactionsOf = (
  rules: AnyGame,
  setup: Setup,
  log: readonly JsonObject[],
): readonly [readonly number[], readonly number[]] => {
  const times: [number[], number[]] = [[], []];
  /** By seat: since when each card that fits now has fitted all the time. */
  let since: readonly ReadonlyMap<Card, number>[] = [new Map(), new Map()];
  for (const step of openSteps<Position, Entry>(rules, setup)(log, 0)) {
    const { before, entry, after } = step;
    const card = isForced(before, entry) ? null : laidIn(step);
    if (card !== null && !('chance' in entry) && 'seat' in entry) {
      // Nobody can act before a freeze is over.
      const from = Math.max(
        since[entry.seat]?.get(card) ?? before.t,
        before.frozen[entry.seat] ?? 0,
      );
      times[entry.seat]?.push(after.t - from);
    }
    const fresh = 'chance' in entry && entry.chance === 'deal';
    since = since.map((known, seat) => {
      const playable = openCards(after, seat).filter((one) =>
        after.piles.some((pile) => fits(one, topOf(pile))),
      );
      return new Map(
        playable.map((one) => [one, (fresh ? undefined : known.get(one)) ?? after.t] as const),
      );
    });
  }
  return times;
};

/** The middle one of the times, or the mean of the two in the middle; `null` of none. */
export const median = (times: readonly number[]): number | null => {
  const sorted = [...times].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
};

/** The scale of a plot of times: columns of `step` milliseconds up to `end`; later ones stand in the last column. */
export interface Scale {
  readonly step: number;
  readonly end: number;
}

const SCALES: readonly Scale[] = [
  { step: 100, end: 3_000 },
  { step: 200, end: 6_000 },
  { step: 500, end: 15_000 },
  { step: 1_000, end: 30_000 },
];
/** A scale is long enough when so many of ten times lie on it. */
const MOST = 9;

/** The shortest scale on which nearly all of these times lie. */
export const scaleOf = (times: readonly number[]): Scale =>
  SCALES.find(({ end }) => times.filter((ms) => ms < end).length * 10 >= times.length * MOST) ??
  (SCALES.at(-1) as Scale);

/** How many of the times lie in each column of the scale. */
export const columnsOf = (times: readonly number[], { step, end }: Scale): readonly number[] => {
  const columns = Array.from({ length: end / step }, () => 0);
  for (const ms of times) {
    const at = Math.min(columns.length - 1, Math.floor(ms / step));
    columns[at] = (columns[at] ?? 0) + 1;
  }
  return columns;
};
