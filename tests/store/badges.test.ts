/** Badges are kept nowhere: the logs of stored matches tell them. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Entry } from '../../src/lib/game/contract';
import { badgesBefore, badgesIn } from '../../src/lib/session/badges';
import type { Matches } from '../../src/lib/store/matches';
import type { Badge, Badges } from '../../src/lib/ui/badges';
import { logOf, rules, setupOf } from '../games/speeddracheLog';
import { climb } from '../conformance/toys/climb';
import { StoreBench, freshMatch } from './bench';

let store: StoreBench;
let matches: Matches;

beforeEach(() => {
  store = new StoreBench();
  ({ matches } = store.handle());
});
afterEach(() => store.close());

const badge = (id: string): Badge => ({ id, name: () => id, about: () => id, picture: '' });

/** Given for a card that was turned in a match. */
const badges: Badges & { judged: number } = {
  judged: 0,
  all: [badge('T17'), badge('H5')],
  earned({ log }) {
    this.judged += 1;
    return this.all.filter(({ id }) => log.some((entry) => entry['card'] === id));
  },
};
beforeEach(() => {
  badges.judged = 0;
});

/** A match of three short expeditions, stored at this time. */
const stored = async (id: string, now: number, log: string, over = true): Promise<void> => {
  const setup = setupOf({ expeditions: 3 });
  store.now = now;
  await matches.create({
    ...freshMatch(rules, ['human', 'normal', 'normal'], { id }),
    setup,
  });
  const journal = matches.journal(id);
  const entries = logOf(log, setup) as readonly unknown[] as readonly Entry[];
  const result = { ranks: [1, 1, 1], points: [30, 30, 30] };
  for (const [index, entry] of entries.entries())
    await journal.append(index, entry, over && index === entries.length - 1 ? result : null);
};

const ids = async (id: string): Promise<readonly string[]> =>
  (await badgesIn(matches, id, rules, badges)).map((one) => one.id);
const REST = 'T1 012 T1 012';

test('C-32 C-35 a stored match tells its badges; one that is not there or of another game has none', async () => {
  await stored('seventeen', 1000, `T17 012 ${REST}`);
  await matches.create(freshMatch(climb, ['human', 'human'], { id: 'climb' }));
  expect(await ids('seventeen')).toEqual(['T17']);
  expect(await ids('missing')).toEqual([]);
  expect(await ids('climb')).toEqual([]);
});

test('C-35 what was had before is told by finished matches that ended earlier', async () => {
  await stored('first', 1000, `T17 012 ${REST}`);
  await stored('now', 2000, `H5 012 ${REST}`);
  await stored('later', 3000, `H5 012 ${REST}`);
  await stored('live', 1500, 'H5 012', false);
  expect(await badgesBefore(matches, 'first', rules, badges)).toEqual([]);
  expect(await badgesBefore(matches, 'now', rules, badges)).toEqual(['T17']);
  expect(await badgesBefore(matches, 'later', rules, badges)).toEqual(['H5', 'T17']);
  expect(await badgesBefore(matches, 'missing', rules, badges)).toEqual([]);
});

test('matches are read from the newest back, until every badge is found', async () => {
  await stored('old', 1000, `T1 012 ${REST}`);
  await stored('both', 2000, `T17 012 H5 012 T1 012`);
  await stored('none', 3000, `T1 012 ${REST}`);
  await stored('now', 4000, `T1 012 ${REST}`);
  expect(await badgesBefore(matches, 'now', rules, badges)).toEqual(['T17', 'H5']);
  expect(badges.judged).toBe(2);
});
