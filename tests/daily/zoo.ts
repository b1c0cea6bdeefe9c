/**
 * Three days of Speedzoo, played by a fixed habit: take the highest number, lay it where it fits first. No clock, no
 * storage and no engine comes in, so Node and every browser must tell the same; `zoo.test.ts` and
 * `tests/e2e/golden.spec.ts` run this very function.
 */
import { matchChance } from '../../src/lib/game/chance';
import type { AnyGame, Entry, JsonObject, Setup } from '../../src/lib/game/contract';
import { advance, open, type Match } from '../../src/lib/game/match';
import { daily } from '../../src/lib/games/speedzoo/daily';
import type { Position } from '../../src/lib/games/speedzoo/position';
import { speedzoo } from '../../src/lib/games/speedzoo/rules';

const rules = speedzoo as unknown as AnyGame;

/** A Monday, a leap day, the first day of a year. */
export const DAYS = ['2026-11-30', '2028-02-29', '2027-01-01'] as const;

/** Chooses among what a lone person may do. */
export type Habit = (legal: readonly JsonObject[], position: Position) => JsonObject | undefined;

/** Takes the highest number, and lays it where it fits first. */
export const highest: Habit = (legal, { step }) => (step === 'pick' ? legal.at(-1) : legal[0]);
/** Takes the lowest number, and lays it where it fits last. */
export const lowest: Habit = (legal, { step }) => (step === 'pick' ? legal[0] : legal.at(-1));

/** Plays a match alone with this chance, to its end or as many entries as are asked for. */
export const playAlone = (
  setup: Setup,
  seed: string,
  habit: Habit = highest,
  length: number = Infinity,
): Match => {
  const chance = matchChance(seed);
  let match = open(rules, setup);
  while (rules.outcome(match.position) === null && match.log.length < length) {
    const legal = rules.legal(match.position, 0) as unknown as readonly JsonObject[];
    const entry =
      rules.tableMove(match.position, chance) ??
      (habit(legal, match.position as unknown as Position) as unknown as Entry);
    const next = advance(rules, match, entry);
    if (!next.ok) throw new Error(next.refusal.code);
    match = next.value;
  }
  return match;
};

export const setupOfDay = (day: string): Setup => ({
  seats: daily.seats,
  options: daily.options(),
  source: { kind: 'daily', day },
});

export const playDay = (day: string, habit: Habit = highest): Match =>
  playAlone(setupOfDay(day), daily.seedOf(day), habit);

/** The twelve rows of a match: "3 18 26 40". */
export const rowsOf = ({ log }: Match): readonly string[] =>
  log.flatMap((entry) => ('dominoes' in entry ? [(entry.dominoes as number[]).join(' ')] : []));

/** Everything that must be the same everywhere. */
export const goldenZoos = () =>
  Object.fromEntries(
    DAYS.map((day) => {
      const match = playDay(day);
      return [day, { rows: rowsOf(match), visitors: daily.secured(match.position, 0) }];
    }),
  );
