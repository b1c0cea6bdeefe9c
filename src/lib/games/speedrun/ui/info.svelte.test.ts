import { describe, expect, test } from 'vitest';
import { YARD4, given } from '../../../../../tests/games/speedrun';
import type { AnyGame } from '../../../game/contract';
import { speedrun } from '../rules';
import { counselOf } from './advice';
import { movableFigures } from './highlights';
import { percent } from '../../../ui/numbers';
import { figureInfo, seatInfo, type Table } from './info';
import { playersOf } from '../../../ui/players';
import { corners } from './corners';

const rules = speedrun as unknown as AnyGame;
const players = playersOf(
  [
    { name: 'Du', kind: 'human' },
    { name: 'Eule', kind: 'normal' },
  ],
  corners,
);
const table = (own: readonly number[], other: readonly number[], more = {}): Table => ({
  rules,
  players,
  you: 0,
  position: given({ figures: [own, other], ...more }),
});

describe('C-29 what a figure is about', () => {
  test.each<readonly [string, Table, seat: number, title: string, lines: readonly string[]]>([
    [
      'own, in nobody’s reach',
      table([23, -1, -1, -1], [10, 41, 42, 43]),
      0,
      'Deine Figur 1',
      ['Feld 23 von 40, noch 17 bis ins Haus.', 'Beim nächsten Zug erreicht sie niemand.'],
    ],
    [
      'own, 4 in front of one',
      table([34, -1, -1, -1], [10, 41, 42, 43]),
      0,
      'Deine Figur 1',
      [
        'Feld 34 von 40, noch 6 bis ins Haus.',
        'Eule schlägt sie beim nächsten Zug zu 17 % (1 von 6).',
      ],
    ],
    [
      'own, two ways, and a six adds to them',
      table([35, -1, -1, -1], [10, 13, 42, 43]),
      0,
      'Deine Figur 1',
      [
        'Feld 35 von 40, noch 5 bis ins Haus.',
        'Eule schlägt sie beim nächsten Zug zu 33 % (1 von 3); mit einer 6 und dem Wurf danach zu 37 % (13 von 36).',
      ],
    ],
    [
      'own, only after a six',
      table([38, -1, -1, -1], [10, 41, 42, 43]),
      0,
      'Deine Figur 1',
      [
        'Feld 38 von 40, noch 2 bis ins Haus.',
        'Eule schlägt sie beim nächsten Zug nur nach einer 6: 3 % (1 von 36).',
      ],
    ],
    [
      'foreign: who can reach it is the person',
      table([30, 41, 42, 43], [14, -1, -1, -1]),
      1,
      'Eule (Gelb), Figur 1',
      [
        '14 von 40 Feldern gelaufen, noch 26 bis ins Haus.',
        'Du schlägst sie bei deinem nächsten Zug zu 17 % (1 von 6).',
      ],
    ],
    [
      'the roll is known',
      table([34, -1, -1, -1], [10, 41, 42, 43], { turn: 1, roll: 4 }),
      0,
      'Deine Figur 1',
      ['Feld 34 von 40, noch 6 bis ins Haus.', 'Eule kann sie jetzt schlagen.'],
    ],
    [
      'in the yard',
      table(YARD4, YARD4),
      0,
      'Deine Figur 1',
      ['Wartet im Startfeld auf eine 6. Dort ist sie sicher.'],
    ],
    [
      'in the house',
      table([42, -1, -1, -1], YARD4),
      0,
      'Deine Figur 1',
      ['Im Haus auf Platz 3. Dort ist sie sicher.'],
    ],
  ])('%s', (_, given, seat, title, lines) => {
    const info = figureInfo(given, seat, 0);
    expect([info.title, ...info.lines.map((line) => line.replaceAll('\u00a0', ' '))]).toEqual([
      title,
      ...lines,
    ]);
  });

  test('a seat: strength and character, figures home, way done', () => {
    expect(seatInfo(table([43, 10, 0, -1], [5, -1, -1, -1]), 1)).toEqual({
      title: 'Eule (Gelb)',
      lines: [
        'Normal: schlägt, zieht ins Haus und bringt bedrohte Figuren in Sicherheit.',
        '0 von 4 Figuren im Haus',
        'Zusammen 5 von 166 Feldern gelaufen.',
      ],
    });
    expect(seatInfo(table([43, 10, 0, -1], YARD4), 0)).toEqual({
      title: 'Du (Rot)',
      lines: ['1 von 4 Figuren im Haus', 'Zusammen 53 von 166 Feldern gelaufen.'],
    });
  });

  test.each([
    [0, '0 %'],
    [0.001, '1 %'],
    [1 / 6, '17 %'],
    [0.999, '99 %'],
    [1, '100 %'],
  ])('%d is %s', (chance, text) => {
    expect(percent(chance).replace('\u00a0', ' ')).toBe(text);
  });
});

describe('C-28 the advice in words', () => {
  const position = given({
    figures: [
      [13, 34, -1, -1],
      [37, -1, -1, -1],
    ],
    roll: 4,
  });
  const movable = movableFigures(rules, position, speedrun.legal(position, 0));
  const numbers = {
    options: [
      { from: 13, win: 412, danger: 140 },
      { from: 34, win: 388, danger: 0 },
    ],
  };

  test('best first, with what speaks for it', () => {
    const counsel = counselOf(numbers, movable, 0, [0, 2]);
    expect(counsel?.figure).toBe(0);
    expect(
      counsel?.options.map(({ move, numbers: told }) => [move, told.replaceAll('\u00a0', ' ')]),
    ).toEqual([
      ['Figur 1 von Feld 13 auf Feld 17, schlägt Gelb', 'Gewinnchance 41 %, Gefahr 14 %'],
      ['Figur 2 von Feld 34 auf Feld 38', 'Gewinnchance 39 %, Gefahr 0 %'],
    ]);
  });

  test.each([
    {},
    { options: [] },
    { options: [{ from: 13 }] },
    { options: [{ from: 13, win: 1001, danger: 0 }] },
    { options: [{ from: 7, win: 400, danger: 0 }] },
  ])('numbers that do not fit are no advice: %j', (bad) => {
    expect(counselOf(bad, movable, 0, [0, 2])).toBeNull();
  });
});
