/** The toys keep the contract, under every timing; so the harness accepts what is right. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/lib/game/contract';
import type { Property } from './guard';
import { prove, setupsOf, type Evidence, type Hooks } from './harness';
import { climb } from './toys/climb';
import { climbHooks, hurryHooks, plunderHooks } from './toys/hooks';
import { hurry } from './toys/hurry';
import { plunder } from './toys/plunder';

const DEPTH = { seed: 7, matches: 6, looks: 4, junk: 60, damages: 3 };

/** What the harness looks at in every game whatever its kind. */
const ALWAYS: readonly Property[] = [
  'separate-matches',
  'plain-json',
  'somebody-acts',
  'due',
  'over',
  'timing',
  'outcome',
  'listed',
  'unlisted',
  'named-refusal',
  'legal-on-view',
  'outcome-on-view',
  'rebuild',
  'rebuild-view',
  'rebuild-several',
  'legal-on-rebuilt',
  'round-trip',
  'replay',
  'chance',
  'parse-own',
  'parse-junk',
  'record',
  'damaged-record',
];

const TOYS: readonly (readonly [AnyGame, Hooks, readonly Property[]])[] = [
  [climb, climbHooks, ['listed-once', 'conserves', 'secrets', 'rebuild-anew']],
  [plunder, plunderHooks, ['conserves']],
  [hurry, hurryHooks, ['listed-once', 'stamp', 'conserves', 'secrets', 'rebuild-anew']],
];

describe.each(TOYS)('$id keeps the contract', { timeout: 60_000 }, (game, hooks, more) => {
  const setups = setupsOf(game);
  const found: Evidence[] = [];

  test.each(setups)('$seats seats, $options', (setup) => {
    found.push(prove(game, setup, DEPTH, hooks));
  });

  test('and every property was looked at', () => {
    expect(found).toHaveLength(setups.length);
    for (const evidence of found)
      expect([...evidence.keys()].sort()).toEqual(expect.arrayContaining([...ALWAYS, ...more]));
  });
});
