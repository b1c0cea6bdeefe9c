/** The matches of a table: beginning one, who plays which seat while people come and go, and the next one. */
import { accept, type AnyGame, type Refusal, type Result, type Setup } from '../../game/contract';
import type { Clock, Seated } from '../ports';
import type { Attendance } from './attendance';
import * as people from './people';
import type { LineUp, StoredRoom } from './people';
import { Running, type Begun } from './running';
import type { Absence } from './state';

/** Milliseconds for which the seats of the others are kept after the first "Nochmal". */
export const KEEP_FOR = 120_000;

/** What the matches of a table need of it. Everything here is called in the table's queue. */
export interface Desk {
  readonly clock: Clock;
  readonly game: AnyGame;
  readonly attendance: Attendance;
  readonly stored: StoredRoom;
  /** Stores what is true now, then tells it. */
  change(next: Result<StoredRoom>): Promise<Refusal | null>;
  /** Stores the head of a new match. */
  begin(setup: Setup, seated: readonly Seated[]): Promise<Begun>;
  /** Runs a task in the queue, later. */
  later(task: () => Promise<unknown>): void;
  tell(): void;
}

export class Play {
  readonly #desk: Desk;
  #running: Running | null = null;
  #kept: { readonly until: number; readonly cancel: () => void } | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get absences(): Absence[] {
    const isPlaying = this.#desk.stored.phase === 'playing';
    return isPlaying ? (this.#running?.absences.list ?? []) : [];
  }

  /** Milliseconds for which the seats of the others are kept; `null`: nobody wants another match yet. */
  get kept(): number | null {
    return this.#kept === null ? null : Math.max(0, this.#kept.until - this.#desk.clock.now());
  }

  /** A request of a member to the match that runs. */
  hear(id: number, match: number, request: unknown): void {
    if (match === this.#desk.stored.match) this.#running?.hear(id, request);
  }

  /** Begins a match with everybody who sits and is ready. Refusals: those of `mayStart`, `not-kept`. */
  async start(): Promise<Refusal | null> {
    const { game, stored, attendance } = this.#desk;
    const line = people.mayStart(game, stored, (id) => attendance.isHere(id));
    return line.ok ? this.#begin(line.value) : line.refusal;
  }

  async #begin(line: LineUp): Promise<Refusal | null> {
    const { game, stored } = this.#desk;
    const seats = line.players.length;
    const options = game.parseOptions(stored.rules.options, seats);
    if (!options.ok) return options.refusal;
    const setup: Setup = { seats, options: options.value, source: { kind: 'free' } };
    let begun: Begun;
    try {
      begun = await this.#desk.begin(setup, line.seated);
    } catch {
      return { code: 'not-kept' };
    }
    this.#letGo();
    this.#running?.close();
    this.#running = null;
    const refusal = await this.#desk.change(accept(people.begun(stored, line, begun.id)));
    if (refusal !== null) return refusal;
    this.run(begun);
    return null;
  }

  /** Plays a match that is stored, from where it was left; who is not there is away. */
  run(begun: Begun): void {
    const { attendance, stored } = this.#desk;
    const running = new Running({
      begun,
      rules: stored.rules,
      latency: (seat) => attendance.latencyOf(this.#desk.stored.players[seat] ?? null),
      over: () => this.#desk.later(() => this.#over(running)),
    });
    this.#running = running;
    for (const [seat, id] of stored.players.entries()) {
      const member = id === null ? undefined : people.memberOf(stored, id);
      if (member === undefined) continue;
      if (stored.lent.includes(seat)) running.hand(seat, member.name);
      else if (!attendance.isHere(member.id)) running.gone(seat);
    }
    for (const id of attendance.ids) this.follow(id);
    if (running.isOver) this.#desk.later(() => this.#over(running));
    running.run();
  }

  async #over(running: Running): Promise<void> {
    if (this.#running !== running || this.#desk.stored.phase !== 'playing') return;
    await this.#desk.change(accept(people.ended(this.#desk.stored)));
    for (const id of this.#desk.attendance.ids) this.#sendWhole(id);
  }

  /** A member hears the match as far as it may: its own seat, or what everybody sees. */
  follow(id: number): void {
    const { stored, attendance } = this.#desk;
    const { players, rules, match } = stored;
    const seat = players.indexOf(id);
    if (this.#running === null || (seat < 0 && !rules.spectators)) return;
    const send = (report: unknown) => attendance.send(id, { type: 'match', match, report });
    this.#running.connect(id, seat < 0 ? 'spectator' : seat, send);
    this.#sendWhole(id);
  }

  #sendWhole(id: number): void {
    const { phase, match } = this.#desk.stored;
    if (phase !== 'over' || this.#running === null) return;
    const log = this.#running.match.log as unknown as Record<string, unknown>[];
    this.#desk.attendance.send(id, { type: 'whole', match, log });
  }

  /** Somebody does not answer any more. */
  away(id: number): void {
    const { stored } = this.#desk;
    const seat = stored.players.indexOf(id);
    if (stored.phase === 'playing' && seat >= 0 && !stored.lent.includes(seat))
      this.#running?.gone(seat);
  }

  /** Somebody answers again, and has its seat again where the computer had it. */
  async back(id: number): Promise<void> {
    const { stored } = this.#desk;
    const seat = stored.players.indexOf(id);
    const member = people.memberOf(stored, id);
    if (stored.phase !== 'playing' || seat < 0 || member === undefined) return;
    this.#running?.back(seat);
    if (!stored.lent.includes(seat)) return;
    const lent = stored.lent.filter((other) => other !== seat);
    if ((await this.#desk.change(accept({ ...stored, lent }))) === null)
      this.#running?.giveBack(seat, member.name);
  }

  /** One more agrees that the computer plays for somebody who is away. */
  async lend(seat: number, by: number): Promise<Refusal | null> {
    const { stored, attendance } = this.#desk;
    const running = this.#running;
    if (running === null || stored.phase !== 'playing') return { code: 'not-away' };
    if (!stored.players.includes(by)) return { code: 'only-looking-on' };
    const why = running.absences.agree(seat, by);
    if (why !== null) return { code: why };
    const present = stored.players.filter((id) => id !== null && attendance.isHere(id));
    if (!running.absences.isUnanimous(seat, present as number[])) {
      this.#desk.tell();
      return null;
    }
    const absent = people.memberOf(stored, stored.players[seat] ?? 0);
    const lent = [...stored.lent, seat].sort((a, b) => a - b);
    const refusal = await this.#desk.change(accept({ ...stored, lent }));
    if (refusal === null) {
      running.hand(seat, absent?.name ?? '');
      this.#desk.tell();
    }
    return refusal;
  }

  /** What leaving costs now. */
  get leavingCosts(): number {
    const free = this.#desk.game.leavingFreeFor ?? 0;
    return (this.#running?.age ?? 0) < free ? 0 : people.LEAVING_COSTS;
  }

  /** Somebody has left the table for good: the computer plays on for it. `seat`: of the match, or −1. */
  left(id: number, seat: number, name: string): void {
    this.#running?.drop(id);
    if (seat >= 0 && this.#desk.stored.phase === 'playing') this.#running?.hand(seat, name);
  }

  /** All who sit want another match; or the first does, and the seats of the others are kept for a while. */
  async again(): Promise<void> {
    const { clock, stored } = this.#desk;
    const seated = stored.members.filter(({ seat }) => seat !== null);
    if (seated.length > 0 && seated.every(({ ready }) => ready)) {
      // Where they are too few, the host decides what to do about it.
      await this.start();
    } else if (this.#kept === null && seated.some(({ ready }) => ready)) {
      const cancel = clock.after(KEEP_FOR, () => this.#desk.later(() => this.#release()));
      this.#kept = { until: clock.now() + KEEP_FOR, cancel };
      this.#desk.tell();
    }
  }

  /** Two minutes have passed: the seats of those who did not come back are free. */
  async #release(): Promise<void> {
    this.#letGo();
    if (this.#desk.stored.phase !== 'over') return;
    await this.#desk.change(accept(people.released(this.#desk.stored)));
    await this.again();
  }

  #letGo(): void {
    this.#kept?.cancel();
    this.#kept = null;
  }

  close(): void {
    this.#letGo();
    this.#running?.close();
    this.#running = null;
  }
}
