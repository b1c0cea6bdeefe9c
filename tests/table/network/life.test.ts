/** Life of a table: sitting down, beginning, leaving, coming back, and the next match. */
import { describe, expect, test } from 'vitest';
import type { ActionEntry } from '../../../src/lib/game/contract';
import { speed } from '../../../src/lib/games/speed/rules';
import { speedrun } from '../../../src/lib/games/speedrun/rules';
import { speedsaurus } from '../../../src/lib/games/speedsaurus/rules';
import { TestTable, rulesOf } from './table';

const seatsOf = (table: TestTable): string[] =>
  (table.host.match?.seated ?? []).map(({ name, kind }) => (kind === 'human' ? name : kind));

describe('before a match', () => {
  test('C-06 only the host begins, and only when all others are ready', async () => {
    const table = new TestTable(speedrun, rulesOf(speedrun, 4));
    const mia = await table.join('Mia');
    expect(table.people).toEqual(['Host 0', 'Mia 1']);
    expect(await table.wish(mia, { do: 'start' })).toBe('not-host');
    expect(await table.wish(table.host, { do: 'start' })).toBe('not-all-ready');
    await table.wish(mia, { do: 'ready', on: true });
    expect(await table.wish(table.host, { do: 'start' })).toBeNull();
    expect(seatsOf(table)).toEqual(['Host', 'Mia', 'easy', 'easy']);
  });

  test('a seat is taken once; the host removes people, nobody else does', async () => {
    const table = new TestTable(speedrun, rulesOf(speedrun, 3));
    const mia = await table.join('Mia');
    const ben = await table.join('Ben');
    expect(await table.wish(ben, { do: 'sit', seat: 1 })).toBe('seat-taken');
    expect(await table.wish(ben, { do: 'sit', seat: 3 })).toBe('seat-taken');
    expect(await table.wish(ben, { do: 'sit', seat: null })).toBeNull();
    expect(await table.wish(ben, { do: 'ready', on: true })).toBe('not-seated');
    expect(await table.wish(mia, { do: 'kick', member: 3 })).toBe('not-host');
    expect(table.people).toEqual(['Host 0', 'Mia 1', 'Ben –']);
    await table.wish(table.host, { do: 'kick', member: 3 });
    expect(table.people).toEqual(['Host 0', 'Mia 1']);
  });

  test('SA-04, SA-06 „leer“ needs two people, and two of them get a computer', async () => {
    const table = new TestTable(speedsaurus, rulesOf(speedsaurus, 5, { free: 'empty' }));
    expect(await table.wish(table.host, { do: 'start' })).toBe('needs-two-people');
    await table.join('Mia');
    expect(await table.start()).toBeNull();
    expect(seatsOf(table)).toEqual(['Host', 'Mia', 'easy']);
  });

  test('SA-05 people sit on four places of six', async () => {
    const rules = rulesOf(speedsaurus, 6, { spectators: false });
    const table = new TestTable(speedsaurus, rules);
    for (const name of ['Mia', 'Ben', 'Ida']) await table.join(name);
    const late = await table.join('Jan');
    expect(late.caller?.ended?.code).toBe('table-full');
    expect(table.people).toEqual(['Host 0', 'Mia 1', 'Ben 2', 'Ida 3']);
    expect(await table.start()).toBeNull();
    expect(seatsOf(table)).toEqual(['Host', 'Mia', 'Ben', 'Ida', 'easy', 'easy']);
  });

  test('who is away for two minutes loses the place', async () => {
    const table = new TestTable(speedrun, rulesOf(speedrun, 3));
    const mia = await table.join('Mia');
    mia.kill();
    await table.clock.advance(6_000);
    expect(table.people).toEqual(['Host 0', 'Mia 1 away']);
    await table.clock.advance(120_000);
    expect(table.people).toEqual(['Host 0']);
  });
});

describe('in a match', () => {
  test('F15 an action for another seat is refused, and nothing changes', async () => {
    const table = new TestTable(speedrun, rulesOf(speedrun, 2));
    const mia = await table.join('Mia');
    await table.start();
    const before = table.host.match?.journal.log.length;
    let answer: string | undefined;
    void mia.place?.guest?.act({ seat: 0, do: 'move', from: -1 } as ActionEntry).then((refusal) => {
      answer = refusal?.code;
    });
    await table.clock.advance(200);
    expect([answer, table.host.match?.journal.log.length]).toEqual(['not-your-seat', before]);
  });

  test('F16 a device that is switched off is marked away within six seconds', async () => {
    const table = new TestTable(speedrun, rulesOf(speedrun, 2));
    const mia = await table.join('Mia');
    await table.start();
    mia.kill();
    await table.clock.advance(6_000);
    expect(table.roomOf(table.host).away.map(({ seat }) => seat)).toEqual([1]);
  });

  test('F18, F22 who comes back is connected after an answer, on the same seat', async () => {
    const table = new TestTable(speedrun, rulesOf(speedrun, 3));
    const mia = await table.join('Mia');
    const ben = await table.join('Ben');
    await table.start();
    mia.kill();
    await table.clock.advance(10_000);
    mia.boot();
    expect(mia.caller?.state).toBe('connecting');
    await table.clock.advance(2_500);
    expect(mia.caller?.state).toBe('connected');
    expect([mia, ben].map(({ place }) => place?.match?.state.viewer)).toEqual([1, 2]);
    expect(table.roomOf(ben).away).toEqual([]);
  });

  test('F20 the host is switched off: same table, same host, same seats, one match', async () => {
    const table = new TestTable(speedrun, rulesOf(speedrun, 3));
    const mia = await table.join('Mia');
    await table.start();
    const { table: id, match } = table.roomOf(mia);
    table.host.kill();
    await table.clock.advance(8_000);
    expect(mia.caller?.state).toBe('lost');
    table.host.boot();
    await table.clock.advance(12_000);
    const room = table.roomOf(mia);
    expect([room.table, room.match, room.host, room.players]).toEqual([id, match, 1, [1, 2, null]]);
    expect([mia.caller?.state, mia.place?.match?.state.viewer]).toEqual(['connected', 1]);
  });

  test('without a clock the others may hand a seat to the computer after two minutes', async () => {
    const table = new TestTable(speedrun, rulesOf(speedrun, 3));
    const mia = await table.join('Mia');
    await table.join('Ben');
    await table.start();
    mia.kill();
    await table.clock.advance(60_000);
    expect(await table.wish(table.host, { do: 'lend', seat: 1 })).toBe('lend-too-early');
    expect(await table.wish(table.host, { do: 'lend', seat: 2 })).toBe('not-away');
    await table.clock.advance(70_000);
    expect(await table.wish(table.host, { do: 'lend', seat: 1 })).toBeNull();
    expect(table.roomOf(table.host).lent).toEqual([]);
    const ben = table.guests[1];
    if (ben === undefined) throw new Error('Ben is not there');
    expect(await table.wish(ben, { do: 'lend', seat: 1 })).toBeNull();
    expect(table.roomOf(ben).lent).toEqual([1]);
    mia.boot();
    await table.clock.advance(5_000);
    expect(table.roomOf(ben).lent).toEqual([]);
  });

  test.each([
    ['RU-23 Speedrun at once', speedrun, 3, 0, 0],
    ['RU-23 Speedrun after more than two minutes', speedrun, 3, 121_000, -10],
    ['C-20 Speedsaurus at once', speedsaurus, 3, 0, -10],
  ])('leaving costs: %s', async (_name, game, seats, after, points) => {
    const table = new TestTable(game, rulesOf(game, seats));
    const mia = await table.join('Mia');
    await table.start();
    await table.clock.advance(after);
    expect(await table.wish(mia, { do: 'leave' })).toBeNull();
    const room = table.roomOf(table.host);
    expect(room.left).toEqual([{ seat: 1, name: 'Mia', points }]);
    expect(room.players).toEqual([1, null, null]);
    expect(table.people).toEqual(['Host 0']);
  });

  test('real time runs once both have said so, and stands still while one is away', async () => {
    const table = new TestTable(speed, rulesOf(speed, 2));
    const mia = await table.join('Mia');
    await table.start();
    const moment = () => mia.place?.match?.state.moment;
    expect([moment()?.paused, moment()?.unready]).toEqual([true, [0, 1]]);
    void mia.place?.guest?.pause(false);
    await table.clock.advance(200);
    expect([moment()?.paused, moment()?.unready]).toEqual([true, [0]]);
    void table.host.place?.guest?.pause(false);
    await table.clock.advance(200);
    expect([moment()?.paused, moment()?.unready]).toEqual([true, []]);
    await table.clock.advance(3_000);
    expect(moment()?.paused).toBe(false);
    table.guests[0]?.kill();
    await table.clock.advance(6_000);
    expect(table.host.place?.match?.state.moment.unready).toEqual([1]);
  });
});
