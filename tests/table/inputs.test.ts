/** What comes in at the table: who may do what, what is refused by name, and that junk does no harm. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../src/lib/game/chance';
import type { ActionEntry, AnyGame, Seat } from '../../src/lib/game/contract';
import { acting } from '../../src/lib/game/match';
import type { Kind } from '../../src/lib/game/record';
import { speedrun } from '../../src/lib/games/speedrun/rules';
import type { Link } from '../../src/lib/table/ports';
import { climb } from '../conformance/toys/climb';
import { hurry } from '../conformance/toys/hurry';
import { plunder } from '../conformance/toys/plunder';
import { Bench, Stranger, playOn, type Person } from './bench';

const PEOPLE: readonly (readonly [string, AnyGame, readonly Kind[]])[] = [
  ['Speedrun', speedrun, ['human', 'human', 'human']],
  ['Climb', climb, ['human', 'human', 'human']],
  ['Plunder', plunder, ['human', 'human', 'human']],
  ['Hurry', hurry, ['human', 'human']],
];

/** What no refused input may change: what is stored, and what anybody has been told. */
const known = (bench: Bench) => ({
  log: bench.memory.log,
  choices: bench.memory.choices,
  writes: bench.journal.writes,
  told: bench.people.map((person) => person.states.length),
});

const sit = (bench: Bench, kinds: readonly Kind[]) => kinds.map((_, seat) => bench.sit(seat));

/** A Speedrun match in which seat `turn` has rolled and has to move. */
const rolled = async () => {
  const bench = new Bench({ game: speedrun, kinds: ['human', 'human'] });
  const people = sit(bench, ['human', 'human']);
  const onlooker = bench.sit('spectator');
  const toMove = () => people.some((p) => p.options(speedrun).actions.length > 0);
  await playOn(bench, { draw: quickChance(1)('x'), until: toMove });
  const turn = people.find((p) => p.options(speedrun).actions.length > 0);
  const other = people.find((p) => p !== turn);
  if (turn === undefined || other === undefined) throw new Error('nobody to move');
  const [move] = turn.options(speedrun).actions;
  if (move === undefined) throw new Error('no move');
  return { bench, turn, other, onlooker, move, seat: turn.viewer as Seat };
};

/** A Speedrun match in which a person has to roll. */
const toRoll = async () => {
  const bench = new Bench({ game: speedrun, kinds: ['human', 'human'] });
  const people = sit(bench, ['human', 'human']);
  const onlooker = bench.sit('spectator');
  await bench.clock.next();
  const turn = people.find((p) => p.options(speedrun).bring);
  const other = people.find((p) => p !== turn);
  if (turn === undefined || other === undefined) throw new Error('nobody to roll');
  return { bench, turn, other, onlooker };
};

describe('F15: acting for another seat', () => {
  test.each(PEOPLE)(
    '%s: is refused at every step and changes nothing',
    async (_name, game, kinds) => {
      const bench = new Bench({ game, kinds, options: game === speedrun ? { end: 'first' } : {} });
      const people = sit(bench, kinds);
      await bench.settle();
      let refused = 0;
      for (let steps = 0; !bench.over && steps < 60; steps++) {
        const { position } = bench.truth();
        for (const seat of acting(game, position, kinds.length)) {
          const [action] = game.legal(position, seat);
          const thief = people[(seat + 1) % kinds.length];
          if (action === undefined || thief === undefined) continue;
          const before = known(bench);
          expect(await bench.act(thief, action)).toEqual({ code: 'not-your-seat' });
          expect(known(bench)).toEqual(before);
          refused += 1;
        }
        const { length } = bench.memory.log;
        await playOn(bench, {
          draw: quickChance(steps)('steps'),
          until: () => bench.memory.log.length > length,
        });
      }
      expect(refused).toBeGreaterThan(4);
    },
  );
});

describe('refused by name, and nothing changes', () => {
  test('an action of the own seat out of turn, one that the rules refuse, one of no known shape', async () => {
    const { bench, turn, other, move, seat } = await rolled();
    const before = known(bench);
    const own = (entry: object) => ({ ...move, ...entry }) as ActionEntry;
    expect(await bench.act(other, own({ seat: 1 - seat }))).toEqual({
      code: 'not-your-turn',
      detail: { seat },
    });
    expect((await bench.act(turn, own({ from: 17 }))) as object).toEqual({
      code: 'no-figure-there',
      detail: { from: 17 },
    });
    expect(await bench.act(turn, own({ from: 99 }))).toMatchObject({ code: 'bad-entry' });
    expect(await bench.act(turn, own({ hurry: true }))).toMatchObject({ code: 'bad-entry' });
    expect(await bench.act(turn, { chance: 'roll', value: 6 } as never)).toMatchObject({
      code: 'bad-entry',
    });
    expect(known(bench)).toEqual(before);
    expect(await bench.act(turn, move)).toBeNull();
    expect(bench.memory.log.at(-1)).toEqual(move);
  });

  test('everything that a spectator asks for', async () => {
    const { bench, onlooker, move } = await rolled();
    const before = known(bench);
    const only = { code: 'only-looking-on' };
    expect(await bench.act(onlooker, move)).toEqual(only);
    expect(await bench.bring(onlooker)).toEqual(only);
    expect(await bench.answer(onlooker.guest.pause(true))).toEqual(only);
    expect(known(bench)).toEqual(before);
  });

  test('whatever comes after the end', async () => {
    const bench = new Bench({ game: climb, kinds: ['human', 'human'] });
    const people = sit(bench, ['human', 'human']);
    await playOn(bench, { draw: quickChance(1)('x') });
    const before = known(bench);
    const lays = bench.memory.log.filter((entry) => 'seat' in entry) as ActionEntry[];
    expect(lays.length).toBeGreaterThan(3);
    for (const action of lays) {
      const person = people[action.seat ?? 0] as Person;
      expect(await bench.act(person, action)).toEqual({ code: 'match-over' });
      expect(await bench.bring(person)).toEqual({ code: 'nothing-due' });
    }
    expect(known(bench)).toEqual(before);
    expect(bench.clock.waiting).toBe(0);
  });
});

describe('bringing on what is due', () => {
  test('by the seat on turn: at once, without any time passing', async () => {
    const { bench, turn } = await toRoll();
    const { length } = bench.memory.log;
    expect(await bench.bring(turn)).toBeNull();
    expect(bench.memory.log).toHaveLength(length + 1);
    expect(bench.memory.log.at(-1)).toMatchObject({ chance: 'roll' });
    expect(bench.clock.now()).toBe(0);
  });

  test('by another seat: refused', async () => {
    const { bench, other } = await toRoll();
    const before = known(bench);
    expect(await bench.bring(other)).toEqual({ code: 'not-yours-to-bring' });
    expect(known(bench)).toEqual(before);
  });

  test('before anything is due: refused', async () => {
    const { bench, turn } = await rolled();
    const before = known(bench);
    expect(await bench.bring(turn)).toEqual({ code: 'nothing-due' });
    expect(known(bench)).toEqual(before);
  });

  test('for another length of the log: refused, so that a second tap never rolls the next die', async () => {
    const { bench, turn } = await toRoll();
    const stranger = new Stranger(bench.table, turn.viewer);
    const { length } = bench.memory.log;
    for (const seq of [length - 1, length + 1]) stranger.send({ type: 'bring', id: `${seq}`, seq });
    await bench.settle();
    expect(stranger.answers).toEqual([
      [`${length - 1}`, 'too-late'],
      [`${length + 1}`, 'too-late'],
    ]);
    expect(bench.memory.log).toHaveLength(length);

    const taps = [turn.guest.bring(), turn.guest.bring()];
    await bench.settle();
    expect(await Promise.all(taps)).toEqual([null, { code: 'too-late' }]);
    expect(bench.memory.log).toHaveLength(length + 1);
  });
});

describe('an action meant for an earlier position', () => {
  test('Plunder: a choice changed too late does not become the choice for the next coin', async () => {
    const bench = new Bench({ game: plunder, kinds: ['human', 'human'] });
    const [a, b] = sit(bench, ['human', 'human']) as [Person, Person];
    await bench.clock.next();
    expect(await bench.act(a, { seat: 0, do: 'stay' })).toBeNull();
    // Both at once: by the time the change arrives, the choices are in the log.
    const last = b.guest.act({ seat: 1, do: 'stay' });
    const change = a.guest.act({ seat: 0, do: 'go' });
    await bench.settle();
    expect(await last).toBeNull();
    expect(bench.memory.log.at(-1)).toEqual({ do: 'choices', choices: { 0: 'stay', 1: 'stay' } });
    expect((await change)?.code).toBe('too-late');
  });

  test('Plunder: not even when the next coin lies there already', async () => {
    const bench = new Bench({ game: plunder, kinds: ['human', 'human'], seed: 'two coins' });
    const [a, b] = sit(bench, ['human', 'human']) as [Person, Person];
    await bench.clock.next();
    const requests = [
      a.guest.act({ seat: 0, do: 'stay' }),
      b.guest.act({ seat: 1, do: 'stay' }),
      a.guest.act({ seat: 0, do: 'go' }),
    ];
    const late = new Stranger(bench.table, 0);
    await bench.settle();
    await bench.clock.next();
    expect(bench.memory.log).toHaveLength(3);
    late.send({ type: 'act', id: 'x', seq: 1, action: { seat: 0, do: 'go' } });
    await bench.settle();
    expect(late.answers).toEqual([['x', 'too-late']]);
    expect((await Promise.all(requests)).map((r) => r?.code ?? null)).toEqual([
      null,
      null,
      'too-late',
    ]);
    expect(bench.memory.choices).toEqual([]);
    expect(a.state.moment.choice).toBeNull();
  });

  test('Hurry: where everyone is free the table judges by what lies there now', async () => {
    const bench = new Bench({ game: hurry, kinds: ['human', 'human'] });
    const [a, b] = sit(bench, ['human', 'human']) as [Person, Person];
    await bench.clock.next();
    const calls = [a.guest.act({ seat: 0, do: 'call' }), b.guest.act({ seat: 1, do: 'call' })];
    await bench.settle();
    expect(await Promise.all(calls)).toEqual([null, null]);
    expect(bench.memory.log.slice(1).map((entry) => 'seat' in entry && entry.seat)).toEqual([0, 1]);
  });
});

describe('requests that come twice', () => {
  test('are answered twice and done once', async () => {
    const { bench, turn, move } = await rolled();
    const stranger = new Stranger(bench.table, turn.viewer);
    const { length } = bench.memory.log;
    const request = { type: 'act', id: 'same', seq: length, action: move };
    stranger.send(request);
    stranger.send(request);
    await bench.settle();
    stranger.send(request);
    await bench.settle();
    expect(stranger.answers).toEqual([
      ['same', null],
      ['same', null],
      ['same', null],
    ]);
    expect(bench.memory.log.slice(length)).toEqual([move]);
  });

  test('a refusal, too, is given again as it was', async () => {
    const { bench, other, turn, move } = await rolled();
    const stranger = new Stranger(bench.table, other.viewer);
    const request = { type: 'act', id: 'same', seq: bench.memory.log.length, action: move };
    stranger.send(request);
    await bench.settle();
    expect(await bench.act(turn, move)).toBeNull();
    stranger.send(request);
    await bench.settle();
    expect(stranger.answers).toEqual([
      ['same', 'not-your-seat'],
      ['same', 'not-your-seat'],
    ]);
  });

  test('the same id from another line is another request', async () => {
    const { bench, turn, other, move } = await rolled();
    const [hers, his] = [turn, other].map((p) => new Stranger(bench.table, p.viewer)) as [
      Stranger,
      Stranger,
    ];
    const request = { type: 'act', id: '1', seq: bench.memory.log.length, action: move };
    his.send(request);
    hers.send(request);
    await bench.settle();
    expect(his.answers).toEqual([['1', 'not-your-seat']]);
    expect(hers.answers).toEqual([['1', null]]);
  });
});

describe('junk on the line', () => {
  const id = fc.oneof(fc.constantFrom('1', '', 'x'.repeat(65), '__proto__'), fc.jsonValue());
  const nearly = fc.record(
    {
      type: fc.constantFrom('act', 'bring', 'welcome', 'step', 'answer', ''),
      id,
      seq: fc.oneof(fc.integer(), fc.double(), fc.constant(2 ** 60), fc.jsonValue()),
      action: fc.oneof(
        fc.jsonValue(),
        fc.record({
          seat: fc.oneof(fc.integer({ min: -1, max: 5 }), fc.jsonValue()),
          do: fc.constantFrom('move', 'lay', 'stay', 'call', 'choices', '__proto__'),
          from: fc.oneof(fc.integer({ min: -2, max: 50 }), fc.jsonValue()),
        }),
        fc.constant(JSON.parse('{"__proto__":{"seat":0},"constructor":{"prototype":1}}')),
      ),
      extra: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  const pauses = fc.record({
    type: fc.constant('pause'),
    id,
    on: fc.oneof(fc.constant('true'), fc.constant(1), fc.constant(null)),
  });
  const junk = fc.oneof(fc.jsonValue(), nearly, pauses);

  test.each(PEOPLE.slice(0, 3))(
    '%s: never throws, never changes anything, never stops the queue',
    async (_name, game, kinds) => {
      await fc.assert(
        fc.asyncProperty(fc.array(junk, { minLength: 1, maxLength: 30 }), async (messages) => {
          const bench = new Bench({ game, kinds });
          const people = sit(bench, kinds);
          await bench.clock.next();
          if (game === speedrun) await bench.clock.next();
          const before = known(bench);
          // The line of somebody who may do nothing now, so that not even a lucky message counts.
          const idle = people.find(
            (p) => !p.options(game).bring && !p.options(game).actions.length,
          );
          for (const viewer of ['spectator', idle?.viewer ?? 'spectator'] as const) {
            const stranger = new Stranger(bench.table, viewer);
            for (const message of messages) stranger.send(message);
          }
          await bench.settle();
          expect(known(bench)).toEqual(before);
          for (const { state } of people) expect(state.moment.trouble).toBeNull();
          const turn = people.find(
            (p) => p.options(game).bring || p.options(game).actions.length > 0,
          ) as Person;
          const [action] = turn.options(game).actions;
          expect(await (action ? bench.act(turn, action) : bench.bring(turn))).toBeNull();
        }),
        { numRuns: 60, seed: 20261130 },
      );
    },
  );

  test('values that are no JSON at all', async () => {
    const bench = new Bench({ game: climb, kinds: ['human', 'human'] });
    sit(bench, ['human', 'human']);
    let hear: (message: unknown) => void = () => undefined;
    const raw: Link = {
      send: () => undefined,
      receive: (receiver) => {
        hear = receiver;
      },
      close: () => undefined,
    };
    bench.table.connect(raw, 0);
    await bench.clock.next();
    const before = known(bench);
    const round: { self?: unknown } = {};
    round.self = round;
    for (const message of [undefined, NaN, 1n, Symbol('x'), () => 1, round, new Map(), new Date(0)])
      expect(() => {
        hear(message);
        hear({ type: message, id: message, action: message });
        hear({ type: 'act', id: '1', seq: 1, action: { seat: 0, do: message } });
      }).not.toThrow();
    await bench.settle();
    expect(known(bench)).toEqual(before);
  });

  test('a line that breaks when it is sent to does not keep the others from hearing', async () => {
    const bench = new Bench({ game: climb, kinds: ['human', 'human'] });
    let sent = 0;
    const broken: Link = {
      send: () => {
        sent += 1;
        if (sent > 1) throw new Error('connection is gone');
      },
      receive: () => undefined,
      close: () => undefined,
    };
    bench.table.connect(broken, 'spectator');
    const people = sit(bench, ['human', 'human']);
    await playOn(bench, { draw: quickChance(1)('x') });
    for (const { state } of people) {
      expect(state.view.log).toHaveLength(bench.memory.log.length);
      expect(state.moment).toMatchObject({ over: true, trouble: null });
    }
  });
});
