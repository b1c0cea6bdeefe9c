/** C-23, C-24, C-25: after a match the table stays, and the next one begins by itself when all are back. */
import { expect, test } from 'vitest';
import { speed } from '../../../src/lib/games/speed/rules';
import type { Device } from '../../../src/cli/storm/devices';
import { TestTable, rulesOf } from './table';

/** Two people whose match of Speed is over: the guest's device plays for both until then. */
const finished = async () => {
  const table = new TestTable(speed, rulesOf(speed, 2, { free: 'empty' }));
  const mia = await table.join('Mia');
  await table.start();
  const { draw } = table.world;
  const isPlaying = () => table.roomOf(table.host).phase === 'playing';
  for (let step = 0; isPlaying() && step < 5_000; step += 1) {
    for (const device of [table.host, mia]) {
      const state = device.place?.match?.state;
      if (state === undefined || state.viewer === 'spectator') continue;
      const { guest } = table.placeOf(device);
      if (state.moment.paused) void guest?.pause(false);
      const legal = speed.legal(state.view.position as never, state.viewer);
      const action = legal[draw.below(Math.max(1, legal.length))];
      if (action !== undefined) void guest?.act(action);
      else if (state.moment.due?.by === 'anyone') void guest?.bring();
    }
    await table.clock.advance(1_000);
  }
  expect(table.roomOf(table.host).phase).toBe('over');
  return { table, mia };
};

const ready = (table: TestTable, device: Device) => table.wish(device, { do: 'ready', on: true });

test('the match is told whole when it is over, with what was hidden', async () => {
  const { table, mia } = await finished();
  const whole = mia.place?.match?.whole;
  expect(whole?.log).toEqual(table.host.match?.journal.log);
});

test('when both want another one it begins by itself, on the same seats', async () => {
  const { table, mia } = await finished();
  expect(await ready(table, mia)).toBeNull();
  expect([table.roomOf(mia).phase, table.roomOf(mia).kept]).toEqual(['over', 120_000]);
  expect(await ready(table, table.host)).toBeNull();
  const { phase, match, players, kept } = table.roomOf(mia);
  expect([phase, match, players, kept]).toEqual(['playing', 2, [1, 2], null]);
});

test('after two minutes the seat of who did not come back is free', async () => {
  const { table, mia } = await finished();
  await ready(table, table.host);
  await table.clock.advance(121_000);
  expect([table.roomOf(mia).phase, table.people]).toEqual(['gathering', ['Host 0 ready', 'Mia –']]);
  expect(await table.wish(mia, { do: 'sit', seat: 1 })).toBeNull();
});

test('who comes to the table later plays from the next match on', async () => {
  const { table, mia } = await finished();
  await table.wish(mia, { do: 'leave' });
  const ben = await table.join('Ben');
  await ready(table, ben);
  await ready(table, table.host);
  expect(table.roomOf(ben).players).toEqual([1, 3]);
  expect(ben.place?.match?.state.viewer).toBe(1);
});
