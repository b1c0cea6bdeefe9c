/**
 * The table: orders all inputs in one queue, lets the rules judge, writes the log ahead, and only then tells
 * the guests. It knows no game and no screen. A match moves on through three doors only: an action of a
 * person, an answer of a computer player, and what the table itself has to do when it is due.
 */
import type { Strength, Thinker } from '../ai/bot';
import {
  accept,
  refuse,
  type ActionEntry,
  type AnyGame,
  type Chance,
  type Entry,
  type Refusal,
  type Result,
  type Seat,
  type Viewer,
} from '../game/contract';
import { sameJson } from '../game/json';
import { acting, advance, mayAct, type Match } from '../game/match';
import { PlayClock } from './playclock';
import type { Clock, Journal, Link, Seated, Tempo } from './ports';
import { parseRequest, type Report, type Request } from './protocol';
import { Views, momentOf } from './views';

export interface TableParts {
  readonly game: AnyGame;
  readonly chance: Chance;
  readonly clock: Clock;
  readonly journal: Journal;
  readonly thinker: Thinker;
}

export interface TableStart {
  /** A fresh match, or one that is taken up again. */
  readonly match: Match;
  readonly seated: readonly Seated[];
  readonly tempo: Tempo;
  /** Joint games: choices that were stored towards the next entry. */
  readonly choices?: readonly ActionEntry[];
}

interface Guest {
  readonly link: Link;
  readonly viewer: Viewer;
  /** Answers given, by request id: a request asked again is answered again and not done again. */
  readonly answered: Map<string, Refusal | null>;
}

type Outcome = Result<null>;

const REMEMBERED_ANSWERS = 64;
const DONE: Outcome = accept(null);

export class Table {
  readonly #parts: TableParts;
  readonly #seated: readonly Seated[];
  readonly #clock: PlayClock;
  readonly #views: Views;
  readonly #guests = new Set<Guest>();
  #match: Match;
  #tempo: Tempo;
  #choices: Map<Seat, ActionEntry>;
  #queue: Promise<void> = Promise.resolve();
  /** Play time of the last entry, and play time at which the table moves by itself. */
  #lastEntry = 0;
  #dueAt: number | null = null;
  #trouble: Refusal | null = null;
  #closed = false;

  constructor(parts: TableParts, start: TableStart) {
    this.#parts = parts;
    this.#match = start.match;
    this.#seated = start.seated;
    this.#tempo = start.tempo;
    this.#clock = new PlayClock(parts.clock);
    this.#views = new Views(parts.game);
    this.#choices = new Map((start.choices ?? []).map((choice) => [choice.seat ?? 0, choice]));
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
    const guest: Guest = { link, viewer, answered: new Map() };
    this.#guests.add(guest);
    this.#send(guest, {
      type: 'welcome',
      viewer,
      seated: this.#seated,
      view: this.#views.of(this.#match, viewer),
      moment: this.#momentFor(viewer),
    });
    link.receive((raw) => this.#hear(guest, raw));
  }

  /** Changes how fast computers play from their next move on. */
  setTempo(tempo: Tempo): void {
    this.#tempo = tempo;
  }

  /** Leaves the match as it is stored; nothing is done or told after this. */
  close(): void {
    this.#closed = true;
    this.#clock.clear();
    for (const guest of this.#guests) guest.link.close();
    this.#guests.clear();
  }

  // Inputs

  #hear(guest: Guest, raw: unknown): void {
    const request = parseRequest(raw);
    if (!request.ok) return;
    const { id } = request.value;
    this.#enqueue(async () => {
      let refusal = guest.answered.get(id);
      if (refusal === undefined) {
        const result = await this.#judge(guest.viewer, request.value);
        refusal = result.ok ? null : result.refusal;
        guest.answered.set(id, refusal);
        const [oldest] = guest.answered.keys();
        if (guest.answered.size > REMEMBERED_ANSWERS && oldest !== undefined)
          guest.answered.delete(oldest);
      }
      this.#send(guest, { type: 'answer', id, refusal });
      return DONE;
    });
  }

  async #judge(viewer: Viewer, request: Request): Promise<Outcome> {
    if (viewer === 'spectator') return refuse('only-looking-on');
    switch (request.type) {
      case 'act': {
        const action = this.#parts.game.parseAction(request.action);
        return action.ok ? this.#act(viewer, action.value) : action;
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
  async #act(seat: Seat, action: ActionEntry): Promise<Outcome> {
    const { game } = this.#parts;
    const may = mayAct(game, this.#match.position, seat, action);
    if (!may.ok) return may;
    if (this.#clock.paused) return refuse('paused');
    if (game.timing !== 'joint') return this.#commit(action);
    if (!game.legal(this.#match.position, seat).some((legal) => sameJson(legal, action)))
      return refuse('not-listed');
    const choices = new Map(this.#choices).set(seat, action);
    const stored = await this.#write(() =>
      this.#parts.journal.choose(this.#match.log.length, [...choices.values()]),
    );
    if (!stored.ok) return stored;
    this.#choices = choices;
    this.#tell();
    return this.#settleChoices();
  }

  /** Joint games: when the last has chosen, all choices become one entry. */
  async #settleChoices(): Promise<Outcome> {
    const { game } = this.#parts;
    if (game.join === undefined || this.#choices.size === 0) return DONE;
    const seats = acting(game, this.#match.position, this.#match.setup.seats);
    const choices = seats.map((seat) => this.#choices.get(seat));
    if (!choices.every((choice) => choice !== undefined)) return DONE;
    return this.#commit(game.join(this.#match.position, choices));
  }

  /** Somebody brings on at once what is due, or lets the table try again after a trouble. */
  async #bring(seat: Seat, seq: number): Promise<Outcome> {
    if (seq !== this.#match.log.length) return refuse('too-late');
    if (this.#clock.paused) return refuse('paused');
    const due = this.#parts.game.due(this.#match.position);
    const mine = due !== null && (due.by === 'anyone' || due.by === seat);
    if (this.#trouble !== null) {
      this.#trouble = null;
      this.#expect();
      this.#tell();
      if (!mine) return DONE;
    }
    if (due === null) return refuse('nothing-due');
    return mine ? this.#moveTable() : refuse('not-yours-to-bring');
  }

  // The log

  /** The table makes the entry that is due. */
  async #moveTable(): Promise<Outcome> {
    const entry = this.#parts.game.tableMove(this.#match.position, this.#parts.chance);
    return entry === null ? refuse('nothing-due') : this.#commit(entry);
  }

  /** Write ahead: judge, store, and only then is it done and told. */
  async #commit(unstamped: Entry): Promise<Outcome> {
    const { game, journal } = this.#parts;
    const before = this.#match;
    const sinceLast = Math.max(0, Math.round(this.#clock.now() - this.#lastEntry));
    const entry = game.stamp?.(before.position, unstamped, sinceLast) ?? unstamped;
    const next = advance(game, before, entry);
    if (!next.ok) return next;
    const stored = await this.#write(() =>
      journal.append(before.log.length, entry, game.outcome(next.value.position)),
    );
    if (!stored.ok) return stored;
    this.#match = next.value;
    this.#choices = new Map();
    this.#lastEntry = this.#clock.now();
    this.#expect();
    for (const guest of this.#guests)
      this.#send(guest, {
        type: 'step',
        seq: before.log.length,
        ...this.#views.step(before, next.value, guest.viewer),
        moment: this.#momentFor(guest.viewer),
      });
    return DONE;
  }

  async #write(write: () => Promise<void>): Promise<Outcome> {
    try {
      await write();
      this.#trouble = null;
      return DONE;
    } catch {
      return this.#report({ code: 'not-stored' });
    }
  }

  // What comes next

  /** Sets the timers and asks the computer players for the position that was just reached. */
  #expect(): void {
    const { game } = this.#parts;
    this.#clock.clear();
    this.#dueAt = null;
    const { position, setup } = this.#match;
    if (game.outcome(position) !== null) return;
    const due = game.due(position);
    if (due !== null) {
      const byComputer = typeof due.by === 'number' && this.#strength(due.by) !== null;
      const wait = due.after ?? (byComputer ? this.#tempo.wait : null);
      if (wait !== null) {
        this.#dueAt = this.#clock.now() + wait;
        this.#later(wait, () => this.#moveTable());
      }
    }
    for (const seat of acting(game, position, setup.seats)) {
      const strength = this.#strength(seat);
      if (strength !== null && !this.#choices.has(seat)) this.#ask(seat, strength);
    }
  }

  /** The strength of the computer player on `seat`, or `null` when a person sits there. */
  #strength(seat: Seat): Strength | null {
    const kind = this.#seated[seat]?.kind ?? 'human';
    return kind === 'human' ? null : kind;
  }

  /** Asks a computer player; its answer counts only while the match stands where it was asked. */
  #ask(seat: Seat, strength: Strength): void {
    const { game, thinker, chance } = this.#parts;
    const seq = this.#match.log.length;
    const askedAt = this.#clock.now();
    const seed = String(chance(`mind ${seat} at ${seq}`).below(2 ** 32));
    const view = this.#views.of(this.#match, seat);
    const still = () => !this.#closed && this.#match.log.length === seq;
    thinker.decide(game.id, { view, seat, strength, pace: this.#tempo.pace, seed }).then(
      ({ action, after }) => {
        if (!still()) return;
        const thought = this.#clock.now() - askedAt;
        this.#later(Math.max(0, (after ?? this.#tempo.wait) - thought), async () => {
          const result = await this.#act(seat, action);
          // A computer player that answers against the rules is a fault of ours and must not end in silence.
          return result.ok || this.#trouble !== null ? result : this.#report(failed(seat));
        });
      },
      () => {
        if (still()) this.#report(failed(seat));
      },
    );
  }

  /** Runs `task` after `ms` of play time in the queue, unless the match has moved on by then. */
  #later(ms: number, task: () => Promise<Outcome>): void {
    const seq = this.#match.log.length;
    const run = (): Outcome | Promise<Outcome> => {
      if (this.#match.log.length !== seq) return DONE;
      if (!this.#clock.paused) return task();
      this.#later(0, task);
      return DONE;
    };
    this.#clock.after(ms, () => this.#enqueue(run));
  }

  #enqueue(task: () => Promise<Outcome> | Outcome): void {
    this.#queue = this.#queue
      .then(async () => {
        if (!this.#closed) await task();
      })
      .catch(() => {
        this.#report({ code: 'table-failed' });
      });
  }

  // Reports

  #report(trouble: Refusal): Outcome {
    this.#trouble = trouble;
    this.#tell();
    return { ok: false, refusal: trouble };
  }

  #momentFor(viewer: Viewer) {
    return momentOf(this.#parts.game, this.#match, viewer, {
      choices: this.#choices,
      left: this.#dueAt === null ? null : Math.max(0, this.#dueAt - this.#clock.now()),
      paused: this.#clock.paused,
      trouble: this.#trouble,
    });
  }

  #tell(): void {
    for (const guest of this.#guests)
      this.#send(guest, { type: 'moment', moment: this.#momentFor(guest.viewer) });
  }

  #send(guest: Guest, report: Report): void {
    guest.link.send(report);
  }
}

const failed = (seat: Seat): Refusal => ({ code: 'computer-unavailable', detail: { seat } });
