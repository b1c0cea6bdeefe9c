/** Tables in bad weather; what must hold is said in the storm itself. `npm run soak -- --storms N` runs more of them. */
import { expect, test } from 'vitest';
import { runStorm } from '../../../src/cli/storm/storm';
import { loadAllRules } from '../../../src/lib/games/rules';

const STORMS = 40;

test.each([...(await loadAllRules()).values()].map((game) => [game.id, game] as const))(
  `%s: ${STORMS} storms, and play goes on after each`,
  async (id, game) => {
    let kills = 0;
    let entries = 0;
    for (let number = 0; number < STORMS; number += 1) {
      const storm = await runStorm(game, `${id} ${number}`).catch((error: unknown) => {
        throw new Error(`storm ${number}`, { cause: error });
      });
      kills += storm.kills;
      entries += storm.entries;
    }
    // Fair weather would prove nothing.
    expect([kills > 2 * STORMS, entries > STORMS]).toEqual([true, true]);
  },
);
