/** The client over real message channels and the real protocol; only the thread is missing. */
import { expose } from 'comlink';
import { describe, expect, test } from 'vitest';
import type { Bot, Question, Thinker } from './bot';
import { createThinker, type WorkerPort } from './client';
import { localThinker } from './local';

const question = (seat: number): Question => ({
  view: {
    setup: { seats: 2, options: {}, source: { kind: 'free' } },
    viewer: seat,
    log: [{ chance: 'roll', value: 6 }],
    position: { turn: seat },
  },
  seat,
  strength: 'strong',
  pace: 'normal',
  seed: '1',
});

const honest: Bot = { decide: ({ seat }) => ({ action: { seat, do: 'move' }, after: 7 }) };

/** A worker without a thread. */
class Port extends EventTarget implements WorkerPort {
  readonly #channel = new MessageChannel();
  terminated = false;

  /** @param thinker what answers in the worker; without one it stays silent. */
  constructor(thinker?: Thinker) {
    super();
    const { port1, port2 } = this.#channel;
    if (thinker !== undefined) expose(thinker, port2);
    port1.addEventListener('message', ({ data }) => {
      this.dispatchEvent(new MessageEvent('message', { data: data as unknown }));
    });
    port1.start();
  }

  postMessage(message: unknown): void {
    this.#channel.port1.postMessage(message);
  }

  terminate(): void {
    this.terminated = true;
    this.#channel.port1.close();
  }

  crash(): void {
    this.dispatchEvent(new Event('error'));
  }
}

const answering = (bot: Bot = honest) => new Port(localThinker(() => Promise.resolve(bot)));

/** A client whose workers are these, one after the other. */
const client = (ports: readonly Port[], patience?: number) => {
  const started: Port[] = [];
  const thinker = createThinker(() => {
    const port = ports[started.length];
    if (port === undefined) throw new Error('one worker too many');
    started.push(port);
    return port;
  }, patience);
  return { thinker, started };
};

const UNAVAILABLE = { code: 'computer-unavailable', message: 'computer-unavailable' };

describe('a worker that works', () => {
  test('is started by the first question and answers all of them', async () => {
    const { thinker, started } = client([answering()]);
    expect(started).toHaveLength(0);
    const answers = await Promise.all([0, 1, 2].map((seat) => thinker.decide('x', question(seat))));
    expect(answers).toEqual([0, 1, 2].map((seat) => ({ action: { seat, do: 'move' }, after: 7 })));
    expect(started).toHaveLength(1);
    thinker.close();
    expect(started[0]?.terminated).toBe(true);
  });
});

describe('a worker that fails', () => {
  test('crashes with two questions open: both are asked again in one fresh worker', async () => {
    const silent = new Port();
    const { thinker, started } = client([silent, answering()]);
    const answers = [thinker.decide('x', question(0)), thinker.decide('x', question(1))];
    silent.crash();
    expect((await Promise.all(answers)).map(({ action }) => action.seat)).toEqual([0, 1]);
    expect(started).toHaveLength(2);
    expect(silent.terminated).toBe(true);
    thinker.close();
  });

  test('crashes again: computer-unavailable', async () => {
    const [first, second] = [new Port(), new Port()];
    const { thinker, started } = client([first, second]);
    const answer = thinker.decide('x', question(0));
    first.crash();
    // The second worker starts in a later turn of the event loop.
    const watch = setInterval(() => {
      if (started.length === 2) second.crash();
    }, 1);
    await expect(answer).rejects.toMatchObject(UNAVAILABLE);
    clearInterval(watch);
    expect(started).toHaveLength(2);
    thinker.close();
  });

  test('says nothing: it counts as lost after a while', async () => {
    const { thinker } = client([new Port(), answering()], 20);
    await expect(thinker.decide('x', question(1))).resolves.toMatchObject({ action: { seat: 1 } });
    thinker.close();
  });

  test('throws at every try: computer-unavailable, with the reason', async () => {
    const broken: Bot = {
      decide: () => {
        throw new Error('no legs');
      },
    };
    const { thinker } = client([answering(broken), answering(broken)]);
    await expect(thinker.decide('x', question(0))).rejects.toMatchObject({
      ...UNAVAILABLE,
      cause: { message: 'no legs' },
    });
    thinker.close();
  });

  test('the next question starts anew', async () => {
    const broken: Bot = {
      decide: () => {
        throw new Error('no legs');
      },
    };
    const { thinker } = client([answering(broken), answering(broken), answering()]);
    await expect(thinker.decide('x', question(0))).rejects.toMatchObject(UNAVAILABLE);
    await expect(thinker.decide('x', question(0))).resolves.toMatchObject({ after: 7 });
    thinker.close();
  });

  test('cannot even be started: computer-unavailable', async () => {
    const { thinker } = client([]);
    await expect(thinker.decide('x', question(0))).rejects.toMatchObject(UNAVAILABLE);
  });
});

test('after close nothing is answered, and what was asked before fails', async () => {
  const { thinker, started } = client([new Port()]);
  const answer = thinker.decide('x', question(0));
  thinker.close();
  await expect(answer).rejects.toMatchObject(UNAVAILABLE);
  await expect(thinker.decide('x', question(0))).rejects.toMatchObject(UNAVAILABLE);
  expect(started).toHaveLength(1);
});
