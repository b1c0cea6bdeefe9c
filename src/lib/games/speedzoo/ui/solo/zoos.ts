/** The zoos that were built alone, and what is reckoned over them. Missions stay out of it (ZO-38). */
import type { MatchSummary } from '../../../../store/matches';
import { HABITATS, type Habitat } from '../../dominoes';
import type { Count } from '../../score';

export interface BuiltZoo {
  /** Of its match. */
  readonly id: string;
  readonly kind: 'free' | 'daily';
  readonly visitors: number;
}

/** Those of Punktejagd and Tageszoo, the oldest first. */
export const zoosOf = (finished: readonly MatchSummary[]): readonly BuiltZoo[] =>
  finished
    .flatMap(({ head, standing }): readonly BuiltZoo[] => {
      const { kind } = head.setup.source;
      const visitors = standing?.points[0];
      return kind === 'mission' || visitors === undefined ? [] : [{ id: head.id, kind, visitors }];
    })
    .toReversed();

export const meanOf = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const visitorsOf = (zoos: readonly BuiltZoo[]): readonly number[] =>
  zoos.map(({ visitors }) => visitors);

export const bestOf = (zoos: readonly BuiltZoo[]): number | null =>
  zoos.length === 0 ? null : Math.max(...visitorsOf(zoos));

/** Over the last so many. */
export const lastMean = (zoos: readonly BuiltZoo[], last: number): number | null =>
  meanOf(visitorsOf(zoos).slice(-last));

/** For each zoo the mean of itself and up to so many before it. */
export const slidingMeans = (zoos: readonly BuiltZoo[], over: number): readonly number[] =>
  zoos.map((_, at) => meanOf(visitorsOf(zoos).slice(Math.max(0, at + 1 - over), at + 1)) ?? 0);

/** Where the lines of a plot lie: every 20 from below the least to above the most, three at least. */
export const gridOf = (numbers: readonly number[]): readonly number[] => {
  const STEP = 20;
  const low = Math.floor(Math.min(...numbers) / STEP);
  const high = Math.max(low + 2, Math.ceil(Math.max(...numbers) / STEP));
  return Array.from({ length: high - low + 1 }, (_, line) => (low + line) * STEP);
};

/** What each habitat has brought a zoo on average, the most first. */
export const habitatMeans = (
  counts: readonly Count[],
): readonly { readonly habitat: Habitat; readonly mean: number }[] =>
  HABITATS.map((habitat) => {
    const brought = counts.map(({ enclosures }) =>
      enclosures
        .filter((one) => one.habitat === habitat)
        .reduce((sum, one) => sum + one.visitors, 0),
    );
    return { habitat, mean: meanOf(brought) ?? 0 };
  }).sort((a, b) => b.mean - a.mean);
