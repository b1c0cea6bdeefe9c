/** Tables of a running broker, over real sockets: how they open, change, vanish and come back. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KEPT_FOR } from '../../src/broker/tables';
import { parseCode } from '../../src/lib/link/lobby/codes';
import { SECRETS, SHOWN, TABLE, lobbyLine, start, type RawLine, type Started } from './bench';

let broker: Started;
beforeEach(async () => {
  broker = await start();
});
afterEach(() => broker.close());

const line = () => lobbyLine(broker.port);

const open = async (host: RawLine, table: object = TABLE) => {
  const { code, secret } = await host.ask({ type: 'open', table, again: null }, 'opened');
  return { code: String(code), secret: String(secret) };
};

const find = (who: RawLine, code: string, expected = 'found') =>
  who.ask({ type: 'find', code }, expected);

/** Looks at the list of tables; what was told before does not count. */
const tablesFor = async (who: RawLine) => {
  const { tables } = await who.ask({ type: 'watch', on: true }, 'picture');
  await who.ask({ type: 'watch', on: false }, 'done');
  return tables;
};

describe('the life of a table', () => {
  test('opens with a code of the shard, is found with its peer, changes, and closes', async () => {
    const [host, guest] = [await line(), await line()];
    const { code } = await open(host);
    expect(parseCode(code)).toEqual({ ok: true, value: code });
    expect(code[0]).toBe('T');
    expect(await find(guest, code)).toMatchObject({
      peer: 'host-1',
      table: { ...SHOWN, code },
    });
    await host.ask({ type: 'update', code, table: { ...TABLE, taken: 2 } }, 'done');
    expect(await find(guest, code)).toMatchObject({ table: { taken: 2 } });
    await host.ask({ type: 'close', code }, 'done');
    expect(await find(guest, code, 'refused')).toMatchObject({ code: 'table-unknown' });
  });

  test('who watches is told once a second what changed, and never a peer', async () => {
    const [host, guest] = [await line(), await line()];
    const first = await guest.ask({ type: 'watch', on: true }, 'picture');
    expect(first).toMatchObject({ tables: [], counts: { tables: 0, people: 0 } });
    const { code } = await open(host);
    await broker.clock.advance(999);
    await guest.beat();
    expect(guest.unread.filter(({ type }) => type === 'news')).toEqual([]);
    await broker.clock.advance(1);
    const news = await guest.next('news');
    expect(news).toEqual({
      type: 'news',
      tables: [{ ...SHOWN, code }],
      people: [],
      goneTables: [],
      gonePeople: [],
      counts: { tables: 1, people: 0 },
    });
    await host.ask({ type: 'close', code }, 'done');
    await broker.clock.advance(1_000);
    expect(await guest.next('news')).toMatchObject({ tables: [], goneTables: [code] });
    await broker.clock.advance(1_000);
    await guest.beat();
    expect(guest.unread.filter(({ type }) => type === 'news')).toEqual([]);
  });

  test('whoever begins to watch while others do sees the same picture', async () => {
    const [host, one, two] = [await line(), await line(), await line()];
    await one.ask({ type: 'watch', on: true }, 'picture');
    const { code } = await open(host);
    expect(await two.ask({ type: 'watch', on: true }, 'picture')).toMatchObject({ tables: [] });
    await broker.clock.advance(1_000);
    for (const watcher of [one, two])
      expect(await watcher.next('news')).toMatchObject({ tables: [{ code }] });
  });

  test('a table that is not listed is found by its code alone', async () => {
    const [host, guest] = [await line(), await line()];
    const { code } = await open(host, { ...TABLE, listed: false });
    expect(await tablesFor(guest)).toEqual([]);
    expect(await find(guest, code)).toMatchObject({ table: { code } });
  });

  test('tables with a free seat come first', async () => {
    const host = await line();
    await open(host, { ...TABLE, name: 'voll', taken: 4 });
    await open(host, { ...TABLE, name: 'spielt', playing: true });
    await open(host, { ...TABLE, name: 'frei' });
    const tables = (await tablesFor(host)) as { name: string }[];
    expect(tables.map(({ name }) => name)).toEqual(['frei', 'voll', 'spielt']);
  });

  test('nobody else changes or closes a table', async () => {
    const [host, other] = [await line(), await line()];
    const { code } = await open(host);
    const changed = { ...TABLE, peer: 'thief' };
    for (const question of [
      { type: 'update', code, table: changed },
      { type: 'close', code },
    ])
      expect(await other.ask(question, 'refused')).toMatchObject({ code: 'table-not-yours' });
    expect(await find(other, code)).toMatchObject({ peer: 'host-1' });
  });

  test('one line keeps three tables open', async () => {
    const host = await line();
    const codes = [await open(host), await open(host), await open(host)];
    const fourth = { type: 'open', table: TABLE, again: null };
    expect(await host.ask(fourth, 'refused')).toMatchObject({ code: 'too-many-tables' });
    await host.ask({ type: 'close', code: codes[1]?.code }, 'done');
    expect(await host.ask(fourth, 'opened')).toMatchObject({ type: 'opened' });
  });
});

describe('a host that goes', () => {
  test('a tab that is killed takes its table off the list with the next second', async () => {
    const [host, guest] = [await line(), await line()];
    const { code } = await open(host);
    await guest.ask({ type: 'watch', on: true }, 'picture');
    await host.cut(broker);
    await broker.clock.advance(1_000);
    expect(await guest.next('news')).toMatchObject({ goneTables: [code], counts: { tables: 0 } });
    expect(await find(guest, code, 'refused')).toMatchObject({ code: 'table-away' });
  });

  test('a line that goes silent is gone, and told of, within 15 seconds', async () => {
    const [host, guest] = [await line(), await line()];
    const { code } = await open(host);
    await host.ask(
      { type: 'hello', secret: SECRETS[0], person: { name: 'Ada', avatar: '' } },
      'greeted',
    );
    await guest.ask({ type: 'watch', on: true }, 'picture');
    for (const second of [5, 10]) {
      await broker.clock.advance(second * 1_000 - broker.clock.now());
      await guest.beat();
    }
    await broker.clock.advance(11_000 - broker.clock.now());
    await guest.beat();
    expect(guest.unread.filter(({ type }) => type === 'news')).toEqual([]);
    await broker.clock.advance(14_000 - broker.clock.now());
    expect(await guest.next('news')).toMatchObject({
      goneTables: [code],
      gonePeople: [expect.any(String)],
      counts: { tables: 0, people: 0 },
    });
    expect(await host.closed).toBe(1006);
  });

  test('beats keep a line for as long as they come', async () => {
    const host = await line();
    const { code } = await open(host);
    for (let beats = 0; beats < 6; beats++) {
      await broker.clock.advance(5_000);
      await host.beat();
    }
    expect(await find(host, code)).toMatchObject({ peer: 'host-1' });
  });
});

describe('a code that is taken again', () => {
  const again = (host: RawLine, claim: object, expected: string) =>
    host.ask({ type: 'open', table: { ...TABLE, peer: 'host-2' }, again: claim }, expected);

  test('F17: after a reload, at once, while the line before still hangs', async () => {
    const [before, after, guest] = [await line(), await line(), await line()];
    const claim = await open(before);
    expect(await again(after, claim, 'opened')).toMatchObject(claim);
    expect(await find(guest, claim.code)).toMatchObject({ peer: 'host-2' });
    // The old line is not the host any more, and its end does not take the table with it.
    const stale = { type: 'update', code: claim.code, table: TABLE };
    expect(await before.ask(stale, 'refused')).toMatchObject({ code: 'table-not-yours' });
    await before.cut(broker);
    expect(await find(guest, claim.code)).toMatchObject({ peer: 'host-2' });
    expect(broker.health()).toMatchObject({ tables: 1 });
  });

  test('until ten minutes after the host went, and then the code is free', async () => {
    const host = await line();
    const claim = await open(host);
    await host.cut(broker);
    await broker.clock.advance(KEPT_FOR - 1_000);
    const soon = await line();
    expect(await again(soon, claim, 'opened')).toMatchObject(claim);
    await soon.cut(broker);
    await broker.clock.advance(KEPT_FOR + 1_000);
    const late = await line();
    expect(await again(late, claim, 'refused')).toMatchObject({ code: 'table-unknown' });
  });

  test.each([
    ['with another secret', (code: string) => ({ code, secret: SECRETS[0] }), 'code-not-yours'],
    ['that never was', () => ({ code: 'T22222', secret: SECRETS[0] }), 'table-unknown'],
  ])('%s is refused, and nothing changes', async (_what, claim, refusal) => {
    const [host, thief] = [await line(), await line()];
    const { code } = await open(host);
    expect(await again(thief, claim(code), 'refused')).toMatchObject({ code: refusal });
    expect(await find(thief, code)).toMatchObject({ peer: 'host-1' });
    expect(broker.health()).toMatchObject({ tables: 1 });
  });
});

test('codes run out by name', async () => {
  const small = await start('T', { tables: 1 });
  const host = await lobbyLine(small.port);
  await open(host);
  const second = { type: 'open', table: TABLE, again: null };
  expect(await host.ask(second, 'refused')).toMatchObject({ code: 'broker-full' });
  await small.close();
});

test('codes cannot be tried out: twenty look-ups at once, then one a second, on all lines of an address', async () => {
  const lines = [await line(), await line()] as const;
  const tried: unknown[] = [];
  for (let i = 0; i < 22; i++)
    tried.push((await find(lines[i % 2 ? 1 : 0], 'T99999', 'refused'))['code']);
  expect(tried).toEqual([...Array(20).fill('table-unknown'), 'too-fast', 'too-fast']);
  await broker.clock.advance(1_000);
  expect(await find(lines[1], 'T99999', 'refused')).toMatchObject({ code: 'table-unknown' });
});
