import { describe, expect, test } from 'vitest';
import { parseBrokers } from '../../src/lib/link/lobby/brokers';

const APP = 'https://games.example/table/';

const read = (url: string, base = APP) => {
  const brokers = parseBrokers(JSON.stringify([{ shard: 'T', url }]), base);
  if (!brokers.ok) return brokers.refusal;
  const [{ lobby, peer } = { lobby: '', peer: null }] = brokers.value;
  return { lobby, peer };
};

describe('an address of a broker', () => {
  test.each([
    ['wss://b.example', 'wss://b.example/lobby', 'b.example', 443, '/peerjs', true],
    ['https://b.example/', 'wss://b.example/lobby', 'b.example', 443, '/peerjs', true],
    ['http://10.0.0.2:9000', 'ws://10.0.0.2:9000/lobby', '10.0.0.2', 9000, '/peerjs', false],
    ['ws://b.example/x/', 'ws://b.example/x/lobby', 'b.example', 80, '/x/peerjs', false],
    ['/broker', 'wss://games.example/broker/lobby', 'games.example', 443, '/broker/peerjs', true],
    [
      'broker/',
      'wss://games.example/table/broker/lobby',
      'games.example',
      443,
      '/table/broker/peerjs',
      true,
    ],
    ['wss://[::1]:9000', 'wss://[::1]:9000/lobby', '[::1]', 9000, '/peerjs', true],
  ])('%s', (url, lobby, host, port, path, secure) => {
    expect(read(url)).toEqual({ lobby, peer: { host, port, path, secure } });
  });

  test('relative to an app without TLS it has none', () => {
    expect(read('/', 'http://192.168.1.5:4173/')).toMatchObject({
      lobby: 'ws://192.168.1.5:4173/lobby',
    });
  });

  test.each([
    'ftp://b.example',
    'javascript:alert(1)',
    'wss://',
    'https://me@b.example',
    '/?a=1',
    '/#a',
  ])('%s is none', (url) => {
    expect(read(url)).toEqual({ code: 'brokers-url-bad', detail: { shard: 'T', url } });
  });
});

describe('a list of brokers', () => {
  test('keeps its order and may be empty', () => {
    const text = JSON.stringify([
      { shard: 'T', url: '/a' },
      { shard: 'K', url: '/b' },
    ]);
    const brokers = parseBrokers(text, APP);
    expect(brokers.ok && brokers.value.map(({ shard }) => shard)).toEqual(['T', 'K']);
    expect(parseBrokers('[]', APP)).toEqual({ ok: true, value: [] });
  });

  const many = Array.from({ length: 13 }, () => ({ shard: 'T', url: '/' }));

  test.each([
    ['not JSON', '[', { code: 'brokers-not-json' }],
    ['no list', '{}', { code: 'brokers-bad', detail: { at: '', found: 'Object' } }],
    [
      'a shard that no code has',
      '[{"shard":"O","url":"/"}]',
      { code: 'brokers-bad', detail: { at: '0.shard', found: '"O"' } },
    ],
    [
      'no address',
      '[{"shard":"T"}]',
      { code: 'brokers-bad', detail: { at: '0.url', found: 'undefined' } },
    ],
    [
      'a word that means nothing',
      '[{"shard":"T","url":"/","key":1}]',
      { code: 'brokers-bad', detail: { at: '0.key', found: '"key"' } },
    ],
    [
      'a shard twice',
      '[{"shard":"T","url":"/a"},{"shard":"T","url":"/b"}]',
      { code: 'brokers-shard-twice', detail: { shard: 'T' } },
    ],
    ['too many', JSON.stringify(many), { code: 'brokers-bad', detail: { at: '', found: '13' } }],
  ])('%s is refused', (_what, text, refusal) => {
    expect(parseBrokers(text, APP)).toEqual({ ok: false, refusal });
  });
});
