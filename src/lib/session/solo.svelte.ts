/** A match of one person against computers on this device: wires table, local line, store and worker. */
import { createThinker } from '../ai/client';
import type { Thinker } from '../ai/bot';
import { matchChance } from '../game/chance';
import type { ActionEntry, AnyGame, Refusal, Result, Seat } from '../game/contract';
import { accept, refuse } from '../game/contract';
import { open, viewOf, type Match } from '../game/match';
import { writeRecord, type MatchRecord } from '../game/record';
import { isGameId, loadRules } from '../games/rules';
import { localLine } from '../link/local';
import type { Matches, NewMatch, StoredMatch } from '../store/matches';
import { Guest, type GuestState } from '../table/guest';
import { Table } from '../table/host';
import { TEMPI, type Journal } from '../table/ports';
import { momentOf } from '../table/views';
import { deviceClock, freshId, freshSeed } from './clock';
import type { Driver } from './driver';
import { awaitLock, takeLock, type Lock } from './lock';
import { openMatches } from './storage';

/** The person's seat in a solo match. */
export const YOU: Seat = 0;

/** A match that is on screen. `close` leaves it as it is stored. */
export class SoloMatch implements Driver {
  readonly rules: AnyGame;
  readonly id: string;
  readonly tempo: NewMatch['tempo'];
  readonly setup: NewMatch['setup'];
  readonly #thinker: Thinker = createThinker();
  #state = $state.raw<GuestState>() as GuestState;
  #notice = $state.raw<Refusal | null>(null);
  #table: Table | null = null;
  #guest: Guest | null = null;
  #lock: Lock | null = null;
  #ended = new AbortController();

  constructor(rules: AnyGame, head: NewMatch, match: Match, notice: Refusal | null) {
    this.rules = rules;
    this.id = head.id;
    this.tempo = head.tempo;
    this.setup = head.setup;
    this.#notice = notice;
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
    const moment = momentOf(this.rules, match, YOU);
    this.#state = { viewer: YOU, seated, view: viewOf(this.rules, match, YOU), moment };
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
      { match, seated: head.seated, tempo: TEMPI[head.tempo], choices },
    );
    this.#guest = new Guest(far, (state) => (this.#state = state));
    this.#table.connect(near, YOU);
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

  /** The match so far as a record. In a solo match the person may see all of it once it is over. */
  record(): MatchRecord {
    const { view, seated } = this.#state;
    const log = view.log as unknown as Match['log'];
    return writeRecord(this.rules, { setup: this.setup, log, position: view.position }, seated);
  }

  get signal(): AbortSignal {
    return this.#ended.signal;
  }

  close(): void {
    this.#ended.abort();
    this.#guest?.close();
    this.#table?.close();
    this.#thinker.close();
    this.#lock?.release();
  }
}

const unstored: Journal = { append: () => Promise.resolve(), choose: () => Promise.resolve() };
const NO_LOCK: Lock = { release: () => undefined };
const NO_STORAGE: Refusal = { code: 'no-storage' };

/** A match that could not be stored waits here for the screen it is opened on. */
let inMemory: SoloMatch | null = null;

export type SoloSetup = Omit<NewMatch, 'id' | 'seed' | 'mode'>;

/** Starts a match and returns its id; a live match of the same game is given up for it. */
export const startSolo = async (setup: SoloSetup): Promise<string> => {
  const head: NewMatch = { ...setup, id: freshId(), seed: freshSeed(), mode: 'solo' };
  const matches = await openMatches();
  if (matches !== null && (await stored(matches.create(head)))) return head.id;
  const rules = await rulesOf(head.game);
  if (rules === null) throw new Error(`no rules for ${head.game}`);
  inMemory?.close();
  inMemory = new SoloMatch(rules, head, open(rules, head.setup), NO_STORAGE);
  inMemory.sit({ head, match: open(rules, head.setup), choices: [] }, unstored, NO_LOCK);
  return head.id;
};

/**
 * Opens a match: the one with this id, or the live one of the game. In a second tab it is shown and not
 * played, until the first tab is done with it.
 * Refusals: `match-missing`, `stored-match-damaged`.
 */
export const openSolo = async (game: string, id: string | null): Promise<Result<SoloMatch>> => {
  if (inMemory !== null && inMemory.rules.id === game && (id === null || id === inMemory.id)) {
    const kept = inMemory;
    inMemory = null;
    void kept.pause(false);
    return accept(kept);
  }
  const matches = await openMatches();
  if (matches === null) return refuse('match-missing');
  const wanted = id ?? (await matches.live(game, 'solo'));
  if (wanted === null) return refuse('match-missing');
  const lock = await takeLock(wanted);
  const loaded = await matches.load(wanted, rulesOf);
  const rules = await rulesOf(game);
  if (!loaded.ok || loaded.value.head.game !== game || rules === null) {
    lock?.release();
    return loaded.ok ? refuse('match-missing') : loaded;
  }
  const { head, match } = loaded.value;
  const solo = new SoloMatch(rules, head, match, lock === null ? { code: 'other-tab' } : null);
  if (lock === null) lookOn(solo, matches);
  else solo.sit(loaded.value, matches.journal(head.id), lock);
  return accept(solo);
};

/** The screen of a match is left. What is stored can be opened again; what is not waits in memory. */
export const leaveSolo = (solo: SoloMatch): void => {
  if (solo.notice?.code !== 'no-storage' || solo.state.moment.over) {
    solo.close();
    return;
  }
  void solo.pause(true);
  inMemory = solo;
};

/** Ends a match without a result. */
export const giveUpSolo = async (solo: SoloMatch): Promise<void> => {
  solo.close();
  await (await openMatches())?.giveUp(solo.id);
};

/** Follows a match that another tab plays, and sits down when that tab is done. */
const lookOn = (solo: SoloMatch, matches: Matches): void => {
  const stop = matches.watch(solo.id, () => {
    void matches.load(solo.id, rulesOf).then((now) => {
      if (now.ok && solo.notice !== null) solo.show(now.value.match, now.value.head.seated);
    });
  });
  solo.signal.addEventListener('abort', stop);
  awaitLock(solo.id, solo.signal).then(
    async (lock) => {
      stop();
      const now = await matches.load(solo.id, rulesOf);
      if (now.ok && !solo.signal.aborted) solo.sit(now.value, matches.journal(solo.id), lock);
      else lock.release();
    },
    () => undefined, // the screen was closed first
  );
};

const rulesOf = (id: string): Promise<AnyGame | null> =>
  isGameId(id) ? loadRules(id) : Promise.resolve(null);

/** Whether a write came through. */
const stored = (write: Promise<void>): Promise<boolean> =>
  write.then(
    () => true,
    () => false,
  );
