/**
 * How likely a figure is captured before its seat's next turn. Two seats: seat 0 starts on ring field 0, seat 1 on
 * 20, so progress 25 of seat 1 is field 5. The moved figure of seat 0 stands on progress 8, three fields further.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { YARD4, given } from '../../../../../tests/games/speedrun';
import type { AnyGame } from '../../../game/contract';
import type { Entry, Options, Position } from '../position';
import { speedrun } from '../rules';
import { toNumber } from '../ui/fraction';
import { threatsTo } from '../ui/threat';
import { Board } from './board';
import { danger } from './danger';

const PLAIN: Options = {
  end: 'all',
  oneSkips: false,
  houseBlocks: true,
  threeTriesWithHoused: true,
};
const SKIPPING: Options = { ...PLAIN, oneSkips: true };

const dangerOf = (
  figures: readonly (readonly number[])[],
  progress: number,
  roll = 4,
  options = PLAIN,
): number => danger(new Board({ seats: figures.length, options, figures }), 0, progress, roll);

/** With the three others packed in the house only the one on the ring moves. */
const alone = (progress: number) => [progress, 41, 42, 43];
const OWN = [8, -1, -1, -1];

describe('two seats', () => {
  test('three fields behind, nothing else to move: a three, 1/6; a six carries it past', () => {
    expect(dangerOf([OWN, alone(25)], 8)).toBe(167);
  });

  test('six fields behind: a six hits at once, 1/6', () => {
    expect(dangerOf([OWN, alone(22)], 8)).toBe(167);
  });

  test('nine fields behind: a six and then a three, 1/36', () => {
    expect(dangerOf([[14, -1, -1, -1], alone(25)], 14)).toBe(28);
  });

  test('another figure may make the six (35 to 41) and leave the three to it: 1/6 + 1/36', () => {
    expect(dangerOf([OWN, [25, 35, 42, 43]], 8)).toBe(194);
  });

  test('nothing can make the six, so it is rolled away: 1/6 + 1/36 + 1/216 + 1/1296', () => {
    // Progress 38 is field 18; the way of six fields ends beyond the house.
    expect(dangerOf([[21, -1, -1, -1], alone(38)], 21)).toBe(0);
    expect(dangerOf([[18, -1, -1, -1], alone(35)], 18)).toBe(200);
  });

  test('the yard enters with a six and clears the start field with the next; a third roll: 1/6 + 1/216', () => {
    expect(dangerOf([OWN, [25, -1, -1, -1]], 8)).toBe(171);
  });

  test('on the foreign start field, all waiting there: three tries for a six, 91/216', () => {
    expect(
      dangerOf(
        [
          [20, -1, -1, -1],
          [-1, -1, -1, -1],
        ],
        20,
      ),
    ).toBe(421);
  });

  test('four beyond it: that six, then a four; or two more sixes and a four: 91/216 · (1/6 + 1/216)', () => {
    // The second six clears the start field, the third brings the next figure out.
    expect(
      dangerOf(
        [
          [24, -1, -1, -1],
          [-1, -1, -1, -1],
        ],
        24,
      ),
    ).toBe(72);
  });

  test('a one gives the enemy another turn: p = 1/6 + 1/6 · p, so 1/5', () => {
    expect(dangerOf([OWN, alone(25)], 8, 4, SKIPPING)).toBe(200);
  });

  test('an own one lets the enemy sit out: no danger before the next turn', () => {
    expect(dangerOf([OWN, alone(25)], 8, 1, SKIPPING)).toBe(0);
    expect(dangerOf([OWN, alone(25)], 8, 1)).toBe(167);
  });

  test('after a six the own turn goes on; one in five ends with a one: 4/5 of 1/5', () => {
    expect(dangerOf([OWN, alone(25)], 8, 6, SKIPPING)).toBe(160);
  });

  test('nobody behind: none', () => {
    expect(dangerOf([OWN, alone(30)], 8)).toBe(0);
  });

  test('who turns into the house before never comes by: progress 38 is field 18', () => {
    expect(dangerOf([[20, 5, 6, 7], alone(38)], 20)).toBe(0);
  });

  test.each([40, 43, -1])('progress %i: in the house and in the yard none', (progress) => {
    expect(dangerOf([[progress, 5, 6, 7], alone(25)], progress)).toBe(0);
  });
});

describe('more seats', () => {
  // Seat 1 starts on field 10, seat 2 on 20: progress 35 and 25 are both field 5. The figure on 35 cannot move by
  // six, as 41 is held, and rolls again: 1/6 + 1/36 + 1/216 + 1/1296 = 259/1296. The one on 25 hits with 1/6.
  test('two behind: 1 − 1037/1296 · 5/6 = 0.3332', () => {
    expect(dangerOf([OWN, alone(35), alone(25)], 8)).toBe(333);
  });

  test('with ones: the first lets the second sit out, the second the owner, so the first comes again', () => {
    // a = 259/1296 + (1037/1296 − 1/6) · b and b = 1/6 + 1/6 · a: a = 0.30542 / 0.89442 = 0.3415.
    expect(dangerOf([OWN, alone(35), alone(25)], 8, 4, SKIPPING)).toBe(341);
  });

  test('who is home is no danger', () => {
    expect(dangerOf([OWN, [40, 41, 42, 43], alone(25)], 8)).toBe(167);
  });
});

describe('what Rat names and what the info window says', () => {
  const applied = (position: Position, entry: Entry): Position => {
    const next = speedrun.apply(position, entry);
    if (!next.ok) throw new Error(next.refusal.code);
    return next.value;
  };

  /** The danger of the figure that `from` moved, as both tell it in per mille. */
  const both = (before: Position, seat: number, from: number, after: Position) => {
    const figure = before.figures[seat]?.indexOf(from) ?? NaN;
    const progress = after.figures[seat]?.[figure] ?? NaN;
    const [threat] = threatsTo(speedrun as unknown as AnyGame, after, { seat, figure });
    return {
      rat: danger(new Board(after), seat, progress, before.roll ?? NaN),
      window: threat === undefined ? 0 : toNumber(threat.all) * 1000,
    };
  };

  // They are counted apart: one on whole numbers over the board of the computers, one on fractions over the rules.
  test('are the same within 1 ‰ for every move of random matches of two without ones', () => {
    let dangerous = 0;
    const steps = fc.array(fc.nat({ max: 59 }), { minLength: 160, maxLength: 160 });
    fc.assert(
      fc.property(steps, (list) => {
        let position = given({ figures: [YARD4, YARD4], options: PLAIN, rollsLeft: 3 });
        for (const step of list) {
          if (position.turn === null) return;
          if (position.roll === null) {
            position = applied(position, { chance: 'roll', value: (step % 6) + 1 });
            continue;
          }
          const before = position;
          const seat = position.turn;
          const nexts = speedrun
            .legal(before, seat)
            .map((move) => [move, applied(before, move)] as const);
          for (const [{ from }, after] of nexts) {
            const { rat, window } = both(before, seat, from, after);
            expect(Math.abs(rat - window), JSON.stringify(after)).toBeLessThanOrEqual(1);
            if (rat > 0) dangerous += 1;
          }
          position = nexts[step % nexts.length]?.[1] ?? before;
        }
      }),
      { seed: 1, numRuns: 8 },
    );
    expect(dangerous).toBeGreaterThan(300);
  });
});
