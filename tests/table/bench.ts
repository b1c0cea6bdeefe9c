/**
 * A table on a bench: virtual time, a log in memory that can fail, computer players that choose at random, and
 * people who see nothing but their view. Nothing here sleeps: time passes only where a test lets it.
 */
import { matchChance } from '../../src/lib/game/chance';
import type {
  ActionEntry,
  AnyGame,
  Draw,
  Entry,
  JsonObject,
  Outcome,
  Refusal,
  Seat,
  Setup,
  Viewer,
} from '../../src/lib/game/contract';
import { advance, open, type Match } from '../../src/lib/game/match';
import type { Kind } from '../../src/lib/game/record';
import type { Decider, Decision, Question } from '../../src/lib/ai/bot';
import { VirtualClock, round } from '../../src/cli/storm/clock';
import { MemoryJournal } from '../../src/cli/storm/memory';
import { RandomThinker, pick } from '../../src/cli/storm/randomThinker';
import { localLine } from '../../src/lib/link/local';
import { Guest, type GuestState } from '../../src/lib/table/guest';
import { Table } from '../../src/lib/table/host';
import type { Clock, Journal, Link, Seated, Tempo } from '../../src/lib/table/ports';
import { TEMPI } from '../../src/lib/table/ports';
import type { Report } from '../../src/lib/table/protocol';

export { MemoryJournal, RandomThinker, VirtualClock, round };

// The log

/** What goes wrong with one write: it fails, or the table never hears of it again. */
export type Fault = 'rejected' | 'lost-before' | 'lost-after' | null;

const never = <T>() => new Promise<T>(() => undefined);

/** Puts faults into a journal. `plan` is asked at every write, counted from 1. */
export class FaultyJournal implements Journal {
  readonly #inner: Journal;
  plan: (write: number) => Fault;
  /** Writes that were asked for. */
  writes = 0;
  /** Whether a write was lost; the table that waits for it waits for ever. */
  lost = false;
  /** Writes that are on their way. */
  pending = 0;

  constructor(inner: Journal, plan: (write: number) => Fault = () => null) {
    this.#inner = inner;
    this.plan = plan;
  }

  append(index: number, entry: Entry, result: Outcome | null): Promise<void> {
    return this.#write(() => this.#inner.append(index, entry, result));
  }

  choose(index: number, choices: readonly ActionEntry[]): Promise<void> {
    return this.#write(() => this.#inner.choose(index, choices));
  }

  async #write(write: () => Promise<void>): Promise<void> {
    this.writes += 1;
    const fault = this.plan(this.writes);
    if (fault === 'rejected') throw new Error('storage is full');
    if (fault === 'lost-before') this.lost = true;
    else {
      this.pending += 1;
      await write().finally(() => {
        this.pending -= 1;
      });
    }
    if (fault === 'lost-after') this.lost = true;
    return fault === null ? undefined : never();
  }
}

/** A log in memory whose writes take virtual time, and may come to nothing at the end of it. */
export class SlowJournal implements Journal {
  readonly memory = new MemoryJournal();
  readonly clock: () => Clock;
  ms: number;
  full = false;

  constructor(clock: () => Clock, ms = 0) {
    this.clock = clock;
    this.ms = ms;
  }

  append(index: number, entry: Entry, result: Outcome | null): Promise<void> {
    return this.#slowly(() => this.memory.append(index, entry, result));
  }

  choose(index: number, choices: readonly ActionEntry[]): Promise<void> {
    return this.#slowly(() => this.memory.choose(index, choices));
  }

  #slowly(write: () => Promise<void>): Promise<void> {
    if (this.ms === 0) return write();
    return new Promise((resolve, reject) => {
      this.clock().after(this.ms, () => {
        if (this.full) reject(new Error('storage is full'));
        else write().then(resolve, reject);
      });
    });
  }
}

// Computer players

/** A computer player by one function, for faults. */
export const thinker = (decide: (question: Question) => Promise<Decision>): Decider => ({
  decide: (_game, question) => decide(question),
});

// People

/** The table's end of a line, with every message that goes out on it written down as it travels. */
const tapped = (link: Link, bytes: string[]): Link => ({
  send: (message) => {
    bytes.push(JSON.stringify(message));
    link.send(message);
  },
  receive: (receiver) => {
    link.receive(receiver);
  },
  close: () => {
    link.close();
  },
});

/** Somebody at the table who knows what the table sends and nothing else. */
export class Person {
  readonly viewer: Viewer;
  readonly guest: Guest;
  /** Every message received, as it travelled. */
  readonly bytes: string[] = [];
  /** Every state a screen would have drawn. */
  readonly states: GuestState[] = [];

  constructor(table: Table, viewer: Viewer) {
    this.viewer = viewer;
    const [hers, ours] = localLine();
    this.guest = new Guest(hers, (state) => {
      this.states.push(state);
    });
    table.connect(tapped(ours, this.bytes), viewer);
  }

  get state(): GuestState {
    const state = this.states.at(-1);
    if (state === undefined) throw new Error('the table has not said welcome');
    return state;
  }

  /** What a person could do by this state: own legal actions, and whether to bring on what is due or stuck. */
  options(game: AnyGame): { readonly actions: readonly ActionEntry[]; readonly bring: boolean } {
    const { viewer } = this;
    const { view, moment } = this.state;
    if (viewer === 'spectator' || moment.over || moment.paused)
      return { actions: [], bring: false };
    return {
      actions: moment.choice === null ? game.legal(view.position, viewer) : [],
      bring:
        moment.trouble !== null ||
        (moment.due !== null && (moment.due.by === viewer || moment.due.by === 'anyone')),
    };
  }
}

/** A bare line to the table, for messages that no guest would send. */
export class Stranger {
  readonly reports: Report[] = [];
  readonly #link: Link;

  constructor(table: Table, viewer: Viewer) {
    const [hers, ours] = localLine();
    this.#link = hers;
    hers.receive((message) => {
      this.reports.push(message as Report);
    });
    table.connect(ours, viewer);
  }

  send(message: unknown): void {
    this.#link.send(message);
  }

  /** The answers so far: request id and refusal code, `null` for done. */
  get answers(): readonly (readonly [string, string | null])[] {
    return this.reports.flatMap((r) =>
      r.type === 'answer' ? [[r.id, r.refusal?.code ?? null] as const] : [],
    );
  }
}

// The bench

export interface BenchStart {
  readonly game: AnyGame;
  readonly kinds: readonly Kind[];
  readonly options?: JsonObject;
  readonly seed?: string;
  readonly tempo?: Tempo;
  readonly thinking?: number;
  readonly thinker?: Decider;
  readonly journal?: Journal;
  /** For a journal over a real database: nothing has settled while a write is on its way. */
  readonly durable?: boolean;
  readonly match?: Match;
  readonly choices?: readonly ActionEntry[];
  /** Whether the table starts to play at once. */
  readonly run?: boolean;
}

export const seatedAs = (kinds: readonly Kind[]): readonly Seated[] =>
  kinds.map((kind, seat) => ({ name: `Seat ${seat}`, kind }));

export const setupOf = (game: AnyGame, seats: number, options?: JsonObject): Setup => ({
  seats,
  options: { ...game.defaults(seats), ...options },
  source: { kind: 'free' },
});

export class Bench {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly clock: VirtualClock;
  /** The log of record: what was stored. Only there when the bench keeps it itself. */
  readonly memory: MemoryJournal;
  readonly journal: FaultyJournal;
  readonly thinker: Decider;
  readonly table: Table;
  readonly people: Person[] = [];
  readonly #truth: Match[];

  constructor(start: BenchStart) {
    const { game, kinds, match, durable = false } = start;
    this.game = game;
    this.setup = match?.setup ?? setupOf(game, kinds.length, start.options);
    this.memory = new MemoryJournal(match?.log);
    this.journal = new FaultyJournal(start.journal ?? this.memory);
    this.clock = new VirtualClock(async () => {
      do await round();
      while (durable && this.journal.pending > 0);
      await round();
    });
    this.thinker = start.thinker ?? new RandomThinker(game, this.clock, start.thinking);
    this.#truth = [open(game, this.setup)];
    const parts = {
      game,
      chance: matchChance(start.seed ?? 'bench'),
      clock: this.clock,
      journal: this.journal,
      thinker: this.thinker,
    };
    this.table = new Table(parts, {
      match: match ?? open(game, this.setup),
      seated: seatedAs(kinds),
      tempo: start.tempo ?? TEMPI.normal,
      ...(start.choices === undefined ? {} : { choices: start.choices }),
    });
    if (start.run ?? true) this.table.run();
  }

  /** Seats somebody, or lets a spectator look on. */
  sit(viewer: Viewer): Person {
    const person = new Person(this.table, viewer);
    this.people.push(person);
    return person;
  }

  /** Lets everything settle without letting time pass. */
  settle(): Promise<void> {
    return this.clock.advance(0);
  }

  /** The answer to a request once everything has settled, or `unanswered`. */
  async answer(request: Promise<Refusal | null>): Promise<Refusal | null | 'unanswered'> {
    let answer: Refusal | null | 'unanswered' = 'unanswered';
    void request.then((given) => {
      answer = given;
    });
    await this.settle();
    return answer;
  }

  act(person: Person, action: ActionEntry) {
    return this.answer(person.guest.act(action));
  }

  bring(person: Person) {
    return this.answer(person.guest.bring());
  }

  /** The match after the first `length` stored entries; all of them without a length. */
  truth(length = this.memory.log.length): Match {
    while (this.#truth.length <= length) {
      const last = this.#truth.at(-1);
      const entry = this.memory.log[this.#truth.length - 1];
      if (last === undefined || entry === undefined) throw new Error('not stored that far');
      const next = advance(this.game, last, entry);
      if (!next.ok) throw new Error(`stored log does not replay: ${next.refusal.code}`);
      this.#truth.push(next.value);
    }
    const match = this.#truth[length];
    if (match === undefined) throw new Error('not stored that far');
    return match;
  }

  /** Where the match stands, for messages of tests. */
  get where(): string {
    const { view, moment } = this.people[0]?.state ?? {};
    return JSON.stringify({ game: this.game.id, length: view?.log.length, moment });
  }

  get over(): boolean {
    return this.people.every((person) => person.state.moment.over);
  }
}

// Play

/** What was asked for in a match, in the order in which it was asked. */
export interface Wish {
  readonly seat: Seat;
  /** Length of the log when it was asked. */
  readonly seq: number;
  readonly action: ActionEntry;
  answer: Refusal | null | 'unanswered';
}

export interface Playing {
  readonly draw: Draw;
  /** Everything people asked for. */
  readonly wishes?: Wish[];
  /** Asked after every step; `true` ends play. */
  readonly until?: () => boolean;
  /** Joint games: how often of a hundred a person changes the choice it has made. */
  readonly changes?: number;
}

/** No match on the bench takes as many rounds; reaching it means that the table stands still or spins. */
const ENDLESS = 20_000;

/** Lets people play from their views until the match is over for all of them, or `until`. */
export const playOn = async (bench: Bench, playing: Playing): Promise<void> => {
  const { game, people } = bench;
  const { draw, wishes = [], until = () => false, changes = 0 } = playing;
  await bench.settle();
  for (let i = 0; i < ENDLESS; i++) {
    if (bench.over || until()) return;
    let busy = false;
    for (const person of people) {
      const choice = await wish(bench, person, { draw, wishes, changes });
      if (until()) return;
      busy ||= choice;
    }
    if (busy) continue;
    const moved = await bench.clock.next();
    if (!moved && game.timing === 'free') await bench.clock.advance(100 + draw.below(900));
    else if (!moved) throw new Error(`the table stands still: ${bench.where}`);
  }
  throw new Error('the match does not end');
};

/** One thing a person does, if it wants to do anything now. */
const wish = async (
  bench: Bench,
  person: Person,
  { draw, wishes, changes }: { draw: Draw; wishes: Wish[]; changes: number },
): Promise<boolean> => {
  const { game } = bench;
  const { viewer } = person;
  const { actions, bring } = person.options(game);
  const { moment, view } = person.state;
  // In a free game people hesitate, or else no clock would ever run out.
  if (game.timing === 'free' && draw.below(2) === 0) return false;
  if (viewer === 'spectator') return false;
  const again = moment.choice !== null && draw.below(100) < changes;
  const list = again ? game.legal(view.position, viewer) : actions;
  if (list.length > 0) {
    const action = pick(draw, list);
    const made: Wish = { seat: viewer, seq: view.log.length, action, answer: 'unanswered' };
    wishes.push(made);
    void person.guest.act(action).then((answer) => {
      made.answer = answer;
    });
    await bench.settle();
    return true;
  }
  if (!bring) return false;
  await bench.bring(person);
  return true;
};
