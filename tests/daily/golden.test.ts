/**
 * DR-27: three days in Node, card for card. `orders.json` must never change: those days were played by people. What the
 * computers choose changes when they are trained anew; then, and only then, write `computers.json` again:
 *
 *     WRITE_GOLDEN=1 npx vitest run tests/daily/golden.test.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { daily } from '../../src/lib/games/speeddrache/daily';
import { DAYS, golden, ordersOf, playedOf } from './play';

const FOLDER = new URL('../fixtures/daily/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));

if (process.env['WRITE_GOLDEN'] === '1')
  writeFileSync(new URL('computers.json', FOLDER), `${JSON.stringify(golden().played, null, 2)}\n`);

const orders = read('orders.json') as Record<string, unknown>;
const computers = read('computers.json') as Record<string, { score: number; result: object }>;

describe('DR-27 golden days', () => {
  test.each(DAYS)('$day: cards and tempers', ({ day }) => {
    expect(ordersOf(day)).toEqual(orders[day]);
    expect(ordersOf(day)).toHaveLength(5);
  });

  test.each(DAYS)('$day: what computers choose, and the result', (one) => {
    const played = playedOf(one);
    expect(played).toEqual(computers[one.day]);
    // What is secured in the last position is what the result says.
    expect(daily.ofResult(played.result ?? { ranks: [], points: [] }, 0)).toBe(played.score);
  });

  test('whoever never turns back brings out nothing but what an empty stack gives', () => {
    expect(playedOf({ day: '2027-01-01', leaves: 99 }).score).toBe(0);
  });

  test('the cards of a day do not depend on how it is played', () => {
    const [[all = ''] = []] = ordersOf('2026-11-30');
    const { cards } = playedOf({ day: '2026-11-30', leaves: 1 });
    const first = cards.split(' ').slice(0, 3).join(' ');
    expect(all.startsWith(first)).toBe(true);
  });

  test('every day has its own', () => {
    expect(new Set(DAYS.map(({ day }) => JSON.stringify(ordersOf(day)))).size).toBe(DAYS.length);
    expect(daily.seedOf('2026-11-30')).toBe('tageshort 2026-11-30');
  });
});
