/** The records of another implementation agree with ours, line by line. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../src/lib/game/chance';
import type { AnyGame } from '../../src/lib/game/contract';
import { legalEntries } from '../../src/lib/game/match';
import { readRecordText, verifyRecord, writeRecord, type Verdict } from '../../src/lib/game/record';
import { GAME_IDS, loadAllRules } from '../../src/lib/games/rules';
import { lines } from './fixtures';

interface Example {
  readonly line: number;
  readonly raw: { readonly [key: string]: unknown };
  readonly verdict: Verdict;
}

const rules = await loadAllRules();
const gameOf = (id: string) => rules.get(id);

const examples = (id: string, file: string): readonly Example[] =>
  lines(id, file).map((text, i) => {
    const read = readRecordText(text);
    if (!read.ok) throw new Error(`${file}:${i + 1}: ${read.refusal.code}`);
    const raw = read.value as Example['raw'];
    return { line: i + 1, raw, verdict: verifyRecord(raw, gameOf) };
  });

/** How many of each there are in the fixtures, so that an empty file proves nothing. */
const COUNTS: { readonly [id: string]: readonly [number, number, number] } = {
  speedrun: [24, 69, 72],
  speedsaurus: [8, 29, 24],
  speeddrache: [24, 72, 72],
  speedzoo: [24, 70, 72],
  speed: [16, 41, 48],
};

describe.each(GAME_IDS)('the examples of %s', (id) => {
  const game = rules.get(id) as AnyGame;
  const [finished, rejected, unfinished] = COUNTS[id] ?? [NaN, NaN, NaN];

  test('finished ones verify, with an equal result written in the same way', () => {
    const found = examples(id, 'finished.jsonl');
    expect(found).toHaveLength(finished);
    expect(
      found.map(({ line, verdict }) => [
        line,
        verdict.ok ? JSON.stringify(verdict.result) : verdict,
      ]),
    ).toEqual(found.map(({ line, raw }) => [line, JSON.stringify(raw['result'])]));
  });

  test('finished ones are written again as they were', () => {
    for (const { raw, verdict } of examples(id, 'finished.jsonl')) {
      if (!verdict.ok) throw new Error(verdict.refusal.code);
      expect(writeRecord(game, verdict.match, verdict.record.players ?? null)).toEqual(raw);
      expect(verdict.record).toEqual(raw);
    }
  });

  test('rejected ones are refused at the same entry', () => {
    const found = examples(id, 'rejected.jsonl');
    expect(found).toHaveLength(rejected);
    const expected = found.map(({ line, raw }) => {
      const { error_at: at } = raw['x-expect'] as { readonly error_at: number };
      return `${line}: ${at} (${raw['x-mutation']})`;
    });
    expect(
      found.map(
        ({ line, raw, verdict }) =>
          `${line}: ${verdict.ok ? 'accepted' : verdict.at} (${raw['x-mutation']})`,
      ),
    ).toEqual(expected);
  });

  test('unfinished ones verify with the same legal entries at their end', () => {
    const found = examples(id, 'unfinished.jsonl');
    expect(found).toHaveLength(unfinished);
    const legal = found.map(({ verdict }) => {
      if (!verdict.ok) return verdict;
      return `[${legalEntries(game, verdict.match, quickChance(0)).join(',')}]`;
    });
    expect(legal).toEqual(lines(id, 'unfinished.legal'));
  });
});
