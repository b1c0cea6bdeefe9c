/**
 * The table: orders all inputs in one queue, lets the rules judge, writes the log ahead, and only then tells
 * the guests. It knows no game and no screen. A match moves on through three doors only: an action of a
 * person, an answer of a computer player, and what the table itself has to do when it is due.
 */
import {
  refuse,
  type ActionEntry,
  type Entry,
  type Refusal,
  type Result,
  type Seat,
  type Viewer,
} from '../game/contract';
import { mayAct, type Match } from '../game/match';
import { isListed, joined, stillListed } from './choices';
import { Line } from './line';
import { PlayClock } from './playclock';
import { Lines } from './lines';
import { Log } from './log';
import { Order } from './order';
import { Pauses } from './pauses';
import type { Link, Seated, TableParts, TableStart, Tempo } from './ports';
import type { Request } from './protocol';
import { Turns } from './turns';
import { isWriteRefusal } from './trouble';
import { DONE, type Expected, type Task } from './upcoming';
import { Views, momentOf } from './views';

export class Table {
  readonly #parts: TableParts;
  readonly #seated: Seated[];
  readonly #clock: PlayClock;
  readonly #views: Views;
  readonly #turns: Turns;
  readonly #pauses: Pauses;
  /** Only in real time at several devices. */
  readonly #order: Order | null;
  readonly #lines: Lines;
  readonly #log: Log;
  #tempo: Tempo;
  #choices: ReadonlyMap<Seat, ActionEntry> = new Map();
  #queue: Promise<void> = Promise.resolve();
  #trouble: Refusal | null = null;
  #closed = false;

  constructor(parts: TableParts, start: TableStart) {
    this.#parts = parts;
    this.#seated = [...start.seated];
    const together = start.together ?? null;
    this.#tempo = start.tempo;
    this.#clock = new PlayClock(parts.clock);
    this.#views = new Views(parts.game);
    const report = (trouble: Refusal) => this.#report(trouble);
    this.#log = new Log({ ...parts, clock: this.#clock, views: this.#views, report }, start.match);
    this.#turns = new Turns({
      together,
      now: () => this.#now,
      hasChosen: (seat) => this.#choices.has(seat),
      ...parts,
      clock: this.#clock,
      views: this.#views,
      seated: this.#seated,
      enqueue: (task) => this.#enqueue(task),
      moveTable: () => this.#moveTable(),
      act: (seat, action) => this.#act(seat, action),
      report,
    });
    const { timing } = parts.game;
    const people = () => this.#people();
    this.#pauses = new Pauses(
      { ...parts, play: this.#clock, timing, people, together, changed: () => this.#tell() },
      start.paused === true,
    );
    this.#order =
      together !== null && timing === 'free'
        ? new Order(parts.clock, start.seated.length, together.latency)
        : null;
    this.#lines = new Lines(this.#views, (viewer) => this.#momentFor(viewer));
    this.#choices = stillListed(parts.game, start.match, start.choices ?? []);
  }

  /** The whole match with all that is hidden: for the device that hosts it, never for a guest. */
  get match(): Match {
    return this.#log.match;
  }

  /** Starts, or takes up, play. Guests may connect before and after. */
  run(): void {
    this.#enqueue(async () => {
      this.#expect();
      return this.#settleChoices();
    });
  }

  /**
   * Seats a guest, or lets a spectator look on. It hears the whole view at once, then every step.
   * @returns ends the line.
   */
  connect(link: Link, viewer: Viewer): () => void {
    const line = new Line(link, viewer);
    this.#lines.welcome(line, this.match, this.#seated);
    line.hear((request) => {
      const judge = (): void =>
        this.#enqueue(async () => {
          await line.answer(request.id, async () => {
            const result = await this.#judge(viewer, request).catch(this.#broken);
            return result.ok ? null : result.refusal;
          });
          return DONE;
        });
      if (this.#order !== null && request.type === 'act' && viewer !== 'spectator')
        this.#order.put(viewer, judge);
      else judge();
    });
    return () => this.#lines.drop(line);
  }

  /** Hands a seat to somebody else: a computer for who has left, a person who is back. */
  seat(seat: Seat, seated: Seated): void {
    this.#enqueue(() => {
      this.#seated[seat] = seated;
      if (seated.kind !== 'human') this.#pauses.vacant(seat);
      this.#expect();
      this.#lines.seated(this.#seated);
      this.#tell();
      return DONE;
    });
  }

  /** Real time stands still while a person is away, and goes on when it is back and says so. */
  away(seat: Seat): void {
    this.#enqueue(() => {
      this.#pauses.away(seat);
      this.#tell();
      return DONE;
    });
  }

  /** Changes how fast computers play from their next move on. */
  setTempo(tempo: Tempo): void {
    this.#tempo = tempo;
  }

  /** Leaves the match as it is stored; nothing is done or told after this. */
  close(): void {
    this.#closed = true;
    this.#turns.clear();
    this.#pauses.readiness?.stop();
    this.#lines.close();
  }

  async #judge(viewer: Viewer, request: Request): Promise<Result<null>> {
    if (viewer === 'spectator') return refuse('only-looking-on');
    switch (request.type) {
      case 'act': {
        const { game } = this.#parts;
        const action = game.parseAction(request.action);
        if (!action.ok) return action;
        // Where everyone is free, the position as it is now decides; elsewhere a late action means another one.
        const late = game.timing !== 'free' && request.seq !== this.match.log.length;
        return late ? refuse('too-late') : this.#act(viewer, action.value);
      }
      case 'bring':
        return this.#bring(viewer, request.seq);
      case 'pause': {
        const paused = this.#pauses.ask(viewer, request.on);
        this.#tell();
        return paused;
      }
    }
  }

  /** An action of `seat`, from its person or its computer player. */
  async #act(seat: Seat, action: ActionEntry): Promise<Result<null>> {
    const { game, journal } = this.#parts;
    const may = mayAct(game, this.match.position, seat, action);
    if (!may.ok) return may;
    if (this.#clock.paused) return refuse('paused');
    if (game.timing !== 'joint') return this.#commit(action);
    if (!isListed(game, this.match, seat, action)) return refuse('not-listed');
    const choices = new Map(this.#choices).set(seat, action);
    const list = [...choices.values()];
    const stored = await this.#log.write(() => journal.choose(this.match.log.length, list));
    if (!stored.ok) return stored;
    this.#choices = choices;
    this.#tryAgain();
    this.#tell();
    // The choice stands, whatever becomes of the entry.
    await this.#settleChoices();
    return DONE;
  }

  /** Joint games: when the last has chosen, all choices become one entry. */
  async #settleChoices(): Promise<Result<null>> {
    const entry = joined(this.#parts.game, this.match, this.#choices);
    return entry === null ? DONE : this.#commitOwn(entry);
  }

  /** Somebody brings on at once what is due, or lets the table try again after a trouble. */
  async #bring(seat: Seat, seq: number): Promise<Result<null>> {
    if (seq !== this.match.log.length) return refuse('too-late');
    const due = this.#parts.game.due(this.match.position);
    const mine = due !== null && (due.by === 'anyone' || due.by === seat);
    if (this.#tryAgain()) {
      this.#tell();
      if (!mine) return this.#settleChoices();
    }
    if (due === null) return refuse('nothing-due');
    // Where all act in real time, a deal is brought on first, and time runs once everybody is ready.
    const dealt = this.#parts.game.timing === 'free' && due.by === 'anyone';
    if (this.#clock.paused && !dealt) return refuse('paused');
    return mine ? this.#moveTable() : refuse('not-yours-to-bring');
  }

  // The log

  /** The table makes the entry that is due. */
  async #moveTable(): Promise<Result<null>> {
    const entry = this.#parts.game.tableMove(this.match.position, this.#parts.chance);
    return entry === null ? this.#broken() : this.#commitOwn(entry);
  }

  /** An entry that the table makes; that the rules refuse it is a fault of ours and must not end in silence. */
  async #commitOwn(entry: Entry): Promise<Result<null>> {
    const done = await this.#commit(entry);
    return done.ok || isWriteRefusal(done.refusal) ? done : this.#broken();
  }

  /** Write ahead: judge, store, and only then is it done and told. */
  async #commit(unstamped: Entry): Promise<Result<null>> {
    const done = await this.#log.append(unstamped);
    if (!done.ok) return done;
    this.#choices = new Map();
    this.#trouble = null;
    this.#expect();
    this.#lines.step(this.match);
    return DONE;
  }

  #expect(): void {
    if (this.#closed) return;
    this.#turns.expect();
  }

  get #now(): Expected {
    return {
      match: this.match,
      lastEntry: this.#log.lastEntry,
      tempo: this.#tempo,
      chosen: this.#choices,
    };
  }

  #people(): readonly Seat[] {
    return [...this.#seated.keys()].filter((seat) => this.#seated[seat]?.kind === 'human');
  }

  /** After a trouble, expects anew what it kept from coming; `false`: there was none. */
  #tryAgain(): boolean {
    if (this.#trouble === null) return false;
    this.#trouble = null;
    this.#expect();
    return true;
  }

  #enqueue(task: Task): void {
    const run = async () => {
      if (!this.#closed) await Promise.resolve(DONE).then(task).catch(this.#broken);
    };
    this.#queue = this.#queue.then(run, run);
  }

  #report(trouble: Refusal): Result<null> {
    this.#trouble = trouble;
    this.#tell();
    return { ok: false, refusal: trouble };
  }

  /** A fault in the rules or in the table itself. */
  readonly #broken = (): Result<null> => this.#report({ code: 'table-failed' });

  #momentFor(viewer: Viewer) {
    return momentOf(this.#parts.game, this.match, viewer, {
      choices: this.#choices,
      left: this.#turns.left,
      thinking: this.#turns.thinking,
      readiness: this.#pauses.readiness,
      paused: this.#clock.paused,
      trouble: this.#trouble,
    });
  }

  #tell(): void {
    this.#lines.moment();
  }
}
