/**
 * Write ahead, cut at every await. A match is played over the real store; at one write the table is gone, either
 * before the write reached the database or after it did and before the table heard of it. A new table takes the
 * match up from the database. Nothing that was acknowledged is lost, nothing is there that nobody asked for.
 */
import { afterEach, describe, expect, test } from 'vitest';
import { matchChance, quickChance } from '../../src/lib/game/chance';
import {
  isChance,
  type ActionEntry,
  type AnyGame,
  type Draw,
  type Entry,
  type JsonObject,
} from '../../src/lib/game/contract';
import { canonical, sameJson } from '../../src/lib/game/json';
import type { Kind } from '../../src/lib/game/record';
import { speedrun } from '../../src/lib/games/speedrun/rules';
import type { StoredMatch } from '../../src/lib/store/matches';
import { climb } from '../conformance/toys/climb';
import { hurry } from '../conformance/toys/hurry';
import { plunder } from '../conformance/toys/plunder';
import { Bench, RandomThinker, playOn, type Fault, type Wish } from '../table/bench';
import { StoreBench, freshMatch, loaded } from './bench';

interface Setting {
  readonly game: AnyGame;
  readonly kinds: readonly Kind[];
  readonly options?: JsonObject;
  readonly seed: string;
}

const benches: StoreBench[] = [];
afterEach(() => {
  for (const store of benches.splice(0)) store.close();
});

/** One match on one database, played by one table after the other. */
class Life {
  readonly #setting: Setting;
  readonly #store = new StoreBench();
  readonly #draw: Draw;
  /** What people asked for, and what computers answered: by all tables together. */
  readonly wishes: Wish[] = [];
  tables = 0;

  private constructor(setting: Setting) {
    this.#setting = setting;
    this.#draw = quickChance(11)(setting.seed);
    benches.push(this.#store);
  }

  static async begin(setting: Setting): Promise<Life> {
    const life = new Life(setting);
    const { game, kinds, options = {}, seed } = setting;
    const { matches } = life.#store.handle();
    await matches.create(freshMatch(game, kinds, { seed, options }));
    return life;
  }

  /** Opens the match from the database with a new table and plays until it is over or `plan` loses a write. */
  async play(plan: (write: number) => Fault): Promise<{ writes: number; over: boolean }> {
    const { game, kinds, seed } = this.#setting;
    this.#store.close();
    const { matches } = this.#store.handle();
    const { match, choices } = await loaded(matches);
    this.checkAcknowledged({ match, choices });
    this.tables += 1;
    const bench = new Bench({
      game,
      kinds,
      seed,
      match,
      choices,
      journal: matches.journal('match'),
      durable: true,
      run: false,
    });
    bench.journal.plan = plan;
    for (const [seat, kind] of kinds.entries()) if (kind === 'human') bench.sit(seat);
    bench.table.run();
    const until = () => bench.journal.lost;
    await playOn(bench, { draw: this.#draw, wishes: this.wishes, changes: 15, until });
    if (!(bench.thinker instanceof RandomThinker)) throw new Error('no thinker');
    for (const [n, action] of bench.thinker.told.entries()) {
      const { seat, view } = bench.thinker.asked[n] ?? { seat: -1, view: { log: [] } };
      this.wishes.push({ seat, seq: view.log.length, action, answer: 'unanswered' });
    }
    return { writes: bench.journal.writes, over: !bench.journal.lost };
  }

  async stored(): Promise<StoredMatch> {
    this.#store.close();
    return loaded(this.#store.handle().matches);
  }

  /** Everything that was acknowledged is stored, in the log or among the choices. */
  checkAcknowledged({ match, choices }: Pick<StoredMatch, 'match' | 'choices'>): void {
    const { timing } = this.#setting.game;
    const { log } = match;
    const found = new Set<number>();
    for (const [n, { seat, seq, action, answer }] of this.wishes.entries()) {
      if (answer !== null) continue;
      if (timing === 'joint') {
        const stored =
          log.length > seq ? chosenIn(log[seq], seat) : choices.find((c) => c.seat === seat)?.do;
        const since = this.wishes.slice(n).filter((w) => w.seat === seat && w.seq === seq);
        expect(since.map((w) => w.action.do)).toContain(stored);
      } else {
        const at = log.findIndex(
          (entry, i) => i >= seq && !found.has(i) && sameJson(unstamped(entry), action),
        );
        expect(at, `acknowledged and lost: ${canonical(action)}`).toBeGreaterThanOrEqual(0);
        if (timing === 'single') expect(at).toBe(seq);
        found.add(at);
      }
    }
  }

  /** Every entry is chance as the seed gives it, or due by the rules, or was asked for at that point. */
  checkAsked({ match }: StoredMatch): void {
    const { game, seed } = this.#setting;
    let position = game.start(match.setup);
    for (const [at, entry] of match.log.entries()) {
      const byTable = game.tableMove(position, matchChance(seed));
      if (isChance(entry)) expect(entry).toEqual(byTable);
      else if (entry.do === 'choices')
        for (const wish of Object.entries((entry as unknown as Choices).choices))
          expect(this.#asked(at).map((w) => [String(w.seat), w.action.do])).toContainEqual(wish);
      else {
        const possible = this.#asked(at, game.timing === 'free').map((w) => canonical(w.action));
        if (byTable !== null) possible.push(canonical(unstamped(byTable)));
        expect(possible).toContain(canonical(unstamped(entry)));
      }
      const next = game.apply(position, entry);
      if (!next.ok) throw new Error(`entry ${at} does not replay`);
      position = next.value;
    }
    expect(position).toEqual(match.position);
  }

  #asked(at: number, orEarlier = false): readonly Wish[] {
    return this.wishes.filter((w) => w.seq === at || (orEarlier && w.seq < at));
  }

  /** The match is over, and all of it is as it was acknowledged and asked for. */
  async checkEnd(): Promise<void> {
    const { game } = this.#setting;
    const stored = await this.stored();
    expect(game.outcome(stored.match.position)).not.toBeNull();
    expect(stored.head.status).toBe('finished');
    expect(stored.choices).toEqual([]);
    this.checkAcknowledged(stored);
    this.checkAsked(stored);
  }
}

type Choices = { readonly choices: { readonly [seat: string]: string } };
const chosenIn = (entry: Entry | undefined, seat: number) =>
  (entry as Choices | undefined)?.choices[String(seat)];

const unstamped = (entry: Entry): ActionEntry =>
  Object.fromEntries(
    Object.entries(entry).filter(([key]) => key !== 't'),
  ) as unknown as ActionEntry;

/** No match here takes as many tables. */
const ENDLESS = 2000;

const HOW = ['lost-before', 'lost-after'] as const;

/** Matches of 12 to 20 writes, so that every one of them can be cut in a match of its own. */
const SHORT: readonly Setting[] = [
  { game: climb, kinds: ['human', 'human', 'human'], seed: 'c5' },
  { game: climb, kinds: ['human', 'easy', 'human'], seed: 'c1' },
  { game: plunder, kinds: ['human', 'human', 'human'], seed: 'p12' },
  { game: plunder, kinds: ['human', 'easy', 'human', 'strong'], seed: 'p7' },
  { game: hurry, kinds: ['human', 'human'], seed: 'h2' },
];
const named = (settings: readonly Setting[]) =>
  settings.map((setting) => [`${setting.game.id}: ${setting.kinds.join(', ')}`, setting] as const);

describe.each(named(SHORT))('%s', (_name, setting) => {
  test.each(HOW)('cut at the k-th write, k = 1, 2, 3 … to the last: %s', async (how) => {
    let writes = 0;
    for (let k = 1; ; k++) {
      const life = await Life.begin(setting);
      const first = await life.play((write) => (write === k ? how : null));
      if (first.over) break;
      expect(first.writes).toBe(k);
      writes = k;
      const { over } = await life.play(() => null);
      expect(over).toBe(true);
      await life.checkEnd();
    }
    expect(writes).toBeGreaterThanOrEqual(12);
  });
});

const LONG: readonly Setting[] = [
  { game: speedrun, kinds: ['human', 'normal'], options: { end: 'first' }, seed: 's12' },
  { game: plunder, kinds: ['human', 'easy', 'human'], seed: 'p12' },
  { game: plunder, kinds: ['human', 'human', 'human', 'strong'], seed: 'p13' },
  { game: plunder, kinds: ['human', 'human'], seed: 'p19' },
  { game: hurry, kinds: ['human', 'human'], seed: 'h11' },
];

test.each(named(LONG))(
  '%s: one match cut at every write, before it and again after it',
  async (_name, setting) => {
    const life = await Life.begin(setting);
    for (let n = 0; n < ENDLESS; n++) {
      const { over } = await life.play((write) => (write === 1 ? (HOW[n % 2] ?? null) : null));
      if (over) break;
    }
    await life.checkEnd();
    const { match } = await life.stored();
    // Two tables died for every entry, and for every choice.
    expect(life.tables).toBeGreaterThan(2 * match.log.length);
  },
);

test.each(['s2', 's14', 's22'])(
  'Speedrun among computers, cut again and again at random (seed %s)',
  async (seed) => {
    const setting: Setting = {
      game: speedrun,
      kinds: ['easy', 'human', 'strong'],
      options: { end: 'first' },
      seed,
    };
    const life = await Life.begin(setting);
    const draw = quickChance(4)(seed);
    for (let n = 0; n < ENDLESS; n++) {
      const [last, how] = [1 + draw.below(60), HOW[draw.below(2)] ?? null];
      const { over } = await life.play((write) => (write === last ? how : null));
      if (over) break;
    }
    await life.checkEnd();
    expect(life.tables).toBeGreaterThan(5);
  },
);

describe('two tabs play one match without a lock', () => {
  const open = async (store: StoreBench, game: AnyGame, kinds: readonly Kind[]) => {
    const { matches } = store.handle();
    const { match, choices } = await loaded(matches);
    const journal = matches.journal('match');
    const bench = new Bench({ game, kinds, seed: 'tabs', match, choices, journal, durable: true });
    for (const seat of kinds.keys()) bench.sit(seat);
    await bench.settle();
    return bench;
  };

  test.each([
    ['Climb', climb, ['human', 'human', 'human']],
    ['Hurry', hurry, ['human', 'human']],
  ] as const)(
    '%s: each index is written once; the loser gets not-stored',
    async (_name, game, kinds) => {
      const store = new StoreBench();
      benches.push(store);
      await store.handle().matches.create(freshMatch(game, kinds, { seed: 'tabs' }));
      const draw = quickChance(2)('tabs');
      const acknowledged: ActionEntry[] = [];
      let lost = 0;
      let over = false;
      for (let n = 0; !over && n < 100; n++) {
        const tabs = [await open(store, game, kinds), await open(store, game, kinds)];
        if (tabs[0]?.over) over = true;
        // Both deal, both act, at the same moment and for the same index.
        await Promise.all(tabs.map((tab) => tab.clock.advance(1000)));
        const asked = draw.shuffled(tabs).flatMap((tab) => {
          const able = tab.people.filter((person) => person.options(game).actions.length > 0);
          const person = able[draw.below(Math.max(1, able.length))];
          const [action] = person?.options(game).actions ?? [];
          return person && action ? [{ action, answer: person.guest.act(action) }] : [];
        });
        await Promise.all(tabs.map((tab) => tab.settle()));
        const answers = await Promise.all(asked.map(({ answer }) => answer));
        for (const [i, answer] of answers.entries()) {
          const action = asked[i]?.action;
          if (answer === null && action !== undefined) acknowledged.push(action);
          else if (answer?.code === 'not-stored') lost += 1;
        }
        if (answers.length === 2)
          expect(answers.filter((answer) => answer === null).length).toBeLessThanOrEqual(1);
        if (asked.length === 0) for (const tab of tabs) await tab.clock.next();
        for (const tab of tabs) tab.table.close();
      }
      const { match } = await loaded(store.handle().matches);
      const stored = match.log.filter((entry) => 'seat' in entry).map(unstamped);
      for (const action of acknowledged) expect(stored).toContainEqual(action);
      expect(acknowledged.length).toBeGreaterThan(5);
      expect(lost).toBeGreaterThan(5);
    },
  );
});
