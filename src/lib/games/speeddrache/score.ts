/** What relics are worth, places and points. */
import type { Seat } from '../../game/contract';
import type { Card } from './cards';
import type { Recovery, Standing, View } from './position';

/** Worth of a relic by the order of recovery over the whole match, whoever recovers it. */
const WORTH: readonly number[] = [5, 5, 5, 10, 10];

/** Points for coming first, second and third. */
const PLACE_BONUS: readonly number[] = [30, 15, 5];

/** Worth of the relic that is brought out as number `order`, from 0. */
export const relicWorth = (order: number): number => WORTH[order] ?? 0;

/** Worth of all relics that a seat has. */
export const relicGold = (recovered: readonly Recovery[], seat: Seat): number =>
  recovered.reduce((sum, one, order) => (one.seat === seat ? sum + relicWorth(order) : sum), 0);

/** The relics of a seat in order of recovery. */
export const relicsOf = (recovered: readonly Recovery[], seat: Seat): readonly Card[] =>
  recovered.filter((one) => one.seat === seat).map((one) => one.relic);

export const bonusFor = (rank: number): number => PLACE_BONUS[rank - 1] ?? 0;

/** The result of a match that is over: chest and relics; where that is equal, more relics; then a shared place. */
export const standing = ({ chests: shown, recovered }: View): Standing => {
  // When a match is over, nothing is hidden any more.
  const chests = shown.map((chest) => chest ?? 0);
  const relics = chests.map((_, seat) => relicsOf(recovered, seat));
  const totals = chests.map((chest, seat) => chest + relicGold(recovered, seat));
  const better = (one: Seat, other: Seat): boolean => {
    const lead = (totals[one] ?? 0) - (totals[other] ?? 0);
    return lead === 0 ? (relics[one]?.length ?? 0) > (relics[other]?.length ?? 0) : lead > 0;
  };
  const ranks = totals.map(
    (_, seat) => 1 + totals.filter((_, other) => better(other, seat)).length,
  );
  const points = totals.map((total, seat) => total + bonusFor(ranks[seat] ?? 0));
  return { ranks, chests, relics, totals, points };
};
