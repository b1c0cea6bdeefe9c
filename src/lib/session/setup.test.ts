import { expect, test } from 'vitest';
import type { AnyGame, JsonObject } from '../game/contract';
import { speed } from '../games/speed/rules';
import { speeddrache } from '../games/speeddrache/rules';
import { speedzoo } from '../games/speedzoo/rules';
import { fitted, readAddress, readStored, readWay, reseated, usual, waysOf } from './setup';

const zoo = speedzoo as unknown as AnyGame;
const drache = speeddrache as unknown as AnyGame;

/** Options of Speedzoo in words: what is on, the size where it is large, how one plays alone. */
const said = (options: JsonObject): string =>
  Object.entries(options)
    .flatMap(([name, value]) => {
      if (value === true) return [name];
      return value === false || value === 5 || value === null ? [] : [String(value)];
    })
    .join(' ');
const chosen = (text: string): JsonObject => {
  const on = (name: string): boolean => text.split(' ').includes(name);
  return {
    size: on('7') ? 7 : 5,
    middle: on('middle'),
    full: on('full'),
    season: on('season'),
    rowOfFour: on('rowOfFour'),
    wishes: on('wishes'),
    solo: null,
  };
};

test.each([
  // From two: the large zoo stays with two, all else goes on.
  ['7 middle full season wishes', 2, '7 middle full season wishes'],
  ['7 middle full season wishes', 3, 'middle full season wishes'],
  ['7 season', 4, 'season'],
  // From three: rows of four stay with three.
  ['rowOfFour wishes', 3, 'rowOfFour wishes'],
  ['rowOfFour wishes', 2, 'wishes'],
  ['full rowOfFour', 4, 'full'],
  // Alone there is no season, there are no wishes; the gate in the middle and the full zoo always count.
  ['7 season wishes', 1, 'middle full free'],
])('ZO-26 ZO-27 of "%s", %i players keep "%s"', (before, seats, after) => {
  expect(said(fitted(zoo, chosen(before), seats))).toBe(after);
});

test('out of a match alone, one with others has no hunt for points', () => {
  const alone = zoo.defaults(1);
  expect(said(alone)).toBe('middle full free');
  expect(said(fitted(zoo, alone, 4))).toBe('middle full');
});

test('options that no number of players reads become the usual ones', () => {
  expect(fitted(zoo, { size: 6 }, 2)).toEqual(zoo.defaults(2));
  expect(fitted(zoo, { nonsense: 1 }, 2)).toEqual(zoo.defaults(2));
});

test('a game whose options go with every number keeps them all', () => {
  const options = { ...drache.defaults(4), hiddenChests: true, expeditions: 3 };
  expect(fitted(drache, options, 8)).toEqual(options);
});

test('another number of players changes neither strength nor tempo', () => {
  const two = { ...usual(zoo), seats: 2, strength: 'strong', tempo: 'fast' } as const;
  const before = { ...two, options: chosen('7 middle') };
  expect(reseated(zoo, before, 4)).toEqual({ ...before, seats: 4, options: chosen('middle') });
});

test('an address that only names the players takes along what they can play', () => {
  const base = { ...usual(zoo), seats: 2, options: chosen('7 middle wishes') };
  const { setup, problem } = readAddress(zoo, new URLSearchParams('seats=3'), base);
  expect(problem).toBeNull();
  expect([setup.seats, said(setup.options)]).toEqual([3, 'middle wishes']);
});

test('what an address asks for itself is not taken back silently', () => {
  const base = { ...usual(zoo), seats: 2, options: chosen('middle') };
  const { setup, problem } = readAddress(zoo, new URLSearchParams('seats=3&size=7'), base);
  expect(problem).toEqual({ code: 'bad-setup', detail: { at: 'size', found: '7' } });
  expect(setup).toBe(base);
});

/** Speed to 25 points with slapping, and Spit, which has neither. */
const POINTS = { variant: 'speed20', target: 25, slap: true, autoDraw: true };
const SPIT = { variant: 'spit', target: 0, slap: false, autoDraw: false };
const wrong = (at: string, found: string | number) => ({
  code: 'bad-setup',
  detail: { at, found },
});

test.each<[string, JsonObject, string, JsonObject, object | null]>([
  ['Spit after a match to 25 points', POINTS, 'variant=spit', SPIT, null],
  [
    'points after a match of Spit',
    SPIT,
    'target=50',
    { ...SPIT, variant: 'speed15', target: 50 },
    null,
  ],
  [
    'stocks of 15 with all else as before',
    POINTS,
    'variant=speed15',
    { ...POINTS, variant: 'speed15' },
    null,
  ],
  ['points in Spit', POINTS, 'variant=spit&target=25', POINTS, wrong('target', 25)],
  ['no such variant', POINTS, 'variant=solo', POINTS, wrong('variant', '"solo"')],
  ['no such option', SPIT, 'jokers=true', SPIT, wrong('jokers', '"jokers"')],
  ['a slap that is no yes or no', SPIT, 'slap=1', SPIT, wrong('slap', '1')],
  [
    'more points than there are',
    POINTS,
    'target=99999999999999999999',
    POINTS,
    wrong('target', '100000000000000000000'),
  ],
  ['a pace of another game', POINTS, 'tempo=turbo', POINTS, wrong('tempo', 'turbo')],
  ['three at the table', POINTS, 'seats=3', POINTS, wrong('seats', '3')],
])(
  'an address says how Speed is played, whatever was played before: %s',
  (_, before, query, options, problem) => {
    const base = { ...usual(speed as unknown as AnyGame), options: before };
    const read = readAddress(speed as unknown as AnyGame, new URLSearchParams(query), base);
    expect(read.problem).toEqual(problem);
    expect(read.setup.options).toEqual(options);
  },
);

test.each<[AnyGame, readonly string[], readonly string[]]>([
  [zoo, ['zufall', 'tag'], ['zufall', 'tag', 'computer']],
  [drache, [], ['computer']],
  [speed as unknown as AnyGame, [], ['computer', 'zu-zweit']],
])('SP-01 two share a device where nobody waits for a turn: $id', (game, alone, ways) => {
  expect(waysOf(game, alone)).toEqual(ways);
});

const ZOO = ['zufall', 'tag', 'auftraege', 'computer'];
const SPEED = ['computer', 'zu-zweit'];
const bad = (at: string, found: string) => ({ code: 'bad-setup', detail: { at, found } });
test.each<[string, readonly string[], string | null, string, string, string, object | null]>([
  ['nothing', ZOO, null, '', 'zufall', '', null],
  ['the last way', ZOO, 'auftraege', '', 'auftraege', '', null],
  ['computers last time', ZOO, 'computer', '', 'computer', '', null],
  ['a way that is gone', ZOO, 'sonntags', '', 'zufall', '', null],
  ['a way by address', ZOO, 'computer', 'allein=tag', 'tag', '', null],
  ['a set-up by address', ZOO, 'tag', 'seats=3&full=true', 'computer', 'seats=3&full=true', null],
  ['no such way', ZOO, 'tag', 'allein=nachts', 'tag', '', bad('allein', 'nachts')],
  [
    'a way with more',
    ZOO,
    null,
    'allein=tag&seats=2',
    'zufall',
    '',
    bad('allein', 'allein=tag&seats=2'),
  ],
  ['alone with computers', ZOO, null, 'allein=computer', 'zufall', '', bad('allein', 'computer')],
  ['a game without ways', ['computer'], 'tag', '', 'computer', '', null],
  [
    'a game without ways, asked',
    ['computer'],
    null,
    'allein=tag',
    'computer',
    '',
    bad('allein', 'tag'),
  ],
  ['two, last time', SPEED, 'zu-zweit', '', 'zu-zweit', '', null],
  ['two, by address', SPEED, null, 'zu-zweit', 'zu-zweit', '', null],
  ['two, with a set-up', SPEED, null, 'zu-zweit&variant=spit', 'zu-zweit', 'variant=spit', null],
  ['a set-up after two', SPEED, 'zu-zweit', 'variant=spit', 'computer', 'variant=spit', null],
  ['two with a value', SPEED, null, 'zu-zweit=drei', 'computer', '', bad('zu-zweit', 'drei')],
  ['two where turns are taken', ZOO, null, 'zu-zweit', 'zufall', '', bad('zu-zweit', '')],
  ['two, called alone', SPEED, null, 'allein=zu-zweit', 'computer', '', bad('allein', 'zu-zweit')],
])('how the Spielraum opens: %s', (_name, ways, last, query, way, setup, problem) => {
  const asked = readWay(ways, new URLSearchParams(query), last);
  expect({ ...asked, setup: asked.setup.toString() }).toEqual({ way, setup, problem });
});

test('nobody is set up against no computer, by address or as it was stored', () => {
  const problem = { code: 'bad-setup', detail: { at: 'seats', found: '1' } };
  const base = usual(zoo);
  for (const query of ['seats=1', 'seats=1&solo=daily', 'seats=1&solo=mission'])
    expect(readAddress(zoo, new URLSearchParams(query), base)).toEqual({ setup: base, problem });
  const lone = JSON.stringify({ ...base, seats: 1, options: zoo.defaults(1) });
  expect(readStored(zoo, lone)).toEqual({ setup: base, problem });
});
