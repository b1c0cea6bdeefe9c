/** The store by itself: what it writes, what it refuses to write, and what it refuses to read. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { matchChance } from '../../src/lib/game/chance';
import type { Entry, Outcome } from '../../src/lib/game/contract';
import { randomMatch } from '../../src/lib/game/play';
import { speedrun } from '../../src/lib/games/speedrun/rules';
import type { Database } from '../../src/lib/store/db';
import type { Matches } from '../../src/lib/store/matches';
import { climb } from '../conformance/toys/climb';
import { plunder } from '../conformance/toys/plunder';
import { StoreBench, dieAtWrite, freshMatch, gameOf, loaded } from './bench';

let store: StoreBench;
let db: Database;
let matches: Matches;

beforeEach(() => {
  store = new StoreBench();
  ({ db, matches } = store.handle());
});
afterEach(() => {
  store.close();
});

/** What a promise fails with. */
const failure = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'no failure',
    (error: unknown) => String(error),
  );

const STARTER = { chance: 'starter', seat: 0 };
const roll = (value: number): Entry => ({ chance: 'roll', value }) as Entry;
const RESULT: Outcome = { ranks: [1, 2], points: [20, -10] };

const fresh = (more: Parameters<typeof freshMatch>[2] = {}) =>
  freshMatch(speedrun, ['human', 'normal'], more);

/** A Speedrun match of two with a few entries: the lot, and three vain tries of seat 0. */
const FEW: readonly Entry[] = [STARTER, roll(2), roll(3), roll(4)];
const begun = async (id = 'match'): Promise<void> => {
  await matches.create(fresh({ id }));
  const journal = matches.journal(id);
  for (const [index, entry] of FEW.entries()) await journal.append(index, entry, null);
};

describe('a new match', () => {
  test('is live, empty, and is found again as it was made', async () => {
    store.now = 1234;
    await matches.create(fresh());
    expect(await matches.live('speedrun')).toBe('match');
    const { head, match, choices } = await loaded(matches);
    expect(head).toEqual({
      ...fresh(),
      status: 'live',
      startedAt: 1234,
      updatedAt: 1234,
      length: 0,
    });
    expect(match).toEqual({
      setup: fresh().setup,
      log: [],
      position: speedrun.start(fresh().setup as never),
    });
    expect(choices).toEqual([]);
  });

  test('gives up the live match of the same game and mode, and no other', async () => {
    await matches.create(fresh({ id: 'old' }));
    await matches.create(freshMatch(climb, ['human', 'human'], { id: 'other game' }));
    await matches.create(fresh({ id: 'finished' }));
    await matches.journal('finished').append(0, STARTER, RESULT);
    await matches.create(fresh({ id: 'new' }));
    await matches.create(fresh({ id: 'newer' }));
    const rows = await db.matches.toArray();
    expect(Object.fromEntries(rows.map((row) => [row.id, row.status]))).toEqual({
      old: 'abandoned',
      'other game': 'live',
      finished: 'finished',
      new: 'abandoned',
      newer: 'live',
    });
  });

  test('that cannot be written gives up nothing: both happen in one transaction', async () => {
    await begun();
    const before = await store.everything(db);
    expect(await failure(matches.create(fresh()))).toContain('ConstraintError');
    expect(await store.everything(db)).toEqual(before);
    expect(await matches.live('speedrun')).toBe('match');
  });

  test('takes what lives on a screen: only plain copies reach the database', async () => {
    const setup = fresh().setup;
    const options = new Proxy(setup.options, {});
    await matches.create(
      fresh({ setup: { ...setup, options, source: new Proxy(setup.source, {}) } }),
    );
    expect((await loaded(matches)).head.setup).toEqual(setup);
  });
});

describe('an entry', () => {
  test('is written with length and time of the head', async () => {
    await matches.create(fresh());
    const journal = matches.journal('match');
    for (const [index, entry] of FEW.entries()) {
      store.now = 2000 + index;
      await journal.append(index, entry, null);
      expect(await db.matches.get('match')).toMatchObject({
        length: index + 1,
        updatedAt: 2000 + index,
        status: 'live',
        result: null,
      });
    }
    expect(await db.entries.toArray()).toEqual(
      FEW.map((entry, index) => ({ match: 'match', index, entry })),
    );
    expect((await loaded(matches)).match.log).toEqual(FEW);
  });

  test.each([
    ['a gap', 5],
    ['an index that is taken', 3],
    ['the first index again', 0],
    ['a negative index', -1],
    ['half an index', 4.5],
  ])('with %s is refused, and nothing changes', async (_name, index) => {
    await begun();
    const before = await store.everything(db);
    expect(await failure(matches.journal('match').append(index, roll(5), null))).toContain(
      `entry ${index} does not follow`,
    );
    expect(await store.everything(db)).toEqual(before);
    await matches.journal('match').append(4, roll(5), null);
    expect((await loaded(matches)).match.log).toEqual([...FEW, roll(5)]);
  });

  test.each(['never created', 'abandoned', 'finished'])(
    'of a match that is %s is refused',
    async (what) => {
      if (what !== 'never created') await begun();
      if (what === 'abandoned') await matches.giveUp('match');
      if (what === 'finished') await matches.journal('match').append(4, roll(5), RESULT);
      const index = { 'never created': 0, abandoned: 4, finished: 5 }[what] ?? 0;
      const before = await store.everything(db);
      expect(await failure(matches.journal('match').append(index, roll(5), null))).toContain(
        'live',
      );
      expect(await failure(matches.journal('match').choose(index, []))).toContain('live');
      expect(await store.everything(db)).toEqual(before);
    },
  );

  test('the last one brings result and status with it', async () => {
    const { setup, log, position } = randomMatch(
      speedrun,
      fresh({ options: { end: 'first' } }).setup as never,
      matchChance('whole'),
    );
    const result = speedrun.outcome(position as never);
    await matches.create(fresh({ setup: setup as never }));
    for (const [index, entry] of log.entries())
      await matches.journal('match').append(index, entry, index === log.length - 1 ? result : null);
    expect(await db.matches.get('match')).toMatchObject({
      length: log.length,
      status: 'finished',
      result,
    });
    expect(await matches.live('speedrun')).toBeNull();
    expect(await matches.allLive()).toEqual([]);
    const stored = await loaded(matches);
    expect(stored.head.status).toBe('finished');
    expect(stored.match).toEqual({ setup, log, position });
  });

  test('is written whole or not at all: killed at any of its writes, nothing has changed', async () => {
    await begun();
    await matches.journal('match').choose(4, [{ seat: 0, do: 'move' }]);
    const before = await store.everything(db);
    let killed = 0;
    for (let at = 1; ; at++) {
      const dying = store.handle();
      const died = dieAtWrite(dying.db, at);
      const result = await failure(dying.matches.journal('match').append(4, roll(5), RESULT));
      if (!died()) {
        expect(result).toBe('no failure');
        break;
      }
      killed += 1;
      expect(await store.everything(db)).toEqual(before);
    }
    // The entry, the head and the choices.
    expect(killed).toBe(3);
    expect(await store.everything(db)).not.toEqual(before);
    expect(await db.choices.toArray()).toEqual([]);
  });

  test('so is a new match', async () => {
    await begun();
    const before = await store.everything(db);
    let killed = 0;
    for (let at = 1; ; at++) {
      const dying = store.handle();
      dieAtWrite(dying.db, at);
      if ((await failure(dying.matches.create(fresh({ id: 'new' })))) === 'no failure') break;
      killed += 1;
      expect(await store.everything(db)).toEqual(before);
    }
    expect(killed).toBe(2);
    expect(await matches.live('speedrun')).toBe('new');
  });
});

describe('choices', () => {
  const coin: Entry = { chance: 'coin', value: 4 } as Entry;
  const choice = { seat: 0, do: 'stay' };

  beforeEach(async () => {
    await matches.create(freshMatch(plunder, ['human', 'human'], {}));
    await matches.journal('match').append(0, coin, null);
  });

  test('are kept, replaced, and gone with the entry made of them', async () => {
    const journal = matches.journal('match');
    await journal.choose(1, [choice]);
    expect((await loaded(matches)).choices).toEqual([choice]);
    await journal.choose(1, [
      { seat: 0, do: 'go' },
      { seat: 1, do: 'stay' },
    ]);
    expect((await loaded(matches)).choices).toEqual([
      { seat: 0, do: 'go' },
      { seat: 1, do: 'stay' },
    ]);
    const joined = { do: 'choices', choices: { 0: 'go', 1: 'stay' } };
    await journal.append(1, joined, null);
    expect((await loaded(matches)).choices).toEqual([]);
    expect(await db.choices.toArray()).toEqual([]);
  });

  test.each([0, 2, 7])('towards entry %i, which is not the next, are refused', async (index) => {
    const journal = matches.journal('match');
    await journal.choose(1, [choice]);
    const before = await store.everything(db);
    expect(await failure(journal.choose(index, []))).toContain(`entry ${index} does not follow`);
    expect(await store.everything(db)).toEqual(before);
  });

  test.each<readonly [string, unknown]>([
    ['no list', 'stay'],
    ['of another shape', [{ seat: 0, do: 'fly' }, choice, null]],
    ['for another entry', null],
  ])('that are damaged (%s) are asked for again; the match loads', async (_name, raw) => {
    await matches.journal('match').choose(1, [choice]);
    await db.choices.put({
      match: 'match',
      index: raw === null ? 0 : 1,
      choices: (raw ?? [choice]) as never,
    });
    const { choices } = await loaded(matches);
    expect(choices).toEqual(Array.isArray(raw) ? [choice] : []);
  });
});

describe('giving up', () => {
  test('ends a live match and leaves its log', async () => {
    await begun();
    await matches.giveUp('match');
    expect(await matches.live('speedrun')).toBeNull();
    expect((await loaded(matches)).head.status).toBe('abandoned');
    expect((await loaded(matches)).match.log).toEqual(FEW);
  });

  test('does nothing to a match that has a result, nor to one that is not there', async () => {
    await begun();
    await matches.journal('match').append(4, roll(5), RESULT);
    const before = await store.everything(db);
    await matches.giveUp('match');
    await matches.giveUp('nobody');
    expect(await store.everything(db)).toEqual(before);
  });
});

describe('several matches', () => {
  test('live ones are listed, the last played first', async () => {
    for (const [n, game] of [speedrun, climb, plunder].entries()) {
      store.now = 100 + n;
      await matches.create(freshMatch(game, ['human', 'human'], { id: game.id }));
    }
    const order = async () => (await matches.allLive()).map(({ id }) => id);
    expect(await order()).toEqual(['plunder', 'climb', 'speedrun']);
    store.now = 200;
    await matches.journal('speedrun').append(0, STARTER, null);
    expect(await order()).toEqual(['speedrun', 'plunder', 'climb']);
    store.now = 300;
    await matches.giveUp('plunder');
    expect(await order()).toEqual(['speedrun', 'climb']);
  });

  test('a damaged row does not hide the others', async () => {
    for (const game of [speedrun, climb, plunder])
      await matches.create(freshMatch(game, ['human', 'human'], { id: game.id }));
    await db.matches.update('climb', { tempo: 'warp' as never });
    await db.matches.put({ id: 'torso', status: 'live' } as never);
    expect((await matches.allLive()).map(({ id }) => id).toSorted()).toEqual([
      'plunder',
      'speedrun',
    ]);
  });

  test('a damaged live match is given up like any other when a new one starts', async () => {
    await begun('damaged');
    await db.matches.update('damaged', { seed: 7 as never });
    expect(await matches.live('speedrun')).toBe('damaged');
    await matches.create(fresh({ id: 'new' }));
    expect(await matches.live('speedrun')).toBe('new');
  });

  test('logs of matches whose ids begin alike stay apart', async () => {
    for (const id of ['a', 'a,1', 'ab', 'b']) {
      await matches.create(fresh({ id }));
      await matches.journal(id).append(0, { ...STARTER, seat: id.length % 2 } as Entry, null);
    }
    for (const id of ['a', 'a,1', 'ab', 'b'])
      expect((await loaded(matches, id)).match.log).toEqual([{ ...STARTER, seat: id.length % 2 }]);
  });
});

describe('reading what is damaged', () => {
  const refusal = async (id = 'match') => {
    const result = await matches.load(id, gameOf);
    return result.ok ? 'loaded' : result.refusal;
  };
  const damagedAt = (at: number) => ({ code: 'stored-match-damaged', detail: { at } });

  test('a match that is not there', async () => {
    expect(await refusal('nobody')).toEqual({ code: 'match-missing' });
  });

  type Damage = readonly [string, number, () => Promise<unknown>];
  const head = (change: object) => () => db.matches.update('match', change as never);
  const lose = (key: string) => async () => {
    const row = await db.matches.get('match');
    const rest = Object.entries(row ?? {}).filter(([name]) => name !== key);
    return db.matches.put(Object.fromEntries(rest) as never);
  };
  const entry = (index: number, value: unknown) => () =>
    db.entries.put({ match: 'match', index, entry: value as never });
  const options = (change: object) => head({ options: { ...fresh().setup.options, ...change } });

  const DAMAGES: readonly Damage[] = [
    ...[
      'game',
      'mode',
      'status',
      'startedAt',
      'updatedAt',
      'seats',
      'options',
      'source',
      'seated',
      'tempo',
      'seed',
      'length',
    ].map((key): Damage => [`head without ${key}`, -1, lose(key)]),
    ['head of an unknown game', -1, head({ game: 'chess' })],
    ['head of a game with a name from the prototype', -1, head({ game: 'toString' })],
    ['head of an unknown status', -1, head({ status: 'paused' })],
    ['head with a time that no calendar has', -1, head({ updatedAt: 8.64e15 + 1 })],
    [
      'head with a name without end',
      -1,
      head({
        seated: [
          { name: 'x'.repeat(61), kind: 'human' },
          { name: 'B', kind: 'easy' },
        ],
      }),
    ],
    ['head with a time that is none', -1, head({ updatedAt: 'yesterday' })],
    ['an option outside its domain', -1, options({ end: 'last' })],
    ['an option of another type', -1, options({ oneSkips: 1 })],
    ['an option too many', -1, options({ lucky: true })],
    ['no options at all', -1, head({ options: null })],
    ['one seat too many', -1, head({ seats: 3 })],
    ['more seats than the game has', -1, head({ seats: 7 })],
    ['no seats', -1, head({ seats: 0 })],
    ['somebody missing at the table', -1, head({ seated: fresh().seated.slice(0, 1) })],
    [
      'somebody of an unknown kind',
      -1,
      head({
        seated: [
          { name: 'A', kind: 'human' },
          { name: 'B', kind: 'god' },
        ],
      }),
    ],
    ['a day that is none', -1, head({ source: { kind: 'daily', day: '2026-13-01' } })],
    ['a mission beyond the last', -1, head({ source: { kind: 'mission', number: 21 } })],
    ['a roll of 7', 2, entry(2, roll(7))],
    ['a starter of 9', 0, entry(0, { chance: 'starter', seat: 9 })],
    ['a starter who does not sit at this table', 0, entry(0, { chance: 'starter', seat: 2 })],
    ['a roll that makes the next entry impossible', 2, entry(1, roll(6))],
    ['an entry that is none', 3, entry(3, 'roll')],
    ['an entry of null', 3, entry(3, null)],
    ['an entry with a key too many', 1, entry(1, { ...roll(2), loaded: true })],
    ['an entry lost in the middle', 2, () => db.entries.delete(['match', 2])],
    ['an entry lost at the start', 0, () => db.entries.delete(['match', 0])],
    ['an entry lost at the end', 3, () => db.entries.delete(['match', 3])],
    ['all entries lost', 0, () => db.entries.clear()],
    ['an entry too many', 4, entry(4, roll(1))],
    ['an entry between two others', 2, entry(1.5, roll(1))],
    ['a length that is too small', 2, head({ length: 2 })],
    ['a length that is too great', 4, head({ length: 9 })],
    ['a length that is none', -1, head({ length: -1 })],
  ];

  test.each(DAMAGES)('%s: refused at %i, and nothing is changed', async (_name, at, damage) => {
    await begun();
    expect(await refusal()).toBe('loaded');
    await damage();
    const before = await store.everything(db);
    expect(await refusal()).toEqual(damagedAt(at));
    expect(await store.everything(db)).toEqual(before);
  });

  test('every entry of a long match: changed to the impossible it is refused at its own index', async () => {
    const setup = freshMatch(climb, ['human', 'human', 'human']).setup;
    const { log } = randomMatch(climb, setup as never, matchChance('damage'));
    await matches.create(freshMatch(climb, ['human', 'human', 'human']));
    for (const [index, e] of log.entries()) await matches.journal('match').append(index, e, null);
    expect(log.length).toBeGreaterThan(6);
    for (const [at, good] of log.entries()) {
      for (const bad of [{ seat: 0, do: 'fly' }, { chance: 'roll', value: 1 }, [], 7]) {
        await entry(at, bad)();
        expect(await refusal()).toEqual(damagedAt(at));
      }
      await entry(at, good)();
    }
    expect(await refusal()).toBe('loaded');
  });
});

describe('two handles on one database, as two tabs have them', () => {
  test('one sees at once what the other has written', async () => {
    const other = store.handle();
    await begun();
    expect((await loaded(other.matches)).match.log).toEqual(FEW);
    await other.matches.journal('match').append(4, roll(5), null);
    expect((await loaded(matches)).match.log).toEqual([...FEW, roll(5)]);
  });

  test('both append the same index at once: one is stored, the other refused', async () => {
    await begun();
    const other = store.handle();
    const both = await Promise.all([
      failure(matches.journal('match').append(4, roll(1), null)),
      failure(other.matches.journal('match').append(4, roll(2), null)),
    ]);
    expect(both.toSorted()).toEqual([
      expect.stringContaining('entry 4 does not follow'),
      'no failure',
    ]);
    const winner = both[0] === 'no failure' ? roll(1) : roll(2);
    expect((await loaded(matches)).match.log).toEqual([...FEW, winner]);
  });

  test('both start a match at once: one is live, the other given up', async () => {
    const other = store.handle();
    await Promise.all([
      matches.create(fresh({ id: 'here' })),
      other.matches.create(fresh({ id: 'there' })),
    ]);
    const rows = await db.matches.toArray();
    expect(rows.map((row) => row.status).toSorted()).toEqual(['abandoned', 'live']);
    expect((await matches.allLive()).map(({ id }) => id)).toEqual([
      await other.matches.live('speedrun'),
    ]);
  });

  test('a match given up in the other tab takes no more entries here and stays given up', async () => {
    await begun();
    const other = store.handle();
    await other.matches.create(fresh({ id: 'new' }));
    expect(await failure(matches.journal('match').append(4, roll(1), null))).toContain('live');
    expect((await matches.allLive()).map(({ id }) => id)).toEqual(['new']);
  });
});
