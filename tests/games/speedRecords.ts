/** The shared records of Speed as matches, also for tests of components, which have no file system. */
import type { Entry, JsonObject } from '../../src/lib/game/contract';
import { replay } from '../../src/lib/game/match';
import type { Options, Position } from '../../src/lib/games/speed/position';
import finished from '../fixtures/records/speed/finished.jsonl?raw';
import { rules, setupOf } from './speedLog';

export const RECORDS = finished
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as { options: Options; log: readonly Entry[] });

/** A record as it stood after so many rounds; whole unless given. */
export const recorded = (at: number, rounds = Infinity) => {
  const record = RECORDS[at];
  if (record === undefined) throw new Error(`no record ${at}`);
  const deals = record.log.flatMap((entry, index) =>
    'chance' in entry && entry.chance === 'deal' ? [index] : [],
  );
  const log = record.log.slice(0, deals[rounds]);
  const setup = setupOf(record.options);
  const match = replay(rules, setup, log);
  if (!match.ok) throw new Error(`record ${at} does not replay`);
  return {
    setup,
    log: log as unknown as readonly JsonObject[],
    position: match.value.position as unknown as Position,
    match: match.value,
  };
};
