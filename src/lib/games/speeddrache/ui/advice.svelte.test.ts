import { describe, expect, test } from 'vitest';
import { played, setupOf } from '../../../../../tests/games/speeddracheLog';
import { settings } from '../../../ui/settings.svelte';
import { counselOf } from './advice';

settings.locale = 'de';

const numbers = {
  leaveAlone: 19,
  leaveShared: 14,
  leave: 151,
  deeper: 134,
  fatal: 4,
  stack: 22,
  leaves: 61,
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('DR-36 the advice', () => {
  test('the choice and its four numbers', () => {
    const counsel = counselOf(numbers, { seat: 0, do: 'leave' }, played('T7', setupOf()));
    expect(counsel?.title).toBe('Rat: Hinaus');
    expect(
      counsel?.rows.map(({ label, value, parts }) => plain([label, value, parts].join('|'))),
    ).toEqual([
      'Umkehren bringt|15,1|samt Beutel: allein 19 · zu zweit 14',
      'Weitergehen erwartet|13,4|',
      'Risiko|18 %|',
      'Starker Computer kehrt um|61 von 100|',
    ]);
    expect(counsel?.options.map(({ move, numbers: said }) => plain(`${move}: ${said}`))).toEqual([
      'Hinaus: Umkehren bringt 15,1, Weitergehen erwartet 13,4, Risiko 18 %. Der starke Computer kehrt hier in 61 von 100 Fällen um.',
    ]);
  });

  test('the last one inside shares with nobody', () => {
    const counsel = counselOf(numbers, { seat: 0, do: 'deeper' }, played('T7 12 T5', setupOf()));
    expect(counsel?.title).toBe('Rat: Tiefer');
    expect(counsel?.rows[0]?.parts).toBe('samt Beutel: allein 19');
  });

  test.each([
    ['leave', 151, 134, null],
    ['leave', 134, 134, null],
    ['leave', 134, 151, 'Er spielt auf den Sieg: Auch was die anderen bekommen, zählt.'],
    ['deeper', 134, 151, null],
    ['deeper', 151, 134, 'Er spielt auf den Sieg: Auch was die anderen bekommen, zählt.'],
  ] as const)(
    '%s, with %i tenths for leaving and %i for going on: %s',
    (choice, leave, deeper, note) => {
      const given = { ...numbers, leave, deeper };
      const counsel = counselOf(given, { seat: 0, do: choice }, played('T7', setupOf()));
      expect(counsel?.note).toBe(note);
      expect(counsel?.options[0]?.numbers.endsWith('zählt.')).toBe(note !== null);
    },
  );

  test.each([
    ['a number is missing', { ...numbers, deeper: undefined }, 'leave'],
    ['a chance above one', { ...numbers, leaves: 140 }, 'leave'],
    ['another game', numbers, 'roll'],
  ])('none where it does not fit: %s', (_, given, choice) => {
    expect(counselOf(given, { seat: 0, do: choice }, played('T7', setupOf()))).toBeNull();
  });
});
