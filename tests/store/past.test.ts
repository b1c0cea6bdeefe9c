/** Earlier matches are read as they were written, to count something in them. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Entry } from '../../src/lib/game/contract';
import { pastIn } from '../../src/lib/session/past';
import type { Matches } from '../../src/lib/store/matches';
import { logOf, rules, setupOf } from '../games/speeddracheLog';
import { climb } from '../conformance/toys/climb';
import { StoreBench, freshMatch } from './bench';

let store: StoreBench;
let matches: Matches;
let handle: ReturnType<StoreBench['handle']>;

beforeEach(() => {
  store = new StoreBench();
  handle = store.handle();
  ({ matches } = handle);
});
afterEach(() => store.close());

const LOG = 'T7 012 T1 012 T1 012';

const stored = async (
  id: string,
  now: number,
  kinds: readonly ('human' | 'normal')[] = ['human', 'normal', 'normal'],
  over = true,
): Promise<void> => {
  const setup = setupOf({ expeditions: 3 });
  store.now = now;
  await matches.create({ ...freshMatch(rules, kinds, { id }), setup });
  const journal = matches.journal(id);
  const entries = logOf(LOG, setup) as readonly unknown[] as readonly Entry[];
  const result = { ranks: [1, 1, 1], points: [30, 30, 30] };
  for (const [index, entry] of entries.entries())
    await journal.append(index, entry, over && index === entries.length - 1 ? result : null);
};

const past = async (id: string) => {
  const found = [];
  for await (const one of pastIn(matches, id)) found.push(one);
  return found;
};

test('what was finished before against computers, with setup and log; not itself, later ones or people', async () => {
  await stored('first', 1000);
  await stored('people', 2000, ['human', 'human', 'human']);
  await stored('this', 3000);
  await stored('later', 4000);
  const setup = setupOf({ expeditions: 3 });
  expect(await past('this')).toEqual([{ setup, log: logOf(LOG, setup) }]);
  expect(await past('first')).toEqual([]);
  expect(await past('missing')).toEqual([]);
});

test('what is not whole is left out', async () => {
  await stored('broken', 1000);
  await stored('this', 3000);
  await handle.db.entries.delete(['broken', 2]);
  expect(await past('this')).toEqual([]);
  expect(await matches.written('missing')).toBeNull();
});

test('a live match is as long as it was written', async () => {
  await matches.create(freshMatch(climb, ['human', 'human'], { id: 'climb' }));
  expect((await matches.written('climb'))?.log).toEqual([]);
});
