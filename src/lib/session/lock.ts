/** One tab plays a match, the others look on: a Web Lock per match, freed by itself when its tab dies. */

export interface Lock {
  release(): void;
}

const nameOf = (match: string): string => `speedtisch-match-${match}`;

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
