/** Which logs the Zookasse and the Spielraum read, and what they know before and after. */
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { ALONE, begun, zooOf } from '../../../../../../tests/games/speedzoo';
import type { Source } from '../../../../game/contract';
import type { Match } from '../../../../game/match';
import type { MatchSummary } from '../../../../store/matches';
import type { AloneKnown } from '../../../../ui/alone';
import { Cash } from './cash.svelte';

/** Whole, with the gate in its middle: five rows of five, 12 dominoes of any kind. */
const WHOLE = zooOf(
  '1@-2,-2E 2@0,-2E 3@2,-2S 4@-2,-1E 5@0,-1E 6@-2,0E 7@1,0E 8@-2,1E 9@0,1E 10@2,1S 11@-2,2E 12@0,2E',
);
/** One domino, no star. */
const SMALL = zooOf('1@1,0E');

const matchOf = (zoo: typeof WHOLE): Match =>
  ({ position: { ...begun(1, ALONE), zoos: [zoo] } }) as unknown as Match;

/** What is kept: zoos as `id:visitors`, the newest first; those whose id ends with `!` are whole. */
const kept = (text: string, source: Source = { kind: 'free' }) => {
  const read: string[] = [];
  const finished = text.split(' ').map((word): MatchSummary => {
    const [id = '', visitors] = word.split(':');
    return {
      head: { id, setup: { seats: 1, options: {}, source } },
      standing: { ranks: [1], points: [Number(visitors)] },
    } as never;
  });
  const known: AloneKnown = {
    today: null,
    days: null,
    missions: null,
    finished,
    read: (id) => {
      read.push(id);
      return Promise.resolve(matchOf(id.endsWith('!') ? WHOLE : SMALL));
    },
  };
  return { known, read };
};
const opened = (known: AloneKnown, whole: boolean) => {
  let cash: Cash | undefined;
  const close = $effect.root(() => {
    cash = new Cash(() => known, whole);
  });
  flushSync();
  if (cash === undefined) throw new Error('no Zookasse');
  return { cash, close };
};
const both = ({ plaques }: Cash): boolean =>
  plaques.some(({ plaque, earned }) => plaque.id === 'full-middle' && earned);

test('ZO-35 the Zookasse reads every zoo once, the newest first', async () => {
  const { known, read } = kept('k3:9 k2!:15 k1:20');
  const { cash, close } = opened(known, true);
  await expect.poll(() => cash.counts.length).toBe(3);
  expect(read).toEqual(['k3', 'k2!', 'k1']);
  expect(both(cash)).toBe(true);
  close();
  const again = opened(known, true);
  expect(again.cash.counts).toHaveLength(3);
  expect(read).toHaveLength(3);
  again.close();
});

test('ZO-35 the Spielraum reads only what a plaque asks for: 15 visitors or more, until it is earned', async () => {
  const { known, read } = kept('r4:14 r3:15 r2!:15 r1:99');
  const { cash, close } = opened(known, false);
  await expect.poll(() => both(cash)).toBe(true);
  expect(read).toEqual(['r3', 'r2!']);
  close();
});

test('ZO-38 missions are not read at all', () => {
  const { known, read } = kept('m1:99', { kind: 'mission', number: 1 });
  const { cash, close } = opened(known, true);
  expect([cash.zoos, read]).toEqual([[], []]);
  close();
});
