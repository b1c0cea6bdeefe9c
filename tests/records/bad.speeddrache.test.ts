/** Speeddrache records that are damaged in one way each, written by hand: at which entry, and what is said. */
import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/lib/game/contract';
import { verifyRecord } from '../../src/lib/game/record';
import { speeddrache } from '../../src/lib/games/speeddrache/rules';

const game = speeddrache as unknown as AnyGame;

const OPTIONS = { expeditions: 5, relicsBack: false, hazardsStay: false, hiddenChests: false };
const card = (name: string) => ({ chance: 'card', card: name });
const choices = (made: object) => ({ do: 'choices', choices: made });

/** Three seats, cut short: seat 0 leaves after the eleven; a Steinschlag is met twice. */
const GOOD = {
  format: 'speedtisch-record/1',
  game: 'speeddrache',
  seats: 3,
  options: OPTIONS as object,
  log: [
    card('T11'),
    choices({ 0: 'leave', 1: 'deeper', 2: 'deeper' }),
    card('H2'),
    choices({ 1: 'deeper', 2: 'deeper' }),
    card('H2'),
    card('T11'),
  ] as readonly unknown[],
  result: null as unknown,
};

/** `ok`, or the entry and the name of the refusal. */
const verdictOf = (change: object): string => {
  const verdict = verifyRecord({ ...GOOD, ...change }, () => game);
  return verdict.ok ? 'ok' : `${verdict.at} ${verdict.refusal.code}`;
};

test('the record that the others are made from is good', () => {
  expect(verdictOf({})).toBe('ok');
});

test.each<readonly [object, string]>([
  [{ seats: 2 }, 'bad-seats'],
  [{ seats: 9 }, 'bad-header'],
  [{ options: { ...OPTIONS, expeditions: 4 } }, 'bad-options'],
  [{ options: { ...OPTIONS, expeditions: '5' } }, 'bad-options'],
  [{ options: { ...OPTIONS, relicsBack: 1 } }, 'bad-options'],
  [{ options: { ...OPTIONS, extra: false } }, 'bad-options'],
  [{ options: { expeditions: 5, relicsBack: false, hazardsStay: false } }, 'bad-options'],
  [{ result: { ranks: [1, 2, 3] } }, 'wrong-result'],
])('the header with %j: %s', (change, code) => {
  expect(verdictOf(change)).toBe(`-1 ${code}`);
});

test.each<readonly [index: number, entry: unknown, code: string]>([
  [0, card('T6'), 'bad-entry'],
  [0, card('T011'), 'bad-entry'],
  [0, card('H6'), 'bad-entry'],
  [0, card('R0'), 'bad-entry'],
  [0, card('R2'), 'no-such-card'],
  [0, { chance: 'card' }, 'bad-entry'],
  [0, { chance: 'card', card: 'T11', gold: 11 }, 'bad-entry'],
  [0, { chance: 'roll', card: 'T11' }, 'bad-entry'],
  [0, choices({ 0: 'leave', 1: 'deeper', 2: 'deeper' }), 'card-due'],
  [1, card('T5'), 'no-chance-due'],
  [1, choices({}), 'wrong-seats'],
  [1, choices({ 0: 'leave', 1: 'deeper' }), 'wrong-seats'],
  [1, choices({ 0: 'leave', 1: 'deeper', 2: 'deeper', 3: 'deeper' }), 'wrong-seats'],
  [1, choices({ 0: 'leave', 1: 'deeper', 2: 'stay' }), 'bad-entry'],
  [1, choices({ 0: 'leave', 1: 'deeper', 2: true }), 'bad-entry'],
  [1, choices({ 0: 'leave', 1: 'deeper', 8: 'deeper' }), 'bad-entry'],
  [1, choices({ 0: 'leave', 1: 'deeper', '02': 'deeper' }), 'bad-entry'],
  [1, choices({ 0: 'leave', 1: 'deeper', __proto__x: 'deeper' }), 'bad-entry'],
  // keys that objects have by themselves
  [1, choices({ 0: 'leave', 1: 'deeper', 2: 'deeper', ['__proto__']: 'deeper' }), 'bad-entry'],
  [1, choices({ 0: 'leave', 1: 'deeper', 2: 'deeper', constructor: 'leave' }), 'bad-entry'],
  [1, choices({ 0: 'leave', 1: 'deeper', 2: 'deeper', prototype: {} }), 'bad-entry'],
  [1, { do: 'choices', choices: null }, 'bad-entry'],
  [1, { do: 'choices' }, 'bad-entry'],
  [1, { do: 'choices', choices: ['leave', 'deeper', 'deeper'] }, 'bad-entry'],
  [1, { seat: 0, do: 'choices', choices: { 0: 'leave', 1: 'deeper', 2: 'deeper' } }, 'bad-entry'],
  [1, { seat: 0, do: 'leave' }, 'bad-entry'],
  // who is out has no disc
  [3, choices({ 0: 'deeper', 1: 'deeper', 2: 'deeper' }), 'wrong-seats'],
  // the second Steinschlag has driven everybody away
  [5, choices({ 1: 'deeper', 2: 'deeper' }), 'card-due'],
  [5, card('R3'), 'no-such-card'],
])('entry %d is %j: %s', (index, entry, code) => {
  expect(verdictOf({ log: GOOD.log.with(index, entry) })).toBe(`${index} ${code}`);
});

test('a third Steinschlag cannot come after the second has left the game twice', () => {
  const flight = [
    card('H2'),
    choices({ 0: 'deeper', 1: 'deeper', 2: 'deeper' }),
    card('H2'),
  ] as const;
  // Two flights take two of the three; one is left, so it can lie open once and no more.
  expect(verdictOf({ log: [...flight, ...flight, ...flight] })).toBe('8 no-such-card');
});
