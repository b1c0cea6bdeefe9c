import { beforeEach, describe, expect, test } from 'vitest';
import { logOf, rules, setupOf } from '../../../../../tests/games/speeddracheLog';
import { settings } from '../../../ui/settings.svelte';
import type { Options } from '../position';
import { BADGES, badgesOf, deedsOf, type BadgeId } from './badges';
import { historyOf } from './history';

beforeEach(() => {
  settings.locale = 'de';
});

/** An expedition in which one gold piece lies there for three, and all leave. */
const QUIET = 'T1 012';
const times = (count: number): string => Array.from({ length: count }, () => QUIET).join(' ');
/** Each is alone at the end of an expedition with nobody fled, and takes relic `k`. */
const fetches = (k: number, seat: number): string =>
  `R${k} ${seat} T1 ${[0, 1, 2].filter((other) => other !== seat).join('')}`;

const SHORT = { expeditions: 3 } as const;

type Row = readonly [
  what: string,
  log: string,
  earned: readonly BadgeId[],
  more?: { readonly options?: Partial<Options>; readonly seat?: number },
];

const earned = ([, log, , { options = {}, seat = 0 } = {}]: Row): readonly string[] => {
  const setup = setupOf(options);
  return badgesOf(rules, setup, logOf(log, setup), seat).map(({ id }) => id);
};

const table = (rows: readonly Row[]) => rows.map((row) => ({ what: row[0], row }));

/** One flight keeps "footed" away where it is not asked about. */
const FLIGHT = 'H5 - H5';

describe('DR-33 Prallbeutel: 30 or more into the chest at one leaving', () => {
  const after = (log: string): string => `${log} ${FLIGHT} ${times(3)}`;
  test.each(
    table([
      ['1 + 15 + 14 alone: exactly 30', after('T3 12 T15 - T14 0'), ['bag']],
      ['1 + 15 + 13 alone: 29', after('T3 12 T15 - T13 0'), []],
      ['29 in the bag and 1 from the path', after('T4 12 T15 - T13 0'), ['bag']],
      ['30 in the bag, lost with a flight', after('T3 12 T15 - T14 - H1 - H1'), []],
      ['15 in each of two expeditions', `T3 12 T14 0 T3 12 T14 0 ${FLIGHT} ${times(2)}`, []],
      ['another thief', after('T3 12 T15 - T14 0'), [], { seat: 1 }],
      ['in three expeditions', `T3 12 T15 - T14 0 ${times(2)}`, ['bag'], { options: SHORT }],
      [
        'with hidden chests',
        after('T3 12 T15 - T14 0'),
        ['bag'],
        { options: { hiddenChests: true } },
      ],
    ]),
  )('$what', ({ row }) => expect(earned(row)).toEqual(row[2]));
});

describe('DR-32 Kalte Schnauze: alone, with an empty bag, with a relic', () => {
  const after = (log: string): string => `${log} ${FLIGHT} ${times(3)}`;
  test.each(
    table([
      ['first card, nothing in the bag', after('R1 0 T1 12'), ['nerve']],
      ['two gold on the path, but none in the bag before', after('T2 - R1 0 T1 12'), ['nerve']],
      ['one gold piece in the bag', after('T3 - R1 0 T1 12'), []],
      ['not alone', after('R1 01 T1 2'), []],
      ['alone, but no relic', after('H1 0 T1 12'), []],
      ['another thief', after('R1 0 T1 12'), [], { seat: 2 }],
      ['in three expeditions', `R1 0 T1 12 ${times(2)}`, ['nerve'], { options: SHORT }],
    ]),
  )('$what', ({ row }) => expect(earned(row)).toEqual(row[2]));
});

describe('DR-31 Leisetreter: five expeditions without a flight of one’s own', () => {
  test.each(
    table([
      ['never fled', times(5), ['footed']],
      ['out before the others fled', `T1 0 H1 - H1 ${times(4)}`, ['footed']],
      ['one of those who fled then', `T1 0 H1 - H1 ${times(4)}`, [], { seat: 1 }],
      ['fled in the last one', `${times(4)} H1 - H1`, []],
      ['three expeditions', times(3), [], { options: SHORT }],
    ]),
  )('$what', ({ row }) => expect(earned(row)).toEqual(row[2]));
});

describe('DR-30 Reliktjäger: all five relics of a match', () => {
  const four = [1, 2, 3, 4].map((k) => fetches(k, 0)).join(' ');
  test.each(
    table([
      ['all five', `${four} ${fetches(5, 0)}`, ['nerve', 'footed', 'hunter']],
      ['the fifth went to another', `${four} ${fetches(5, 1)}`, ['nerve', 'footed']],
      ['the fifth was lost', `${four} R5 012`, ['nerve', 'footed']],
      [
        'two at once, one of them come back',
        `R1 012 R1 - R2 0 T1 12 ${[3, 4, 5].map((k) => fetches(k, 0)).join(' ')}`,
        ['nerve', 'footed', 'hunter'],
        { options: { relicsBack: true } },
      ],
      [
        'all three of a short match',
        [1, 2, 3].map((k) => fetches(k, 0)).join(' '),
        ['nerve'],
        { options: SHORT },
      ],
    ]),
  )('$what', ({ row }) => expect(earned(row)).toEqual(row[2]));
});

describe('badges of a match', () => {
  test.each(
    table([
      ['before the last expedition is over', `${times(4)} T3 12 T15 - T14 -`, []],
      ['before the fifth', `R1 0 T3 12 ${times(3)}`, []],
      ['before the first card', 'T1', []],
    ]),
  )('none $what', ({ row }) => expect(earned(row)).toEqual([]));

  test('how near a thief came', () => {
    const setup = setupOf();
    const log = logOf(`T3 12 R1 - T14 0 H1 - H1 ${times(3)}`, setup);
    const deeds = (seat: number) => deedsOf(historyOf(rules, setup, log), 5, seat);
    expect(deeds(0)).toEqual({
      expeditions: 5,
      over: true,
      relics: 1,
      flights: 1,
      nerve: false,
      bag: 15,
    });
    expect(deeds(2)).toMatchObject({ relics: 0, flights: 1, bag: 1 });
    expect(BADGES.map(({ now }) => now(deeds(0)))).toEqual([
      'höchstens 15 im Beutel',
      'noch nicht erreicht',
      'eine Flucht',
      '1 von 5 Relikten',
    ]);
  });
});
