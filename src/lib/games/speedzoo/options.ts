/** Which options of Speedzoo go together. */
import { refuse, type Result } from '../../game/contract';
import { parseWith } from '../../game/schema';
import { SOLO_KINDS, optionsSchema, type Options } from './position';

/** The name of the first option that this number of players cannot play; `null`: all of them can. */
const outOfPlace = (options: Options, seats: number): keyof Options | null => {
  const { solo, size, middle, full, season, rowOfFour, wishes } = options;
  const alone = seats === 1;
  if (alone !== (solo !== null)) return 'solo';
  if (size === 7 && seats !== 2) return 'size';
  if (rowOfFour && seats !== 3) return 'rowOfFour';
  if (!alone) return null;
  if (season) return 'season';
  if (wishes) return 'wishes';
  if (!middle) return 'middle';
  return full ? null : 'full';
};

/** Options of unknown origin. Refusals: `bad-options`, with the one that does not go with this number of seats. */
export const parseOptions = (raw: unknown, seats: number): Result<Options> => {
  const parsed = parseWith(optionsSchema, raw, 'bad-options');
  if (!parsed.ok) return parsed;
  const wrong = outOfPlace(parsed.value, seats);
  return wrong === null
    ? parsed
    : refuse('bad-options', { at: wrong, found: String(parsed.value[wrong]) });
};

const BOTH = [false, true] as const;

const ALL: readonly Options[] = ([5, 7] as const).flatMap((size) =>
  BOTH.flatMap((middle) =>
    BOTH.flatMap((full) =>
      BOTH.flatMap((season) =>
        BOTH.flatMap((rowOfFour) =>
          BOTH.flatMap((wishes) =>
            ([null, ...SOLO_KINDS] as const).map((solo) => ({
              size,
              middle,
              full,
              season,
              rowOfFour,
              wishes,
              solo,
            })),
          ),
        ),
      ),
    ),
  ),
);

const setsFor = (seats: number): readonly Options[] =>
  ALL.filter((options) => outOfPlace(options, seats) === null);

/** Every allowed combination, by number of seats. */
export const OPTION_SETS: { readonly [seats: number]: readonly Options[] } = {
  1: setsFor(1),
  2: setsFor(2),
  3: setsFor(3),
  4: setsFor(4),
};
