import { beforeEach, describe, expect, test } from 'vitest';
import { playersOf } from '../../../../ui/players';
import { settings } from '../../../../ui/settings.svelte';
import type { Options } from '../../position';
import type { RoundTally } from '../tally';
import { leftSum, roundText, roundTitle } from './roundWords';

beforeEach(() => {
  settings.locale = 'de';
});

const players = playersOf([
  { name: 'Ada', kind: 'human' },
  { name: 'Ben', kind: 'human' },
]);
const SPEED: Options = { variant: 'speed15', target: 25, slap: true, autoDraw: false };
const SPIT: Options = { variant: 'spit', target: 0, slap: false, autoDraw: false };

const round = (part: Partial<RoundTally>): RoundTally => ({
  number: 2,
  winner: 0,
  points: 0,
  score: [0, 0],
  hands: [0, 0],
  stocks: [0, 0],
  cards: [0, 0],
  grab: null,
  laid: [0, 0],
  ms: 0,
  ...part,
});
const WON = round({ winner: 0, points: 7, hands: [0, 3], stocks: [0, 4] });

test.each([
  [SPEED, WON, 0, 'Du gewinnst Runde 2'],
  [SPEED, WON, 1, 'Ada gewinnt Runde 2'],
  [SPEED, WON, null, 'Ada gewinnt Runde 2'],
  [SPEED, round({ winner: null }), 0, 'Runde 2 endet unentschieden'],
  [SPIT, WON, 0, 'Runde 2: Du hast abgeräumt'],
  [SPIT, WON, 1, 'Runde 2: Ada hat abgeräumt'],
  [SPIT, round({ winner: null }), 1, 'Runde 2: Keiner konnte mehr'],
] as const)('C-31 the headline of a round: %#', (options, one, you, title) => {
  expect(roundTitle(one, options.variant, { players, you })).toBe(title);
});

describe('SP-13 the arithmetic of a round', () => {
  test.each([
    [WON, 0, 'Ben behält 3 auf der Hand und 4 im Vorrat: 3 + 4 = 7 Punkte.'],
    [WON, 1, 'Du behältst 3 auf der Hand und 4 im Vorrat: 3 + 4 = 7 Punkte.'],
    [round({ winner: 1, points: 2, hands: [2, 0] }), 0, 'Du behältst 2 auf der Hand: 2 Punkte.'],
    [round({ winner: 1, points: 1, hands: [1, 0] }), 1, 'Ada behält 1 auf der Hand: 1 Punkt.'],
    [
      round({ winner: null }),
      0,
      'Auch nach dem Mischen konnte keiner eine Karte legen. Niemand bekommt Punkte.',
    ],
    [
      round({ winner: 0 }),
      0,
      'Ben hatte auch keine Karte mehr, aber du hast zuerst abgeklatscht: 0 Punkte.',
    ],
    [
      round({ winner: 1 }),
      0,
      'Beide hatten keine Karte mehr, aber Ben hat zuerst abgeklatscht: 0 Punkte.',
    ],
  ] as const)('in words: %#', (one, you, text) => {
    expect(roundText(one, SPEED, { players, you })).toBe(text);
  });

  test.each([
    [WON, '3 + 4 =\u00a07'],
    [round({ winner: 1, points: 2, hands: [2, 0] }), '2'],
    [round({ winner: null }), '–'],
  ])('in figures: %#', (one, sum) => {
    expect(leftSum(one)).toBe(sum);
  });
});

describe('SP-19 SP-20 SP-21 what a deal of Spit brought', () => {
  const grab = { seat: 1, taken: 9, given: 14 };
  test.each([
    [round({ grab }), 1, 'Du greifst zuerst: 9 vom Mittelstapel für dich, 14 für Ada.'],
    [round({ grab }), 0, 'Ben greift zuerst: 9 vom Mittelstapel, 14 für dich.'],
    [round({ grab }), null, 'Ben greift zuerst: 9 vom Mittelstapel, 14 für Ada.'],
    [round({ cards: [3, 49] }), 0, 'Es gibt nur einen Mittelstapel, und Ben muss ihn nehmen.'],
    [round({ cards: [3, 49] }), 1, 'Es gibt nur einen Mittelstapel, und du musst ihn nehmen.'],
    [round({ cards: [0, 52] }), 0, 'Du hast keine einzige Karte mehr.'],
    [round({ cards: [0, 52] }), 1, 'Ada hat keine einzige Karte mehr.'],
  ] as const)('%#', (one, you, text) => {
    expect(roundText(one, SPIT, { players, you })).toBe(text);
  });
});
