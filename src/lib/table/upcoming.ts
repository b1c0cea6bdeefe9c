/**
 * What a table expects next: the timer of what is due, and the answers of the computer players. Both belong to
 * one position; whatever comes after the match has moved on, or after the table was told to expect anew, is
 * forgotten.
 */
import * as v from 'valibot';
import type { Decider, Decision, Strength } from '../ai/bot';
import {
  accept,
  type ActionEntry,
  type AnyGame,
  type Chance,
  type Due,
  type Refusal,
  type Result,
  type Seat,
} from '../game/contract';
import { acting, type Match } from '../game/match';
import { parseWith } from '../game/schema';
import type { PlayClock } from './playclock';
import type { Seated, Tempo } from './ports';
import { isWriteRefusal } from './trouble';
import type { Views } from './views';

export type Task = () => Promise<Result<null>> | Result<null>;

export const DONE: Result<null> = accept(null);

/** Play time after which a silent computer player counts as failed; an answer later than that still counts. */
const PATIENCE = 15_000;
/** No computer player hesitates longer on purpose. */
const LONGEST_WAIT = 60_000;

export interface UpcomingParts {
  readonly game: AnyGame;
  readonly chance: Chance;
  readonly thinker: Decider;
  readonly clock: PlayClock;
  readonly views: Views;
  readonly seated: readonly Seated[];
  /** Runs a task in the queue of the table. */
  readonly enqueue: (task: Task) => void;
  readonly moveTable: () => Promise<Result<null>>;
  readonly act: (seat: Seat, action: ActionEntry) => Promise<Result<null>>;
  /** Joint games: whether a choice of the seat stands now. */
  readonly hasChosen: (seat: Seat) => boolean;
  /** Names what keeps the table from going on. */
  readonly report: (trouble: Refusal) => Result<null>;
}

export interface Expected {
  readonly match: Match;
  /** Play time of the last entry. */
  readonly lastEntry: number;
  readonly tempo: Tempo;
  /** Joint games: the seats that have chosen already. */
  readonly chosen: ReadonlyMap<Seat, ActionEntry>;
}

const decisionSchema = v.object({
  action: v.record(v.string(), v.unknown()),
  after: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_WAIT))),
});

export class Upcoming {
  readonly #parts: UpcomingParts;
  /** Counts what was expected; an answer to an earlier question is nobody's. */
  #turn = 0;
  /** Play time at which the table moves by itself. */
  #dueAt: number | null = null;

  constructor(parts: UpcomingParts) {
    this.#parts = parts;
  }

  /** Milliseconds of play time until the table moves by itself; `null`: it does not. */
  get left(): number | null {
    return this.#dueAt === null ? null : Math.max(0, this.#dueAt - this.#parts.clock.now());
  }

  /** Sets the timer and asks the computer players for a position; what was expected before is forgotten. */
  expect(expected: Expected): void {
    const { game } = this.#parts;
    const { position, setup } = expected.match;
    this.clear();
    if (game.outcome(position) !== null) return;
    const due = game.due(position);
    if (due !== null) this.#expectTable(due, expected);
    for (const seat of acting(game, position, setup.seats)) {
      const strength = this.#strength(seat);
      if (strength !== null && !expected.chosen.has(seat)) this.#ask(seat, strength, expected);
    }
  }

  clear(): void {
    this.#turn += 1;
    this.#parts.clock.clear();
    this.#dueAt = null;
  }

  /**
   * Makes up for people whose time is up: brings on what they should have, or lets a computer of `strength` decide.
   */
  bridge(seats: readonly Seat[], strength: Strength, expected: Expected): void {
    const due = this.#parts.game.due(expected.match.position);
    if (due === null) for (const seat of seats) this.#ask(seat, strength, expected, true);
    else this.#later(0, this.#parts.moveTable);
  }

  #expectTable(due: Due, { lastEntry, tempo }: Expected): void {
    const { clock, moveTable } = this.#parts;
    const byComputer = typeof due.by === 'number' && this.#strength(due.by) !== null;
    if (due.waitsForOne === true && this.#people() === 1) return;
    if (due.after !== null) this.#dueAt = lastEntry + due.after;
    else if (byComputer) this.#dueAt = clock.now() + tempo.wait;
    else return;
    this.#later(this.#dueAt - clock.now(), moveTable);
  }

  #people(): number {
    return this.#parts.seated.filter(({ kind }) => kind === 'human').length;
  }

  /** The strength of the computer player on `seat`, or `null` when a person sits there. */
  #strength(seat: Seat): Strength | null {
    const kind = this.#parts.seated[seat]?.kind ?? 'human';
    return kind === 'human' ? null : kind;
  }

  #ask(seat: Seat, strength: Strength, { match, tempo }: Expected, atOnce = false): void {
    const { game, thinker, chance, clock, views } = this.#parts;
    const askedAt = clock.now();
    const seed = String(chance(`mind ${seat} at ${match.log.length}`).below(2 ** 32));
    const view = views.of(match, seat);
    const fail = this.#ifStill(() => this.#failed(seat));
    const calm = clock.after(PATIENCE, fail);
    // A promise of its own, so that a thinker that throws fails like one that rejects.
    const answer = new Promise<Decision>((resolve) => {
      resolve(thinker.decide(game.id, { view, seat, strength, pace: tempo.pace, seed }));
    });
    const heard = this.#ifStill(async () => {
      calm();
      const decision = parseWith(decisionSchema, await answer, 'bad-decision');
      if (!decision.ok) return this.#failed(seat);
      const action = game.parseAction(decision.value.action);
      if (!action.ok) return this.#failed(seat);
      const wanted = atOnce ? 0 : (decision.value.after ?? tempo.wait);
      const wait = wanted - (clock.now() - askedAt);
      this.#later(Math.max(0, wait), () => this.#play(seat, action.value));
      return DONE;
    });
    answer.then(heard, () => {
      calm();
      fail();
    });
  }

  /** A computer player that answers against the rules is a fault of ours and must not end in silence. */
  async #play(seat: Seat, action: ActionEntry): Promise<Result<null>> {
    // Who was played for may have decided at the last moment.
    if (this.#parts.hasChosen(seat)) return DONE;
    const done = await this.#parts.act(seat, action);
    return done.ok || isWriteRefusal(done.refusal) ? done : this.#failed(seat);
  }

  #failed(seat: Seat): Result<null> {
    return this.#parts.report({ code: 'computer-unavailable', detail: { seat } });
  }

  /** Runs `task` after `ms` of play time, unless something else is expected by then. */
  #later(ms: number, task: Task): void {
    const run = this.#ifStill(() => {
      if (!this.#parts.clock.paused) return task();
      this.#later(0, task);
      return DONE;
    });
    this.#parts.clock.after(ms, run);
  }

  /** Puts `task` into the queue, where it is dropped if something else is expected by then. */
  #ifStill(task: Task): () => void {
    const turn = this.#turn;
    return () => {
      this.#parts.enqueue(() => (turn === this.#turn ? task() : DONE));
    };
  }
}
