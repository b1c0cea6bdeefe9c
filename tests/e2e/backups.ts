/** Files of matches, made without the app: for tests that need a device on which much was played. */
import { matchChance } from '../../src/lib/game/chance';
import { randomMatch } from '../../src/lib/game/play';
import { speedrun } from '../../src/lib/games/speedrun/rules';
import { writeBackup, type SavedMatch } from '../../src/lib/store/backup';

const SEATED = [
  { name: 'Du', kind: 'human' },
  { name: 'Eule', kind: 'normal' },
  { name: 'Igel', kind: 'strong' },
  { name: 'Panda', kind: 'easy' },
] as const;

/** 3 July 2026, noon in Berlin. */
const NOON = Date.UTC(2026, 6, 3, 10);
const HOUR = 3_600_000;

/** A finished match of `seats`; the greater `number`, the later it was played. */
export const finishedMatch = (number: number, seats = 2): SavedMatch => {
  const id = `match-${String(number).padStart(3, '0')}`;
  const options = { ...speedrun.defaults(seats), end: number % 2 === 0 ? 'first' : 'all' } as const;
  const setup = { seats, options, source: { kind: 'free' } } as const;
  const { log, position } = randomMatch(speedrun, setup, matchChance(id));
  return {
    head: {
      id,
      game: 'speedrun',
      mode: 'solo',
      status: 'finished',
      startedAt: NOON,
      updatedAt: NOON + number * HOUR,
      seats,
      options,
      source: { kind: 'free' },
      seated: SEATED.slice(0, seats),
      tempo: 'turbo',
      seed: id,
      length: log.length,
      result: speedrun.outcome(position as never) as never,
    },
    log: log as never,
    choices: null,
  };
};

/** The same match, left after `length` entries. */
export const liveMatch = (number: number, length: number, seats = 2): SavedMatch => {
  const { head, log } = finishedMatch(number, seats);
  return {
    head: { ...head, status: 'live', length, result: null },
    log: log.slice(0, length),
    choices: null,
  };
};

export const backupFile = (
  matches: readonly SavedMatch[],
  settings: Readonly<Record<string, string>> = {},
  name = 'speedtisch-2026-07-03.json',
) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(writeBackup({ savedAt: NOON, matches, days: [], missions: [], settings })),
});
