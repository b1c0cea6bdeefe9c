/** What conformance knows of each game of the registry: one entry a game. */
import type { Seat } from '../../src/lib/game/contract';
import type { GameId } from '../../src/lib/games/rules';
import type { Position as Speedrun } from '../../src/lib/games/speedrun/position';
import type { Hooks } from './harness';

interface Proving {
  readonly hooks: Hooks;
  /** Matches of every setup that are looked at closely, and steps of each that are looked at most closely. */
  readonly matches: number;
  readonly looks: number;
  /** Matches of every setup that have to end and verify (F06). */
  readonly endings: number;
}

/** Where the seats start on the ring of 40, by number of seats; on purpose not taken from the rules. */
const STARTS: { readonly [seats: number]: readonly number[] } = {
  2: [0, 20],
  3: [0, 10, 20],
  4: [0, 10, 20, 30],
};

/** F08: four figures a colour at all times, one figure a field (RU-13). */
const figuresInPlace = ({ seats, figures }: Speedrun): string | null => {
  if (figures.length !== seats) return `${figures.length} colours`;
  const taken = new Set<string>();
  for (const [seat, own] of figures.entries()) {
    if (own.length !== 4) return `colour ${seat} has ${own.length} figures`;
    for (const progress of own) {
      if (!Number.isInteger(progress) || progress < -1 || progress > 43)
        return `a figure stands on ${progress}`;
      if (progress === -1) continue;
      const place = fieldOf(seats, seat, progress);
      if (taken.has(place)) return `two figures on ${place}`;
      taken.add(place);
    }
  }
  return null;
};

const fieldOf = (seats: number, seat: Seat, progress: number): string =>
  progress > 39
    ? `house ${seat}, ${progress}`
    : `field ${((STARTS[seats]?.[seat] ?? NaN) + progress) % 40}`;

export const GAMES = {
  speedrun: {
    hooks: { conserves: (position) => figuresInPlace(position as unknown as Speedrun) },
    matches: 1,
    looks: 2,
    endings: 200,
  },
} satisfies { readonly [id in GameId]: Proving };
