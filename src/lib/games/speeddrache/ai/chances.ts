/**
 * How likely each seat wins the match from how it stands after an expedition. What thieves still bring home is told by
 * tables of what they brought home in training, compared with the mean of the table; everybody's luck is taken to be his
 * own. Sums and products only, always in the same order.
 */
import type { Seat } from '../../../game/contract';
import type { Cave } from './cave';

/** Equal parts into which gains are cut. */
export const QUANTILES = 16;
/** Leads beyond that are safe. */
const REACH = 160;
export const PER_CENT = 100;

/**
 * By expeditions left, from 1: what a thief brings home more than the mean of its table; the middle of each sixteenth of
 * all thieves, ascending.
 */
export type Gains = readonly (readonly number[])[];

/** How often a gain is below `gold` or, half of the time, equal to it: straight lines between the known points. */
const shareBelow = (points: readonly number[], gold: number): number => {
  const first = points[0] ?? 0;
  const last = points[QUANTILES - 1] ?? 0;
  const tail = 0.5 / QUANTILES;
  if (gold <= first) return tail / (1 + (first - gold) / 4);
  if (gold >= last) return 1 - tail / (1 + (gold - last) / 8);
  let at = 0;
  while ((points[at + 1] ?? 0) <= gold) at++;
  const [low, high] = [points[at] ?? 0, points[at + 1] ?? 0];
  return (at + 0.5 + (gold - low) / (high - low)) / QUANTILES;
};

export class Chances {
  readonly #points: readonly (readonly number[])[];
  readonly #below: readonly Float64Array[];

  constructor(gains: Gains) {
    this.#points = gains;
    this.#below = gains.map((points) =>
      Float64Array.from({ length: 2 * REACH + 1 }, (_, i) => shareBelow(points, i - REACH)),
    );
  }

  /** The chance of a seat to win the match, in hundredths, once the running expedition is over. */
  of(cave: Cave, seat: Seat): number {
    const left = cave.expeditions - cave.expedition;
    const { seats, loot } = cave;
    const own = loot[seat] ?? 0;
    if (left === 0) return this.#final(cave, seat);
    const points = this.#points[left - 1] ?? [];
    const below = this.#below[left - 1] ?? new Float64Array(0);
    let sum = 0;
    for (let i = 0; i < QUANTILES; i++) {
      const mine = own + (points[i] ?? 0) + REACH;
      let all = 1;
      for (let other = 0; other < seats; other++) {
        if (other === seat) continue;
        const lead = mine - (loot[other] ?? 0);
        all *= below[lead < 0 ? 0 : lead > 2 * REACH ? 2 * REACH : lead] ?? 0;
      }
      sum += all;
    }
    return (sum * PER_CENT) / QUANTILES;
  }

  #final({ seats, loot, held }: Cave, seat: Seat): number {
    let equal = 0;
    for (let other = 0; other < seats; other++) {
      const lead = (loot[seat] ?? 0) - (loot[other] ?? 0);
      const more = lead === 0 ? (held[seat] ?? 0) - (held[other] ?? 0) : lead;
      if (more < 0) return 0;
      if (more === 0) equal += 1;
    }
    return PER_CENT / equal;
  }
}
