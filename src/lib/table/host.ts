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
import { sameJson } from '../game/json';
import { acting, advance, mayAct, type Match } from '../game/match';
import { Line } from './line';
import { PlayClock } from './playclock';
import type { Link, Seated, TableParts, TableStart, Tempo } from './ports';
import type { Request } from './protocol';
import { isWriteRefusal, writeRefusal } from './trouble';
import { DONE, Upcoming, type Task } from './upcoming';
import { Views, momentOf } from './views';

export class Table {
  readonly #parts: TableParts;
  readonly #seated: readonly Seated[];
  readonly #clock: PlayClock;
  readonly #views: Views;
  readonly #upcoming: Upcoming;
  readonly #lines = new Set<Line>();
  #match: Match;
  #tempo: Tempo;
  #choices = new Map<Seat, ActionEntry>();
  #queue: Promise<void> = Promise.resolve();
  /** Play time of the last entry. */
  #lastEntry = 0;
  #trouble: Refusal | null = null;
  #closed = false;

  constructor(parts: TableParts, start: TableStart) {
    this.#parts = parts;
    this.#match = start.match;
    this.#seated = start.seated;
    this.#tempo = start.tempo;
    this.#clock = new PlayClock(parts.clock);
    if (start.paused === true) this.#clock.pause();
    this.#views = new Views(parts.game);
    this.#upcoming = new Upcoming({
      ...parts,
      clock: this.#clock,
      views: this.#views,
      seated: start.seated,
      enqueue: (task) => this.#enqueue(task),
      moveTable: () => this.#moveTable(),
      act: (seat, action) => this.#act(seat, action),
      report: (trouble) => this.#report(trouble),
    });
    // A choice that is not listed any more is asked for again.
    for (const choice of start.choices ?? [])
      if (choice.seat !== undefined && this.#listed(choice.seat, choice))
        this.#choices.set(choice.seat, choice);
  }

  /** The whole match with all that is hidden: for the device that hosts it, never for a guest. */
  get match(): Match {
    return this.#match;
  }

  /** Starts, or takes up, play. Guests may connect before and after. */
  run(): void {
    this.#enqueue(async () => {
      this.#expect();
      return this.#settleChoices();
    });
  }

  /** Seats a guest, or lets a spectator look on. It hears the whole view at once, then every step. */
  connect(link: Link, viewer: Viewer): void {
    const line = new Line(link, viewer);
    this.#lines.add(line);
    line.send({
      type: 'welcome',
      viewer,
      seated: this.#seated,
      view: this.#views.of(this.#match, viewer),
      moment: this.#momentFor(viewer),
    });
    line.hear((request) => {
      this.#enqueue(async () => {
        await line.answer(request.id, async () => {
          const result = await this.#judge(viewer, request).catch(this.#broken);
          return result.ok ? null : result.refusal;
        });
        return DONE;
      });
    });
  }

  /** Changes how fast computers play from their next move on. */
  setTempo(tempo: Tempo): void {
    this.#tempo = tempo;
  }

  /** Leaves the match as it is stored; nothing is done or told after this. */
  close(): void {
    this.#closed = true;
    this.#upcoming.clear();
    for (const line of this.#lines) line.close();
    this.#lines.clear();
  }

  // Inputs

  async #judge(viewer: Viewer, request: Request): Promise<Result<null>> {
    if (viewer === 'spectator') return refuse('only-looking-on');
    switch (request.type) {
      case 'act': {
        const { game } = this.#parts;
        const action = game.parseAction(request.action);
        if (!action.ok) return action;
        // Where everyone is free, the position as it is now decides; elsewhere a late action means another one.
        const late = game.timing !== 'free' && request.seq !== this.#match.log.length;
        return late ? refuse('too-late') : this.#act(viewer, action.value);
      }
      case 'bring':
        return this.#bring(viewer, request.seq);
      case 'pause':
        if (request.on) this.#clock.pause();
        else this.#clock.resume();
        this.#tell();
        return DONE;
    }
  }

  /** An action of `seat`, from its person or its computer player. */
  async #act(seat: Seat, action: ActionEntry): Promise<Result<null>> {
    const { game, journal } = this.#parts;
    const may = mayAct(game, this.#match.position, seat, action);
    if (!may.ok) return may;
    if (this.#clock.paused) return refuse('paused');
    if (game.timing !== 'joint') return this.#commit(action);
    if (!this.#listed(seat, action)) return refuse('not-listed');
    const choices = new Map(this.#choices).set(seat, action);
    const list = [...choices.values()];
    const stored = await this.#write(() => journal.choose(this.#match.log.length, list));
    if (!stored.ok) return stored;
    this.#choices = choices;
    this.#tryAgain();
    this.#tell();
    // The choice stands, whatever becomes of the entry.
    await this.#settleChoices();
    return DONE;
  }

  #listed(seat: Seat, action: ActionEntry): boolean {
    const legal = this.#parts.game.legal(this.#match.position, seat);
    return legal.some((listed) => sameJson(listed, action));
  }

  /** Joint games: when the last has chosen, all choices become one entry. */
  async #settleChoices(): Promise<Result<null>> {
    const { game } = this.#parts;
    if (game.join === undefined || this.#choices.size === 0) return DONE;
    const seats = acting(game, this.#match.position, this.#match.setup.seats);
    const choices = seats.map((seat) => this.#choices.get(seat));
    if (!choices.every((choice) => choice !== undefined)) return DONE;
    return this.#commitOwn(game.join(this.#match.position, choices));
  }

  /** Somebody brings on at once what is due, or lets the table try again after a trouble. */
  async #bring(seat: Seat, seq: number): Promise<Result<null>> {
    if (seq !== this.#match.log.length) return refuse('too-late');
    const due = this.#parts.game.due(this.#match.position);
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
    const entry = this.#parts.game.tableMove(this.#match.position, this.#parts.chance);
    return entry === null ? this.#broken() : this.#commitOwn(entry);
  }

  /** An entry that the table makes; that the rules refuse it is a fault of ours and must not end in silence. */
  async #commitOwn(entry: Entry): Promise<Result<null>> {
    const done = await this.#commit(entry);
    return done.ok || isWriteRefusal(done.refusal) ? done : this.#broken();
  }

  /** Write ahead: judge, store, and only then is it done and told. */
  async #commit(unstamped: Entry): Promise<Result<null>> {
    const { game, journal } = this.#parts;
    const before = this.#match;
    const sinceLast = Math.max(0, Math.round(this.#clock.now() - this.#lastEntry));
    const entry = game.stamp?.(before.position, unstamped, sinceLast) ?? unstamped;
    const next = advance(game, before, entry);
    if (!next.ok) return next;
    const result = game.outcome(next.value.position);
    const stored = await this.#write(() => journal.append(before.log.length, entry, result));
    if (!stored.ok) return stored;
    this.#match = next.value;
    this.#views.grow(before, next.value);
    this.#choices = new Map();
    this.#lastEntry += sinceLast;
    this.#trouble = null;
    this.#expect();
    for (const line of this.#lines)
      line.send({
        type: 'step',
        seq: before.log.length,
        ...this.#views.last(next.value, line.viewer),
        moment: this.#momentFor(line.viewer),
      });
    return DONE;
  }

  async #write(write: () => Promise<void>): Promise<Result<null>> {
    try {
      await write();
      return DONE;
    } catch (error) {
      return this.#report(writeRefusal(error));
    }
  }

  // What comes next

  #expect(): void {
    if (this.#closed) return;
    this.#upcoming.expect({
      match: this.#match,
      lastEntry: this.#lastEntry,
      tempo: this.#tempo,
      chosen: this.#choices,
    });
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

  // Reports

  #report(trouble: Refusal): Result<null> {
    this.#trouble = trouble;
    this.#tell();
    return { ok: false, refusal: trouble };
  }

  /** A fault in the rules or in the table itself. */
  readonly #broken = (): Result<null> => this.#report({ code: 'table-failed' });

  #momentFor(viewer: Viewer) {
    return momentOf(this.#parts.game, this.#match, viewer, {
      choices: this.#choices,
      left: this.#upcoming.left,
      paused: this.#clock.paused,
      trouble: this.#trouble,
    });
  }

  #tell(): void {
    for (const line of this.#lines)
      line.send({ type: 'moment', moment: this.#momentFor(line.viewer) });
  }
}
