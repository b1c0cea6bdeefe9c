/** Training of Speedrun's strong player as the command line asks for it, and the file that it writes. */
import type { Trainer } from '../../../../ai/trainer';
import type { NetworkData } from '../network';
import { NETWORKS } from '../weights';
import { trainNetwork } from './train';

const SEATS = [2, 3, 4];

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
  seats: SEATS,
  defaults: { matches: 22_000, seed: 1 },
  file: 'src/lib/games/speedrun/ai/weights.ts',
  train: ({ seats, matches, seed, onMatch }) => {
    const networks = new Map<number, NetworkData>();
    let done = 0;
    for (const inGame of SEATS) {
      const known = NETWORKS[inGame];
      if (seats.includes(inGame)) {
        const network = trainNetwork(inGame, matches, seed, () => {
          done += 1;
          onMatch(done);
        });
        networks.set(inGame, { made: { matches, seed }, ...network });
      } else if (known !== undefined) networks.set(inGame, known);
    }
    return sourceOf(networks);
  },
};
