import { expect, test } from 'vitest';
import { given, played } from '../../../../../tests/games/speedsaurus';
import type { Position } from '../position';
import { sensed } from './senses';

const hands = ['2 3 3', '1 1 9', '4 9 9'];
const at = (turn: number, more: Partial<Parameters<typeof given>[0]> = {}): Position =>
  given({ hands, parade: '2x5 1x7', turn, ...more });

test.each<readonly [string, Position, readonly string[], readonly string[], boolean]>([
  ['I lay', at(0), ['0:2x3L'], ['lay'], false],
  ['another lays and I am on turn', at(2), ['2:2x9R'], ['lay', 'turn'], true],
  ['another lays, and yet another is on turn', at(1), ['1:1x9R'], ['lay'], false],
  ['another takes', at(1), ['1:p7'], ['take'], false],
  [
    'the round ends, I open the next',
    at(2, { passed: [1] }),
    ['2:p5'],
    ['take', 'sweep', 'turn'],
    true,
  ],
  ['the round ends with my passing', at(0, { passed: [1] }), ['0:p5'], ['take', 'sweep'], false],
  [
    'passing with nothing to take',
    given({ hands, turn: 2, opening: false, passed: [1] }),
    ['2:p'],
    ['sweep', 'turn'],
    true,
  ],
  ['I win', given({ hands: ['3 3', '1', '4'], parade: '2x5' }), ['0:2x3L'], ['lay', 'win'], false],
  [
    'another wins',
    given({ hands: ['3 3', '1', '4'], parade: '1x5', turn: 1 }),
    ['1:1x1L'],
    ['lay', 'lose'],
    false,
  ],
])('%s', (_, before, entries, sounds, nudge) => {
  expect(sensed(before, played(before, ...entries), 0)).toEqual({ sounds, nudge });
});

test('cards are dealt, and I open', () => {
  const between = { ...at(0), turn: null, left: [[3, 0, 2]] };
  expect(sensed(between, { ...at(0), deal: 2, left: [[3, 0, 2]] }, 0)).toEqual({
    sounds: ['deal', 'turn'],
    nudge: true,
  });
});
