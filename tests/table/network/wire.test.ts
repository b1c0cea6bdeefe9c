/** What stands on a link: pieces of long messages, limits of what a host takes, and a stream over bad links. */
import { describe, expect, test } from 'vitest';
import { VirtualClock } from '../../../src/cli/storm/clock';
import { chunkedReceiver, chunkedSender } from '../../../src/lib/table/wire/chunks';
import { Limiter, bytesOf, sizeOf } from '../../../src/lib/table/wire/limits';
import { Stream, type Numbered } from '../../../src/lib/table/wire/stream';

describe('bytes of a text', () => {
  test.each([
    ['', 0],
    ['abc', 3],
    ['ä', 2],
    ['€', 3],
    ['🦖', 4],
  ])('%j', (text, bytes) => expect(bytesOf(text)).toBe(bytes));

  test('what is no JSON takes no room that could be had', () => {
    expect([sizeOf({ a: 1 }), sizeOf(undefined), sizeOf(1n)]).toEqual([7, 0, Infinity]);
  });
});

describe('a long message', () => {
  const long = { text: '🦖"x"'.repeat(6000) };

  const cut = (): unknown[] => {
    const sent: unknown[] = [];
    chunkedSender({ send: (message) => sent.push(message) })(long);
    return sent;
  };

  test('travels in pieces that are short, and comes whole in any order', () => {
    const pieces = cut();
    expect([pieces.length > 1, pieces.every((piece) => sizeOf(piece) <= 12_000)]).toEqual([
      true,
      true,
    ]);
    const heard: unknown[] = [];
    const hear = chunkedReceiver((message) => heard.push(message));
    for (const piece of [...pieces].reverse()) hear(piece);
    expect(heard).toEqual([long]);
  });

  test('of which a piece is lost never comes', () => {
    const heard: unknown[] = [];
    const hear = chunkedReceiver((message) => heard.push(message));
    for (const piece of cut().slice(1)) hear(piece);
    expect(heard).toEqual([]);
  });

  test('a short one travels as it is', () => {
    const sent: unknown[] = [];
    chunkedSender({ send: (message) => sent.push(message) })({ a: 1 });
    expect(sent).toEqual([{ a: 1 }]);
  });
});

describe('limits of a line', () => {
  test('forty at once, then twenty a second; three violations are enough', async () => {
    const clock = new VirtualClock();
    const limiter = new Limiter(clock);
    const admitted = () =>
      Array.from({ length: 41 }, () => limiter.admit(10)).filter(Boolean).length;
    expect([admitted(), limiter.isExhausted]).toEqual([40, false]);
    await clock.advance(1000);
    expect([admitted(), limiter.isExhausted]).toEqual([20, true]);
  });

  test('a message of more than 8 KiB is not taken', () => {
    const limiter = new Limiter(new VirtualClock());
    expect([limiter.admit(8192), limiter.admit(8193)]).toEqual([true, false]);
  });
});

describe('a stream', () => {
  /** Two ends; `lose` says which transmissions, counted from 1, never come. */
  const pair = (lose: readonly number[] = []) => {
    const clock = new VirtualClock();
    const heard: unknown[] = [];
    let transmissions = 0;
    const far: Stream = new Stream({ clock, transmit: () => undefined, overflow: () => undefined });
    far.receive((message) => heard.push(message));
    const near: Stream = new Stream({
      clock,
      transmit: (message: Numbered) => {
        transmissions += 1;
        if (!lose.includes(transmissions)) far.hear(message);
      },
      overflow: () => heard.push('overflow'),
    });
    return { clock, near, far, heard, count: () => transmissions };
  };

  test('what waits is sent when the link is up', () => {
    const { near, heard } = pair();
    near.send('a');
    expect(heard).toEqual([]);
    near.up(0);
    expect(heard).toEqual(['a']);
  });

  test('what is lost is sent again after two and a half seconds, in its turn', async () => {
    const { clock, near, heard } = pair([1]);
    near.up(0);
    near.send('a');
    near.send('b');
    await clock.advance(2499);
    expect(heard).toEqual([]);
    await clock.advance(1);
    expect(heard).toEqual(['a', 'b']);
  });

  test('what is confirmed is not sent again, and nothing comes twice', async () => {
    const { clock, near, heard, count } = pair();
    near.up(0);
    near.send('a');
    await clock.advance(2500);
    expect([heard, count()]).toEqual([['a'], 2]);
    near.confirm(1);
    await clock.advance(10_000);
    expect([heard, count()]).toEqual([['a'], 2]);
  });

  test('a gap that is too long ends it', () => {
    const { near, heard } = pair();
    for (let n = 0; n < 129; n += 1) near.send(n);
    expect([heard, near.isClosed]).toEqual([['overflow'], true]);
  });
});
