import { beforeEach, describe, expect, test } from 'vitest';
import { given } from '../../../../../tests/games/speedsaurus';
import { settings } from '../../../ui/settings.svelte';
import { speedsaurus } from '../rules';
import { counselOf, hintOf } from './advice';

beforeEach(() => {
  settings.locale = 'de';
});

const moves = speedsaurus.legal(given({ hands: ['3 3 3 12', '1', '1'], parade: '2x4 1x9' }), 0);
const lay = { do: 'play', value: 3, count: 3, end: 'left', win: 412, left: 236, points: 815 };
const take = { do: 'pass', take: 9, win: 105, left: 480, points: -24 };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('C-28 the advice in words', () => {
  test.each([
    [
      'single',
      [
        [
          '3 × Psittacosaurus (3) links legen',
          'Gewinnchance 41 % · im Schnitt 2,4 Karten übrig und 81,5 Punkte',
        ],
        [
          'Passen und die 9 mitnehmen',
          'Gewinnchance 11 % · im Schnitt 4,8 Karten übrig und −2,4 Punkte',
        ],
      ],
    ],
    [
      'pro20',
      [
        [
          '3 × Psittacosaurus (3) links legen',
          'Gewinnchance 41 % · im Schnitt 2,4 Karten übrig, zusammen 81,5 Strafpunkte',
        ],
        [
          'Passen und die 9 mitnehmen',
          'Gewinnchance 11 % · im Schnitt 4,8 Karten übrig, zusammen −2,4 Strafpunkte',
        ],
      ],
    ],
  ] as const)('%s', (variant, expected) => {
    const counsel = counselOf({ options: [lay, take] }, moves, variant);
    expect(counsel?.options.map(({ move, numbers }) => [plain(move), plain(numbers)])).toEqual(
      expected,
    );
    expect(counsel?.options.map(({ brief }) => plain(brief ?? ''))).toEqual([
      '41 % · 81,5',
      '11 % · −2,4',
    ]);
    expect(counsel?.best).toEqual({ seat: 0, do: 'play', value: 3, count: 3, end: 'left' });
  });

  test('three at most, and only what may be done', () => {
    const locked = { ...lay, value: 6 };
    const two = { ...lay, count: 2 };
    const high = { ...lay, value: 12, count: 1, end: 'right' };
    const counsel = counselOf({ options: [locked, lay, two, take, high] }, moves, 'single');
    expect(counsel?.options.map(({ move }) => plain(move))).toEqual([
      '3 × Psittacosaurus (3) links legen',
      '2 × Psittacosaurus (3) links legen',
      'Passen und die 9 mitnehmen',
    ]);
  });

  test.each([
    ['no options', { options: [] }],
    ['nothing at all', {}],
    ['a chance beyond all', { options: [{ ...lay, win: 1001 }] }],
    ['no number', { options: [{ ...lay, left: 'viele' }] }],
    ['nothing that may be done', { options: [{ ...lay, value: 6 }] }],
  ])('numbers that cannot be: %s', (_, numbers) => {
    expect(counselOf(numbers, moves, 'single')).toBeNull();
  });

  test.each([
    [{ seat: 0, do: 'play', value: 3, count: 2, end: 'left' }, { end: 'left' }],
    [{ seat: 0, do: 'pass', take: 9 }, { take: 9 }],
    [{ seat: 0, do: 'pass', take: null }, {}],
  ] as const)('what it points at: %#', (action, hint) => {
    expect(hintOf(action)).toEqual(hint);
  });
});
