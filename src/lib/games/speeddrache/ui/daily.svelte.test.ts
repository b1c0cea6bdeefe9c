/** DR-27: what a Tageshort tells of itself; the match is worked out by hand. */
import { expect, test } from 'vitest';
import type { AnyGame, Entry } from '../../../game/contract';
import { replay } from '../../../game/match';
import { daily as rulesOfDay } from '../daily';
import { speeddrache } from '../rules';
import { settings } from '../../../ui/settings.svelte';
import { daily } from './daily';
import { emojiOf, relicOf } from './emoji';

settings.locale = 'de';

const rules = speeddrache as unknown as AnyGame;
const setup = {
  seats: 5,
  options: rulesOfDay.options(),
  source: { kind: 'daily', day: '2026-11-30' },
} as const;

const card = (name: string): Entry => ({ chance: 'card', card: name }) as Entry;
/** Which seats leave; the others of `inside` go deeper. */
const out = (leaving: string, inside = '01234'): Entry =>
  ({
    do: 'choices',
    choices: Object.fromEntries(
      [...inside].map((seat) => [seat, leaving.includes(seat) ? 'leave' : 'deeper']),
    ),
  }) as Entry;

const ALL = '01234';
const LOG: readonly Entry[] = [
  // 1: seat 0 leaves alone with 3 of 15 and the ring: 3 in the chest, a relic of 5; the others follow with theirs.
  ...[card('T15'), out(''), card('R1'), out('0')],
  card('T2'),
  out('1234', '1234'),
  // 2: the second bats: everybody flees.
  ...[card('H1'), out(''), card('H1')],
  // 3: all leave at once with 3 of 17 each, of which 2 stay.
  ...[card('T17'), out(ALL)],
  // 4: all leave with nothing.
  ...[card('H2'), out(ALL)],
  // 5: seat 0 leaves with the ring's brothers: the crown lies there alone.
  ...[card('R2'), out('0'), card('T1'), out('1234', '1234')],
];

const told = (length = LOG.length) => {
  const match = replay(rules, setup, LOG.slice(0, length));
  if (!match.ok) throw new Error(`entry ${match.at}: ${match.refusal.code}`);
  const score = rulesOfDay.secured(match.value.position, 0);
  return { score, ...daily.told(rules, match.value, score) };
};

test('a finished one: chest 6, two relics worth 10, a sign for each expedition', () => {
  const { score, lines, symbols } = told();
  // Expedition 1 brings 3 (15 by five), expedition 3 brings 3 (17 by five); ring and crown are worth 5 each.
  expect(score).toBe(16);
  expect(lines).toEqual(['Truhe 6, 2 Relikte 10', 'Platz 1 von 5 in der Partie']);
  expect(symbols.map(({ text }) => text).join('')).toBe('💍🔥🪙✖️👑');
  expect(symbols.map(({ label }) => label)).toEqual([
    'Siegelring',
    'Flucht',
    'Gold gesichert',
    'nichts geholt',
    'Krone',
  ]);
});

test('given up in the third expedition: what was not played is a blank, and there is no place', () => {
  // Up to the card that opens the third.
  const { score, lines, symbols } = told(10);
  expect(score).toBe(8);
  expect(lines).toEqual(['Truhe 3, ein Relikt 5']);
  expect(symbols.map(({ text }) => text).join('')).toBe('💍🔥⬜⬜⬜');
});

test('given up before the first card', () => {
  const { score, lines, symbols } = told(0);
  expect(score).toBe(0);
  expect(lines).toEqual(['Truhe 0']);
  expect(symbols.map(({ text }) => text).join('')).toBe('⬜⬜⬜⬜⬜');
});

test('every relic has a sign of its own, and back', () => {
  const relics = ['R1', 'R2', 'R3', 'R4', 'R5'];
  expect(relics.map((relic) => relicOf(emojiOf(relic)))).toEqual(relics);
  expect([relicOf('🔥'), emojiOf('T5')]).toEqual([null, '']);
});
