/**
 * How a round goes on screen, for one person or for two on one device: ready, 3-2-1, race, pause, sheet, end. The table
 * knows only whether time stands still; why it does, and what everybody has to agree to before it runs, stands here.
 */
import { untrack } from 'svelte';
import type { Refusal, Seat } from '../../../game/contract';
import type { Driver } from '../../../session/driver';
import type { View } from '../position';
import { modeOf, type Mode } from './modes';

export type { Mode } from './modes';

/** Seconds that are counted on screen. */
export interface Countdown {
  /** `blocked`, `reshuffle`, `spit`, `laggard`, `idle`: what the table does at its end. */
  readonly what: string;
  /** Whole seconds left, the last one is 1. */
  readonly seconds: number;
}

/** How long each number of 3-2-1 stands. */
const BEAT = 800;
/** An idle table is counted only near its end; before it, nobody is to be hurried. */
const IDLE_SHOWN = 5_000;
const COUNTED = new Set(['blocked', 'reshuffle', 'spit', 'laggard', 'idle']);

export class Flow {
  readonly #drivers: () => readonly Driver[];
  readonly #refused: (refusal: Refusal) => void;
  /** The deal that was begun on this screen. */
  #begun = $state(0);
  #agreed = $state.raw<readonly Seat[]>([]);
  /** The table was asked to go on and has not answered: a press that comes twice counts for nothing further. */
  #going = false;
  #count = $state<number | null>(null);
  /** What is left of something that is due; of nothing that comes after it. */
  #seconds = $state.raw<{ readonly of: object; readonly left: number } | null>(null);

  /** Call it while a component is set up. `refused` hears what the table did not do. */
  constructor(
    drivers: () => readonly Driver[],
    refused: (refusal: Refusal) => void = () => undefined,
  ) {
    this.#drivers = drivers;
    this.#refused = refused;
    this.#watch();
  }

  get #state() {
    const [driver] = this.#drivers();
    if (driver === undefined) throw new Error('nobody sits here');
    return driver.state;
  }
  readonly #moment = $derived.by(() => this.#state.moment);
  readonly #due = $derived.by(() => this.#moment.due?.what ?? null);
  readonly view = $derived.by(() => this.#state.view.position as unknown as View);
  /** Time has run in this deal: on this screen, or before it was opened. */
  readonly #started = $derived.by(
    () => this.#begun === this.view.deal || this.#state.view.log.at(-1)?.['chance'] !== 'deal',
  );
  /** The seats of whoever sits at this screen. */
  readonly seats: readonly Seat[] = $derived.by(() =>
    this.#drivers().map(({ state: { viewer } }) => (typeof viewer === 'number' ? viewer : 0)),
  );
  /** The match is played in another tab: here one only looks on. */
  readonly elsewhere = $derived.by(() => this.#drivers()[0]?.notice?.code === 'other-tab');

  readonly mode: Mode = $derived.by(() =>
    modeOf(this.view, {
      over: this.#moment.over,
      paused: this.#moment.paused,
      due: this.#due,
      counting: this.#count !== null,
      begun: this.#started,
    }),
  );
  /** Cards may be played. */
  readonly running = $derived.by(
    () => !this.elsewhere && ['race', 'blocked', 'grab'].includes(this.mode),
  );
  /** The cards have been dealt, and the two starters are not turned yet. */
  readonly covered = $derived.by(
    () => this.mode === 'ready' || (this.mode === 'count' && !this.#started),
  );
  /** Nobody may see any card. */
  readonly hidden = $derived.by(
    () => this.mode === 'paused' || (this.#count !== null && this.#started),
  );
  /** Of 3-2-1 before time runs; `null`: nothing is counted. In Spit the table counts, see `countdown`. */
  readonly count: number | null = $derived.by(() => this.#count);
  /** What the table will do by itself soon. */
  readonly countdown: Countdown | null = $derived.by(() => {
    const { due } = this.#moment;
    const seconds = this.#seconds;
    if (due === null || seconds?.of !== due) return null;
    const shown = this.mode !== 'paused' && this.mode !== 'ready';
    return shown ? { what: due.what, seconds: seconds.left } : null;
  });
  /** Who of those who sit here has said "ready", "on" or "go on". */
  readonly agreed: readonly Seat[] = $derived.by(() => this.#agreed);

  /** `seat` is ready, has read the sheet, or wants to go on; when all have said so, it goes on. */
  agree(seat: Seat): void {
    if (this.elsewhere || this.#going || this.view.deal === 0) return;
    if (this.mode !== 'ready' && this.mode !== 'paused' && this.mode !== 'sheet') return;
    if (!this.#agreed.includes(seat)) this.#agreed = [...this.#agreed, seat];
    if (this.seats.some((one) => !this.#agreed.includes(one))) return;
    this.#agreed = [];
    if (this.mode === 'sheet') void this.#bring();
    else if (this.#tableCounts) void this.#run();
    else this.#count = 3;
  }

  /** Stops time, or the counting before it runs. */
  pause(): void {
    this.#count = null;
    this.#agreed = [];
    if (!this.#moment.paused && !this.#moment.over) void this.#ask((driver) => driver.pause(true));
  }

  /** In Spit the table itself counts before it calls "Spit!". */
  get #tableCounts(): boolean {
    return this.#due === 'spit';
  }

  async #bring(): Promise<void> {
    this.#going = true;
    await this.#ask((driver) => driver.bring());
    this.#going = false;
  }

  async #run(): Promise<void> {
    const { deal } = this.view;
    await this.#ask((driver) => driver.pause(false));
    this.#begun = deal;
    this.#count = null;
  }

  async #ask(request: (driver: Driver) => Promise<Refusal | null>): Promise<void> {
    const [driver] = this.#drivers();
    const refusal = driver === undefined ? null : await request(driver);
    if (refusal !== null) this.#refused(refusal);
  }

  #watch(): void {
    // The first deal needs nobody; the next one waits until the sheet was read.
    $effect(() => {
      if (this.#due === 'first-deal' && !this.elsewhere)
        untrack(() => void this.#ask((driver) => driver.bring()));
    });
    $effect(() => {
      if (this.mode === 'sheet' && !this.#moment.paused) untrack(() => this.pause());
    });
    $effect(() => {
      const leave = (): void => {
        if (document.hidden) this.pause();
      };
      document.addEventListener('visibilitychange', leave);
      return () => document.removeEventListener('visibilitychange', leave);
    });
    $effect(() => this.#beat());
    $effect(() => this.#tick());
  }

  #beat(): (() => void) | undefined {
    const now = this.#count;
    if (now === null) return;
    const timer = setTimeout(() => {
      if (now > 1) this.#count = now - 1;
      else void this.#run();
    }, BEAT);
    return () => clearTimeout(timer);
  }

  /** Counts down what the table will do, from what it last said is left. */
  #tick(): (() => void) | undefined {
    const { due, paused } = this.#moment;
    this.#seconds = null;
    if (due === null || due.left === null || !COUNTED.has(due.what)) return;
    const end = performance.now() + due.left;
    let timer: ReturnType<typeof setTimeout>;
    const tell = (): void => {
      const left = end - performance.now();
      if (due.what === 'idle' && left > IDLE_SHOWN) {
        timer = setTimeout(tell, left - IDLE_SHOWN);
        return;
      }
      this.#seconds = { of: due, left: Math.max(1, Math.ceil(left / 1000)) };
      if (left > 1000) timer = setTimeout(tell, left % 1000 || 1000);
    };
    if (!paused) tell();
    return () => clearTimeout(timer);
  }
}
