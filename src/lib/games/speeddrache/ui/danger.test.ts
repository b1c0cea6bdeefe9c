import { describe, expect, test } from 'vitest';
import { played, setupOf } from '../../../../../tests/games/speeddracheLog';
import { beforeLast, eyeOf, fatalCards, hotCards, openKinds, riskOf } from './danger';

const at = (text: string) => played(text, setupOf());

describe('DR-39 how far the eye is open', () => {
  // The stack of the first expedition has 15 treasures, 15 hazards and a relic: 31 cards.
  test.each([
    ['nothing but treasure', 'T1', 0, 30, 0],
    ['a relic is no hazard', 'R1', 0, 30, 0],
    ['one kind open: 2 of 30, 7 %', 'H1', 2, 30, 1],
    ['two kinds: 4 of 29, 14 %', 'H1 - H2', 4, 29, 1],
    ['two kinds and two treasures: 4 of 27, 14.8 %', 'H1 - H2 - T1 - T2', 4, 27, 1],
    ['two kinds and three treasures: 4 of 26, 15.4 %', 'H1 - H2 - T1 - T2 - T3', 4, 26, 2],
    ['four kinds: 8 of 27, 29.6 %', 'H1 - H2 - H3 - H4', 8, 27, 2],
    ['four kinds and a treasure: 8 of 26, 30.8 %', 'H1 - H2 - H3 - H4 - T1', 8, 26, 3],
    ['a flight', 'T1 - H2 - H2', 1, 28, 3],
  ])('%s', (_, text, fatal, stack, eye) => {
    const position = at(text);
    expect(fatalCards(position)).toBe(fatal);
    expect(position.stack).toHaveLength(stack);
    expect(riskOf(position)).toBeCloseTo(fatal / stack, 12);
    expect(eyeOf(position)).toBe(eye);
  });

  test('an empty stack is no risk', () => {
    expect(riskOf({ path: [], stack: [] })).toBe(0);
  });
});

test('DR-11 at a flight the two equal hazards glow, and the risk before it is told', () => {
  const flight = at('H3 - T7 - H1 - H3');
  expect(hotCards(flight)).toEqual([0, 3]);
  expect(openKinds(flight.path)).toEqual(['H3', 'H1']);
  // Before the last card 28 cards were left, two of each open kind.
  expect(fatalCards(beforeLast(flight))).toBe(4);
  expect(beforeLast(flight).stack).toHaveLength(28);
  expect(hotCards(at('H3 - T7 - H1'))).toEqual([]);
});
