/** The app's side of the lobby, at no broker and at several: told apart by their shards, one of them lost. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Invitation } from '../../src/lib/link/lobby/messages';
import { SECRETS, TABLE, until, type Started } from './bench';
import { announce, broker, client, endAll, notes, refusalOf, seen, stop } from './clients';

afterEach(endAll);

describe('no broker at all', () => {
  test('everything says so, at once', async () => {
    const { lobby } = client([]);
    expect(await lobby.look()).toEqual({
      tables: [],
      people: [],
      counts: { tables: 0, people: 0 },
      brokers: [],
    });
    expect(refusalOf(await lobby.announce(TABLE, notes().events))).toEqual({ code: 'no-broker' });
    expect(refusalOf(await lobby.invite('0'.repeat(16), 'T23456'))).toEqual({ code: 'no-broker' });
    expect(refusalOf(await lobby.find('T23456'))).toMatchObject({ code: 'shard-unknown' });
    expect(await lobby.online()).toEqual([]);
  });
});

describe('two brokers side by side', () => {
  let first: Started;
  let second: Started;
  let both: { port: number; shard: string }[];
  beforeEach(async () => {
    [first, second] = [await broker('T'), await broker('K')];
    both = [
      { port: first.port, shard: 'T' },
      { port: second.port, shard: 'K' },
    ];
  });

  test('tables are told apart by the prefix, and listed together', async () => {
    const [one, two, guest] = [
      client(both),
      client([...both].reverse(), SECRETS[1]),
      client(both, SECRETS[2]),
    ];
    const [atFirst, atSecond] = [await announce(one), await announce(two)];
    expect([atFirst.claim.code[0], atSecond.claim.code[0]]).toEqual(['T', 'K']);
    const { tables, counts } = await guest.lobby.look();
    expect(tables.map(({ code }) => code)).toEqual([atFirst.claim.code, atSecond.claim.code]);
    expect(counts.tables).toBe(2);
    expect(await guest.lobby.find(atFirst.claim.code)).toMatchObject({
      value: { broker: { shard: 'T' } },
    });
    expect(await guest.lobby.find(atSecond.claim.code)).toMatchObject({
      value: { broker: { shard: 'K' } },
    });
  });

  test('a person at both is one person', async () => {
    const [ada, guest] = [client(both), client(both, SECRETS[1])];
    ada.lobby.introduce({ name: 'Ada', avatar: '' });
    await until(() => first.health().people + second.health().people === 2);
    const { people, counts } = await guest.lobby.look();
    expect([people.length, counts.people]).toEqual([1, 1]);
    expect(await guest.lobby.online('ada')).toEqual(people);
  });

  test('a code is taken again where it was', async () => {
    const host = client([...both].reverse());
    const { claim } = await announce(host);
    expect(claim.code[0]).toBe('K');
    const again = await announce(client(both, SECRETS[1]), TABLE, claim);
    expect(again.claim).toEqual(claim);
    expect(first.health()).toMatchObject({ tables: 0 });
  });

  test('an invitation finds whoever is only at the second', async () => {
    const [ada, ben] = [client(both), client(both.slice(1), SECRETS[1])];
    ada.lobby.introduce({ name: 'Ada', avatar: '' });
    ben.lobby.introduce({ name: 'Ben', avatar: '' });
    await until(() => second.health().people === 2);
    const { claim } = await announce(ada);
    expect(claim.code[0]).toBe('T');
    const [found] = await ada.lobby.online('ben');
    const invited = new Promise<Invitation>((resolve) => ben.lobby.onInvitation(resolve));
    expect(await ada.lobby.invite(String(found?.id), claim.code)).toMatchObject({ ok: true });
    expect(await invited).toMatchObject({ from: { name: 'Ada' }, code: claim.code, table: null });
  });

  test('F19: one is down: it is named, and the other does everything', async () => {
    await stop(first);
    const [host, guest] = [client(both), client(both, SECRETS[1])];
    const { claim } = await announce(host);
    expect(claim.code[0]).toBe('K');
    const view = await guest.lobby.look();
    expect(view.tables.map(({ code }) => code)).toEqual([claim.code]);
    expect(view.brokers).toEqual([
      { shard: 'T', state: 'down' },
      { shard: 'K', state: 'open' },
    ]);
    const down = { code: 'broker-down', detail: { shard: 'T' } };
    expect(refusalOf(await guest.lobby.find('T23456'))).toEqual(down);
    expect(await guest.lobby.find(claim.code)).toMatchObject({ ok: true });
  });

  test('one is lost while people watch: its tables go, those of the other stay, and all come back', async () => {
    const [one, two] = [client(both), client([...both].reverse(), SECRETS[1])];
    const [atFirst, atSecond] = [await announce(one), await announce(two)];
    const guest = client(both, SECRETS[2]);
    await seen(guest, ({ tables }) => tables.length === 2);
    const half = seen(guest, ({ tables }) => tables.length === 1);
    await stop(first);
    expect((await half).tables.map(({ code }) => code)).toEqual([atSecond.claim.code]);
    await until(() => one.lobby.view.brokers[0]?.state === 'down');
    await broker('T', {}, { port: first.port });
    await one.clock.advance(1_000);
    await until(() => atFirst.claims.length === 2);
    const whole = seen(guest, ({ tables }) => tables.length === 2);
    await guest.clock.advance(1_000);
    expect((await whole).tables.map(({ code }) => code)).toEqual([
      atFirst.claims[1]?.code,
      atSecond.claim.code,
    ]);
  });

  test('all are down: that is said', async () => {
    await Promise.all([stop(first), stop(second)]);
    const { lobby } = client(both);
    const down = { code: 'broker-down', detail: { shard: 'K' } };
    expect(refusalOf(await lobby.announce(TABLE, notes().events))).toEqual(down);
  });

  test('one that is full does not stop the other', async () => {
    const full = await broker('D', { tables: 0 });
    const host = client([{ port: full.port, shard: 'D' }, ...both]);
    expect((await announce(host)).claim.code[0]).toBe('T');
  });
});
