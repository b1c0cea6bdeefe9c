/**
 * Sees a new service worker into its place. Told not to wait, it takes over as soon as the one before has nothing to
 * do. Chromium asks that one to stop, but a request that reaches it just then starts it again, and it is not asked a
 * second time: not for another SKIP_WAITING, a message, a fetch or an update, only when a page or a web worker is
 * loaded in the folder. Left alone it goes on for half a minute after its last request, or five with developer tools
 * open. So an empty web worker is loaded every second until the change has come.
 */
const EVERY = 1000;
const TIMES = 15;

/**
 * @param registration whose waiting worker has been told not to wait.
 * @param giveUp called when it still waits after all that: the worker before is at work in earnest.
 * @returns ends it.
 */
export const handOver = (
  registration: ServiceWorkerRegistration,
  giveUp: () => void,
): (() => void) => {
  let times = 0;
  const timer = setInterval(() => {
    times += 1;
    if (times > TIMES) {
      clearInterval(timer);
      giveUp();
    } else if (registration.waiting !== null)
      new Worker(new URL('./idle.ts', import.meta.url), { type: 'module' });
  }, EVERY);
  return () => clearInterval(timer);
};
