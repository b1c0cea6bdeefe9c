import { beforeEach, describe, expect, test } from 'vitest';
import { settings } from '../../../../ui/settings.svelte';
import { keepersOf, roundsOf, rowLength } from '../../display';
import { DOMINOES, HABITATS } from '../../dominoes';
import { enclosuresOf } from '../../enclosures';
import { WISHES, type Entry, type Position } from '../../position';
import { speedzoo } from '../../rules';
import { countOf, standingOf, summed } from '../../score';
import { EMPTY, fieldsIn, fitsAnywhere, misfitOf, withLaid } from '../../zoo';
import { habitatRows } from './habitats';
import {
  CROWDS,
  ENCLOSURES,
  MIDDLE,
  PLACINGS,
  ROW,
  SCORES,
  SEASON,
  STUCK,
  WHOLE,
  type EnclosureExample,
  type PlacingExample,
  type ScoreExample,
} from './examples';
import { laidOf, zooOf } from './notation';
import { WISH_EXAMPLES } from './wishExamples';

beforeEach(() => {
  settings.locale = 'de';
});

const SIZE = 5;
const OPTIONS = speedzoo.defaults(2);

const ZOOS: readonly (readonly [string, string])[] = [
  ...Object.entries(PLACINGS).map(([name, { zoo }]) => [`placing ${name}`, zoo] as const),
  ...Object.entries(ENCLOSURES).map(([name, { zoo }]) => [`enclosure ${name}`, zoo] as const),
  ...WISHES.map((wish) => [`wish ${wish}`, WISH_EXAMPLES[wish].zoo] as const),
  ['stuck', STUCK.zoo],
  ['whole', WHOLE.zoo],
  ['middle', MIDDLE.zoo],
];

describe('C-36 the examples of the rules page are what the rules do', () => {
  test.each(ZOOS)('F01 ZO-08 ZO-09 every zoo can be built domino by domino: %s', (_, text) => {
    const { laid } = zooOf(text);
    laid.reduce((zoo, one) => {
      expect([one, misfitOf(fieldsIn(zoo), one, SIZE)]).toEqual([one, null]);
      return withLaid(zoo, one);
    }, EMPTY);
    expect(new Set(laid.map(({ domino }) => domino)).size).toBe(laid.length);
  });

  test.each(Object.entries<PlacingExample>(PLACINGS))('ZO-08 ZO-09 laying: %s', (_, example) => {
    const fields = fieldsIn(zooOf(example.zoo));
    expect(misfitOf(fields, laidOf(example.laid), SIZE)).toBe(example.misfit);
  });

  test('F03 ZO-10 a domino that fits nowhere; any other of the same zoo does', () => {
    const zoo = zooOf(STUCK.zoo);
    expect(fitsAnywhere(zoo, STUCK.domino, SIZE)).toBe(false);
    expect(fitsAnywhere(zoo, 13, SIZE)).toBe(true);
  });

  test.each(Object.entries<EnclosureExample>(ENCLOSURES))('ZO-17 fields × stars: %s', (_, it) => {
    const [x, y] = it.at;
    const found = enclosuresOf(fieldsIn(zooOf(it.zoo))).find(({ fields }) =>
      fields.some((field) => field.x === x && field.y === y),
    );
    expect([found?.fields.length, found?.stars, found?.visitors]).toEqual([
      it.fields,
      it.stars,
      it.visitors,
    ]);
    expect(it.fields * it.stars).toBe(it.visitors);
  });

  test('ZO-22 ZO-24 a whole zoo: 25 fields, the gate in the middle', () => {
    const count = countOf(zooOf(WHOLE.zoo), OPTIONS, []);
    expect([count.middle, count.full, count.visitors]).toEqual([10, 5, WHOLE.visitors]);
    expect(WHOLE.text()).toContain(String(WHOLE.visitors));
  });

  test('ZO-22 gaps do not matter for the gate in the middle', () => {
    const count = countOf(zooOf(MIDDLE.zoo), OPTIONS, []);
    expect([count.middle, count.full]).toEqual([MIDDLE.brings, 0]);
  });

  test.each(WISHES)('ZO-28 the wish %s', (wish) => {
    const { zoo, times, visitors, text } = WISH_EXAMPLES[wish];
    const { wishes } = countOf(zooOf(zoo), OPTIONS, [wish]);
    expect(wishes).toEqual([{ wish, visitors }]);
    expect(visitors % times).toBe(0);
    expect(text()).toContain(String(visitors));
  });

  test.each(Object.entries<ScoreExample>(SCORES))('F02 ZO-20 ZO-21 points: %s', (_, example) => {
    const { ranks, points } = standingOf(example.tallies);
    expect({ ranks, points }).toEqual({ ranks: example.ranks, points: example.points });
  });

  test('ZO-25 a season: visitors of three matches summed', () => {
    const { visitors, ranks } = standingOf(summed(SEASON.past));
    expect({ visitors, ranks }).toEqual({ visitors: SEASON.visitors, ranks: SEASON.ranks });
    for (const sum of SEASON.visitors) expect(SEASON.text()).toContain(String(sum));
  });

  test('ZO-05 ZO-06 who stands on the smallest number is first to lay', () => {
    const entries: Entry[] = [
      { chance: 'order', seats: [...ROW.order] },
      { chance: 'row', dominoes: [...ROW.row] },
      ...ROW.order.map((seat) => ({
        seat,
        do: 'pick' as const,
        domino: ROW.row[ROW.keepers.findIndex((keeper) => keeper === seat)] ?? 0,
      })),
      { chance: 'row', dominoes: [1, 2, 3, 4] },
    ];
    const start = speedzoo.start({
      seats: 4,
      options: speedzoo.defaults(4),
      source: { kind: 'free' },
    });
    const picked = entries.reduce<Position>((position, entry) => {
      const next = speedzoo.apply(position, entry);
      if (!next.ok) throw new Error(next.refusal.code);
      return next.value;
    }, start);
    expect(picked.row.map(({ domino, keeper }) => [domino, keeper])).toEqual(
      ROW.row.map((domino, index) => [domino, ROW.keepers[index]]),
    );
    expect([picked.step, picked.turn]).toEqual(['place', ROW.keepers[0]]);
  });

  test.each(CROWDS)('ZO-27 ZO-29 ZO-30 ZO-31 $seats players, $variant', (crowd) => {
    const { seats, variant, row, rounds, dominoes, keepers } = crowd;
    const options = {
      ...speedzoo.defaults(seats),
      size: variant === 'size' ? 7 : 5,
      rowOfFour: variant === 'rowOfFour',
    } as const;
    expect(speedzoo.parseOptions(options, seats).ok).toBe(true);
    expect([rowLength(seats, options), roundsOf(seats, options)]).toEqual([row, rounds]);
    expect([row * rounds, keepersOf(seats) / seats]).toEqual([dominoes, keepers]);
  });

  test('ZO-48 the rare ones have most of the stars', () => {
    const rows = habitatRows();
    expect(rows.map(({ habitat }) => habitat)).toEqual(HABITATS);
    expect(rows.reduce((sum, { fields }) => sum + fields, 0)).toBe(DOMINOES.length * 2);
    expect(Object.fromEntries(rows.map((one) => [one.habitat, [one.fields, one.stars]]))).toEqual({
      savanna: [26, 5],
      jungle: [22, 6],
      water: [18, 6],
      meadow: [14, 6],
      night: [10, 6],
      polar: [6, 10],
    });
  });

  test.each(['de', 'en'] as const)('every example has a sentence of its own (%s)', (locale) => {
    settings.locale = locale;
    const all = [
      ...Object.values(PLACINGS),
      ...Object.values(ENCLOSURES),
      ...Object.values(SCORES),
      ...Object.values(WISH_EXAMPLES),
      STUCK,
      WHOLE,
      MIDDLE,
      ROW,
      SEASON,
    ];
    const texts = all.map(({ text }) => text());
    expect(new Set(texts).size).toBe(all.length);
    expect(texts.every((text) => text.length > 15)).toBe(true);
  });
});

test.each(['48 1,0', '48 1.0 E', '48 1,0 X', ''])('the notation refuses "%s"', (text) => {
  expect(() => laidOf(text)).toThrow('no domino lies');
});
