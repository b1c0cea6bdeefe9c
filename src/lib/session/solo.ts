/** Matches of one person against computers on this device: starting, opening, leaving, giving up. */
import type { AnyGame, Result } from '../game/contract';
import { accept, refuse } from '../game/contract';
import { open } from '../game/match';
import { seedFrom } from '../game/proof';
import { isGameId, loadRules } from '../games/rules';
import type { Matches, Mode, NewMatch, StoredMatch, Worths } from '../store/matches';
import type { Journal } from '../table/ports';
import { freshId } from './clock';
import { giveUpMatch, isAsSet, worthsOf } from './days';
import { awaitLock, takeLock, type Lock } from './lock';
import type { Seal } from './seal';
import { isSolo } from './seats';
import { SoloMatch } from './soloMatch.svelte';
import { openMatches, whilePlaying } from './storage';
import { isUnstored, notStored, whyNotStored } from './unstored';

const unstored: Journal = { append: () => Promise.resolve(), choose: () => Promise.resolve() };
const NO_LOCK: Lock = { release: () => undefined };
/** Matches that could not be stored wait here for the screen they are opened on: one of each mode. */
const inMemory = new Map<Mode, SoloMatch>();

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
  return startMatch({ ...setup, id: freshId(), seed: seedFrom(shares), shares, mode: 'solo' });
};

/** Starts a match as it is told here; one that cannot be stored is played in memory. Returns the id to open. */
export const startMatch = async (head: NewMatch): Promise<string> => {
  inMemory.get(head.mode)?.close();
  inMemory.delete(head.mode);
  const matches = await openMatches();
  let id = head.id;
  const why =
    matches === null
      ? notStored()
      : await whyNotStored(matches.create(head).then((opened) => (id = opened)));
  if (why === null) return id;
  const rules = await rulesOf(head.game);
  if (rules === null) throw new Error(`no rules for ${head.game}`);
  // No other tab can have it; held all the same, so that every tab knows a match is being played.
  const lock = (await takeLock(head.id)) ?? NO_LOCK;
  const match = open(rules, head.setup);
  const kept = new SoloMatch(rules, head, match, why);
  inMemory.set(head.mode, kept);
  kept.sit({ head, match, choices: [] }, unstored, lock);
  return id;
};

/** Whether a free match of this game is under way, stored or in memory: the next one that starts would end it. */
export const isUnderWay = async (game: string): Promise<boolean> => {
  const kept = inMemory.get('solo');
  if (kept?.rules.id === game && !kept.state.moment.over) return true;
  const matches = await openMatches();
  return ((await matches?.live(game).catch(() => null)) ?? null) !== null;
};

/**
 * Opens a match: the one with this id, or the live free one of the game. In a second tab it is shown and not
 * played, until the first tab is done with it.
 * Refusals: `match-missing`, `match-given-up`, `stored-match-damaged`, `storage-failed`.
 */
export const openSolo = async (game: string, id: string | null): Promise<Result<SoloMatch>> => {
  const kept = [...inMemory.values()].find(
    (one) => one.rules.id === game && (id === null ? one.mode === 'solo' : id === one.id),
  );
  if (kept !== undefined) {
    inMemory.delete(kept.mode);
    // Where everyone is free at any time, the screen lets time run once all are ready again.
    if (kept.rules.timing !== 'free') void kept.pause(false);
    return accept(kept);
  }
  const matches = await openMatches();
  if (matches === null) {
    const why = notStored().code;
    return refuse(why === 'no-storage' ? 'match-missing' : why);
  }
  let lock: Lock | null = null;
  try {
    const wanted = id ?? (await matches.live(game));
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
    else sitDown(solo, loaded.value, matches, lock, await worthsOf(head));
    endWithStored(solo, matches);
    return accept(solo);
  } catch {
    lock?.release();
    return refuse('storage-failed');
  }
};

/** Plays a stored match on; until it is over, or left, the storage stays with this version of the app. */
const sitDown = (
  solo: SoloMatch,
  stored: StoredMatch,
  matches: Matches,
  lock: Lock,
  worths: Worths,
): void => {
  const { id, status } = stored.head;
  const journal = matches.journal(id, stored.chosenBy, worths);
  const kept = status === 'live' ? whilePlaying(journal, lock) : { journal, lock };
  solo.sit(stored, kept.journal, kept.lock);
};

/** A stored match that is played on this device alone. */
const loadSolo = async (matches: Matches, id: string): Promise<Result<StoredMatch>> => {
  const loaded = await matches.load(id, rulesOf);
  if (!loaded.ok) return loaded;
  const { head, match } = loaded.value;
  if (head.status === 'abandoned') return refuse('match-given-up');
  // The last entry is written together with the end.
  const rules = await rulesOf(head.game);
  if (rules === null) return refuse('stored-match-damaged', { at: -1 });
  const over = rules.outcome(match.position) !== null;
  const ended = over === (head.status === 'finished');
  const sound = isSolo(head.seated, rules.timing) && ended && (await isAsSet(head));
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
  inMemory.set(solo.mode, solo);
};

/** Ends a match without a result; `false`: that could not be stored, so it can still be opened again. */
export const giveUpSolo = (solo: SoloMatch): Promise<boolean> => {
  const written = stored(openMatches().then((matches) => matches && giveUpMatch(matches, solo.id)));
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
      if (now.ok) {
        const worths = await worthsOf(now.value.head);
        if (!solo.signal.aborted) return sitDown(solo, now.value, matches, lock, worths);
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
