/**
 * ZO-34: three days in Node, row for row. `zoos.json` must never change: those days were built by people. Whoever adds
 * a day writes it again:
 *
 *     WRITE_GOLDEN=1 npx vitest run tests/daily/zoo.test.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { daily } from '../../src/lib/games/speedzoo/daily';
import { speedzoo } from '../../src/lib/games/speedzoo/rules';
import { DAYS, goldenZoos, lowest, playDay, rowsOf } from './zoo';

const FILE = new URL('../fixtures/daily/zoos.json', import.meta.url);
if (process.env['WRITE_GOLDEN'] === '1')
  writeFileSync(FILE, `${JSON.stringify(goldenZoos(), null, 2)}\n`);

describe('ZO-34 golden days', () => {
  test('are what they were', () => {
    expect(goldenZoos()).toEqual(JSON.parse(readFileSync(FILE, 'utf8')));
  });

  test.each(DAYS)('%s: all 48 dominoes in twelve rows, whatever is taken', (day) => {
    const match = playDay(day);
    const rows = rowsOf(match);
    const numbers = rows.flatMap((row) => row.split(' ').map(Number));
    expect(rows).toHaveLength(12);
    expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 48 }, (_, n) => n + 1));
    expect(rowsOf(playDay(day, lowest))).toEqual(rows);
    // What is secured in the last position is what the result says.
    const result = speedzoo.outcome(match.position as never);
    expect(daily.ofResult(result ?? { ranks: [], points: [] }, 0)).toBe(
      daily.secured(match.position, 0),
    );
  });

  test('every day has its own, from a word that anybody can write', () => {
    expect(new Set(DAYS.map((day) => rowsOf(playDay(day)).join())).size).toBe(DAYS.length);
    expect(daily.seedOf('2026-11-30')).toBe('tageszoo 2026-11-30');
  });
});
