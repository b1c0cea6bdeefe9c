/** Choosing at once and hidden: choices change until the last has chosen, show to nobody else, and survive. */
import { describe, expect, test } from 'vitest';
import type { ActionEntry } from '../../src/lib/game/contract';
import { plunder } from '../conformance/toys/plunder';
import { Bench, type Person } from './bench';

const stay = (seat: number): ActionEntry => ({ seat, do: 'stay' });
const go = (seat: number): ActionEntry => ({ seat, do: 'go' });
const KINDS = ['human', 'human', 'human'] as const;

/** Three people and a spectator before the first coin, for the last of whom nothing is shown. */
const choosing = async (start: { choices?: readonly ActionEntry[]; from?: Bench } = {}) => {
  const { choices, from } = start;
  const bench = new Bench({
    game: plunder,
    kinds: KINDS,
    ...(from === undefined ? {} : { match: from.truth() }),
    ...(choices === undefined ? {} : { choices }),
  });
  const [a, b, c, onlooker] = ([0, 1, 2, 'spectator'] as const).map((v) => bench.sit(v)) as [
    Person,
    Person,
    Person,
    Person,
  ];
  await bench.settle();
  if (from === undefined) await bench.clock.next();
  return { bench, a, b, c, onlooker, everyone: [a, b, c, onlooker] as const };
};

test('the last choice makes the entry; until then a choice is only a choice', async () => {
  const { bench, a, b, c } = await choosing();
  expect(await bench.act(c, go(2))).toBeNull();
  expect(await bench.act(a, stay(0))).toBeNull();
  expect(bench.memory.log).toHaveLength(1);
  expect(bench.memory.choices).toEqual([go(2), stay(0)]);
  expect(await bench.act(b, stay(1))).toBeNull();
  expect(bench.memory.log).toHaveLength(2);
  expect(bench.memory.log[1]).toEqual({
    do: 'choices',
    choices: { 0: 'stay', 1: 'stay', 2: 'go' },
  });
  expect(bench.memory.choices).toEqual([]);
});

test('a choice may change until the last has chosen', async () => {
  const { bench, a, b, c } = await choosing();
  for (const choice of [stay(0), go(0), stay(0), go(0)]) {
    expect(await bench.act(a, choice)).toBeNull();
    expect(a.state.moment).toMatchObject({ chosen: [0], choice });
  }
  await bench.act(b, go(1));
  await bench.act(a, stay(0));
  await bench.act(c, stay(2));
  expect(bench.memory.log[1]).toEqual({
    do: 'choices',
    choices: { 0: 'stay', 1: 'go', 2: 'stay' },
  });
});

test('everybody sees who has chosen, nobody else what; not a byte depends on it', async () => {
  const worlds = await Promise.all(
    [stay, go].map(async (choice) => {
      const { bench, a, everyone } = await choosing();
      expect(await bench.act(a, choice(0))).toBeNull();
      const [, ...others] = everyone;
      for (const { state } of others)
        expect(state.moment).toMatchObject({ chosen: [0], choice: null });
      return { mine: a.bytes, others: others.map(({ bytes }) => bytes) };
    }),
  );
  const [first, second] = worlds;
  expect(first?.others).toEqual(second?.others);
  expect(first?.mine).not.toEqual(second?.mine);
});

test('only seats inside choose, and only what is listed', async () => {
  const { bench, a, b, c } = await choosing();
  for (const [person, choice] of [
    [a, go(0)],
    [b, stay(1)],
    [c, stay(2)],
  ] as const)
    await bench.act(person, choice);
  await bench.clock.next();
  expect(bench.memory.log).toHaveLength(3);
  expect(await bench.act(a, stay(0))).toEqual({ code: 'not-your-turn' });
  expect(await bench.act(b, { seat: 1, do: 'hide' })).toMatchObject({ code: 'bad-entry' });
  expect(bench.memory.choices).toEqual([]);
});

test('a choice of the right shape that is not listed is refused', async () => {
  const game = {
    ...plunder,
    legal: (...args: Parameters<typeof plunder.legal>) => plunder.legal(...args).slice(0, 1),
  };
  const bench = new Bench({ game, kinds: KINDS });
  const a = bench.sit(0);
  await bench.clock.next();
  expect(await bench.act(a, stay(0))).toEqual({ code: 'not-listed' });
  expect(await bench.act(a, go(0))).toBeNull();
});

describe('a restart', () => {
  test('finds the choices again: who has chosen need not choose anew', async () => {
    const before = await choosing();
    await before.bench.act(before.a, go(0));
    await before.bench.act(before.c, stay(2));
    before.bench.table.close();

    const { bench, a, b, everyone } = await choosing({
      from: before.bench,
      choices: before.bench.memory.choices,
    });
    for (const { state } of everyone) expect(state.moment.chosen).toEqual([0, 2]);
    expect(everyone.map(({ state }) => state.moment.choice)).toEqual([go(0), null, stay(2), null]);
    expect(await bench.act(a, stay(0))).toBeNull();
    expect(await bench.act(b, stay(1))).toBeNull();
    expect(bench.memory.log[1]).toEqual({
      do: 'choices',
      choices: { 0: 'stay', 1: 'stay', 2: 'stay' },
    });
  });

  test('between the last choice and its entry makes the entry', async () => {
    const before = await choosing();
    const { bench } = await choosing({ from: before.bench, choices: [stay(1), go(0), stay(2)] });
    expect(bench.memory.log[1]).toEqual({
      do: 'choices',
      choices: { 0: 'go', 1: 'stay', 2: 'stay' },
    });
  });

  test('with choices that cannot be drops them and asks again', async () => {
    const before = await choosing();
    const impossible = [{ do: 'go' }, go(3), { seat: 1, do: 'fly' }, go(2)] as ActionEntry[];
    const { bench, a, b, everyone } = await choosing({ from: before.bench, choices: impossible });
    for (const { state } of everyone) expect(state.moment.chosen).toEqual([2]);
    await bench.act(a, stay(0));
    await bench.act(b, stay(1));
    expect(bench.memory.log).toHaveLength(2);
    expect(bench.memory.log[1]).toMatchObject({ choices: { 0: 'stay', 1: 'stay', 2: 'go' } });
  });

  test('does not ask a computer that has chosen', async () => {
    const kinds = ['human', 'easy', 'easy'] as const;
    const before = new Bench({ game: plunder, kinds });
    const a = before.sit(0);
    await before.clock.advance(700);
    expect(a.state.moment.chosen).toEqual([1, 2]);
    const { choices } = before.memory;

    const again = new Bench({ game: plunder, kinds, match: before.truth(), choices });
    const back = again.sit(0);
    await again.clock.advance(60_000);
    expect(again.journal.writes).toBe(0);
    expect(await again.act(back, stay(0))).toBeNull();
    expect(again.memory.log).toHaveLength(2);
  });
});
