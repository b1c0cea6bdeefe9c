/** Ten thousand broken messages against a host, and against a guest: none is an error that nobody catches, none moves the match. */
import { expect, test } from 'vitest';
import { VERSION } from '../../../src/cli/storm/devices';
import { FAIR, Net } from '../../../src/cli/storm/net';
import { copy } from '../../../src/cli/storm/memory';
import { pick } from '../../../src/cli/storm/randomThinker';
import type { Draw } from '../../../src/lib/game/contract';
import { speedzoo } from '../../../src/lib/games/speedzoo/rules';
import type { NetworkLink } from '../../../src/lib/table/ports';
import { Caller } from '../../../src/lib/table/room/caller';
import { Place } from '../../../src/lib/table/room/place';
import { TestTable, rulesOf } from './table';

const MESSAGES = 10_000;

/** Values that break what counts on others. */
const odd = (draw: Draw): unknown =>
  pick<unknown>(draw, [
    null,
    -1,
    1e308,
    0.5,
    '',
    'x'.repeat(300),
    '\u202e\u0000',
    [],
    {},
    { __proto__: null, constructor: 1 },
    [[[[]]]],
    true,
    'spectator',
  ]);

/** A real message with something in it replaced, dropped or added, at any depth. */
const broken = (draw: Draw, message: unknown): unknown => {
  if (typeof message !== 'object' || message === null || draw.below(4) === 0) return odd(draw);
  if (Array.isArray(message)) {
    const list = [...(message as unknown[])];
    if (list.length === 0 || draw.below(5) === 0) list.push(odd(draw));
    else {
      const at = draw.below(list.length);
      list[at] = broken(draw, list[at]);
    }
    return list;
  }
  const object: Record<string, unknown> = { ...message };
  const key = pick(draw, [...Object.keys(object), 'extra']);
  if (draw.below(5) === 0)
    return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
  return { ...object, [key]: broken(draw, object[key]) };
};

/** Everything that is said between a host and a guest who sits down and begins to play. */
const heardAt = async (table: TestTable): Promise<readonly unknown[]> => {
  const texts: string[] = [];
  table.world.net.listener = (text) => texts.push(text);
  await table.join('Mia');
  await table.start();
  await table.clock.advance(20_000);
  table.world.net.listener = null;
  expect(new Set(texts).size).toBeGreaterThan(20);
  return [...new Set(texts)].map((text) => JSON.parse(text) as unknown);
};

test('a stranger breaks messages on purpose: it is shown out, and the match stays what it was', async () => {
  const table = new TestTable(speedzoo, rulesOf(speedzoo, 3));
  const real = await heardAt(table);
  const [mia] = table.guests;
  const { clock } = table;
  const { draw } = table.world;
  const knock = table.host.knock;
  if (knock === null) throw new Error('the host is off');
  const before = copy(table.host.match?.journal.log);
  const net = new Net(clock, draw);
  net.weather = { ...FAIR, delay: 0 };
  let closed = 0;
  const call = async (): Promise<{ link: NetworkLink; isOpen: boolean }> => {
    const [dialled] = await Promise.all([net.dial(() => knock), clock.advance(50)]);
    if (!dialled.ok) throw new Error('nobody answers');
    const line = { link: dialled.value, isOpen: true };
    line.link.onClose(() => {
      closed += 1;
      line.isOpen = false;
    });
    return line;
  };
  let line = await call();
  for (let n = 0; n < MESSAGES; n += 1) {
    if (!line.isOpen) line = await call();
    line.link.send(broken(draw, pick(draw, real)));
    if (n % 5 === 0) await clock.advance(60);
  }
  await clock.advance(1_000);
  // Whoever talks like that is shown out, again and again.
  expect(closed).toBeGreaterThan(100);
  expect(table.host.match?.journal.log.slice(0, before?.length)).toEqual(before);
  expect([mia?.caller?.state, mia?.unsound, table.people]).toEqual([
    'connected',
    0,
    ['Host 0', 'Mia 1 ready'],
  ]);
});

test('a host breaks messages on purpose: its guest says nothing and goes on', async () => {
  const table = new TestTable(speedzoo, rulesOf(speedzoo, 3));
  const real = await heardAt(table);
  const { clock } = table;
  const { draw } = table.world;
  const net = new Net(clock, draw);
  net.weather = { ...FAIR, delay: 0 };
  const far: NetworkLink[] = [];
  let ended = 0;
  const sitDown = (): Caller => {
    const place = new Place({
      gameOf: () => speedzoo,
      changed: () => undefined,
      ended: () => undefined,
      unsound: () => undefined,
    });
    return new Caller(
      {
        clock,
        version: VERSION,
        person: () => ({ name: 'Mia', avatar: '', guest: false }),
        looks: false,
        dial: () => net.dial(() => (link) => far.push(link)),
        keep: () => Promise.resolve(),
        stream: (link, member) => place.attach(link, member),
        changed: () => undefined,
      },
      { table: null, token: '0'.repeat(32) },
    );
  };
  let caller = sitDown();
  for (let n = 0; n < MESSAGES; n += 1) {
    if (caller.ended !== null) {
      ended += 1;
      caller = sitDown();
      await clock.advance(50);
    }
    try {
      // Most of it is as it should be, or nothing would get far enough to break.
      far.at(-1)?.send(draw.below(3) === 0 ? broken(draw, pick(draw, real)) : pick(draw, real));
    } catch {
      // The guest has had enough, and calls again.
    }
    if (n % 5 === 0) await clock.advance(draw.below(60));
  }
  caller.end({ code: 'line-closed' });
  expect(ended).toBeLessThan(MESSAGES / 100);
});
