/** Whole matches at the table: they end, and nobody ever learns more or less than the rules show. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../src/lib/game/chance';
import {
  isChance,
  type ActionEntry,
  type AnyGame,
  type Entry,
  type JsonObject,
  type MatchView,
  type Seat,
  type Viewer,
} from '../../src/lib/game/contract';
import { viewOf } from '../../src/lib/game/match';
import type { Kind } from '../../src/lib/game/record';
import { speedrun } from '../../src/lib/games/speedrun/rules';
import { DECK, climb } from '../conformance/toys/climb';
import { hurry } from '../conformance/toys/hurry';
import { plunder } from '../conformance/toys/plunder';
import { Bench, RandomThinker, playOn } from './bench';

interface Case {
  readonly name: string;
  readonly game: AnyGame;
  readonly kinds: readonly Kind[];
  readonly options?: JsonObject;
  readonly seeds: readonly string[];
}

const FEW = ['a', 'b', 'c', 'd', 'e'];
const CASES: readonly Case[] = [
  {
    name: 'Speedrun, two people',
    game: speedrun,
    kinds: ['human', 'human'],
    options: { end: 'first' },
    seeds: ['a'],
  },
  {
    name: 'Speedrun, one person and a computer',
    game: speedrun,
    kinds: ['human', 'strong'],
    options: { end: 'first' },
    seeds: ['b'],
  },
  { name: 'Climb, three people', game: climb, kinds: ['human', 'human', 'human'], seeds: FEW },
  {
    name: 'Climb, one person among computers',
    game: climb,
    kinds: ['easy', 'human', 'normal', 'strong'],
    options: { cards: 4 },
    seeds: FEW,
  },
  {
    name: 'Plunder, four people',
    game: plunder,
    kinds: ['human', 'human', 'human', 'human'],
    seeds: FEW,
  },
  {
    name: 'Plunder, two people and two computers',
    game: plunder,
    kinds: ['human', 'easy', 'human', 'strong'],
    options: { hiddenChests: true },
    seeds: FEW,
  },
  { name: 'Hurry, two people', game: hurry, kinds: ['human', 'human'], seeds: FEW },
  {
    name: 'Hurry, one person and a computer',
    game: hurry,
    kinds: ['normal', 'human'],
    options: { freeze: 500 },
    seeds: FEW,
  },
];

const viewers = (kinds: readonly Kind[]): readonly Viewer[] => [
  ...[...kinds.keys()].filter((seat) => kinds[seat] === 'human'),
  'spectator',
];

/** An action as its seat sent it. */
const unstamped = (entry: Entry) =>
  Object.fromEntries(
    Object.entries(entry).filter(([key]) => key !== 't'),
  ) as unknown as ActionEntry;

/** Compared as text: these are long, and many. */
const expectView = (view: MatchView, game: AnyGame, bench: Bench, viewer: Viewer) => {
  const expected = viewOf(game, bench.truth(view.log.length), viewer);
  expect(JSON.stringify(view)).toBe(JSON.stringify(expected));
};

/** A whole match, played by people from their views alone and by computers that choose at random. */
const played = async ({ game, kinds, options }: Omit<Case, 'name' | 'seeds'>, seed: string) => {
  const bench = new Bench({ game, kinds, options: options ?? {}, seed, thinking: 200 });
  for (const viewer of viewers(kinds)) bench.sit(viewer);
  await playOn(bench, { draw: quickChance(7)(seed), changes: 20 });
  return bench;
};

describe.each(CASES)('$name', (match) => {
  const { game, kinds } = match;

  test.each(match.seeds)(
    'ends; every view is the redacted log at every step (%s)',
    async (seed) => {
      const bench = await played(match, seed);
      const end = bench.truth();
      expect(game.outcome(end.position)).not.toBeNull();
      expect(bench.memory.result).toEqual(game.outcome(end.position));
      for (const { viewer, states, state } of bench.people) {
        expect(state.moment.over).toBe(true);
        const lengths = new Set<number>();
        for (const { view } of states) {
          if (lengths.has(view.log.length)) continue;
          lengths.add(view.log.length);
          expectView(view, game, bench, viewer);
        }
        // No step was left out, none came twice or out of order.
        expect([...lengths]).toEqual(Array.from({ length: end.log.length + 1 }, (_, n) => n));
      }
    },
  );

  test('computers are shown the view of their seat and nothing else', async () => {
    const [seed = ''] = match.seeds;
    const bench = await played(match, seed);
    if (!(bench.thinker instanceof RandomThinker)) throw new Error('no thinker');
    for (const { view, seat, strength } of bench.thinker.asked) {
      expect(strength).toBe(kinds[seat]);
      expectView(view, game, bench, seat);
    }
  });
});

test('a whole Speedrun for four, played on to the last place', async () => {
  const kinds = ['human', 'easy', 'normal', 'strong'] as const;
  const bench = await played({ game: speedrun, kinds, options: { end: 'all' } }, 'last place');
  const { log, position } = bench.truth();
  expect(speedrun.outcome(position as never)?.ranks.toSorted()).toEqual([1, 2, 3, 4]);
  for (const { viewer, state } of bench.people) {
    expect(state.view).toStrictEqual(viewOf(speedrun, bench.truth(), viewer));
    expect(state.view.log).toHaveLength(log.length);
  }
});

test('a view late in a long match costs no replay: every entry is redacted once for each viewer', async () => {
  let redacted = 0;
  let applied = 0;
  const counted: AnyGame = {
    ...speedrun,
    redact: (...args) => {
      redacted += 1;
      return (speedrun as AnyGame).redact(...args);
    },
    apply: (...args) => {
      applied += 1;
      return (speedrun as AnyGame).apply(...args);
    },
  };
  const kinds = ['easy', 'normal'] as const;
  const bench = new Bench({ game: counted, kinds, options: { end: 'first' }, seed: 'cost' });
  bench.sit('spectator');
  await playOn(bench, { draw: quickChance(1)('x') });
  const { length } = bench.memory.log;
  expect(length).toBeGreaterThan(200);
  // Two computers and a spectator. The first view of a seat replays what is there by then.
  expect(redacted).toBeLessThan(4 * length);
  expect(applied).toBeLessThan(2 * length);
});

describe('F21: nothing hidden is ever sent', () => {
  const CLIMB: readonly Kind[] = ['human', 'human', 'human', 'normal'];

  /** Every card that a text names; no other word of the game is a single capital letter. */
  const named = (text: string) => DECK.filter((card) => text.includes(`"${card}"`));

  test.each(FEW)(
    'Climb: no byte names a card that the viewer has not seen (seed %s)',
    async (seed) => {
      const bench = await played({ game: climb, kinds: CLIMB }, seed);
      const [deal] = bench.memory.log as unknown as readonly [{ hands: readonly string[][] }];
      const laid = bench.memory.log.flatMap((e) => ('card' in e ? [e.card as string] : []));
      const texts: (readonly [Viewer, string])[] = [
        ...bench.people.flatMap((p) => p.bytes.map((text) => [p.viewer, text] as const)),
        ...(bench.thinker as RandomThinker).asked.map((q) => [q.seat, JSON.stringify(q)] as const),
      ];
      for (const [viewer, text] of texts) {
        const own = viewer === 'spectator' ? [] : (deal.hands[viewer] ?? []);
        const known = new Set([...own, ...laid]);
        expect(named(text).filter((card) => !known.has(card))).toEqual([]);
        expect(text).not.toContain('secret seed');
      }
      // The scan would have found them: somebody never got rid of all cards.
      expect(deal.hands.flat().every((card) => laid.includes(card))).toBe(false);
    },
  );

  test('Climb: a card is not sent before it is laid, either', async () => {
    const bench = await played({ game: climb, kinds: CLIMB }, 'in time');
    const [deal] = bench.memory.log as unknown as readonly [{ hands: readonly string[][] }];
    for (const { viewer, bytes } of bench.people) {
      const known = new Set(viewer === 'spectator' ? [] : deal.hands[viewer]);
      for (const text of bytes) {
        const message = JSON.parse(text) as { type: string; seq: number };
        const entry = message.type === 'step' ? bench.memory.log[message.seq] : undefined;
        if (entry !== undefined && 'card' in entry) known.add(entry.card as string);
        expect(named(text).filter((card) => !known.has(card))).toEqual([]);
      }
    }
  });

  /** Plays a given log through a table: what chance gave there, chance gives here. */
  const replayed = async (
    game: AnyGame,
    kinds: readonly Kind[],
    options: JsonObject,
    log: readonly Entry[],
  ) => {
    const scripted: AnyGame = {
      ...game,
      tableMove: (state, chance) => {
        const move = game.tableMove(state, chance);
        const entry = log[bench.memory.log.length];
        return move !== null && isChance(move) ? (entry ?? null) : move;
      },
    };
    const bench: Bench = new Bench({ game: scripted, kinds, options });
    for (const viewer of viewers(kinds)) bench.sit(viewer);
    await bench.settle();
    for (const [n, entry] of log.entries()) {
      const before = bench.truth(n).position as { t?: number };
      if ('t' in entry) await bench.clock.advance((entry.t as number) - (before.t ?? 0));
      if (bench.memory.log.length > n) continue;
      const seat = isChance(entry) ? undefined : entry.seat;
      if (seat === undefined) await bench.clock.next();
      else {
        const person = bench.people.find((p) => p.viewer === seat);
        if (person !== undefined) expect(await bench.act(person, unstamped(entry))).toBeNull();
      }
      expect(bench.memory.log).toHaveLength(n + 1);
    }
    expect(bench.memory.log).toEqual(log);
    return bench;
  };

  test.each([
    ['Climb', climb, ['human', 'human', 'human']],
    ['Hurry', hurry, ['human', 'human']],
  ] as const)(
    '%s: two matches that look the same to a viewer send it the same bytes',
    async (_name, game, kinds) => {
      let different = 0;
      for (const seed of FEW) {
        const { memory, people } = await played({ game, kinds }, seed);
        const first = await replayed(game, kinds, {}, memory.log);
        for (const { viewer, state } of people) {
          const log = (game as AnyGame).rebuild([state.view], quickChance(3));
          if (JSON.stringify(log) === JSON.stringify(memory.log)) continue;
          different += 1;
          const second = await replayed(game, kinds, {}, log);
          expect(bytesOf(second, viewer)).toEqual(bytesOf(first, viewer));
        }
      }
      // Now and then a match shows everything; mostly it hides something that could have leaked.
      expect(different).toBeGreaterThan((FEW.length * kinds.length) / 2);
    },
  );
});

const bytesOf = (bench: Bench, viewer: Viewer) =>
  bench.people.find((person) => person.viewer === viewer)?.bytes;

describe('F22: leaving and coming back', () => {
  test.each(['a', 'b'])('leaves seat, order and match as they were (seed %s)', async (seed) => {
    const kinds = ['human', 'human', 'human'] as const;
    const stay = await played({ game: climb, kinds }, seed);

    const bench = new Bench({ game: climb, kinds, seed, thinking: 200 });
    for (const viewer of viewers(kinds)) bench.sit(viewer);
    await bench.settle();
    const draw = quickChance(7)(seed);
    const turns: (Seat | null)[] = [];
    for (let left = 1; !bench.over; left++) {
      const length = bench.memory.log.length;
      await playOn(bench, { draw, changes: 20, until: () => bench.memory.log.length > length });
      turns.push((bench.truth().position as { turn: Seat | null }).turn);
      const at = left % kinds.length;
      const gone = bench.people[at];
      gone?.guest.close();
      const back = bench.sit(at);
      bench.people.pop();
      bench.people[at] = back;
      await bench.settle();
      expect(back.state.viewer).toBe(at);
      expect(back.state.seated).toEqual(gone?.state.seated);
      expect(back.state.view).toStrictEqual(viewOf(climb, bench.truth(), at));
    }
    expect(bench.memory.log).toEqual(stay.memory.log);
    expect(turns.length).toBeGreaterThan(5);
  });
});
