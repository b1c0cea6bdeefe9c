/** Records that are damaged in one way each, written by hand: what is said against them, and at which entry. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/lib/game/contract';
import { RECORD_LIMIT, readRecordText, verifyRecord } from '../../src/lib/game/record';
import { speedrun } from '../../src/lib/games/speedrun/rules';
import { lines } from './fixtures';

const game: AnyGame = speedrun;
const gameOf = (id: string) => (id === 'speedrun' ? game : undefined);

/** Two seats, cut short: seat 0 brings a figure out with its second try and moves it by 4. */
const GOOD = {
  format: 'speedtisch-record/1',
  game: 'speedrun',
  seats: 2,
  options: { end: 'first', oneSkips: true, houseBlocks: true, threeTriesWithHoused: true },
  players: [
    { name: 'Ada', kind: 'human' },
    { name: 'Rex', kind: 'strong' },
  ],
  log: [
    { chance: 'starter', seat: 0 },
    { chance: 'roll', value: 3 },
    { chance: 'roll', value: 6 },
    { seat: 0, do: 'move', from: -1 },
    { chance: 'roll', value: 4 },
    { seat: 0, do: 'move', from: 0 },
  ],
  result: null,
};

type Change = (record: { [key: string]: unknown }) => void;
const OMIT = Symbol('left out');

const changed = (change: object): unknown =>
  Object.fromEntries(
    Object.entries({ ...GOOD, ...change } as object).filter(([, value]) => value !== OMIT),
  );
const withLog = (index: number, entry: unknown): unknown =>
  changed({ log: [...GOOD.log].with(index, entry as never) });

/** `ok`, or the entry and the name of the refusal. */
const verdictOf = (raw: unknown): string => {
  const verdict = verifyRecord(raw, gameOf);
  return verdict.ok ? 'ok' : `${verdict.at} ${verdict.refusal.code}`;
};
const verdictOfText = (text: string): string => {
  const read = readRecordText(text);
  return read.ok ? verdictOf(read.value) : read.refusal.code;
};

test('the record that the others are made from is good', () => {
  expect(verdictOf(GOOD)).toBe('ok');
});

describe('the whole', () => {
  test.each<readonly [unknown]>([[null], [true], [7], ['speedrun'], [[]], [[GOOD]], [undefined]])(
    '%j is not a record',
    (raw) => {
      expect(verdictOf(raw)).toBe('-1 not-a-record');
    },
  );

  test.each(['format', 'game', 'seats', 'options', 'log', 'result'])('%s is missing', (key) => {
    const verdict = verifyRecord(changed({ [key]: OMIT }), gameOf);
    expect(verdict).toEqual({
      ok: false,
      at: -1,
      refusal: { code: 'record-missing-key', detail: { key } },
    });
  });

  test('players may be missing', () => {
    expect(verdictOf(changed({ players: OMIT }))).toBe('ok');
  });

  test.each(['extra', 'X-note', 'x_note', 'date', 'constructor', 'toString', ''])(
    'unknown key %j',
    (key) => {
      const verdict = verifyRecord(changed({ [key]: 1 }), gameOf);
      expect(verdict).toEqual({
        ok: false,
        at: -1,
        refusal: { code: 'record-unknown-key', detail: { key } },
      });
    },
  );

  test('keys that start with x- are kept as they are', () => {
    const extras = { 'x-daily': '2026-11-30', 'x-': [{ a: null }], 'x-mission': 7 };
    const verdict = verifyRecord(changed(extras), gameOf);
    expect(verdict.ok && verdict.record).toEqual({ ...GOOD, ...extras });
  });
});

describe('the header', () => {
  test.each<readonly [object, string]>([
    [{ format: 'speedtisch-record/2' }, 'bad-header'],
    [{ format: null }, 'bad-header'],
    [{ game: 'chess' }, 'unknown-game'],
    [{ game: 'Speedrun' }, 'unknown-game'],
    [{ game: '__proto__' }, 'unknown-game'],
    [{ game: 4 }, 'bad-header'],
    [{ seats: 1 }, 'bad-seats'],
    [{ seats: 5 }, 'bad-seats'],
    [{ seats: 8 }, 'bad-seats'],
    [{ seats: 0 }, 'bad-header'],
    [{ seats: 9 }, 'bad-header'],
    [{ seats: -2 }, 'bad-header'],
    [{ seats: 2.5 }, 'bad-header'],
    [{ seats: '2' }, 'bad-header'],
    [{ seats: true }, 'bad-header'],
    [{ seats: [2] }, 'bad-header'],
    [{ seats: null }, 'bad-header'],
    [{ log: {} }, 'bad-header'],
    [{ log: 'log' }, 'bad-header'],
    [{ log: null }, 'bad-header'],
    [{ players: null }, 'bad-header'],
    [{ players: {} }, 'bad-header'],
    [{ players: [] }, 'bad-players'],
    [{ players: [{ name: 'Ada', kind: 'human' }] }, 'bad-players'],
    [{ players: [...GOOD.players, ...GOOD.players] }, 'bad-players'],
    [{ players: [null, null] }, 'bad-header'],
    [{ players: ['Ada', 'Rex'] }, 'bad-header'],
    [{ players: [GOOD.players[0], { name: 'Rex' }] }, 'bad-header'],
    [{ players: [GOOD.players[0], { kind: 'easy' }] }, 'bad-header'],
    [{ players: [GOOD.players[0], { name: 5, kind: 'easy' }] }, 'bad-header'],
    [{ players: [GOOD.players[0], { name: 'Rex', kind: 'robot' }] }, 'bad-header'],
    [{ players: [GOOD.players[0], { name: 'Rex', kind: 'easy', id: 1 }] }, 'bad-header'],
    [{ options: {} }, 'bad-options'],
    [{ options: [] }, 'bad-options'],
    [{ options: null }, 'bad-options'],
    [{ options: 'first' }, 'bad-options'],
    [{ options: { ...GOOD.options, end: 'FIRST' } }, 'bad-options'],
    [{ options: { ...GOOD.options, oneSkips: 1 } }, 'bad-options'],
    [{ options: { ...GOOD.options, oneSkips: 'true' } }, 'bad-options'],
    [{ options: { ...GOOD.options, extra: true } }, 'bad-options'],
    [{ options: { ...GOOD.options, 'x-extra': true } }, 'bad-options'],
    [{ options: { end: 'first', oneSkips: true, houseBlocks: true } }, 'bad-options'],
  ])('%j: %s', (change, code) => {
    expect(verdictOf(changed(change))).toBe(`-1 ${code}`);
  });
});

describe('the log', () => {
  test.each<readonly [index: number, entry: unknown, code: string]>([
    [0, { chance: 'starter', seat: 9 }, 'bad-entry'],
    [0, { chance: 'starter', seat: 2 }, 'bad-entry'],
    [0, { chance: 'starter', seat: true }, 'bad-entry'],
    [0, { chance: 'starter' }, 'bad-entry'],
    [0, { chance: 'roll', value: 3 }, 'other-chance-due'],
    [0, { seat: 0, do: 'move', from: -1 }, 'no-move-due'],
    [1, { chance: 'roll', value: 7 }, 'bad-entry'],
    [1, { chance: 'roll', value: 0 }, 'bad-entry'],
    [1, { chance: 'roll', value: true }, 'bad-entry'],
    [1, { chance: 'roll', value: '3' }, 'bad-entry'],
    [1, { chance: 'roll', value: 3.5 }, 'bad-entry'],
    [1, { chance: 'roll', value: null }, 'bad-entry'],
    [1, { chance: 'roll', value: 3, extra: 1 }, 'bad-entry'],
    [1, { chance: 'roll', value: 3, 'x-extra': 1 }, 'bad-entry'],
    [1, { chance: 'roll', value: 3, constructor: 1 }, 'bad-entry'],
    [1, { chance: 'roll', value: 3, do: 'move' }, 'bad-entry'],
    [1, { chance: ['roll'], value: 3 }, 'bad-entry'],
    [1, { chance: 'starter', seat: 0 }, 'other-chance-due'],
    [1, { seat: 0, do: 'move', from: -1 }, 'no-move-due'],
    [1, {}, 'bad-entry'],
    [1, [], 'bad-entry'],
    [1, null, 'bad-entry'],
    [1, 3, 'bad-entry'],
    [1, 'roll', 'bad-entry'],
    [3, { chance: 'roll', value: 4 }, 'no-chance-due'],
    [3, { seat: 1, do: 'move', from: -1 }, 'not-your-turn'],
    [3, { seat: 2, do: 'move', from: -1 }, 'not-your-turn'],
    [3, { seat: 4, do: 'move', from: -1 }, 'bad-entry'],
    [3, { seat: 0, do: 'move', from: 5 }, 'no-figure-there'],
    [3, { seat: 0, do: 'move', from: 43 }, 'bad-entry'],
    [3, { seat: 0, do: 'move', from: -2 }, 'bad-entry'],
    [3, { seat: 0, do: 'move', from: false }, 'bad-entry'],
    [3, { seat: 0, do: 'pass' }, 'bad-entry'],
    [3, { do: 'move', from: -1 }, 'bad-entry'],
    [5, { seat: 0, do: 'move', from: -1 }, 'needs-six'],
  ])('entry %d is %j: %s', (index, entry, code) => {
    expect(verdictOf(withLog(index, entry))).toBe(`${index} ${code}`);
  });

  test('an empty log is a match before its lot', () => {
    expect(verdictOf(changed({ log: [] }))).toBe('ok');
  });

  test('the first fault is named: header, then log, then result', () => {
    const log = [
      { chance: 'starter', seat: 9 },
      { chance: 'roll', value: 7 },
    ];
    expect(verdictOf(changed({ log, seats: 5, result: {} }))).toBe('-1 bad-seats');
    expect(verdictOf(changed({ log, result: {} }))).toBe('0 bad-entry');
    expect(verdictOf(changed({ log: log.toReversed(), result: {} }))).toBe('0 bad-entry');
    expect(verdictOf(changed({ log: GOOD.log, result: {} }))).toBe('-1 wrong-result');
  });
});

describe('the result', () => {
  const [line = ''] = lines('speedrun', 'finished.jsonl');
  const finished = () => JSON.parse(line) as { log: unknown[]; result: { [key: string]: unknown } };
  const broken = (change: Change) => {
    const record = finished();
    change(record as unknown as { [key: string]: unknown });
    return verdictOf(record);
  };
  const withResult = (change: Change) =>
    broken((record) => change(record['result'] as { [key: string]: unknown }));

  test('is right as it stands, in whatever order its keys are', () => {
    expect(verdictOf(finished())).toBe('ok');
    expect(
      broken((record) => {
        record['result'] = Object.fromEntries(Object.entries(finished().result).reverse());
      }),
    ).toBe('ok');
  });

  test.each<readonly [string, Change]>([
    ['points of one seat', (result) => void ((result['points'] as number[])[0] = 7)],
    ['places as text', (result) => void (result['ranks'] = (result['ranks'] as []).map(String))],
    ['places exchanged', (result) => void (result['ranks'] as number[]).reverse()],
    ['a seat too many', (result) => void (result['housed'] as number[]).push(0)],
    ['a key too many', (result) => void (result['extra'] = null)],
    ['a key too few', (result) => void Reflect.deleteProperty(result, 'housed')],
    ['a list as an object', (result) => void (result['points'] = { ...(result['points'] as []) })],
  ])('wrong: %s', (_name, change) => {
    expect(withResult(change)).toBe('-1 wrong-result');
  });

  test('null after a finished log, a result on an unfinished one', () => {
    expect(broken((record) => void (record['result'] = null))).toBe('-1 wrong-result');
    expect(broken((record) => void (record['log'] as []).pop())).toBe('-1 wrong-result');
    expect(verdictOf(changed({ result: finished().result }))).toBe('-1 wrong-result');
    expect(verdictOf(changed({ result: false }))).toBe('-1 wrong-result');
  });

  test('an entry after the end is the fault, whatever it is', () => {
    const { length } = finished().log;
    const append = (entry: unknown) => broken((record) => (record['log'] as unknown[]).push(entry));
    expect(append({ chance: 'roll', value: 3 })).toBe(`${length} match-over`);
    expect(append({ seat: 0, do: 'move', from: 0 })).toBe(`${length} match-over`);
    expect(append({ chance: 'roll', value: 9 })).toBe(`${length} bad-entry`);
  });
});

describe('as text', () => {
  const text = JSON.stringify(GOOD);

  test('numbers written with a fraction of nothing are whole', () => {
    const decimals = text.replace('"seats":2', '"seats":2.0').replace('"value":3', '"value":3.0');
    expect(decimals).not.toBe(text);
    expect(verdictOfText(decimals)).toBe('ok');
    const read = readRecordText(decimals);
    const verdict = verifyRecord(read.ok ? read.value : null, gameOf);
    expect(verdict.ok && verdict.record.log[1]).toEqual({ chance: 'roll', value: 3 });
    expect(verdictOfText(text.replace('"value":3', '"value":30e-1'))).toBe('ok');
    expect(verdictOfText(text.replace('"value":3', '"value":1e999'))).toBe('1 bad-entry');
  });

  test('cut short anywhere it is not JSON', () => {
    const codes = new Set(
      Array.from({ length: text.length }, (_, end) => verdictOfText(text.slice(0, end))),
    );
    expect([...codes]).toEqual(['not-json']);
  });

  test.each(['', '{', 'speedrun', '{"a":1,}', "{'a':1}", 'NaN', 'undefined', '\u0000'])(
    '%j is not JSON',
    (raw) => {
      expect(verdictOfText(raw)).toBe('not-json');
    },
  );

  test('too long a text is not even read', () => {
    const padded = (length: number) => text + ' '.repeat(length - text.length);
    expect(verdictOfText(padded(RECORD_LIMIT))).toBe('ok');
    expect(verdictOfText(padded(RECORD_LIMIT + 1))).toBe('record-too-large');
  });

  test.each<readonly [string, string, string]>([
    ['at the top', text.replace('{', '{"__proto__":{},'), '-1 record-unknown-key'],
    ['in the options', text.replace('"end"', '"__proto__":1,"end"'), '-1 bad-options'],
    ['in an entry', text.replace('"value":3', '"__proto__":1,"value":3'), '1 bad-entry'],
    ['in a player', text.replace('"name"', '"__proto__":1,"name"'), '-1 bad-header'],
    ['instead of the record', `{"__proto__":${text}}`, '-1 record-missing-key'],
    [
      'instead of an entry',
      text.replace('{"chance":"roll","value":3}', '{"__proto__":{"chance":"roll","value":3}}'),
      '1 bad-entry',
    ],
    [
      'instead of the options',
      text.replace(/"options":(\{.*?\})/, '"options":{"__proto__":$1}'),
      '-1 bad-options',
    ],
  ])('a key __proto__ %s', (_where, raw, verdict) => {
    expect(raw).not.toBe(text);
    expect(verdictOfText(raw)).toBe(verdict);
    expect(({} as { chance?: string }).chance).toBeUndefined();
  });

  describe('deep nesting', () => {
    const DEPTH = 100_000;
    const deepList = '['.repeat(DEPTH) + ']'.repeat(DEPTH);
    const deepObject = '{"a":'.repeat(DEPTH) + '1' + '}'.repeat(DEPTH);

    test.each<readonly [string, (deep: string) => string, string]>([
      ['instead of the record, in a list', (deep) => `[${deep}]`, '-1 not-a-record'],
      ['in the options', (deep) => text.replace('"first"', deep), '-1 bad-options'],
      ['in an entry', (deep) => text.replace('"value":3', `"value":${deep}`), '1 bad-entry'],
      ['as the seats', (deep) => text.replace('"seats":2', `"seats":${deep}`), '-1 bad-header'],
      [
        'as the result',
        (deep) => text.replace('"result":null', `"result":${deep}`),
        '-1 wrong-result',
      ],
      ['in a key that is kept', (deep) => text.replace('{', `{"x-deep":${deep},`), 'ok'],
    ])('%s is no harm', (_where, spoilt, verdict) => {
      for (const deep of [deepList, deepObject]) {
        expect(spoilt(deep)).not.toBe(text);
        expect(verdictOfText(spoilt(deep))).toBe(verdict);
      }
    });
  });
});
