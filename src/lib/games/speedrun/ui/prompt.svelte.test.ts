import { describe, expect, test } from 'vitest';
import { YARD4, given } from '../../../../../tests/games/speedrun';
import type { AnyGame } from '../../../game/contract';
import { speedrun } from '../rules';
import { movableFigures } from './highlights';
import { promptOf } from './prompt';

const rules = speedrun as unknown as AnyGame;

const say = (
  own: readonly number[],
  other: readonly number[],
  more: Parameters<typeof given>[0] | object = {},
  scene: { again?: boolean; quick?: boolean; elsewhere?: boolean } = {},
): readonly (string | undefined)[] => {
  const position = given({ figures: [own, other], ...more });
  const { title, text } = promptOf({
    rules,
    position,
    you: 0,
    names: ['Du', 'Eule'],
    corners: [0, 2],
    movable: movableFigures(rules, position, speedrun.legal(position, 0)),
    elsewhere: false,
    again: false,
    quick: false,
    ...scene,
  });
  return [title, text?.replaceAll('\u00a0', ' ')];
};

describe('what the dock says', () => {
  const home = [43, 42, 41, 40];
  test.each<readonly [string, readonly (string | undefined)[], string, string | undefined]>([
    [
      'RU-03 the second try',
      say(YARD4, YARD4, { rollsLeft: 2 }),
      'Du bist dran.',
      'Versuch 2 von 3 auf eine 6',
    ],
    [
      'RU-12 after a six',
      say([6, -1, -1, -1], YARD4, {}, { again: true }),
      'Du bist dran.',
      'Eine 6! Du würfelst nochmal.',
    ],
    [
      'RU-08 a six must come out',
      say([6, -1, -1, -1], YARD4, { roll: 6 }),
      'Bring eine Figur heraus',
      'Mit einer 6 ist das Pflicht.',
    ],
    [
      'a choice of two',
      say([6, 12, 42, 43], YARD4, { roll: 2 }),
      'Zieh 2 Felder',
      '2 Figuren können ziehen.',
    ],
    [
      'RU-07 a capture',
      say([18, 41, 42, 43], [0, -1, -1, -1], { roll: 2 }),
      'Zieh 2 Felder',
      'Eine Figur kann ziehen und schlägt Eule.',
    ],
    [
      'another plays, nothing in reach',
      say([5, -1, -1, -1], YARD4, { turn: 1, rollsLeft: 3 }),
      'Eule ist am Zug',
      'Mit dem nächsten Wurf erreicht niemand deine Figuren.',
    ],
    [
      'another plays, four behind a figure',
      say([34, -1, -1, -1], [10, 41, 42, 43], { turn: 1 }),
      'Eule ist am Zug',
      'Deine Figur auf Feld 34 ist in Reichweite: 17 %.',
    ],
    [
      'another has rolled what hits',
      say([34, -1, -1, -1], [10, 41, 42, 43], { turn: 1, roll: 4 }),
      'Eule ist am Zug',
      'Deine Figur auf Feld 34 kann jetzt geschlagen werden.',
    ],
    [
      'all four at home',
      say(home, YARD4, { turn: 1, home: [0] }),
      'Eule ist am Zug',
      'Du hast alle vier zu Hause und schaust zu.',
    ],
    [
      'too fast to read',
      say(YARD4, YARD4, { turn: 1 }, { quick: true }),
      'Eule ist am Zug',
      undefined,
    ],
    [
      'in another tab',
      say(YARD4, YARD4, {}, { elsewhere: true }),
      'Hier schaust du nur zu',
      undefined,
    ],
  ])('%s', (_, found, title, text) => {
    expect(found).toEqual([title, text]);
  });
});
