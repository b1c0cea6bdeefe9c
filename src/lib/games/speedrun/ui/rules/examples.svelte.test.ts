import { describe, expect, test } from 'vitest';
import { given, played } from '../../../../../../tests/games/speedrun';
import type { AnyGame } from '../../../../game/contract';
import { speedrun } from '../../rules';
import { standing, startTurn } from '../../turn';
import { movableFigures } from '../highlights';
import {
  COURSES,
  MOVES,
  TRIES,
  UNFINISHED,
  type CourseExample,
  type MoveExample,
} from './examples';

const rules = speedrun as unknown as AnyGame;

describe('C-36 the examples of the rules page are what the rules do', () => {
  test.each(Object.entries<MoveExample>(MOVES))('move: %s', (_, example) => {
    const position = played(
      given({ figures: example.figures, options: { houseBlocks: example.houseBlocks } }),
      `r${example.roll}`,
    );
    const moves = position.roll === null ? [] : speedrun.legal(position, 0);
    expect(
      movableFigures(rules, position, moves)
        .map(({ figure, target, captures }) => ({ figure, target, captures: captures !== null }))
        .sort((a, b) => a.figure - b.figure),
    ).toEqual(example.moves);
  });

  test.each(TRIES)('tries: $figures, $yes with the setting, $no without', (example) => {
    const tries = (threeTriesWithHoused: boolean) =>
      startTurn(given({ figures: [example.figures, [10]], options: { threeTriesWithHoused } }), 0)
        .rollsLeft;
    expect([tries(true), tries(false)]).toEqual([example.yes, example.no]);
  });

  test.each(Object.entries<CourseExample>(COURSES))('course: %s', (_, example) => {
    const { figures, entries, rolls, home, next } = example;
    const after = played(given({ figures, rollsLeft: rolls, home: home ?? [] }), ...entries);
    expect([after.turn, after.roll, after.rollsLeft]).toEqual([next.seat, null, next.rolls]);
  });

  test('the unfinished are ranked by figures in the house', () => {
    const { figures, home, ranks, points } = UNFINISHED;
    const { ranks: found, points: won } = standing(
      given({ figures, home, options: { end: 'first' } }),
    );
    expect([found, won]).toEqual([ranks, points]);
  });

  test('every example has a sentence of its own', () => {
    const all = [...Object.values(MOVES), ...TRIES, ...Object.values(COURSES)];
    const texts = all.map(({ text }) => text());
    expect(new Set(texts).size).toBe(all.length);
    expect(texts.every((text) => text.length > 20)).toBe(true);
  });
});
