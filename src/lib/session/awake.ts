/** Keeps the screen awake while a match is on it; where the browser does not, it fails in silence. */

/** The result lets the screen sleep again. */
export const keepAwake = (): (() => void) => {
  let lock: WakeLockSentinel | null = null;
  let ended = false;

  const take = async (): Promise<void> => {
    if (ended || document.hidden || !('wakeLock' in navigator)) return;
    try {
      const taken = await navigator.wakeLock.request('screen');
      if (ended) await taken.release();
      else lock = taken;
    } catch {
      // Low battery, no permission: then the screen sleeps as it always does.
    }
  };

  // The browser takes the lock away with the page, so it is asked for again on return.
  const onVisible = (): void => void take();
  document.addEventListener('visibilitychange', onVisible);
  void take();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', onVisible);
    lock?.release().catch(() => undefined);
  };
};
