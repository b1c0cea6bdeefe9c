/** One tab plays a match, the others look on: a Web Lock per match, freed by itself when its tab dies. */

export interface Lock {
  release(): void;
}

const PREFIX = 'speedtisch-match-';
const nameOf = (match: string): string => `${PREFIX}${match}`;

/** Where every tab hears that a match was taken up in any of them. */
const TAKEN = 'speedtisch-taken';

const tellTaken = (): void => {
  const channel = new BroadcastChannel(TAKEN);
  channel.postMessage(null);
  channel.close();
};

const request = (match: string, options: LockOptions): Promise<Lock | null> =>
  new Promise((resolve, reject) => {
    // Without Web Locks (plain HTTP in a home network) there is nothing to guard with.
    if (!('locks' in navigator)) {
      resolve({ release: () => undefined });
      return;
    }
    navigator.locks
      .request(nameOf(match), options, (lock) => {
        if (lock === null) {
          resolve(null);
          return undefined;
        }
        tellTaken();
        return new Promise<void>((free) => resolve({ release: free }));
      })
      .catch(reject);
  });

/** The lock of a match, or `null` while another tab has it. */
export const takeLock = (match: string): Promise<Lock | null> =>
  request(match, { ifAvailable: true });

/** Waits until the other tab is done with the match; `signal` ends the wait (then it rejects). */
export const awaitLock = async (match: string, signal: AbortSignal): Promise<Lock> => {
  const lock = await request(match, { signal });
  if (lock === null) throw new Error('a waiting request is never answered with null');
  return lock;
};

/**
 * Tells whether a match is being played in any tab, now and whenever that changes.
 * @returns ends it.
 */
export const watchLive = (tell: (live: boolean) => void): (() => void) => {
  if (!('locks' in navigator)) {
    tell(false);
    return () => undefined;
  }
  const ended = new AbortController();
  const taken = new BroadcastChannel(TAKEN);
  let following = false;
  let asked = false;
  const follow = async (): Promise<void> => {
    asked = true;
    if (following) return;
    following = true;
    while (asked && !ended.signal.aborted) {
      asked = false;
      const { held = [] } = await navigator.locks.query();
      const match = held.find(({ name }) => name?.startsWith(PREFIX))?.name;
      tell(match !== undefined);
      if (match === undefined) continue;
      // Standing in line for it tells when it is free; there may be others then.
      asked = true;
      await navigator.locks.request(match, { mode: 'shared', signal: ended.signal }, () => null);
    }
    following = false;
  };
  const begin = (): void => {
    follow().catch(() => {
      // the wait was ended, or the page goes
      following = false;
    });
  };
  taken.addEventListener('message', begin);
  begin();
  return () => {
    taken.close();
    ended.abort();
  };
};

/** Whether a match is being played in some tab; where nothing can tell, every one might be. */
export const heldMatches = async (): Promise<(match: string) => boolean> => {
  if (!('locks' in navigator)) return () => true;
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return (match) => names.has(nameOf(match));
};
