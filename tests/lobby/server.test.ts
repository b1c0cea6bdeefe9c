/** One port for everything: signalling as PeerJS speaks it, and what the broker says of itself. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ALIVE_TIMEOUT } from '../../src/broker/signalling';
import { RawLine, SECRETS, TABLE, get, lobbyLine, peerLine, start, type Started } from './bench';

let broker: Started;
beforeEach(async () => {
  broker = await start('K');
});
afterEach(() => broker.close());

describe('signalling', () => {
  const offer = {
    sdp: { type: 'offer', sdp: 'v=0\r\n' },
    type: 'data',
    connectionId: 'dc_1',
    label: 'dc_1',
    reliable: true,
    serialization: 'json',
    browser: 'chrome',
    metadata: { hello: 1 },
  };
  const candidate = {
    candidate: {
      candidate: 'candidate:1 1 udp 1 192.0.2.1 9 typ host',
      sdpMid: '0',
      sdpMLineIndex: 0,
    },
    type: 'data',
    connectionId: 'dc_1',
  };

  test('two peers exchange offer, answer and candidates', async () => {
    const [ada, ben] = [await peerLine(broker.port, 'ada'), await peerLine(broker.port, 'ben')];
    ada.send({ type: 'OFFER', dst: 'ben', payload: offer });
    expect(await ben.next('OFFER')).toEqual({
      type: 'OFFER',
      src: 'ada',
      dst: 'ben',
      payload: offer,
    });
    const answer = { ...offer, sdp: { type: 'answer', sdp: 'v=0\r\n' } };
    ben.send({ type: 'ANSWER', dst: 'ada', payload: answer });
    expect(await ada.next('ANSWER')).toMatchObject({ src: 'ben', payload: answer });
    ada.send({ type: 'CANDIDATE', dst: 'ben', payload: candidate });
    expect(await ben.next('CANDIDATE')).toMatchObject({ src: 'ada', payload: candidate });
  });

  test('who it comes from is what the broker knows, and nothing unknown is passed on', async () => {
    const [eve, ben] = [await peerLine(broker.port, 'eve'), await peerLine(broker.port, 'ben')];
    eve.send({ type: 'OFFER', src: 'ada', dst: 'ben', note: 1, payload: { ...offer, note: 2 } });
    expect(await ben.next('OFFER')).toEqual({
      type: 'OFFER',
      src: 'eve',
      dst: 'ben',
      payload: offer,
    });
  });

  test('an id that is in use stays with who has its token', async () => {
    await peerLine(broker.port, 'ada');
    const other = new RawLine(broker.port, '/peerjs/peerjs?key=peerjs&id=ada&token=other');
    expect(await other.next('ID-TAKEN')).toMatchObject({ type: 'ID-TAKEN' });
  });

  test('a peer that goes silent is let go after 15 seconds, one that beats is not', async () => {
    const [silent, alive] = [await peerLine(broker.port, 'a'), await peerLine(broker.port, 'b')];
    await broker.clock.advance(ALIVE_TIMEOUT - 5_000);
    // an answer to nobody in particular comes back from the same line, so the beat before it has been read
    alive.send({ type: 'HEARTBEAT' });
    alive.send({ type: 'ANSWER', dst: 'b', payload: offer });
    await alive.next('ANSWER');
    await broker.clock.advance(4_000);
    expect(broker.health()).toMatchObject({ peers: 2 });
    await broker.clock.advance(1_000);
    expect(await silent.closed).toBe(1006);
    alive.send({ type: 'ANSWER', dst: 'b', payload: offer });
    await alive.next('ANSWER');
  });
});

describe('what it says of itself', () => {
  test('/health counts, to whatever page asks', async () => {
    const line = await lobbyLine(broker.port);
    await line.ask(
      { type: 'hello', secret: SECRETS[0], person: { name: 'Ada', avatar: '' } },
      'greeted',
    );
    await line.ask({ type: 'open', table: TABLE, again: null }, 'opened');
    await peerLine(broker.port, 'ada');
    await broker.clock.advance(2_500);
    const answer = await get(broker.port, '/health', { Origin: 'https://games.example' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const health = (await answer.json()) as { memory: number };
    expect(health).toEqual({
      shard: 'K',
      people: 1,
      tables: 1,
      peers: 1,
      sockets: 2,
      memory: expect.any(Number) as number,
      uptime: 2,
    });
    expect(health.memory).toBeGreaterThan(1024 * 1024);
  });

  test('codes carry its shard', async () => {
    const line = await lobbyLine(broker.port);
    const { code } = await line.ask({ type: 'open', table: TABLE, again: null }, 'opened');
    expect(code).toMatch(/^K/);
  });

  test.each(['/', '/lobbyx', '/peerjs', '/health'])('no socket opens at %s', async (path) => {
    await expect(new RawLine(broker.port, path).opened).rejects.toThrow('404');
  });

  test('the list of all peers is nobody’s business', async () => {
    expect((await get(broker.port, '/peerjs/peerjs/peers')).status).toBe(401);
  });
});

test('a port that is taken is said in the words of the system', async () => {
  await expect(start('T', {}, { port: broker.port })).rejects.toThrow('EADDRINUSE');
});
