/** Every registered game keeps the contract, at every number of seats and with every set of options. */
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadAllRules } from '../../src/lib/games/rules';
import { GAMES, type Proving } from './games';
import { prove, setupsOf } from './harness';

const rules = await loadAllRules();

test('all games are here', () => {
  expect(Object.keys(GAMES)).toEqual(GAME_IDS);
});

describe.each(GAME_IDS)('%s keeps the contract', (id) => {
  const game = rules.get(id);
  if (game === undefined) throw new Error(`no rules for ${id}`);
  const { hooks, matches, looks, closely = () => true }: Proving = GAMES[id];

  test.each(setupsOf(game).filter(({ options }) => closely(options)))(
    '$seats seats, $options',
    (setup) => {
      const evidence = prove(game, setup, { seed: 3, matches, looks, junk: 40, damages: 2 }, hooks);
      expect(evidence.get('somebody-acts')).toBeGreaterThan(0);
      expect(evidence.get('rebuild-view')).toBeGreaterThan(0);
      expect(evidence.get('damaged-record')).toBeGreaterThan(0);
      expect(evidence.get('conserves')).toBeGreaterThan(0);
    },
    30_000,
  );
});
