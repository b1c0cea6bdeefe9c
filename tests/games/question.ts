/** Questions to computer players, as short as tests can put them. */
import type { Pace, Question, Strength } from '../../src/lib/ai/bot';
import type { JsonObject, Seat } from '../../src/lib/game/contract';

/** What a seat sees, whatever the game. */
interface Seen {
  readonly seats: number;
  readonly options: object;
}

interface Asked {
  readonly strength: Strength;
  readonly seed?: string;
  readonly pace?: Pace;
  readonly log?: readonly JsonObject[];
}

/** The question to `seat`, which sees `seen`; in Turbo where nothing is said. */
export const questionTo = (
  seat: Seat,
  seen: Seen,
  { strength, seed = '1', pace = 'turbo', log = [] }: Asked,
): Question => ({
  view: {
    setup: {
      seats: seen.seats,
      options: seen.options as unknown as JsonObject,
      source: { kind: 'free' },
    },
    viewer: seat,
    log,
    position: seen as unknown as JsonObject,
  },
  seat,
  strength,
  pace,
  seed,
});
