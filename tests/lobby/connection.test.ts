/** When a line is dialled, beats and is given up: on a virtual clock, with the other end in the test's hand. */
import { describe, expect, test } from 'vitest';
import { Connection, PATIENCE } from '../../src/lib/link/lobby/connection';
import { dialWith, type LineEvents } from '../../src/lib/link/lobby/dial';
import { VirtualClock, round } from '../table/bench';

const BROKER = {
  shard: 'T',
  lobby: 'ws://b.example/lobby',
  peer: { host: 'b.example', port: 80, path: '/peerjs', secure: false },
};

/** A connection whose lines end here. `random`: 0 waits half as long as 1. */
const dialled = (random = 1) => {
  const clock = new VirtualClock();
  const lines: (LineEvents & {
    readonly at: number;
    readonly said: string[];
    isClosed: boolean;
  })[] = [];
  const log: string[] = [];
  const connection = new Connection(
    {
      broker: BROKER,
      clock,
      random: () => random,
      dial: (_url, events) => {
        const line = { ...events, at: clock.now(), said: [] as string[], isClosed: false };
        lines.push(line);
        return {
          send: (text) => line.said.push((JSON.parse(text) as { type: string }).type),
          close: () => {
            line.isClosed = true;
          },
        };
      },
    },
    {
      opened: () => log.push(`opened ${clock.now()}`),
      lost: () => log.push(`lost ${clock.now()}`),
      told: ({ type }) => log.push(type),
    },
  );
  const last = () => {
    const line = lines.at(-1);
    if (line === undefined) throw new Error('never dialled');
    return line;
  };
  return { clock, connection, lines, last, log };
};

const DOWN = { ok: false, refusal: { code: 'broker-down', detail: { shard: 'T' } } };
const BEAT = '{"type":"beat"}';

describe('a line that does not open', () => {
  test('is dialled again after 1, 2, 4, 8, 16, 30, 30 seconds', async () => {
    const { clock, lines, last } = dialled();
    for (let failures = 0; failures < 7; failures++) {
      last().closed(1006);
      await clock.next();
    }
    const waits = lines.slice(1).map((line, i) => line.at - (lines[i]?.at ?? 0));
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  test('may come back in half the time, as chance has it', async () => {
    const { clock, lines, last } = dialled(0);
    last().closed(1006);
    await clock.next();
    expect(lines.map(({ at }) => at)).toEqual([0, 500]);
  });

  test('is given up after eight seconds of nothing', async () => {
    const { clock, connection, lines, last } = dialled();
    const asked = connection.ask({ type: 'watch', on: true });
    await clock.advance(PATIENCE - 1);
    expect([connection.state, last().isClosed]).toEqual(['connecting', false]);
    await clock.advance(1);
    expect([connection.state, lines[0]?.isClosed]).toEqual(['down', true]);
    expect(await asked).toEqual(DOWN);
  });

  test('refuses at once what is asked while it waits', async () => {
    const { connection, last } = dialled();
    last().closed(1006);
    expect(await connection.ask({ type: 'watch', on: true })).toEqual(DOWN);
  });
});

describe('an open line', () => {
  const open = () => {
    const parts = dialled();
    parts.last().opened();
    return parts;
  };

  test('beats every five seconds while it is answered', async () => {
    const { clock, connection, last } = open();
    for (let beats = 1; beats <= 4; beats++) {
      await clock.advance(5_000);
      last().heard(BEAT);
    }
    expect(last().said).toEqual(['beat', 'beat', 'beat', 'beat']);
    expect(connection.state).toBe('open');
  });

  test('that is not answered any more is lost with the third beat, and dialled a second later', async () => {
    const { clock, lines, log } = open();
    await clock.advance(14_999);
    expect(log).toEqual(['opened 0']);
    await clock.advance(1_001);
    expect(log).toEqual(['opened 0', 'lost 15000']);
    expect([lines[0]?.isClosed, lines[1]?.at]).toEqual([true, 16_000]);
  });

  test('refuses what was asked when it is lost', async () => {
    const { connection, last } = open();
    const asked = connection.ask({ type: 'watch', on: true });
    await round();
    last().closed(1006);
    expect(await asked).toEqual(DOWN);
  });

  test('gives up an answer that does not come, and nothing else', async () => {
    const { clock, connection, last } = open();
    const asked = connection.ask({ type: 'watch', on: true });
    await clock.advance(5_000);
    last().heard(BEAT);
    await clock.advance(PATIENCE - 5_000);
    expect(await asked).toEqual(DOWN);
    expect(connection.state).toBe('open');
    last().heard('{"type":"done","id":1}');
    expect(connection.state).toBe('open');
  });

  test('answers go to whom they belong, in whatever order', async () => {
    const { connection, last } = open();
    const asked = [
      connection.ask({ type: 'watch', on: true }),
      connection.ask({ type: 'find', code: 'T23456' }),
    ];
    await round();
    last().heard('{"type":"refused","id":2,"code":"table-unknown"}');
    last().heard('{"type":"done","id":1}');
    expect(await Promise.all(asked)).toEqual([
      { ok: true, value: { type: 'done', id: 1 } },
      { ok: false, refusal: { code: 'table-unknown' } },
    ]);
  });

  test.each(['', '{', 'null', '{"type":"shout"}', '{"type":"hello","id":1}'])(
    'that says %j three times is left',
    (text) => {
      const { connection, last } = open();
      last().heard(text);
      last().heard(text);
      expect(connection.state).toBe('open');
      last().heard(text);
      expect(connection.state).toBe('down');
    },
  );

  test('only an answer shortens the next wait: letting in and dropping does not', async () => {
    const { clock, lines, last } = open();
    last().closed(1006);
    await clock.next();
    last().opened();
    last().closed(1006);
    await clock.next();
    last().opened();
    last().heard(BEAT);
    last().closed(1006);
    await clock.next();
    expect(lines.map(({ at }) => at)).toEqual([0, 1_000, 3_000, 4_000]);
  });

  test('what an earlier line still says counts for nothing', async () => {
    const { clock, connection, lines, last, log } = open();
    last().closed(1006);
    lines[0]?.heard(BEAT);
    await clock.next();
    lines[0]?.opened();
    lines[0]?.heard('{"type":"picture","tables":[],"people":[],"counts":{"tables":0,"people":0}}');
    lines[0]?.closed(1006);
    expect([connection.state, log]).toEqual(['connecting', ['opened 0', 'lost 0']]);
  });

  test('that is ended stays ended, and says why', async () => {
    const { clock, connection, lines } = open();
    connection.end({ code: 'line-closed' });
    await clock.advance(120_000);
    expect([connection.state, lines.length, clock.waiting]).toEqual(['down', 1, 0]);
    expect(await connection.ask({ type: 'watch', on: true })).toEqual({
      ok: false,
      refusal: { code: 'line-closed' },
    });
  });
});

test('an address that may not be dialled from here is a line that closes', async () => {
  class Forbidden {
    onopen = null;
    onerror = null;
    onmessage = null;
    onclose = null;
    constructor() {
      throw new Error('insecure');
    }
    send(): void {}
    close(): void {}
  }
  const codes: number[] = [];
  const nothing = () => undefined;
  dialWith(Forbidden)('ws://b.example/lobby', {
    opened: nothing,
    heard: nothing,
    closed: (code) => codes.push(code),
  });
  expect(codes).toEqual([]);
  await round();
  expect(codes).toEqual([1006]);
});
