/** What the strong player takes from a view: chests as well as it may know them, and what kind of player everybody is. */
import { describe, expect, test } from 'vitest';
import { BASE, entry, played } from '../../../../../tests/games/speeddrache';
import type { JsonObject, MatchView } from '../../../game/contract';
import type { Options, Position } from '../position';
import { speeddrache } from '../rules';
import { BOOK, ERRING, LEANING } from './playout';
import { confidence, read } from './reading';
import { learnedFor, strongLeaves } from './strong';

const SEATS = 3;

/** A match of a day, so that tempers do not depend on cards, as a seat has seen it. */
const seen = (seat: number, options: Partial<Options>, ...entries: readonly string[]) => {
  const setup = {
    seats: SEATS,
    options: { ...BASE, ...options },
    source: { kind: 'daily', day: '2026-11-30' },
  } as const;
  const position: Position = played(speeddrache.start(setup), ...entries);
  return {
    setup,
    viewer: seat,
    log: entries.map((text) => entry(text) as unknown as JsonObject),
    position: speeddrache.view(position, seat) as unknown as JsonObject,
  } satisfies MatchView;
};

const { policy } = learnedFor(SEATS);
const lootIn = (view: MatchView<JsonObject>, seat = 0) => [
  ...read(view, seat, policy).cave.loot.subarray(0, SEATS),
];

/** Seats 1 and 2 bring home 1 each of a four, or 2 each of a five; then seat 0 has to flee, and another card comes. */
const FOUR = ['T4', '0+ 1- 2-', 'H1', '0+', 'H1', 'T17'] as const;
const FIVE = ['T5', '0+ 1- 2-', 'H1', '0+', 'H1', 'T17'] as const;

describe('DR-26 hidden chests', () => {
  test('what others have is known to the nearest five, what is its own exactly', () => {
    // Of 17 each gets 5, and 2 stay: seat 0 leaves with 7; of 14 the others get 7 each. 13 brings each 4, with 1 to spare.
    const view = seen(
      0,
      { hiddenChests: true },
      ...['T17', '0- 1+ 2+', 'T14', '1- 2-'],
      ...['T13', '0- 1- 2-', 'T1'],
    );
    const exact = seen(0, {}, ...['T17', '0- 1+ 2+', 'T14', '1- 2-'], ...['T13', '0- 1- 2-', 'T1']);
    expect(lootIn(exact)).toEqual([11, 16, 16]);
    expect(lootIn(view)).toEqual([11, 15, 15]);
    expect(lootIn({ ...view, viewer: 1 }, 1)).toEqual([10, 16, 15]);
  });

  test('relics lie open and count exactly', () => {
    const entries = ['R1', '0+ 1- 2+', 'H1', '0+ 2+', 'H1', 'T1'] as const;
    expect(lootIn(seen(0, { hiddenChests: true }, ...entries))).toEqual([0, 5, 0]);
  });

  test('two matches that differ by less than it may know are one and the same to it', () => {
    const open = [FOUR, FIVE].map((entries) => lootIn(seen(0, {}, ...entries)));
    expect(open).toEqual([
      [0, 1, 1],
      [0, 2, 2],
    ]);
    const [four, five] = [FOUR, FIVE].map((entries) =>
      read(seen(0, { hiddenChests: true }, ...entries), 0, policy),
    );
    expect([...(four?.cave.loot ?? [])].slice(0, SEATS)).toEqual([0, 0, 0]);
    expect(five).toEqual(four);
  });

  test('not even a view that shows all chests tells it more', () => {
    const view = seen(0, { hiddenChests: true }, ...FIVE);
    const position = { ...view.position, chests: [0, 2, 2] };
    const careless = { ...view, position };
    const [first, second] = [view, careless].map((one) => {
      const matter = read(one, 0, policy);
      return [[...matter.cave.loot], strongLeaves(matter, learnedFor(SEATS), 300, 7)];
    });
    expect(second).toEqual(first);
  });
});

describe('kinds of players', () => {
  test('at first nobody is known, and the strong player keeps to what it has learned', () => {
    const matter = read(seen(0, {}, 'T17'), 0, policy);
    expect(matter.suspicions).toEqual([
      [0.1, 0.1, 0.8],
      [0.1, 0.1, 0.8],
      [0.1, 0.1, 0.8],
    ]);
    expect(confidence(matter)).toBe(0);
  });

  test('who leaves for no reason errs; who is alone inside has nobody to hide from', () => {
    // Nothing threatens, and all of seat 1 and 2 that was to be had is five gold.
    const matter = read(seen(0, {}, 'T17', '0+ 1- 2+', 'T14', '0+ 2-', 'T1'), 0, policy);
    for (const seat of [1, 2]) {
      const { [BOOK]: book = 0, [ERRING]: erring = 0 } = matter.suspicions[seat] ?? [];
      expect(erring).toBeGreaterThan(2 * book);
    }
    expect(confidence(matter)).toBe(1);
  });

  test('suspicions are shares of one, and nobody is ever ruled out', () => {
    const { suspicions } = read(seen(0, {}, 'T17', '0+ 1- 2+', 'T14', '0+ 2+', 'T1'), 0, policy);
    for (const suspicion of suspicions) {
      const [book = 0, erring = 0, leaning = 0] = suspicion;
      expect(book + erring + leaning).toBeCloseTo(1, 10);
      expect(Math.min(book, erring, suspicion[LEANING] ?? 0)).toBeGreaterThanOrEqual(1 / 64);
    }
  });

  test('a bare cave tells nothing about who stays', () => {
    const { suspicions } = read(seen(0, {}, 'H1', '0+ 1+ 2+', 'H2'), 0, policy);
    expect(suspicions[1]).toEqual([0.1, 0.1, 0.8]);
  });
});
