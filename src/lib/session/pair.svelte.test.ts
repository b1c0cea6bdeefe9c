/** Two people at one device, from the start of their match to the next one: the same table, stored like any other. */
import { expect, test } from 'vitest';
import type { JsonObject } from '../game/contract';
import { freshSeal } from './seal';
import { leaveSolo, openSolo, startSolo } from './solo';
import type { SoloMatch } from './soloMatch.svelte';

const seated = [
  { name: 'Mia', kind: 'human' },
  { name: 'Ben', kind: 'human' },
] as const;
const options: JsonObject = { variant: 'speed15', target: 0, slap: false, autoDraw: false };

const started = (): Promise<string> =>
  startSolo(
    {
      game: 'speed',
      setup: { seats: 2, options, source: { kind: 'free' } },
      tempo: 'normal',
      seated,
    },
    freshSeal(),
  );

const opened = async (id: string): Promise<SoloMatch> => {
  const result = await openSolo('speed', id);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};

/** The own hand, and how many cards that of the other one has. */
const handsOf = ({ state }: Pick<SoloMatch, 'state'>): readonly unknown[] =>
  state.view.position['hands'] as readonly unknown[];

test('SP-01, SP-03 both sit at one table, each sees only the own hand, and no time runs before both are ready', async () => {
  const match = await opened(await started());
  const { across } = match;
  expect(match.state.seated).toEqual(seated);
  expect(across?.state.viewer).toBe(1);
  expect(match.state.moment.paused).toBe(true);

  expect(await match.bring()).toBeNull();
  expect(handsOf(match)).toEqual([expect.any(Array), 5]);
  expect(across && handsOf(across)).toEqual([5, expect.any(Array)]);
  expect(await across?.act({ seat: 1, do: 'draw' })).toEqual({ code: 'paused' });

  // Either of the two lets time run, and either is refused what is the other's.
  expect(await across?.pause(false)).toBeNull();
  expect(match.state.moment.paused).toBe(false);
  expect(await across?.act({ seat: 0, do: 'draw' })).toEqual({ code: 'not-your-seat' });
  leaveSolo(match);
});

test('SP-01 a match of two is taken up again by both, paused, with the cards as they were', async () => {
  const id = await started();
  const first = await opened(id);
  await first.bring();
  await first.pause(false);
  const hands = [handsOf(first)[0], first.across && handsOf(first.across)[1]];
  leaveSolo(first);

  const again = await opened(id);
  expect(again.state.seated).toEqual(seated);
  expect(again.state.moment.paused).toBe(true);
  expect([handsOf(again)[0], again.across && handsOf(again.across)[1]]).toEqual(hands);
  leaveSolo(again);
});
