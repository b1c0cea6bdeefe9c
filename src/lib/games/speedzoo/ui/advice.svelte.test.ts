import { describe, expect, test } from 'vitest';
import { played, setupOf } from '../../../../../tests/games/speedzooLog';
import type { JsonObject } from '../../../game/contract';
import { settings } from '../../../ui/settings.svelte';
import { counselOf } from './advice';

settings.locale = 'de';

const MATCH = 'o012 r3,26,40 26 3 40 r5,19,27 3@1,0E 27';
const laying = played(MATCH, setupOf(3));
const picking = played(`${MATCH} 26@1,0E`, setupOf(3));

const weighed = { gain: 1, growth: 124, visitors: 453, lead: 31, share: 72, then: 19 };
const lay = { do: 'place', domino: 26, x: 1, y: 0, dir: 'E', ...weighed };
const pick = { do: 'pick', domino: 19, ...weighed, then: null };

const told = (options: readonly JsonObject[], position = laying) => {
  const counsel = counselOf({ options: [...options] }, position);
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
  return counsel?.options.map(({ move, numbers }) => [plain(move), plain(numbers)]);
};

describe('C-28 what the strong computer would do', () => {
  test('where to lay, with all its numbers', () => {
    expect(told([lay])).toEqual([
      [
        'Leg Nummer 26: Spalte 1, Reihe 0, nach rechts',
        'Sofort +1, später +12,4, am Ende etwa 45,3 Besucher. Um 3,1 vor den anderen. In 72 % der Proben das Beste. Danach Nummer 19 nehmen.',
      ],
    ]);
    expect(counselOf({ options: [lay] }, laying)?.best).toEqual({
      lay: { domino: 26, x: 1, y: 0, dir: 'E' },
    });
  });

  test('what to take; behind, level and alone', () => {
    const behind = { ...pick, gain: 0, growth: -5, lead: -40, share: 0 };
    expect(told([behind], picking)).toEqual([
      [
        'Nimm Nummer 19',
        'Sofort 0, später −0,5, am Ende etwa 45,3 Besucher. Um 4,0 hinter den Besten. In 0 % der Proben das Beste.',
      ],
    ]);
    expect(told([{ ...pick, lead: 0 }], picking)?.[0]?.[1]).toContain('Gleichauf');
    expect(told([{ ...pick, lead: null }], picking)?.[0]?.[1]).toBe(
      'Sofort +1, später +12,4, am Ende etwa 45,3 Besucher. In 72 % der Proben das Beste.',
    );
  });

  test('three at most, and only what may be done now', () => {
    expect(told([lay, { ...lay, dir: 'S' }, { ...lay, dir: 'N' }, { ...lay, y: 1 }])).toHaveLength(
      3,
    );
    // Too far from everything; a domino that is not due; a pick while laying; one that is taken.
    expect(told([{ ...lay, x: 4 }, lay])?.map(([move]) => move)).toHaveLength(1);
    expect(told([{ ...lay, domino: 40 }])).toBeUndefined();
    expect(told([pick])).toBeUndefined();
    expect(told([{ ...pick, domino: 27 }], picking)).toBeUndefined();
  });

  test.each([
    ['no options', {}],
    ['none', { options: [] }],
    ['no number', { options: [{ ...lay, gain: 'viel' }] }],
    ['more than all', { options: [{ ...lay, share: 101 }] }],
  ])('numbers that do not fit are no advice: %s', (_what, numbers) => {
    expect(counselOf(numbers, laying)).toBeNull();
  });
});
