/** The app's side of the lobby, at one real broker. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Invitation } from '../../src/lib/link/lobby/messages';
import { SECRETS, SHOWN, TABLE, lobbyLine, until, type Started } from './bench';
import { announce, broker, client, endAll, isAll, notes, refusalOf, seen, stop } from './clients';

afterEach(endAll);

describe('one broker', () => {
  let t: { port: number; shard: string };
  let server: Started;
  beforeEach(async () => {
    server = await broker('T');
    t = { port: server.port, shard: 'T' };
  });

  test('a table is announced, listed, found, changed and closed', async () => {
    const [host, guest] = [client([t]), client([t], SECRETS[1])];
    const { announcement, claim, claims } = await announce(host);
    expect(claims).toEqual([claim]);
    expect((await guest.lobby.look()).tables).toEqual([{ ...SHOWN, code: claim.code }]);
    const found = await guest.lobby.find(` ${claim.code.toLowerCase()} `);
    expect(found).toMatchObject({
      ok: true,
      value: { peer: 'host-1', broker: { shard: 'T', peer: { port: t.port, path: '/peerjs' } } },
    });
    expect(await announcement.update({ ...TABLE, taken: 3 })).toEqual({ ok: true, value: null });
    expect(await guest.lobby.find(claim.code)).toMatchObject({ value: { table: { taken: 3 } } });
    expect(await announcement.close()).toEqual({ ok: true, value: null });
    expect(refusalOf(await guest.lobby.find(claim.code))).toEqual({ code: 'table-unknown' });
  });

  test('who watches sees tables and people come and go', async () => {
    const [host, guest] = [client([t]), client([t], SECRETS[1])];
    await seen(guest, isAll('open'));
    await guest.lobby.look();
    host.lobby.introduce({ name: 'Ada\u202e', avatar: '🦕' });
    const { claim } = await announce(host);
    const both = seen(guest, ({ tables, people }) => tables.length > 0 && people.length > 0);
    await server.clock.advance(1_000);
    expect(await both).toMatchObject({
      tables: [{ code: claim.code }],
      people: [{ name: 'Ada', avatar: '🦕' }],
      counts: { tables: 1, people: 1 },
    });
    host.lobby.close();
    await until(() => server.health().people === 0);
    const none = seen(guest, ({ counts }) => counts.people === 0 && counts.tables === 0);
    await server.clock.advance(1_000);
    expect(await none).toMatchObject({ tables: [], people: [] });
  });

  test('who stops watching keeps nothing, and sees all again after that', async () => {
    const [host, guest] = [client([t]), client([t], SECRETS[1])];
    await announce(host);
    const end = guest.lobby.watch(() => undefined);
    expect((await guest.lobby.look()).tables).toHaveLength(1);
    expect(guest.lobby.view.tables).toHaveLength(1);
    end();
    expect(guest.lobby.view.tables).toEqual([]);
    expect((await guest.lobby.look()).tables).toHaveLength(1);
  });

  test('F17: a reload gives the code back at once, though the old tab’s line still hangs', async () => {
    const before = client([t]);
    const { claim } = await announce(before);
    const after = client([t], SECRETS[1]);
    const again = await announce(after, { ...TABLE, peer: 'host-2' }, claim);
    expect(again.claim).toEqual(claim);
    expect(await after.lobby.find(claim.code)).toMatchObject({ value: { peer: 'host-2' } });
  });

  test('a host whose broker starts anew has a new code, and is told', async () => {
    const host = client([t]);
    await seen(host, isAll('open'));
    const { announcement, claim, claims } = await announce(host);
    await stop(server);
    await seen(host, isAll('down'));
    server = await broker('T', {}, { port: t.port });
    // Said in the moment of coming back, while the table still gets its new code.
    const updated = seen(host, isAll('open')).then(() =>
      announcement.update({ ...TABLE, taken: 2 }),
    );
    await host.clock.advance(1_000);
    await until(() => claims.length === 2);
    expect(claims[1]?.code).not.toBe(claim.code);
    expect(await updated).toEqual({ ok: true, value: null });
    expect(await host.lobby.find(String(claims[1]?.code))).toMatchObject({ ok: true });
  });

  test('a line that breaks is dialled again, and the table has the same code with what changed meanwhile', async () => {
    const host = client([t]);
    await seen(host, isAll('open'));
    host.lobby.introduce({ name: 'Ada', avatar: '' });
    const { announcement, claim, claims } = await announce(host);
    await until(() => server.health().people === 1);
    // The broker hears nothing for so long that it cuts the line.
    await server.clock.advance(13_000);
    await seen(host, isAll('down'));
    expect(await announcement.update({ ...TABLE, taken: 4 })).toMatchObject({ ok: false });
    expect(server.health()).toMatchObject({ tables: 0, people: 0 });
    await host.clock.advance(1_000);
    await until(() => server.health().tables === 1 && server.health().people === 1);
    const guest = client([t], SECRETS[1]);
    expect(await guest.lobby.find(claim.code)).toMatchObject({ value: { table: { taken: 4 } } });
    expect(claims).toEqual([claim]);
  });

  test('a table that was closed while the line was down stays closed', async () => {
    const host = client([t]);
    await seen(host, isAll('open'));
    const { announcement } = await announce(host);
    await server.clock.advance(13_000);
    await seen(host, isAll('down'));
    await announcement.close();
    await host.clock.advance(1_000);
    await seen(host, isAll('open'));
    await host.lobby.online();
    expect(server.health()).toMatchObject({ tables: 0 });
  });

  test('an invitation arrives, from the person it names, and one may answer with a look-up', async () => {
    const [host, guest] = [client([t]), client([t], SECRETS[1])];
    host.lobby.introduce({ name: 'Ada', avatar: '🦕' });
    guest.lobby.introduce({ name: 'Ben', avatar: '' });
    const { claim } = await announce(host);
    await until(() => server.health().people === 2);
    const [ben] = await host.lobby.online('ben');
    const invited = new Promise<Invitation>((resolve) => guest.lobby.onInvitation(resolve));
    expect(await host.lobby.invite(String(ben?.id), claim.code)).toEqual({ ok: true, value: null });
    const { from, code, table } = await invited;
    expect([from.name, code, table?.name]).toEqual(['Ada', claim.code, 'Feierabend']);
    expect(await guest.lobby.find(code)).toMatchObject({ ok: true });
  });

  test('who introduces themselves first may invite at once', async () => {
    const guest = client([t], SECRETS[1]);
    guest.lobby.introduce({ name: 'Ben', avatar: '' });
    await until(() => server.health().people === 1);
    const [ben] = await guest.lobby.online();
    const host = client([t]);
    host.lobby.introduce({ name: 'Ada', avatar: '' });
    expect(await host.lobby.invite(String(ben?.id), 'K23456')).toMatchObject({ ok: true });
  });

  test.each([
    ['a code with a vowel', 'TA3456', { code: 'code-bad', detail: { found: 'TA3456' } }],
    ['a code of no broker', 'K23456', { code: 'shard-unknown', detail: { shard: 'K' } }],
    ['a code of no table', 'T23456', { code: 'table-unknown' }],
  ])('looking up %s', async (_what, typed, refusal) => {
    expect(refusalOf(await client([t]).lobby.find(typed))).toEqual(refusal);
  });

  test('looking up a table whose host is away', async () => {
    const host = client([t]);
    const { claim } = await announce(host);
    host.lobby.close();
    await until(() => server.health().tables === 0);
    const refusal = { code: 'table-away' };
    expect(refusalOf(await client([t], SECRETS[1]).lobby.find(claim.code))).toEqual(refusal);
  });

  test('what could not be read there is not even sent', async () => {
    const { lobby } = client([t]);
    const { events } = notes();
    expect(refusalOf(lobby.introduce({ name: '\u200b', avatar: '' }))).toMatchObject({
      code: 'bad-message',
      detail: { at: 'name' },
    });
    expect(refusalOf(await lobby.announce({ ...TABLE, seats: 99 }, events))).toMatchObject({
      code: 'bad-message',
      detail: { at: 'seats' },
    });
    const claim = { code: 'T23456', secret: 'short' };
    expect(refusalOf(await lobby.announce(TABLE, events, claim))).toMatchObject({
      code: 'bad-message',
      detail: { at: 'secret' },
    });
    expect(server.health()).toMatchObject({ people: 0, tables: 0 });
  });

  test('the same person in a newer tab: the older line ends and does not fight', async () => {
    const [older, newer] = [client([t]), client([t])];
    older.lobby.introduce({ name: 'Ada', avatar: '' });
    await until(() => server.health().people === 1);
    newer.lobby.introduce({ name: 'Ada', avatar: '' });
    await seen(older, isAll('down'));
    await older.clock.advance(120_000);
    expect(older.lobby.view.brokers).toEqual([{ shard: 'T', state: 'down' }]);
    expect(refusalOf(await older.lobby.find('T23456'))).toEqual({ code: 'lobby-replaced' });
    expect(server.health()).toMatchObject({ people: 1 });
  });

  test('a broker with another shard than configured is left', async () => {
    const wrong = client([{ port: t.port, shard: 'K' }]);
    await seen(wrong, isAll('down'));
    const refusal = { code: 'broker-other-shard', detail: { shard: 'K' } };
    expect(refusalOf(await wrong.lobby.find('K23456'))).toEqual(refusal);
  });
});

test('a stranger who floods is out, and a client at the same broker notices nothing', async () => {
  const server = await broker('T');
  const host = client([{ port: server.port, shard: 'T' }]);
  const { claim } = await announce(host);
  const flooder = await lobbyLine(server.port);
  for (let i = 0; i < 500; i++) flooder.raw('x');
  await flooder.closed;
  expect(await host.lobby.find(claim.code)).toMatchObject({ ok: true });
  expect(host.lobby.view.brokers).toEqual([{ shard: 'T', state: 'open' }]);
});
