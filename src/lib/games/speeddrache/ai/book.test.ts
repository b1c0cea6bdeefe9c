/** Normal and easy thieves by numbers worked out by hand. */
import { describe, expect, test } from 'vitest';
import { given } from '../../../../../tests/games/speeddrache';
import { TEMPERS, type Position } from '../position';
import { bookLeaves, bookTake } from './book';
import { Cave } from './cave';
import { easyLeaves } from './easy';

const caveOf = (position: Position): Cave => new Cave().load(position, position.chests);

describe('the book', () => {
  // Eleven and H1 lie there, 29 cards may come, two of them H1. Four inside: what is left of the treasures brings each
  // 1 + 1 + 1 + 1 + 1 (4, 5, 5, 7, 7), 2 + 2 (9, 11), 3 + 3 + 3 (13, 14, 15) and 4 (17): 22 together.
  const path = 'T11:3 H1';

  test('counts what may come and what leaving brings', () => {
    const cave = caveOf(given({ path, bag: 2 }));
    expect([cave.stack, cave.fatal, cave.promise]).toEqual([29, 2, 22]);
    // The bag, and the path shared with half of those inside: 2 + ⌊3 / 2⌋.
    expect(bookTake(cave)).toBe(3);
    // The last two count relics, as one of them may get it.
    const two = caveOf(given({ path: 'T11:3 R1', bag: 2, inside: [0, 1] }));
    expect(bookTake(two)).toBe(2 + 3 + 2);
    expect(bookTake(caveOf(given({ path: 'T11:3 R1', bag: 2, inside: [3] })))).toBe(2 + 3 + 5);
  });

  test.each<{ name: string; bag: number; leaves: string }>([
    // 2 of 29 lose take, 22 of 29 is won: careful leaves when 2 · take > 0.6 · 22, balanced > 22, bold > 1.6 · 22.
    { name: 'take 6: 12 to lose', bag: 5, leaves: '' },
    { name: 'take 7: 14 to lose, more than 13.2', bag: 6, leaves: 'careful' },
    { name: 'take 11: 22 to lose, as much as there is to win', bag: 10, leaves: 'careful' },
    { name: 'take 12: 24 to lose', bag: 11, leaves: 'careful balanced' },
    { name: 'take 17: 34 to lose', bag: 16, leaves: 'careful balanced' },
    { name: 'take 18: 36 to lose, more than 35.2', bag: 17, leaves: 'careful balanced bold' },
  ])('$name', ({ bag, leaves }) => {
    const cave = caveOf(given({ path, bag }));
    expect(TEMPERS.filter((temper) => bookLeaves(cave, temper)).join(' ')).toBe(leaves);
  });

  test('stays while nothing threatens', () => {
    const cave = caveOf(given({ path: 'T17:1 T15:3', bag: 7 }));
    for (const temper of TEMPERS) expect(bookLeaves(cave, temper)).toBe(false);
  });
});

describe('the easy player errs like people', () => {
  test.each<{ name: string; position: Position; chances: readonly number[] }>([
    {
      name: 'nothing to be had: nobody leaves',
      position: given({ path: 'H1 H2' }),
      chances: [0, 0, 0],
    },
    {
      // Risk 2 of 29: ⌊300 · 2 / 29⌋ = 20, and 2 for each of 2 gold pieces. Half more if careful, half if bold.
      name: 'fears risk and a full bag',
      position: given({ path: 'T11:3 H1', bag: 2 }),
      chances: [36, 24, 12],
    },
    {
      name: 'runs for a relic, however many others do',
      position: given({ path: 'R1' }),
      chances: [75, 50, 25],
    },
    {
      name: 'follows those who are out',
      position: given({ path: 'T9:1', bag: 2, inside: [0, 1] }),
      chances: [66, 44, 22],
    },
    {
      // Six of 27 cards are fatal: ⌊300 · 6 / 27⌋ = 66, and 160 for 80 gold; but it stays once in a while.
      name: 'is never quite sure',
      position: given({ path: 'T1:1 H1 H2 H3', bag: 80 }),
      chances: [225, 225, 113],
    },
  ])('$name', ({ position, chances }) => {
    const cave = caveOf(position);
    expect(TEMPERS.map((temper) => easyLeaves(cave, temper))).toEqual(chances);
  });
});
