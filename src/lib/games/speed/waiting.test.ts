/** Slapping too early, again and again: it freezes whoever does it, and keeps the table from nothing. */
import { expect, test } from 'vitest';
import { act, after, awaits, race } from '../../../../tests/games/speed';
import { LATEST } from './position';
import { speed } from './rules';

/** Nobody can lay, and both reserves have a card. */
const stuck = race({
  hands: ['2H 2D', '3C 3D'],
  reserves: ['9S', '9H'],
  piles: ['7C', 'JD'],
  options: { slap: true },
  t: 1000,
});

test('F12 the reserves turn two seconds after the last entry that was more than a slap', () => {
  expect(awaits(stuck)).toBe('blocked flip 2000');
  const once = after(stuck, '0:!@1900');
  expect(awaits(once)).toBe('blocked flip 1100');
  const twice = after(once, '0:!@2900');
  expect(awaits(twice)).toBe('blocked flip 100');
  // Heard just before the turn that was due already: it comes at once.
  expect(awaits(after(twice, '1:!@3100'))).toBe('blocked flip 0');
  const turned = after(twice, 'flip@3000');
  expect([turned.t, turned.since]).toEqual([3000, 3000]);
});

test('F12 a draw that alone stands in the way comes after three seconds, for whoever is free of a freeze sooner', () => {
  const both = { ...stuck, stocks: [['4S'], ['5S']] } as const;
  const once = after(both, '0:!@1500');
  expect(awaits(once)).toBe('laggard 1:d 2500');
  const twice = after(once, '1:!@3600');
  expect(awaits(twice)).toBe('laggard 0:d 400');
});

test('a match that a file has put at the latest time there is can be stored and played on', () => {
  const late = { ...stuck, t: LATEST - 5, since: LATEST - 5 };
  const stamped = speed.stamp?.(late, act('0:!'), 900);
  expect(stamped).toEqual({ seat: 0, do: 'slap', t: LATEST });
  expect(speed.parseEntry(stamped).ok).toBe(true);
  const frozen = after(late, `0:!@${LATEST}`);
  expect(frozen.frozen[0]).toBe(LATEST);
});
