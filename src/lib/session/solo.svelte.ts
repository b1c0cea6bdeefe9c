/** A match of one person against computers on this device: wires table, local line, store and worker. */
import { createThinker } from '../ai/client';
import type { Advice, Thinker } from '../ai/bot';
import { matchChance } from '../game/chance';
import type { ActionEntry, AnyGame, Refusal, Result, Seat } from '../game/contract';
import { accept, refuse } from '../game/contract';
import { open, viewOf, type Match } from '../game/match';
import { PROOF_KEY, proofOf, seedFrom, type Proof } from '../game/proof';
import { writeRecord, type MatchRecord } from '../game/record';
import { isGameId, loadRules } from '../games/rules';
import { localLine } from '../link/local';
import type { Matches, NewMatch, StoredMatch } from '../store/matches';
import { Guest, type GuestState } from '../table/guest';
import { Table } from '../table/host';
import { TEMPI, type Journal } from '../table/ports';
import { momentOf } from '../table/views';
import { deviceClock, freshId } from './clock';
import type { Seal } from './seal';
import type { Driver } from './driver';
import { awaitLock, takeLock, type Lock } from './lock';
import { openMatches, whilePlaying } from './storage';
import { isUnstored, notStored, whyNotStored } from './unstored';

/** The person's seat in a solo match. */
export const YOU: Seat = 0;

/** A match that is on screen. `close` leaves it as it is stored. */
export class SoloMatch implements Driver {
  readonly rules: AnyGame;
  readonly id: string;
  readonly tempo: NewMatch['tempo'];
  readonly setup: NewMatch['setup'];
  readonly #shares: readonly string[] | undefined;
  readonly #thinker: Thinker = createThinker();
  #state = $state.raw<GuestState>() as GuestState;
  #notice = $state.raw<Refusal | null>(null);
  #gone = $state(false);
  #table: Table | null = null;
  #guest: Guest | null = null;
  #lock: Lock | null = null;
  #ended = new AbortController();

  constructor(rules: AnyGame, head: NewMatch, match: Match, notice: Refusal | null) {
    this.rules = rules;
    this.id = head.id;
    this.tempo = head.tempo;
    this.setup = head.setup;
    this.#shares = head.shares;
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
      { match, seated: head.seated, tempo: TEMPI[head.tempo], choices },
    );
    this.#guest = new Guest(far, (state) => {
      this.#state = state;
      // Nothing more will be written: other tabs need not wait until this one is left.
      if (state.moment.over) lock.release();
    });
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

  /** The match so far as a record. In a solo match the person may see all of it once it is over. */
  record(): MatchRecord {
    const { view, seated } = this.#state;
    const log = view.log as unknown as Match['log'];
    const { proof } = this;
    return writeRecord(
      this.rules,
      { setup: this.setup, log, position: view.position },
      seated,
      proof === null ? {} : { [PROOF_KEY]: proof },
    );
  }

  get signal(): AbortSignal {
    return this.#ended.signal;
  }

  /** `last`: what is still to be written before another tab may have the match. */
  close(last: Promise<unknown> = Promise.resolve()): void {
    this.#ended.abort();
    this.#guest?.close();
    this.#table?.close();
    this.#thinker.close();
    const lock = this.#lock;
    const release = () => lock?.release();
    last.then(release, release);
  }
}

const unstored: Journal = { append: () => Promise.resolve(), choose: () => Promise.resolve() };
const NO_LOCK: Lock = { release: () => undefined };
/** A match that could not be stored waits here for the screen it is opened on. */
let inMemory: SoloMatch | null = null;

export type SoloSetup = Omit<NewMatch, 'id' | 'seed' | 'shares' | 'mode'>;

/**
 * Starts a match and returns its id; a live match of the same game is given up for it.
 *
 * @param seal what the app has sealed before; shown before the person adds a word.
 * @param word what the person adds to the chance; `null`: this device's randomness.
 */
export const startSolo = async (
  setup: SoloSetup,
  seal: Seal,
  word: string | null = null,
): Promise<string> => {
  const shares = [seal.share, word ?? freshId()];
  const head: NewMatch = { ...setup, id: freshId(), seed: seedFrom(shares), shares, mode: 'solo' };
  inMemory?.close();
  inMemory = null;
  const matches = await openMatches();
  const why = matches === null ? notStored() : await whyNotStored(matches.create(head));
  if (why === null) return head.id;
  const rules = await rulesOf(head.game);
  if (rules === null) throw new Error(`no rules for ${head.game}`);
  // No other tab can have it; held all the same, so that every tab knows a match is being played.
  const lock = (await takeLock(head.id)) ?? NO_LOCK;
  inMemory = new SoloMatch(rules, head, open(rules, head.setup), why);
  inMemory.sit({ head, match: open(rules, head.setup), choices: [] }, unstored, lock);
  return head.id;
};

/**
 * Opens a match: the one with this id, or the live one of the game. In a second tab it is shown and not
 * played, until the first tab is done with it.
 * Refusals: `match-missing`, `match-given-up`, `stored-match-damaged`, `storage-failed`.
 */
export const openSolo = async (game: string, id: string | null): Promise<Result<SoloMatch>> => {
  if (inMemory !== null && inMemory.rules.id === game && (id === null || id === inMemory.id)) {
    const kept = inMemory;
    inMemory = null;
    void kept.pause(false);
    return accept(kept);
  }
  const matches = await openMatches();
  if (matches === null) {
    const why = notStored().code;
    return refuse(why === 'no-storage' ? 'match-missing' : why);
  }
  let lock: Lock | null = null;
  try {
    const wanted = id ?? (await matches.live(game, 'solo'));
    if (wanted === null) return refuse('match-missing');
    lock = await takeLock(wanted);
    const rules = await rulesOf(game);
    const loaded = await loadSolo(matches, wanted);
    if (!loaded.ok || loaded.value.head.game !== game || rules === null) {
      lock?.release();
      return loaded.ok ? refuse('match-missing') : loaded;
    }
    const { head, match } = loaded.value;
    if (head.status === 'finished') {
      // Nothing is written any more, so any number of tabs may look at it.
      lock?.release();
      lock = NO_LOCK;
    }
    const solo = new SoloMatch(rules, head, match, lock === null ? { code: 'other-tab' } : null);
    if (lock === null) lookOn(solo, matches);
    else sitDown(solo, loaded.value, matches, lock);
    endWithStored(solo, matches);
    return accept(solo);
  } catch {
    lock?.release();
    return refuse('storage-failed');
  }
};

/** Plays a stored match on; until it is over, or left, the storage stays with this version of the app. */
const sitDown = (solo: SoloMatch, stored: StoredMatch, matches: Matches, lock: Lock): void => {
  const { id, status } = stored.head;
  const journal = matches.journal(id, stored.chosenBy);
  const kept = status === 'live' ? whilePlaying(journal, lock) : { journal, lock };
  solo.sit(stored, kept.journal, kept.lock);
};

/** A stored match that one person plays here against computers. */
const loadSolo = async (matches: Matches, id: string): Promise<Result<StoredMatch>> => {
  const loaded = await matches.load(id, rulesOf);
  if (!loaded.ok) return loaded;
  const { head, match } = loaded.value;
  if (head.status === 'abandoned') return refuse('match-given-up');
  // Nobody would ever come to another person's seat, and the last entry is written together with the end.
  const seated = head.seated.every(({ kind }, seat) => (kind === 'human') === (seat === YOU));
  const over = (await rulesOf(head.game))?.outcome(match.position) !== null;
  const sound = seated && over === (head.status === 'finished');
  return sound ? loaded : refuse('stored-match-damaged', { at: -1 });
};

/** The screen of a match is left. What is stored can be opened again; what is not waits in memory. */
export const leaveSolo = (solo: SoloMatch): void => {
  if (solo.signal.aborted) return;
  if (!isUnstored(solo.notice) || solo.state.moment.over) {
    solo.close();
    return;
  }
  void solo.pause(true);
  inMemory = solo;
};

/** Ends a match without a result; `false`: that could not be stored, so it can still be opened again. */
export const giveUpSolo = (solo: SoloMatch): Promise<boolean> => {
  const written = stored(openMatches().then((matches) => matches?.giveUp(solo.id)));
  solo.close(written);
  return written;
};

/** Ends a match on screen when it is given up, or deleted, in another tab. */
const endWithStored = (solo: SoloMatch, matches: Matches): void => {
  const stop = matches.watch(solo.id, (status) => {
    if (status === 'abandoned') solo.end({ code: 'match-given-up' });
    if (status === 'missing') solo.end({ code: 'match-deleted' });
  });
  solo.signal.addEventListener('abort', stop);
};

/** Follows a match that another tab plays, and sits down when that tab is done. */
const lookOn = (solo: SoloMatch, matches: Matches): void => {
  const follow = async (): Promise<void> => {
    const now = await loadSolo(matches, solo.id);
    if (now.ok && solo.notice !== null) solo.show(now.value.match, now.value.head.seated);
  };
  // What cannot be read now is shown with the next entry.
  const stop = matches.watch(solo.id, () => void follow().catch(() => undefined));
  solo.signal.addEventListener('abort', stop);
  awaitLock(solo.id, solo.signal).then(
    async (lock) => {
      stop();
      const now = await loadSolo(matches, solo.id).catch(() => refuse('storage-failed'));
      if (now.ok && !solo.signal.aborted) {
        sitDown(solo, now.value, matches, lock);
        return;
      }
      lock.release();
      if (!now.ok) solo.end(now.refusal);
    },
    () => undefined, // the screen was closed first
  );
};

const rulesOf = (id: string): Promise<AnyGame | null> =>
  isGameId(id) ? loadRules(id) : Promise.resolve(null);

/** Whether a write came through. */
const stored = (write: Promise<unknown>): Promise<boolean> =>
  write.then(
    () => true,
    () => false,
  );
