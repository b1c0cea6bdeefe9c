/** Training of Speedrun's strong player as the command line asks for it, and the file that it writes. */
import type { Trainer } from '../../../../ai/trainer';
import type { NetworkData } from '../network';
import { NETWORKS } from '../weights';
import { trainNetwork } from './train';

/** By seats in the game: the more there are, the finer the differences between moves. */
const MATCHES: ReadonlyMap<number, number> = new Map([
  [2, 12_000],
  [3, 45_000],
  [4, 22_000],
]);

const HEAD = `/**
 * The weights of the strong player: a network of one hidden layer for each number of seats still in the game.
 * Data, not code: written by \`npm run train -- speedrun\`; each network says from what it was made.
 */
import type { NetworkData } from './network';

`;

/** The source of weights.ts, but for the line breaks. */
const sourceOf = (networks: ReadonlyMap<number, NetworkData>): string => {
  const parts = [...networks].map(([seats, data]) => `${seats}: ${JSON.stringify(data)},\n`);
  return `${HEAD}export const NETWORKS: { readonly [seats: number]: NetworkData } = {\n${parts.join('')}};\n`;
};

export const trainer: Trainer = {
  defaults: { matches: MATCHES, seed: 1 },
  file: 'src/lib/games/speedrun/ai/weights.ts',
  train: ({ matches, seed, onMatch }) => {
    const networks = new Map<number, NetworkData>();
    let done = 0;
    for (const inGame of MATCHES.keys()) {
      const known = NETWORKS[inGame];
      const count = matches.get(inGame);
      if (count !== undefined) {
        const network = trainNetwork(inGame, count, seed, () => {
          done += 1;
          onMatch(done);
        });
        networks.set(inGame, network);
      } else if (known !== undefined) networks.set(inGame, known);
    }
    return sourceOf(networks);
  },
};
