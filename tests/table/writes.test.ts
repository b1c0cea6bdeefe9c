/** Write ahead: what was not stored has not happened, whoever asked for it. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../src/lib/game/chance';
import type { ActionEntry, AnyGame } from '../../src/lib/game/contract';
import { advance } from '../../src/lib/game/match';
import type { Kind } from '../../src/lib/game/record';
import { speedrun } from '../../src/lib/games/speedrun/rules';
import { WriteTrouble } from '../../src/lib/table/trouble';
import { climb } from '../conformance/toys/climb';
import { hurry } from '../conformance/toys/hurry';
import { plunder } from '../conformance/toys/plunder';
import { Bench, MemoryJournal, playOn, type Person } from './bench';

const full = () => 'rejected' as const;
const empty = () => null;
const NOT_STORED = { code: 'not-stored' };

/** A match up to the first moment at which somebody may act. */
const ready = async (game: AnyGame, kinds: readonly Kind[], seed = 'bench') => {
  const bench = new Bench({ game, kinds, seed });
  for (const seat of kinds.keys()) bench.sit(seat);
  const onlooker = bench.sit('spectator');
  const turn = () => bench.people.find((p) => p.options(game).actions.length > 0);
  await playOn(bench, { draw: quickChance(1)('x'), until: () => turn() !== undefined });
  const person = turn();
  const [action] = person?.options(game).actions ?? [];
  if (person === undefined || action === undefined) throw new Error('nobody may act');
  return { bench, person, onlooker, action };
};

const stepsOf = (person: Person) =>
  person.bytes.filter((text) => (JSON.parse(text) as { type: string }).type === 'step').length;

describe('a full storage', () => {
  test.each<readonly [string, AnyGame, readonly Kind[]]>([
    ['Speedrun', speedrun, ['human', 'human']],
    ['Climb', climb, ['human', 'human', 'human']],
    ['Hurry', hurry, ['human', 'human']],
  ])(
    '%s: refuses an action, publishes nothing, and takes it once there is room',
    async (_name, game, kinds) => {
      const { bench, person, onlooker, action } = await ready(game, kinds);
      const before = { log: bench.memory.log, view: person.state.view, steps: stepsOf(onlooker) };
      bench.journal.plan = full;
      for (let tries = 0; tries < 3; tries++) {
        expect(await bench.act(person, action)).toEqual(NOT_STORED);
        expect(bench.memory.log).toEqual(before.log);
        expect(person.state.view).toEqual(before.view);
        expect(stepsOf(onlooker)).toBe(before.steps);
        expect(onlooker.state.moment.trouble).toEqual(NOT_STORED);
      }
      bench.journal.plan = empty;
      expect(await bench.act(person, action)).toBeNull();
      expect(bench.memory.log.slice(before.log.length)).toMatchObject([action]);
      expect(stepsOf(onlooker)).toBe(before.steps + 1);
      expect(onlooker.state.moment.trouble).toBeNull();
    },
  );

  test.each(['storage-full', 'storage-lost', 'storage-newer'] as const)(
    'a reason that the journal names (%s) is told to everybody, and play goes on with it',
    async (code) => {
      const trouble = { now: true };
      const memory = new MemoryJournal();
      const journal = {
        ...memory,
        append: (...entry: Parameters<MemoryJournal['append']>) =>
          trouble.now ? Promise.reject(new WriteTrouble(code)) : memory.append(...entry),
        choose: () => Promise.reject(new WriteTrouble(code)),
      };
      const bench = new Bench({
        game: speedrun,
        kinds: ['human', 'human'],
        seed: 'named',
        journal,
      });
      const person = bench.sit(0);
      await bench.clock.next();
      await bench.settle();
      // The lot is the first entry; the table itself makes it.
      expect(person.state.moment.trouble).toEqual({ code });
      trouble.now = false;
      expect(await bench.bring(person)).toBeNull();
      expect(memory.log).toHaveLength(1);
      expect(person.state.moment.trouble).toBeNull();
    },
  );

  test('the reason is told as it is where a computer wanted to move', async () => {
    const memory = new MemoryJournal();
    const journal = {
      ...memory,
      append: (...entry: Parameters<MemoryJournal['append']>) =>
        'seat' in entry[1]
          ? Promise.reject(new WriteTrouble('storage-full'))
          : memory.append(...entry),
      choose: () => Promise.reject(new WriteTrouble('storage-full')),
    };
    const bench = new Bench({ game: hurry, kinds: ['easy', 'easy'], seed: 'named', journal });
    const onlooker = bench.sit('spectator');
    await bench.clock.advance(5000);
    expect(onlooker.state.moment.trouble).toEqual({ code: 'storage-full' });
  });

  test('Plunder: refuses a choice; it is neither kept nor shown', async () => {
    const { bench, person, onlooker, action } = await ready(plunder, ['human', 'human']);
    bench.journal.plan = full;
    expect(await bench.act(person, action)).toEqual(NOT_STORED);
    expect(bench.memory.choices).toEqual([]);
    expect(onlooker.state.moment).toMatchObject({ chosen: [], trouble: NOT_STORED });
    expect(person.state.moment.choice).toBeNull();
    bench.journal.plan = empty;
    expect(await bench.act(person, action)).toBeNull();
    expect(bench.memory.choices).toEqual([action]);
    expect(onlooker.state.moment).toMatchObject({ chosen: [0], trouble: null });
  });

  test('Plunder: keeps the last choice when its entry cannot be stored, and settles when asked again', async () => {
    const { bench } = await ready(plunder, ['human', 'human']);
    const [a, b] = bench.people as [Person, Person];
    await bench.act(a, { seat: 0, do: 'stay' });
    const { writes } = bench.journal;
    // The choice itself goes through, the entry made of all choices does not.
    bench.journal.plan = (write) => (write > writes + 1 ? 'rejected' : null);
    expect(await bench.act(b, { seat: 1, do: 'go' })).toBeNull();
    expect(bench.memory.log).toHaveLength(1);
    expect(a.state.moment).toMatchObject({ chosen: [0, 1], trouble: NOT_STORED });
    bench.journal.plan = empty;
    expect(await bench.bring(a)).toBeNull();
    expect(bench.memory.log[1]).toEqual({ do: 'choices', choices: { 0: 'stay', 1: 'go' } });
    expect(a.state.moment.trouble).toBeNull();
  });

  test('Speedrun: a roll that was not stored is rolled again, to the same number', async () => {
    const bench = new Bench({ game: speedrun, kinds: ['human', 'human'], seed: 'vain 3' });
    const person = bench.sit(0);
    await bench.clock.advance(0);
    bench.journal.plan = full;
    expect(await bench.bring(person)).toEqual(NOT_STORED);
    expect(bench.memory.log).toHaveLength(1);
    bench.journal.plan = empty;
    expect(await bench.bring(person)).toBeNull();
    const other = new Bench({ game: speedrun, kinds: ['human', 'human'], seed: 'vain 3' });
    const twin = other.sit(0);
    await other.clock.advance(0);
    await other.bring(twin);
    expect(bench.memory.log).toEqual(other.memory.log);
  });

  test('stops computers with a named trouble; anyone at the table lets them try again', async () => {
    const bench = new Bench({ game: speedrun, kinds: ['human', 'easy'], seed: 'k' });
    const person = bench.sit(0);
    const computer = () => (bench.truth().position as { turn: number }).turn === 1;
    await playOn(bench, {
      draw: quickChance(1)('x'),
      until: () => bench.memory.log.length > 0 && computer(),
    });
    const before = bench.memory.log.length;
    bench.journal.plan = full;
    await bench.clock.advance(700);
    expect(person.state.moment.trouble).toEqual(NOT_STORED);
    await bench.clock.advance(60_000);
    expect(bench.memory.log).toHaveLength(before);
    bench.journal.plan = empty;
    expect(await bench.bring(person)).toBeNull();
    expect(person.state.moment).toMatchObject({ trouble: null, due: { left: 700 } });
    await bench.clock.advance(700);
    expect(bench.memory.log).toHaveLength(before + 1);
  });

  test.each([2, 3, 5])(
    'a match in which every %i. write fails ends all the same, with the same log',
    async (every) => {
      const kinds = ['human', 'human', 'human'] as const;
      const bench = new Bench({ game: climb, kinds });
      const twin = new Bench({ game: climb, kinds });
      for (const seat of kinds.keys()) {
        bench.sit(seat);
        twin.sit(seat);
      }
      const always = { below: () => 0, shuffled: <T>(list: readonly T[]) => [...list] };
      bench.journal.plan = (write) => (write % every === 0 ? 'rejected' : null);
      await playOn(twin, { draw: always });
      await playOn(bench, { draw: always });
      expect(bench.memory.log).toEqual(twin.memory.log);
    },
  );
});

describe('two tables on one journal', () => {
  /** Two tables on the same stored match, as if two tabs had opened it without a lock. */
  const twice = async (game: AnyGame, kinds: readonly Kind[], seed: string) => {
    const first = await ready(game, kinds, seed);
    const { memory } = first.bench;
    const second = new Bench({ game, kinds, seed, journal: memory, match: first.bench.truth() });
    for (const seat of kinds.keys()) second.sit(seat);
    await second.settle();
    return { memory, first: first.bench, second };
  };
  const seated = (bench: Bench, { seat }: ActionEntry) => bench.people[seat ?? 0] as Person;

  test.each([
    ['Speedrun', speedrun],
    ['Climb', climb],
  ] as const)(
    '%s: one entry is stored; the other table says not-stored and moves nothing',
    async (_name, game) => {
      const { memory, first, second } = await twice(game, ['human', 'human'], 'two');
      const before = memory.log.length;
      const [action] = first.people.flatMap((p) => p.options(game).actions);
      if (action === undefined) throw new Error('nothing to do');
      const asked = [first, second].map((bench) => seated(bench, action).guest.act(action));
      await first.settle();
      await second.settle();
      expect(await Promise.all(asked)).toEqual([null, NOT_STORED]);
      expect(memory.log).toHaveLength(before + 1);
      expect(seated(second, action).state.view.log).toHaveLength(before);
      expect(seated(second, action).state.moment.trouble).toEqual(NOT_STORED);
      // The loser stays refused, whatever it tries; the winner plays on.
      expect(await second.act(seated(second, action), action)).toEqual(NOT_STORED);
      await playOn(first, { draw: quickChance(5)('on') });
      expect(game.outcome(first.truth().position as never)).not.toBeNull();
    },
  );

  test('Hurry: whoever comes first at each index wins it, over a whole match', async () => {
    const { memory, first, second } = await twice(hurry, ['human', 'human'], 'two');
    const draw = quickChance(9)('race');
    let lost = 0;
    for (let n = 0; n < 40 && memory.result === null; n++) {
      const order = draw.shuffled([first, second]);
      const before = memory.log.length;
      for (const bench of order) {
        const person = bench.people[draw.below(2)] as Person;
        const [action] = person.options(hurry).actions;
        if (action === undefined) continue;
        const answer = await bench.act(person, action);
        if (answer !== null && answer !== 'unanswered' && answer.code === 'not-stored') lost += 1;
      }
      expect(memory.log.length).toBeLessThanOrEqual(before + 2);
    }
    expect(lost).toBeGreaterThan(5);
    expect(() => first.truth()).not.toThrow();
  });
});

test('a journal that wrote and yet failed: the table never writes over it; opening again goes on', async () => {
  const { bench, person, action } = await ready(climb, ['human', 'human']);
  const memory = new MemoryJournal(bench.memory.log);
  const again = new Bench({
    game: climb,
    kinds: ['human', 'human'],
    match: bench.truth(),
    journal: {
      append: async (...args) => {
        await memory.append(...args);
        throw new Error('the connection was lost after the write');
      },
      choose: (...args) => memory.choose(...args),
    },
  });
  const back = again.sit(person.viewer);
  await again.settle();
  for (let tries = 0; tries < 3; tries++) expect(await again.act(back, action)).toEqual(NOT_STORED);
  expect(memory.log).toEqual([...bench.memory.log, action]);
  expect(back.state.view.log).toHaveLength(1);

  let match = bench.truth();
  for (const entry of memory.log.slice(1)) {
    const next = advance(climb, match, entry);
    if (next.ok) match = next.value;
  }
  const last = new Bench({ game: climb, kinds: ['human', 'human'], match });
  last.sit(0);
  last.sit(1);
  await playOn(last, { draw: quickChance(5)('on') });
  expect(last.memory.log.slice(0, 2)).toEqual(memory.log);
});
