/** Tables in bad weather; what must hold is said in the storm itself. `npm run soak -- --storms N` runs more of them. */
import { describe, expect, test } from 'vitest';
import { runStorm } from '../../../src/cli/storm/storm';
import { loadAllRules } from '../../../src/lib/games/rules';

const games = [...(await loadAllRules()).values()];
const N = Number(process.env['STORMS'] ?? 20);
describe('storms', () => {
  for (const game of games)
    test(game.id, async () => {
      let kills = 0;
      for (let seed = 0; seed < N; seed += 1) {
        try {
          const r = await runStorm(game, `${game.id} ${seed}`); kills += r.kills; console.log(game.id, JSON.stringify(r));
        } catch (error) {
          throw new Error(`seed ${seed}: ${(error as Error).message}`, { cause: error });
        }
      }
      expect(kills).toBeGreaterThan(0);
    }, 600_000);
});
