/** F06, F12: random matches of every setup end, and their records verify. The cheap proof, many times over. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../src/lib/game/chance';
import type { AnyGame, Setup } from '../../src/lib/game/contract';
import { sameJson } from '../../src/lib/game/json';
import { randomMatch } from '../../src/lib/game/play';
import { readRecordText, verifyRecord, writeRecord } from '../../src/lib/game/record';
import { GAME_IDS, loadAllRules } from '../../src/lib/games/rules';
import { GAMES } from './games';
import { setupsOf } from './harness';

/** `ENDINGS_TIMES=10` plays ten times as many. */
const TIMES = Number(process.env['ENDINGS_TIMES'] ?? 1);

/** Plays one match and reads its record back from text; what is wrong with it, or `null`. */
const fault = (game: AnyGame, setup: Setup, seed: number): string | null => {
  const match = randomMatch(game, setup, quickChance(seed));
  const result = game.outcome(match.position);
  if (result === null) return 'not over';
  const raw = readRecordText(JSON.stringify(writeRecord(game, match, null)));
  if (!raw.ok) return raw.refusal.code;
  const verdict = verifyRecord(raw.value, () => game);
  if (!verdict.ok) return `${verdict.refusal.code} at ${verdict.at}`;
  return sameJson(verdict.result, result) ? null : 'another result';
};

/**
 * Registers the tests of one part of all setups; the parts are files of their own, so that they run side by side.
 */
export const provesEndings = async (part: number, parts: number): Promise<void> => {
  const rules = await loadAllRules();
  for (const id of GAME_IDS) {
    const game = rules.get(id);
    if (game === undefined) throw new Error(`no rules for ${id}`);
    const endings = GAMES[id].endings * TIMES;
    const setups = setupsOf(game).filter((_, i) => i % parts === part);
    describe(`${id}: ${endings} random matches end and verify`, () => {
      test.each(setups)(
        '$seats seats, $options',
        (setup) => {
          const faults = Array.from({ length: endings }, (_, i) => fault(game, setup, 1000 + i));
          expect(faults).toEqual(Array.from({ length: endings }, () => null));
        },
        60_000 * TIMES,
      );
    });
  }
};
