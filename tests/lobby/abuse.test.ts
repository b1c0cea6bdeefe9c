/** Strangers who mean harm: they are out, and nobody else notices. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CLOSED_VIOLATIONS } from '../../src/lib/link/lobby/messages';
import {
  RawLine,
  SECRETS,
  TABLE,
  get,
  lobbyLine,
  peerLine,
  sendBytes,
  start,
  until,
  type Started,
} from './bench';

let broker: Started;
let witness: RawLine;
let code: string;

beforeEach(async () => {
  broker = await start();
  witness = await lobbyLine(broker.port);
  code = String((await witness.ask({ type: 'open', table: TABLE, again: null }, 'opened'))['code']);
});

/** Whatever happened: the broker runs, and the table of somebody else is where it was. */
afterEach(async () => {
  expect(await witness.ask({ type: 'find', code }, 'found')).toMatchObject({ peer: 'host-1' });
  await broker.close();
});

/** It could be read but for its length. */
const LONG = `{"type":"beat"${' '.repeat(9_000)}}`;
const DEEP = '['.repeat(4_000);

describe('malformed messages to the lobby', () => {
  test.each<readonly [string, string | Buffer]>([
    ['nothing', ''],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an unknown type', '{"type":"shout","id":1}'],
    ['a wrong number', '{"type":"find","id":-1,"code":"T23456"}'],
    ['a message that is too long', LONG],
    ['a message that is too deep', DEEP],
    ['bytes', Buffer.from('{"type":"beat"}')],
  ])('%s: three of them end the line', async (_what, message) => {
    const line = await lobbyLine(broker.port);
    line.raw(message);
    line.raw(message);
    await line.beat();
    expect(line.unread).toEqual([
      { type: 'refused', id: 0, code: 'bad-message' },
      { type: 'refused', id: 0, code: 'bad-message' },
    ]);
    line.raw(message);
    expect(await line.closed).toBe(CLOSED_VIOLATIONS);
  });

  test('a frame above 64 KiB ends the line by itself', async () => {
    const line = await lobbyLine(broker.port);
    line.raw(Buffer.alloc(64 * 1024 + 1, 'x'));
    expect(await line.closed).toBe(1009);
  });

  test('whoever is turned out takes its table and name along', async () => {
    const line = await lobbyLine(broker.port);
    await line.ask(
      { type: 'hello', secret: SECRETS[0], person: { name: 'Eve', avatar: '' } },
      'greeted',
    );
    await line.ask({ type: 'open', table: TABLE, again: null }, 'opened');
    expect(broker.health()).toMatchObject({ people: 1, tables: 2 });
    for (let i = 0; i < 3; i++) line.raw('x');
    await line.closed;
    expect(broker.health()).toMatchObject({ people: 0, tables: 1 });
  });
});

test('what is sent behind the third violation is not heard any more', async () => {
  const line = await lobbyLine(broker.port);
  for (let i = 0; i < 3; i++) line.raw('x');
  line.send({ type: 'hello', id: 1, secret: SECRETS[0], person: { name: 'Eve', avatar: '' } });
  line.send({ type: 'open', id: 2, table: TABLE, again: null });
  await line.closed;
  await witness.beat();
  expect(broker.health()).toMatchObject({ people: 0, tables: 1 });
});

describe('bytes that are no WebSocket', () => {
  /** An unknown kind of frame; a frame of text that is not masked. */
  const BYTES = [Buffer.from([0x8b, 0x80, 0, 0, 0, 0]), Buffer.from([0x81, 0x01, 0x78])];

  test.each(['/lobby', '/peerjs/peerjs?key=peerjs&id=raw&token=t'])('at %s', async (path) => {
    for (const bytes of BYTES) await sendBytes(broker.port, path, bytes);
    expect((await get(broker.port, '/health')).status).toBe(200);
  });
});

describe('malformed messages to signalling', () => {
  const offer = (payload: unknown) => JSON.stringify({ type: 'OFFER', dst: 'quiet', payload });
  const payload = { type: 'data', connectionId: 'c' };

  test.each<readonly [string, string | Buffer]>([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a number', '7'],
    ['an unknown type', '{"type":"OPEN"}'],
    ['a type of the server', '{"type":"EXPIRE","dst":"quiet"}'],
    ['an offer to nobody', JSON.stringify({ type: 'OFFER', payload })],
    ['an offer without anything in it', offer(undefined)],
    ['an offer of something else', offer({ ...payload, type: 'gossip' })],
    [
      'a description that is too long',
      offer({ ...payload, sdp: { type: 'offer', sdp: 'x'.repeat(32_769) } }),
    ],
    ['bytes', Buffer.from('{"type":"HEARTBEAT"}')],
  ])('%s: three of them end the line, and nobody is told', async (_what, message) => {
    const [line, quiet] = [
      await peerLine(broker.port, 'loud'),
      await peerLine(broker.port, 'quiet'),
    ];
    for (let i = 0; i < 3; i++) line.raw(message);
    expect(await line.closed).toBe(CLOSED_VIOLATIONS);
    expect(quiet.unread).toEqual([]);
  });

  test.each([
    ['no id', '/peerjs/peerjs?key=peerjs&token=t'],
    ['an id with a space', '/peerjs/peerjs?key=peerjs&token=t&id=a%20b'],
    ['a long id', `/peerjs/peerjs?key=peerjs&token=t&id=${'a'.repeat(65)}`],
    ['a long token', `/peerjs/peerjs?key=peerjs&id=a&token=${'t'.repeat(65)}`],
  ])('a socket with %s does not open', async (_what, path) => {
    await expect(new RawLine(broker.port, path).opened).rejects.toThrow('400');
  });
});

describe('floods', () => {
  test('forty messages at once are heard, three more end the line', async () => {
    const line = await lobbyLine(broker.port);
    for (let i = 0; i < 43; i++) line.send({ type: 'beat' });
    expect(await line.closed).toBe(CLOSED_VIOLATIONS);
    expect(line.unread.map(({ type, code }) => code ?? type)).toEqual([
      ...Array(40).fill('beat'),
      'too-fast',
      'too-fast',
      'too-fast',
    ]);
  });

  test('of 200 offers a second no more than forty arrive', async () => {
    const [loud, quiet] = [
      await peerLine(broker.port, 'loud'),
      await peerLine(broker.port, 'quiet'),
    ];
    const payload = { type: 'data', connectionId: 'c' };
    for (let i = 0; i < 200; i++) loud.send({ type: 'OFFER', dst: 'quiet', payload });
    expect(await loud.closed).toBe(CLOSED_VIOLATIONS);
    const voice = await peerLine(broker.port, 'voice');
    voice.send({ type: 'ANSWER', dst: 'quiet', payload });
    await quiet.next('ANSWER');
    expect(quiet.unread.map(({ type }) => type)).toEqual(Array(40).fill('OFFER'));
  });

  test('twenty a second may go on for ever', async () => {
    const line = await lobbyLine(broker.port);
    for (let second = 0; second < 10; second++) {
      for (let i = 0; i < 20; i++) await line.beat();
      await broker.clock.advance(1_000);
      await witness.beat();
    }
    expect(line.unread).toEqual([]);
  });
});

test('whoever asks and never reads is let go before the broker keeps more than a little for them', async () => {
  const burst = { burst: 1_000, perSecond: 1 };
  const busy = await start('T', { tablesPerSocket: 200, messages: burst });
  const [host, slow] = [await lobbyLine(busy.port), await lobbyLine(busy.port)];
  const options = Object.fromEntries(
    Array.from({ length: 24 }, (_, i) => [`option${i}`, 'x'.repeat(40)]),
  );
  for (let i = 0; i < 200; i++)
    await host.ask({ type: 'open', table: { ...TABLE, options }, again: null }, 'opened');
  slow.pause();
  // Some 300 kB each: more than both systems keep on the way, so the rest would lie in the broker.
  for (let id = 1; id <= 100; id++) slow.send({ type: 'watch', id, on: true });
  await until(() => busy.health().sockets === 1);
  await host.beat();
  await busy.close();
});

describe('too many', () => {
  test('of one address', async () => {
    const small = await start('T', { socketsPerAddress: 2 });
    const [one] = [await lobbyLine(small.port), await lobbyLine(small.port)];
    await expect(lobbyLine(small.port)).rejects.toThrow('503');
    await one.cut(small);
    await lobbyLine(small.port);
    await small.close();
  });

  test('in all, wherever they come from', async () => {
    const small = await start('T', { sockets: 2 }, { proxied: true });
    const from = (address: string) =>
      new RawLine(small.port, '/lobby', { 'X-Forwarded-For': address }).opened;
    await from('192.0.2.1');
    await from('192.0.2.2');
    await expect(from('192.0.2.3')).rejects.toThrow('503');
    await small.close();
  });

  test('knocks of one address, sockets and requests alike', async () => {
    const small = await start('T', { knocks: { burst: 2, perSecond: 1 } });
    expect((await get(small.port, '/health')).status).toBe(200);
    await lobbyLine(small.port);
    await expect(lobbyLine(small.port)).rejects.toThrow('429');
    expect((await get(small.port, '/health')).status).toBe(429);
    await small.clock.advance(1_000);
    expect((await get(small.port, '/health')).status).toBe(200);
    await small.close();
  });

  test('behind a proxy by the address it adds, never by what stands before it', async () => {
    const knocks = { burst: 1, perSecond: 0.001 };
    const behind = await start('T', { knocks }, { proxied: true });
    const open = await start('T', { knocks });
    const ask = async (port: number, forwarded: string) =>
      (await get(port, '/health', { 'X-Forwarded-For': forwarded })).status;
    expect(await ask(behind.port, '192.0.2.9, 192.0.2.1')).toBe(200);
    expect(await ask(behind.port, '192.0.2.8, 192.0.2.1')).toBe(429);
    expect(await ask(behind.port, '192.0.2.1, 192.0.2.2')).toBe(200);
    expect(await ask(open.port, '192.0.2.1')).toBe(200);
    expect(await ask(open.port, '192.0.2.2')).toBe(429);
    await Promise.all([behind.close(), open.close()]);
  });
});
