/** C-07 to C-10, DR-41, ZO-11: time to think, ten seconds of grace, then the computer decides, once. */
import { expect, test } from 'vitest';
import { speeddrache } from '../../../src/lib/games/speeddrache/rules';
import { speedrun } from '../../../src/lib/games/speedrun/rules';
import type { TableRules } from '../../../src/lib/table/room/state';
import { TestTable, rulesOf } from './table';

/** Speedrun for two people who never touch anything; how long the log is after so many seconds. */
const untouched = async (thinking: TableRules['thinking'], seconds: readonly number[]) => {
  const table = new TestTable(speedrun, rulesOf(speedrun, 2, { thinking }));
  await table.join('Mia');
  await table.start();
  // The lot for who begins is drawn by the table itself.
  while (table.host.place?.match?.state.moment.due?.what !== 'roll') await table.clock.advance(50);
  const drawn = table.host.match?.journal.log.length ?? 0;
  const lengths: number[] = [];
  let passed = 0;
  for (const until of seconds) {
    await table.clock.advance((until - passed) * 1000);
    passed = until;
    lengths.push((table.host.match?.journal.log.length ?? 0) - drawn);
  }
  return lengths;
};

test.each([
  ['30 seconds', 30, [39, 41], [0, 1]],
  ['two minutes', 120, [129, 131], [0, 1]],
  ['without a clock', null, [600, 3_600], [0, 0]],
] as const)(
  'Speedrun, %s: the die is rolled for who does not',
  async (_name, thinking, at, log) => {
    expect(await untouched(thinking, at)).toEqual(log);
  },
);

test('what is left is told, and what has been chosen stands', async () => {
  const rules = rulesOf(speeddrache, 3, { thinking: 30 });
  const table = new TestTable(speeddrache, rules);
  const mia = await table.join('Mia');
  await table.start();
  const moment = () => mia.place?.match?.state.moment;
  while (!(moment()?.acting.includes(1) ?? false)) await table.clock.advance(50);
  const length = table.host.match?.journal.log.length ?? 0;
  const told = moment()?.thinking;
  expect([(told?.left ?? 0) > 28_000, told?.grace]).toEqual([true, 10_000]);
  const { guest } = table.placeOf(mia);
  void guest?.act({ seat: 1, do: 'leave' });
  await table.clock.advance(35_000);
  expect(moment()?.thinking?.left).toBeDefined();
  expect(table.host.match?.journal.log.length).toBe(length);
  await table.clock.advance(6_000);
  // The host was played for; the guest's own choice is the one that counts.
  const choices = table.host.match?.journal.log.find(
    (entry) => 'do' in entry && entry.do === 'choices',
  );
  expect((choices as unknown as { choices: unknown[] }).choices[1]).toBe('leave');
});
