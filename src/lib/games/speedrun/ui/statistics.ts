/** What the dice and the captures of a match came to, folded from its log. The rules are handed in. */
import type { AnyGame, JsonObject, Setup } from '../../../game/contract';
import type { Entry, Position } from '../position';

export interface SeatStatistics {
  /** How often this seat rolled 1 to 6. */
  readonly faces: readonly number[];
  readonly rolls: number;
  readonly sixes: number;
  /** Foreign figures captured, and own ones lost. */
  readonly captures: number;
  readonly losses: number;
}

export interface Expectation {
  /** Of each face. */
  readonly each: number;
  /** Two standard deviations: about one face in twenty strays farther. */
  readonly stray: number;
}

interface Counting {
  faces: number[];
  captures: number;
  losses: number;
}

export const statisticsOf = (
  rules: Pick<AnyGame, 'start' | 'apply'>,
  setup: Setup,
  log: readonly JsonObject[],
): readonly SeatStatistics[] => {
  const seats = Array.from({ length: setup.seats }, (): Counting => ({
    faces: [0, 0, 0, 0, 0, 0],
    captures: 0,
    losses: 0,
  }));
  let position = rules.start(setup) as unknown as Position;
  for (const raw of log) {
    const entry = raw as unknown as Entry;
    const result = rules.apply(position as never, entry as never);
    if (!result.ok) break;
    const next = result.value as unknown as Position;
    count(seats, position, entry, next);
    position = next;
  }
  return seats.map(({ faces, captures, losses }) => ({
    faces,
    rolls: faces.reduce((sum, times) => sum + times, 0),
    sixes: faces[5] ?? 0,
    captures,
    losses,
  }));
};

const count = (seats: Counting[], before: Position, entry: Entry, after: Position): void => {
  if (!('chance' in entry)) {
    const victim = after.figures.findIndex(
      (own, seat) =>
        seat !== entry.seat && own.some((p, i) => p < (before.figures[seat]?.[i] ?? p)),
    );
    const [mover, loser] = [seats[entry.seat], seats[victim]];
    if (mover === undefined || loser === undefined) return;
    mover.captures += 1;
    loser.losses += 1;
    return;
  }
  const roller = seats[before.turn ?? -1];
  if (entry.chance !== 'roll' || roller === undefined) return;
  roller.faces[entry.value - 1] = (roller.faces[entry.value - 1] ?? 0) + 1;
};

/** What an honest die lets expect of `rolls` rolls, for every face alike. */
export const expectation = (rolls: number): Expectation => ({
  each: rolls / 6,
  stray: 2 * Math.sqrt((5 * rolls) / 36),
});
