/** A solo match on screen: a table in this tab, the person at it, and computers in a worker. */
import { createThinker } from '../ai/client';
import type { Advice, Thinker } from '../ai/bot';
import { matchChance } from '../game/chance';
import type { ActionEntry, AnyGame, Refusal, Result } from '../game/contract';
import { accept, refuse } from '../game/contract';
import { sameJson } from '../game/json';
import { viewOf, type Match } from '../game/match';
import { PROOF_KEY, proofOf, type Proof } from '../game/proof';
import { DAY_KEY, MISSION_KEY, writeRecord, type MatchRecord } from '../game/record';
import { localLine } from '../link/local';
import type { NewMatch, StoredMatch } from '../store/matches';
import { Guest, type GuestState } from '../table/guest';
import { Table } from '../table/host';
import { TEMPI, type Journal } from '../table/ports';
import { momentOf } from '../table/views';
import { Across } from './across.svelte';
import { deviceClock } from './clock';
import type { Driver } from './driver';
import type { Lock } from './lock';
import { ACROSS, YOU, isTogether } from './seats';

/** A match that is on screen. `close` leaves it as it is stored. */
export class SoloMatch implements Driver {
  readonly rules: AnyGame;
  readonly id: string;
  readonly mode: NewMatch['mode'];
  readonly tempo: NewMatch['tempo'];
  readonly setup: NewMatch['setup'];
  readonly across: Across | null;
  readonly #shares: readonly string[] | undefined;
  readonly #thinker: Thinker = createThinker();
  #state = $state.raw<GuestState>() as GuestState;
  #notice = $state.raw<Refusal | null>(null);
  #gone = $state(false);
  /** As it was opened; the table has what came later. */
  #opened: Match;
  #table: Table | null = null;
  #guest: Guest | null = null;
  #lock: Lock | null = null;
  #ended = new AbortController();

  constructor(rules: AnyGame, head: NewMatch, match: Match, notice: Refusal | null) {
    this.rules = rules;
    this.id = head.id;
    this.mode = head.mode;
    this.tempo = head.tempo;
    this.setup = head.setup;
    this.#shares = head.shares;
    this.#notice = notice;
    this.#opened = match;
    const together = isTogether(head.seated);
    this.across = together ? new Across(rules, head, match, () => this.#notice) : null;
    this.show(match, head.seated);
  }

  get state(): GuestState {
    return this.#state;
  }

  get notice(): Refusal | null {
    return this.#notice;
  }

  /** Shows a match that is played elsewhere, as it is stored now. */
  show(match: Match, seated: NewMatch['seated']): void {
    this.#opened = match;
    const moment = momentOf(this.rules, match, YOU);
    this.#state = { viewer: YOU, seated, view: viewOf(this.rules, match, YOU), moment };
    this.across?.show(match, seated);
  }

  /** The match was ended elsewhere; nothing of it can be played here any more. */
  end(why: Refusal): void {
    this.close();
    this.#notice = why;
    this.#gone = true;
  }

  /** Whether it was ended elsewhere; the notice says how. */
  get gone(): boolean {
    return this.#gone;
  }

  /** Sits down and plays. */
  sit(
    stored: Pick<StoredMatch, 'match' | 'choices'> & { head: NewMatch },
    journal: Journal,
    lock: Lock,
  ): void {
    const { head, match, choices } = stored;
    this.#lock = lock;
    if (this.#notice?.code === 'other-tab') this.#notice = null;
    const [near, far] = localLine();
    this.#table = new Table(
      {
        game: this.rules,
        chance: matchChance(head.seed),
        clock: deviceClock,
        journal,
        thinker: this.#thinker,
      },
      {
        match,
        seated: head.seated,
        tempo: TEMPI[head.tempo],
        choices,
        // Where everyone is free at any time, nobody may be faster before all are ready.
        paused: this.rules.timing === 'free',
      },
    );
    this.#guest = new Guest(far, (state) => {
      this.#state = state;
      // Nothing more will be written: other tabs need not wait until this one is left.
      if (state.moment.over) lock.release();
    });
    this.#table.connect(near, YOU);
    if (this.across !== null) {
      const [host, guest] = localLine();
      this.across.sit(guest);
      this.#table.connect(host, ACROSS);
    }
    this.#table.run();
  }

  act(action: ActionEntry): Promise<Refusal | null> {
    return this.#guest?.act(action) ?? Promise.resolve({ code: 'other-tab' });
  }

  bring(): Promise<Refusal | null> {
    return this.#guest?.bring() ?? Promise.resolve({ code: 'other-tab' });
  }

  pause(on: boolean): Promise<Refusal | null> {
    return this.#guest?.pause(on) ?? Promise.resolve({ code: 'other-tab' });
  }

  readonly advise = async (): Promise<Result<Advice>> => {
    if (!this.#state.moment.acting.includes(YOU)) return refuse('not-your-turn');
    const { view } = this.#state;
    const question = { view, seat: YOU, strength: 'strong', pace: 'normal', seed: '' } as const;
    return this.#thinker.advise(this.rules.id, question).then(accept, () => refuse('no-advice'));
  };

  /** How the chance of this match is proved: sealed while it goes on, opened at its end. */
  get proof(): Proof | null {
    return this.#shares === undefined ? null : proofOf(this.#shares, this.#state.moment.over);
  }

  /** The whole match, or `null` while it goes on and something of it is hidden from the person. */
  get whole(): Match | null {
    const { view, moment } = this.#state;
    const match = this.#table?.match ?? this.#opened;
    if (moment.over) return match;
    const { log } = match;
    // What is not on screen yet is not for a file either.
    const shown = log.slice(0, view.log.length);
    return sameJson(shown, view.log)
      ? { setup: this.setup, log: shown, position: view.position }
      : null;
  }

  /** The match so far as a record; `null` as for `whole`. */
  record(): MatchRecord | null {
    const { whole, proof } = this;
    if (whole === null) return null;
    const { source } = this.setup;
    const extras = {
      ...(proof === null ? {} : { [PROOF_KEY]: proof }),
      ...(source.kind === 'daily' ? { [DAY_KEY]: source.day } : {}),
      ...(source.kind === 'mission' ? { [MISSION_KEY]: source.number } : {}),
    };
    return writeRecord(this.rules, whole, this.#state.seated, extras);
  }

  get signal(): AbortSignal {
    return this.#ended.signal;
  }

  /** `last`: what is still to be written before another tab may have the match. */
  close(last: Promise<unknown> = Promise.resolve()): void {
    this.#ended.abort();
    this.#guest?.close();
    this.across?.close();
    this.#table?.close();
    this.#thinker.close();
    const lock = this.#lock;
    const release = () => lock?.release();
    last.then(release, release);
  }
}
