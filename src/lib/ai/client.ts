/** Computer players for the app: one worker, started with the first question and once more when it fails. */
import { wrap, type Endpoint, type Remote } from 'comlink';
import type { Thinker } from './bot';

/** What is needed of a worker; `error` and `messageerror` events tell that it is lost. */
export interface WorkerPort extends Endpoint {
  terminate(): void;
}

/** No computer player answers, also not in a fresh worker; `cause` says why the last one failed. */
export class ComputerUnavailable extends Error {
  readonly code = 'computer-unavailable';

  constructor(cause: unknown) {
    super('computer-unavailable', { cause });
    this.name = 'ComputerUnavailable';
  }
}

/**
 * Milliseconds until a worker that says nothing counts as lost: phones end workers in the background without
 * a word. Several decisions may stand in line, each of half a second at most.
 */
const PATIENCE = 10_000;

const startWorker = (): WorkerPort =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

interface Running {
  readonly thinker: Remote<Thinker>;
  /** Rejects when the worker is lost or stopped; never resolves. */
  readonly lost: Promise<never>;
  readonly stop: (why: unknown) => void;
}

const run = (port: WorkerPort): Running => {
  let fail: (why: unknown) => void = () => undefined;
  const lost = new Promise<never>((_resolve, reject) => (fail = reject));
  // Whoever waits for an answer hears of it; when nobody waits, it is no fault.
  lost.catch(() => undefined);
  const onError = (event: Event) => {
    fail(event);
  };
  port.addEventListener('error', onError);
  port.addEventListener('messageerror', onError);
  const stop = (why: unknown) => {
    port.terminate();
    fail(why);
  };
  return { thinker: wrap<Thinker>(port), lost, stop };
};

/**
 * Questions must be plain JSON: they are copied into the worker.
 *
 * @param start begins a worker; handed in for tests.
 * @param patience milliseconds until a silent worker counts as lost.
 */
export const createThinker = (start = startWorker, patience = PATIENCE): Thinker => {
  let running: Running | null = null;
  let closed = false;

  const ask = async <T>(put: (thinker: Remote<Thinker>) => Promise<T>): Promise<T> => {
    if (closed) throw new Error('closed');
    const mine = (running ??= run(start()));
    const calm = setTimeout(() => {
      mine.stop(new Error(`no answer in ${patience} ms`));
    }, patience);
    try {
      return await Promise.race([put(mine.thinker), mine.lost]);
    } catch (why) {
      // Everyone who waits for this worker fails with it, the next question starts a fresh one.
      mine.stop(why);
      if (running === mine) running = null;
      throw why;
    } finally {
      clearTimeout(calm);
    }
  };

  /** A worker that is lost gets one successor. */
  const askTwice = <T>(put: (thinker: Remote<Thinker>) => Promise<T>): Promise<T> =>
    ask(put)
      .catch(() => ask(put))
      .catch((why: unknown) => {
        throw new ComputerUnavailable(why);
      });

  return {
    decide: (game, question) => askTwice((thinker) => thinker.decide(game, question)),
    advise: (game, question) => askTwice((thinker) => thinker.advise(game, question)),
    close: () => {
      closed = true;
      running?.stop(new Error('closed'));
      running = null;
    },
  };
};
