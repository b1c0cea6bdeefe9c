import { describe, expect, test } from 'vitest';
import {
  ALONE,
  BASE,
  begun,
  match,
  may,
  played,
  refusal,
  zooOf,
} from '../../../../tests/games/speedzoo';
import { quickChance } from '../../game/chance';
import { WISHES, type Options, type Position } from './position';
import { speedzoo } from './rules';

/** What the row shows: each domino with its keeper, in brackets where it is done. */
const shown = (row: Position['row']): string =>
  row
    .map(({ domino, keeper, done }) => {
      const text = keeper === null ? String(domino) : `${domino}:${keeper}`;
      return done ? `(${text})` : text;
    })
    .join(' ');

const at = ({ step, turn, round }: Position): string => `${round} ${step} ${turn ?? '-'}`;

describe('ZO-04 ZO-05 ZO-06 three players, the first rounds', () => {
  const opened = match(3, {}, 'order 2 0 1', 'row 4 20 33');

  test('the first row is picked in the order that was drawn', () => {
    expect(at(opened)).toBe('0 pick 2');
    expect(may(opened, 2)).toEqual(['2: 4', '2: 20', '2: 33']);
    expect(may(opened, 0)).toEqual([]);
    const second = played(opened, '2: 20');
    expect(at(second)).toBe('0 pick 0');
    expect(may(second, 0)).toEqual(['0: 4', '0: 33']);
    expect(refusal(second, '0: 20')).toBe('taken');
    expect(refusal(second, '1: 4')).toBe('not-your-turn');
    expect(refusal(second, '0: 21')).toBe('not-in-row');
  });

  const picked = played(opened, '2: 20', '0: 33', '1: 4');

  test('then the row moves up, and the next row is due before anybody lays', () => {
    expect(at(picked)).toBe('1 row -');
    expect(shown(picked.row)).toBe('4:1 20:2 33:0');
    expect(picked.next).toEqual([]);
    expect(refusal(picked, '1: 4@1,0E')).toBe('wrong-step');
  });

  const laying = played(picked, 'row 10 12 36');

  test('the smallest domino is first: its keeper lays it, then picks from the next row', () => {
    expect(at(laying)).toBe('1 place 1');
    expect(refusal(laying, '1: 20@1,0E')).toBe('not-your-domino');
    expect(refusal(laying, '2: 20@1,0E')).toBe('not-your-turn');
    expect(refusal(laying, '1: 10')).toBe('wrong-step');
    const laid = played(laying, '1: 4@1,0E');
    expect(at(laid)).toBe('1 pick 1');
    expect(shown(laid.row)).toBe('(4:1) 20:2 33:0');
    expect(at(played(laid, '1: 36'))).toBe('1 place 2');
  });

  test('a low number comes earlier in the next round', () => {
    const after = played(
      laying,
      '1: 4@1,0E',
      '1: 36',
      '2: 20@1,0E',
      '2: 10',
      '0: 33@1,0E',
      '0: 12',
    );
    expect(at(after)).toBe('2 row -');
    expect(shown(after.row)).toBe('10:2 12:0 36:1');
  });

  test.each([
    ['a domino that has been seen', 'row 4 12 36', 'domino-seen'],
    ['too few', 'row 10 12', 'wrong-row'],
    ['too many', 'row 10 11 12 36', 'wrong-row'],
    ['not in order', 'row 12 10 36', 'wrong-row'],
    ['one twice', 'row 10 10 36', 'wrong-row'],
  ])('a next row with %s is refused', (_, entry, code) => {
    expect(refusal(picked, entry)).toBe(code);
  });

  test('chance that is not due is refused', () => {
    expect(refusal(laying, 'row 13 14 15')).toBe('no-chance-due');
    expect(refusal(picked, 'order 0 1 2')).toBe('no-chance-due');
    expect(refusal(picked, 'wishes edge river')).toBe('no-chance-due');
  });
});

describe('ZO-03 ZO-31 two players', () => {
  const opened = match(2, {}, 'order 1 0 0 1', 'row 4 14 20 33');

  test('each has two keepers and picks twice, in the order drawn', () => {
    const picked = played(opened, '1: 20', '0: 14', '0: 33', '1: 4');
    expect(shown(picked.row)).toBe('4:1 14:0 20:1 33:0');
    expect(picked.unseen).toHaveLength(44);
  });

  test.each([
    ['order 0 0 0 1', 'wrong-order'],
    ['order 0 1', 'wrong-order'],
    ['order 1 1 0 0', null],
  ])('%s: %s', (entry, expected) => {
    expect(refusal(begun(2), entry)).toBe(expected);
  });
});

describe('ZO-27 three players, rows of four', () => {
  test('what nobody takes goes off when the row moves up', () => {
    const opened = match(3, { rowOfFour: true }, 'order 2 0 1', 'row 4 14 20 33');
    const picked = played(opened, '2: 20', '0: 33', '1: 4');
    expect(shown(picked.row)).toBe('4:1 20:2 33:0');
    expect(picked.off).toEqual([14]);
  });
});

/** Plays at random until the position is of a kind. */
const until = (state: Position, seed: number, stop: (state: Position) => boolean): Position => {
  const chance = quickChance(seed);
  let position = state;
  for (let step = 0; !stop(position); step++) {
    const moved = speedzoo.tableMove(position, chance);
    const legal = position.turn === null ? [] : speedzoo.legal(position, position.turn);
    const entry = moved ?? legal[chance(`step ${step}`).below(legal.length)];
    if (entry === undefined) throw new Error('nothing to do');
    const next = speedzoo.apply(position, entry);
    if (!next.ok) throw new Error(next.refusal.code);
    position = next.value;
  }
  return position;
};
const over = (position: Position): boolean => position.step === 'over';

describe('ZO-07 ZO-29 ZO-30 ZO-31 ZO-26 ZO-32 how long a match is', () => {
  test.each<readonly [string, number, Partial<Options>, number, number, number]>([
    ['two players', 2, {}, 6, 4, 24],
    ['two players, large zoo', 2, { size: 7 }, 12, 4, 0],
    ['three players', 3, {}, 12, 3, 12],
    ['three players, rows of four', 3, { rowOfFour: true }, 12, 4, 0],
    ['four players', 4, {}, 12, 4, 0],
    ['alone', 1, {}, 12, 4, 0],
  ])('%s', (_, seats, options, rounds, row, unseen) => {
    const first = until(begun(seats, options), 7, ({ next }) => next.length > 0);
    expect(first.next).toHaveLength(row);
    const last = until(begun(seats, options), 7, over);
    expect(last.round).toBe(rounds);
    expect(last.unseen).toHaveLength(unseen);
    for (const zoo of last.zoos) {
      const each = seats === 2 ? rounds * 2 : rounds;
      expect(zoo.laid.length + zoo.discarded.length).toBe(each);
    }
  });

  test('in the last round nobody picks', () => {
    const last = until(begun(4), 3, ({ round }) => round === 12);
    expect([last.step, last.next]).toEqual(['place', []]);
    const steps = new Set<string>();
    until(last, 4, (position) => {
      steps.add(position.step);
      return over(position);
    });
    expect([...steps].sort()).toEqual(['over', 'place']);
  });
});

describe('F03 ZO-10 giving up', () => {
  /** Seat 0 lays next; where its zoo and the domino are given. */
  const laying = (zoo: string, domino: number): Position => ({
    ...begun(4),
    step: 'place',
    turn: 0,
    match: 1,
    round: 3,
    row: [{ domino, keeper: 0, done: false }],
    zoos: [zooOf(zoo), zooOf(''), zooOf(''), zooOf('')],
  });
  /** The gate is closed in, and no field is a night house, a meadow or a water world. */
  const CLOSED = '24@1,0E 25@-1,0W 13@0,1S 19@0,-1N';

  test('what fits nowhere is given up, and nothing else can be done', () => {
    const position = laying(CLOSED, 12);
    expect(may(position, 0)).toEqual(['0: -12']);
    const after = played(position, '0: -12');
    expect(after.zoos[0]).toEqual(zooOf(CLOSED, [12]));
    expect(at(after)).toBe('3 pick 0');
  });

  /** All of five by five but the two fields at 2, 0 and 2, 1: above them is meadow, below jungle, at the left water. */
  const GAP =
    '3@-2,-2S 4@-2,0S 5@-2,2E 6@-1,-2S 7@-1,0S 8@1,-2S 9@1,0S 6@1,2E 11@2,-2S 13@0,-2S 14@0,1S';

  test('what fits in one single rotation in one single place is not', () => {
    const position = laying(GAP, 18);
    expect(may(position, 0)).toEqual(['0: 18@2,1N']);
    expect(refusal(position, '0: -18')).toBe('fits-somewhere');
    expect(refusal(position, '0: 18@2,0S')).toBe('no-neighbour');
    expect(may(laying(GAP, 12), 0)).toEqual(['0: -12']);
  });

  test.each([
    ['0: 12@5,5E', 'too-large'],
    ['0: 12@1,0E', 'occupied'],
    ['0: 12@1,1E', 'no-neighbour'],
  ])('%s: %s', (entry, code) => {
    expect(refusal(laying(CLOSED, 12), entry)).toBe(code);
  });
});

describe('ZO-32 alone', () => {
  const rowed = match(1, {}, 'row 4 14 20 33');

  test('any of four is taken and laid at once, the others go off', () => {
    expect(at(rowed)).toBe('1 pick 0');
    expect(may(rowed, 0)).toEqual(['0: 4', '0: 14', '0: 20', '0: 33']);
    const picked = played(rowed, '0: 20');
    expect(at(picked)).toBe('1 place 0');
    expect([shown(picked.row), picked.next, picked.off]).toEqual(['20:0', [], [4, 14, 33]]);
    const laid = played(picked, '0: 20@1,0E');
    expect(at(laid)).toBe('1 row -');
    expect(at(played(laid, 'row 1 2 3 5'))).toBe('2 pick 0');
  });

  test('no order of keepers is drawn', () => {
    expect(refusal(begun(1), 'order 0')).toBe('no-chance-due');
  });

  test('the same rows come, however one plays', () => {
    const rowsOf = (seed: number): readonly string[] => {
      const rows: string[] = [];
      const chance = quickChance(5);
      let position = begun(1);
      for (let step = 0; !over(position); step++) {
        const moved = speedzoo.tableMove(position, chance);
        const legal = speedzoo.legal(position, 0);
        const entry = moved ?? legal[quickChance(seed)(`step ${step}`).below(legal.length)];
        if (entry === undefined) throw new Error('nothing to do');
        if ('chance' in entry && entry.chance === 'row') rows.push(entry.dominoes.join(' '));
        const next = speedzoo.apply(position, entry);
        if (!next.ok) throw new Error(next.refusal.code);
        position = next.value;
      }
      return rows;
    };
    expect(rowsOf(1)).toHaveLength(12);
    expect(rowsOf(1)).toEqual(rowsOf(2));
  });
});

describe('ZO-28 wishes', () => {
  const ordered = match(2, { wishes: true }, 'order 0 1 1 0');

  test('two are drawn after the order, before the first row', () => {
    expect(at(ordered)).toBe('0 wishes -');
    expect(refusal(ordered, 'row 1 2 3 4')).toBe('no-chance-due');
    const wished = played(ordered, 'wishes edge river');
    expect(wished.wishes).toEqual(['edge', 'river']);
    expect(at(wished)).toBe('0 row -');
    expect(speedzoo.due(wished)).toMatchObject({
      what: 'read-wishes',
      by: 'anyone',
      waitsForOne: true,
    });
  });

  test('two different ones come, and any of the ten can', () => {
    const drawn = Array.from({ length: 200 }, (_, seed) =>
      speedzoo.tableMove(ordered, quickChance(seed)),
    ).flatMap((entry) => (entry !== null && 'wishes' in entry ? [entry.wishes] : []));
    expect(drawn).toHaveLength(200);
    for (const wishes of drawn) expect([wishes.length, new Set(wishes).size]).toEqual([2, 2]);
    expect([...new Set(drawn.flat())].sort()).toEqual([...WISHES].sort());
  });

  test('the same wish twice is refused', () => {
    expect(refusal(ordered, 'wishes edge edge')).toBe('wrong-wishes');
  });
});

describe('ZO-25 a season', () => {
  const first = until(
    begun(2, { season: true, wishes: true }),
    11,
    ({ past, step }) => past.length === 1 && step === 'order',
  );

  test('after a match everything lies there until the next order is drawn', () => {
    expect(first.zoos[0]?.laid.length).toBeGreaterThan(0);
    expect(speedzoo.outcome(first)).toBeNull();
    expect(speedzoo.due(first)).toMatchObject({ what: 'next-match', waitsForOne: true });
  });

  test('F01 then all 48 dominoes are unseen again, and a new order and new wishes are drawn', () => {
    const second = played(first, 'order 1 1 0 0');
    expect(second.unseen).toHaveLength(48);
    expect(second).toMatchObject({ match: 2, round: 0, row: [], next: [], off: [], wishes: [] });
    expect(second.zoos).toEqual([zooOf(''), zooOf('')]);
    expect(second.past).toEqual(first.past);
    expect(at(second)).toBe('0 wishes -');
  });

  test('three matches are a season', () => {
    const last = until(first, 12, over);
    expect(last.past).toHaveLength(3);
    const visitors = [0, 1].map((seat) =>
      last.past.reduce((sum, played) => sum + (played[seat]?.visitors ?? 0), 0),
    );
    expect(speedzoo.outcome(last)?.visitors).toEqual(visitors);
    expect(refusal(last, 'order 0 1 0 1')).toBe('match-over');
  });
});

test('F01 two matches share nothing: what is played in one leaves the other as it began', () => {
  const [one, other] = [begun(2), begun(2)];
  const untouched = structuredClone(other);
  const ended = until(one, 12, over);
  expect(ended.zoos[0]?.laid.length).toBeGreaterThan(0);
  expect(other).toEqual(untouched);
  expect([one.unseen.length, other.unseen.length]).toEqual([48, 48]);
  expect(begun(2)).toEqual(untouched);
});

describe('ZO-26 ZO-27 options that go together', () => {
  test.each([
    [2, { ...BASE, size: 7 }, null],
    [3, { ...BASE, size: 7 }, 'size'],
    [3, { ...BASE, rowOfFour: true }, null],
    [4, { ...BASE, rowOfFour: true }, 'rowOfFour'],
    [2, { ...BASE, solo: 'free' }, 'solo'],
    [1, ALONE, null],
    [1, { ...ALONE, solo: 'daily' }, null],
    [1, { ...ALONE, solo: null }, 'solo'],
    [1, { ...ALONE, season: true }, 'season'],
    [1, { ...ALONE, wishes: true }, 'wishes'],
    [1, { ...ALONE, middle: false }, 'middle'],
    [1, { ...ALONE, full: false }, 'full'],
    [1, { ...ALONE, size: 7 }, 'size'],
    [2, { ...BASE, size: '5' }, 'size'],
    [2, { ...BASE, extra: true }, 'extra'],
  ])('%i players, %j: %s', (seats, options, wrong) => {
    const parsed = speedzoo.parseOptions(options, seats);
    expect(parsed.ok ? null : parsed.refusal.detail?.['at']).toBe(wrong);
  });

  test.each([
    [1, 3],
    [2, 32],
    [3, 32],
    [4, 16],
  ])('%i players: %i sets', (seats, sets) => {
    expect(speedzoo.optionSets(seats)).toHaveLength(sets);
  });
});
