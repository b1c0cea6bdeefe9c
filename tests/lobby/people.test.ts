/** Who is online, and invitations, over real sockets. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MOST_SHOWN } from '../../src/broker/lobby';
import { CLOSED_REPLACED } from '../../src/lib/link/lobby/messages';
import { SECRETS, TABLE, lobbyLine, start, type RawLine, type Started } from './bench';

let broker: Started;
beforeEach(async () => {
  broker = await start();
});
afterEach(() => broker.close());

const line = () => lobbyLine(broker.port);

const greet = (who: RawLine, secret: string, name: string | null) =>
  who.ask(
    { type: 'hello', secret, person: name === null ? null : { name, avatar: '🦕' } },
    'greeted',
  );

const seek = async (who: RawLine, text: string) => {
  const { people } = await who.ask({ type: 'seek', text }, 'people');
  return (people as { name: string }[]).map(({ name }) => name);
};

describe('a person', () => {
  test('is seen with name, avatar and an id that says nothing of the secret', async () => {
    const [ada, other] = [await line(), await line()];
    const { person, shard } = await greet(ada, SECRETS[0], 'Ada');
    expect(shard).toBe('T');
    expect(person).toMatch(/^[0-9a-f]{16}$/);
    const { people } = await other.ask({ type: 'watch', on: true }, 'picture');
    expect(people).toEqual([{ id: person, name: 'Ada', avatar: '🦕' }]);
  });

  test('who only looks is not seen, and who hides is gone', async () => {
    const [ada, other] = [await line(), await line()];
    await greet(other, SECRETS[1], null);
    await greet(ada, SECRETS[0], 'Ada');
    expect(await seek(other, '')).toEqual(['Ada']);
    await greet(ada, SECRETS[0], null);
    expect(await seek(other, '')).toEqual([]);
  });

  test('may change the name, and is the same person', async () => {
    const ada = await line();
    const before = await greet(ada, SECRETS[0], 'Ada');
    const after = await greet(ada, SECRETS[0], 'Ada L.');
    expect(after['person']).toBe(before['person']);
    expect(await seek(ada, '')).toEqual(['Ada L.']);
  });

  test('another secret on the same line is another person, and only that one', async () => {
    const ada = await line();
    await greet(ada, SECRETS[0], 'Ada');
    await greet(ada, SECRETS[1], 'Ben');
    expect(await seek(ada, '')).toEqual(['Ben']);
    expect(broker.health()).toMatchObject({ people: 1 });
  });

  test('comes back by a new line while the old one hangs: the old one is closed', async () => {
    const [before, after] = [await line(), await line()];
    const first = await greet(before, SECRETS[0], 'Ada');
    const second = await greet(after, SECRETS[0], 'Ada');
    expect(second['person']).toBe(first['person']);
    expect(await before.closed).toBe(CLOSED_REPLACED);
    expect(await seek(after, '')).toEqual(['Ada']);
  });

  test('is gone at once when the line ends', async () => {
    const [ada, other] = [await line(), await line()];
    await greet(ada, SECRETS[0], 'Ada');
    await other.ask({ type: 'watch', on: true }, 'picture');
    await ada.cut(broker);
    await broker.clock.advance(1_000);
    expect(await other.next('news')).toMatchObject({
      gonePeople: [expect.any(String)],
      counts: { people: 0 },
    });
  });

  test('is found by a part of the name, whatever the size of its letters', async () => {
    const [ada, ben] = [await line(), await line()];
    await greet(ada, SECRETS[0], 'Ada Lovelace');
    await greet(ben, SECRETS[1], 'Ben');
    expect(await seek(ben, 'LOVE')).toEqual(['Ada Lovelace']);
    expect(await seek(ben, 'x')).toEqual([]);
  });

  test('the list shows those who have been here longest, and counts all', async () => {
    const crowd = await start('T', {
      socketsPerAddress: 300,
      knocks: { burst: 300, perSecond: 1 },
    });
    const lines: RawLine[] = [];
    for (let i = 0; i <= MOST_SHOWN; i++) {
      const one = await lobbyLine(crowd.port);
      await greet(one, String(i).padStart(32, '0'), `Person ${i}`);
      lines.push(one);
    }
    const last = lines.at(-1) as RawLine;
    const { people, counts } = await last.ask({ type: 'watch', on: true }, 'picture');
    expect((people as unknown[]).length).toBe(MOST_SHOWN);
    expect((people as { name: string }[]).map(({ name }) => name)).not.toContain('Person 200');
    expect(counts).toEqual({ tables: 0, people: 201 });
    expect(await seek(last, 'person 200')).toEqual(['Person 200']);
    await crowd.close();
  });
});

describe('an invitation', () => {
  /** Two people, the first with a table. */
  const party = async () => {
    const [host, guest] = [await line(), await line()];
    const ada = await greet(host, SECRETS[0], 'Ada');
    const ben = await greet(guest, SECRETS[1], 'Ben');
    const { code } = await host.ask({ type: 'open', table: TABLE, again: null }, 'opened');
    return {
      host,
      guest,
      code: String(code),
      ada: String(ada['person']),
      ben: String(ben['person']),
    };
  };

  test('says from whom and to which table', async () => {
    const { host, guest, code, ada, ben } = await party();
    await host.ask({ type: 'invite', to: ben, code }, 'done');
    expect(await guest.next('invitation')).toMatchObject({
      from: { id: ada, name: 'Ada', avatar: '🦕' },
      code,
      table: { code, name: 'Feierabend', taken: 1 },
    });
  });

  test('may lead to a table at another broker, of which nothing is known here', async () => {
    const { host, guest, ben } = await party();
    await host.ask({ type: 'invite', to: ben, code: 'K23456' }, 'done');
    expect(await guest.next('invitation')).toMatchObject({ code: 'K23456', table: null });
  });

  test.each([
    ['to nobody', 'nobody', null, 'person-gone'],
    ['to a table that is not', null, 'T99999', 'table-unknown'],
  ])('%s is refused', async (_what, to, at, refusal) => {
    const { host, guest, code, ben } = await party();
    const question = {
      type: 'invite',
      to: to === null ? ben : '0'.repeat(16),
      code: at ?? code,
    };
    expect(await host.ask(question, 'refused')).toMatchObject({ code: refusal });
    await guest.beat();
    expect(guest.unread).toEqual([]);
  });

  test('from somebody unseen is refused', async () => {
    const { guest, code, ben } = await party();
    const unseen = await line();
    const question = { type: 'invite', to: ben, code };
    expect(await unseen.ask(question, 'refused')).toMatchObject({ code: 'not-introduced' });
    await guest.beat();
    expect(guest.unread).toEqual([]);
  });

  test('five at once, then one every two seconds', async () => {
    const { host, guest, code, ben } = await party();
    const question = { type: 'invite', to: ben, code };
    for (let i = 0; i < 5; i++) await host.ask(question, 'done');
    expect(await host.ask(question, 'refused')).toMatchObject({ code: 'too-fast' });
    await broker.clock.advance(2_000);
    await host.ask(question, 'done');
    await guest.beat();
    expect(guest.unread.map(({ type }) => type)).toEqual(Array(6).fill('invitation'));
  });
});
