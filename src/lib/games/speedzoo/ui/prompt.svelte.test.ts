import { describe, expect, test } from 'vitest';
import { settings } from '../../../ui/settings.svelte';
import type { Laid, Options, Position, Slot, Zoo } from '../position';
import { EMPTY } from '../zoo';
import { barNote, placeName, promptOf, wishesSaid, type Scene } from './prompt';

settings.locale = 'de';

const OPTIONS: Options = {
  size: 5,
  middle: true,
  full: true,
  season: false,
  rowOfFour: false,
  wishes: false,
  solo: null,
};
const ALONE: Options = { ...OPTIONS, solo: 'free' };

/** `5:1x` is domino 5 with the keeper of seat 1, laid already. */
const slots = (text: string): readonly Slot[] =>
  text.split(' ').map((one) => {
    const [, domino, keeper] = /^(\d+)(?::(\d))?x?$/.exec(one) ?? [];
    return {
      domino: Number(domino),
      keeper: keeper === undefined ? null : Number(keeper),
      done: one.endsWith('x'),
    };
  });

const at = (domino: number, x: number, y: number, dir: Laid['dir']): Laid => ({
  domino,
  x,
  y,
  dir,
});
/** Jungle with a star right of the gate, savanna beside it. */
const BEGUN: Zoo = { laid: [at(24, 1, 0, 'E')], discarded: [] };
/** All four fields beside the gate are covered, none of them is a meadow. */
const CLOSED: Zoo = {
  laid: [at(13, 1, 0, 'E'), at(14, -1, 0, 'W'), at(17, 0, 1, 'S'), at(16, 0, -1, 'N')],
  discarded: [],
};

const given = (part: Partial<Position>): Position => ({
  seats: 3,
  options: OPTIONS,
  step: 'place',
  turn: 1,
  match: 1,
  round: 2,
  unseen: [],
  row: [],
  next: [],
  order: [],
  wishes: [],
  zoos: [EMPTY, EMPTY, EMPTY],
  off: [],
  past: [],
  ...part,
});
const scene = (part: Partial<Scene>): Scene => ({
  mode: 'wait',
  position: given({}),
  you: 0,
  names: ['Du', 'Eule', 'Igel'],
  domino: null,
  gain: null,
  spots: [],
  provisional: null,
  elsewhere: false,
  quick: false,
  ...part,
});

const waiting = (part: Partial<Position>): Scene => scene({ position: given(part) });

describe('what the dock says while others are on turn', () => {
  test.each<readonly [string, Scene, string, string | undefined]>([
    [
      'you are next',
      waiting({ row: slots('5:1 18:0 40:2') }),
      'Eule legt Nummer 5',
      'Danach bist du dran.',
    ],
    [
      'whoever picks is still on turn',
      waiting({ step: 'pick', row: slots('5:1x 18:0 40:2'), next: slots('6 9 21') }),
      'Eule wählt ein Domino',
      'Danach bist du dran.',
    ],
    [
      'two before you',
      waiting({ row: slots('5:1 18:2 40:0') }),
      'Eule legt Nummer 5',
      'Vor dir sind noch 2 dran.',
    ],
    [
      'you were',
      waiting({ row: slots('5:0x 18:1 40:2') }),
      'Eule legt Nummer 18',
      'Du warst in dieser Runde schon dran.',
    ],
    [
      'ZO-05 in the order of the lot',
      waiting({ step: 'pick', round: 0, order: [2, 1, 0], next: slots('6:2 9 21') }),
      'Eule wählt ein Domino',
      'Danach bist du dran.',
    ],
    ['the table draws', waiting({ step: 'row', turn: null }), 'Die nächste Reihe kommt', undefined],
    ['the lot', waiting({ step: 'order', turn: null }), 'Wer fängt an?', undefined],
    [
      'C-12 too quick to read',
      { ...waiting({ row: slots('5:1 18:0 40:2') }), quick: true },
      'Eule legt Nummer 5',
      undefined,
    ],
    ['another tab plays', scene({ elsewhere: true }), 'Hier schaust du nur zu', undefined],
  ])('%s', (_, of, title, text) => {
    expect(promptOf(of)).toEqual({ title, text });
  });
});

const NEXT = { step: 'pick', turn: 0, next: slots('5 18:1 40') } as const;
const WITH_FIT = given({ ...NEXT, zoos: [BEGUN, EMPTY, CLOSED] });

describe('ZO-16 what it says of picking', () => {
  test.each<readonly [string, Partial<Scene>, string, string]>([
    [
      'first of all',
      { mode: 'pick', position: given({ ...NEXT, round: 0 }) },
      'Wähl ein Domino',
      'Es liegt als Erstes in deinem Zoo.',
    ],
    [
      'later',
      { mode: 'pick', position: given(NEXT) },
      'Wähl ein Domino',
      'Kleine Nummern sind nächste Runde früher dran.',
    ],
    [
      'ZO-32 alone',
      { mode: 'pick', position: given({ ...NEXT, options: ALONE }) },
      'Wähl ein Domino',
      'Du legst es gleich an, die anderen gehen ab.',
    ],
    [
      'turn, gain and others',
      { mode: 'picked', position: WITH_FIT, domino: 40, gain: 3 },
      'Nächste Runde: Platz 3',
      'Bringt dir jetzt bis zu +3. Passt auch bei Eule und Igel.',
    ],
    [
      'no gain, and one other',
      {
        mode: 'picked',
        position: given({ ...NEXT, zoos: [BEGUN, EMPTY, CLOSED], next: slots('5 10 40:1') }),
        domino: 10,
        gain: 0,
      },
      'Nächste Runde: Platz 2',
      'Bringt dir jetzt noch nichts. Passt auch bei Eule.',
    ],
    [
      'it fits nowhere',
      { mode: 'picked', position: WITH_FIT, domino: 5, gain: null },
      'Nächste Runde: Platz 1',
      'Passt bei dir jetzt nirgends. Passt bei Eule und Igel.',
    ],
    [
      'one of four stays free',
      {
        mode: 'picked',
        position: given({
          ...NEXT,
          options: { ...OPTIONS, rowOfFour: true },
          next: slots('5 18 40 41'),
        }),
        domino: 40,
        gain: 1,
      },
      'Nächste Runde: Platz 2–3',
      'Bringt dir jetzt bis zu +1. Passt auch bei Eule und Igel.',
    ],
  ])('%s', (_, of, title, text) => {
    expect(promptOf(scene(of))).toEqual({ title, text });
  });
});

const laying = (zoo: Zoo, part: Partial<Scene>): Scene =>
  scene({ mode: 'place', position: given({ turn: 0, zoos: [zoo, EMPTY, EMPTY] }), ...part });
const SPOTS = [
  { laid: at(19, 3, 0, 'E'), now: true },
  { laid: at(19, 2, 1, 'W'), now: false },
];

describe('what it says of laying', () => {
  test.each<readonly [string, Scene, string, string]>([
    [
      'ZO-12 frames',
      laying(BEGUN, { domino: 19, spots: SPOTS }),
      'Leg Nummer 19',
      'Ein heller Rahmen zeigt, wo es passt.',
    ],
    [
      'ZO-12 only after turning',
      laying(BEGUN, { domino: 19, spots: SPOTS.slice(1) }),
      'Leg Nummer 19',
      'So passt es nirgends, gestrichelt nach dem Drehen.',
    ],
    [
      'ZO-14 lying provisionally',
      laying(BEGUN, {
        mode: 'placed',
        domino: 19,
        provisional: { laid: at(19, 2, 1, 'W'), gain: 3 },
      }),
      'Leg Nummer 19',
      'Savanne und Dschungel wachsen: +3 Besucher.',
    ],
    [
      'ZO-10 why it fits nowhere, and what that costs',
      laying(CLOSED, { mode: 'discard', domino: 10 }),
      'Nummer 10 passt nirgends',
      'Kein freies Feldpaar grenzt an Streichelwiese oder ans Tor. Voller Zoo (+5) ist damit weg.',
    ],
    [
      'ZO-10 once more',
      laying({ ...CLOSED, discarded: [11] }, { mode: 'discard', domino: 10 }),
      'Nummer 10 passt nirgends',
      'Kein freies Feldpaar grenzt an Streichelwiese oder ans Tor.',
    ],
  ])('%s', (_, of, title, text) => {
    expect(promptOf(of)).toEqual({ title, text });
  });

  test.each([
    [at(19, 2, 1, 'W'), 3, 'Spalte 2, Reihe 1, nach links: Savanne und Dschungel wachsen, +3'],
    [at(10, -1, 0, 'N'), 0, 'Spalte −1, Reihe 0, nach oben: Ein Gehege am Tor, 0'],
  ])('a place is called by where it is and what it brings: %j', (laid, gain, name) => {
    expect(placeName(BEGUN, laid, gain)).toBe(name);
  });
});

describe('the bar and the wishes', () => {
  test.each<readonly [string, Partial<Position>, string | undefined]>([
    ['before the first entry', { match: 0 }, undefined],
    ['ZO-05', { round: 0 }, 'Erste Auswahl'],
    ['ZO-30 twelve rounds', { round: 9 }, 'Runde 9/12'],
    ['ZO-31 six rounds', { seats: 2, round: 6 }, 'Runde 6/6'],
    [
      'ZO-25 a match of a season begins',
      { match: 2, round: 0, options: { ...OPTIONS, season: true } },
      'Partie 2 von 3',
    ],
    [
      'ZO-25 a season',
      { match: 2, round: 4, options: { ...OPTIONS, season: true } },
      'Partie 2, Runde 4',
    ],
  ])('%s', (_, part, note) => {
    expect(barNote(given(part))).toBe(note);
  });

  test('ZO-28 both are announced in words', () => {
    expect(wishesSaid(given({}))).toBeNull();
    expect(wishesSaid(given({ wishes: ['giants', 'edge'] }))).toBe(
      'Wünsche der Besucher: Großgehege: 10 je Gehege mit mindestens 7 Feldern. ' +
        'Tor am Rand: 10, wenn das Tor am Rand deines Zoos liegt (ab 4 × 4).',
    );
  });
});
