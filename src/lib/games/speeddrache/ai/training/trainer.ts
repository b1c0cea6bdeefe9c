/** Training of Speeddrache's strong player as the command line asks for it, and the file that it writes. */
import type { Bot } from '../../../../ai/bot';
import type { Trainer } from '../../../../ai/trainer';
import type { View } from '../../position';
import { Cave } from '../cave';
import { policyOf, type PolicyData } from '../policy';
import { TABLES } from '../tables';
import { trainPolicy } from './train';

/** By seats. */
const MATCHES: ReadonlyMap<number, number> = new Map([
  [3, 60_000],
  [4, 60_000],
  [5, 60_000],
  [6, 60_000],
  [7, 60_000],
  [8, 60_000],
]);

const HEAD = `/**
 * What the strong player has learned, for each number of seats: see policy.ts and chances.ts.
 * Data, not code: written by \`npm run train -- speeddrache\`; each part says from what it was made.
 */
import type { PolicyData } from './policy';

`;

/** The source of tables.ts, but for the line breaks. */
const sourceOf = (tables: ReadonlyMap<number, PolicyData>): string => {
  const parts = [...tables].map(([seats, data]) => `${seats}: ${JSON.stringify(data)},\n`);
  return `${HEAD}export const TABLES: { readonly [seats: number]: PolicyData } = {\n${parts.join('')}};\n`;
};

/** Plays by what it has learned, leaning to neither side by lot; it looks into all chests. */
const botOf = (data: PolicyData): Bot => ({
  decide: ({ view, seat }) => {
    const seen = view.position as unknown as View;
    const policy = policyOf(data);
    policy.look(
      new Cave().load(
        seen,
        seen.chests.map((chest) => chest ?? 0),
      ),
    );
    return { action: { seat, do: policy.lean(seat) > 0 ? 'leave' : 'deeper' } };
  },
});

export const trainer: Trainer = {
  defaults: { matches: MATCHES, seed: 1 },
  file: 'src/lib/games/speeddrache/ai/tables.ts',
  train: ({ matches, seed, onMatch }) => {
    const tables = new Map<number, PolicyData>();
    let done = 0;
    for (const seats of MATCHES.keys()) {
      const known = TABLES[seats];
      const count = matches.get(seats);
      if (count !== undefined) {
        const table = trainPolicy(seats, count, seed, null, () => {
          done += 1;
          onMatch(done);
        });
        tables.set(seats, table);
      } else if (known !== undefined) tables.set(seats, known);
    }
    return sourceOf(tables);
  },
  rival: ({ matches, seed, onMatch }) => {
    const rivals = new Map<number, Bot>();
    let done = 0;
    for (const [seats, count] of matches) {
      const shipped = TABLES[seats];
      if (shipped === undefined) throw new Error(`nothing is shipped for ${seats} seats`);
      const learned = trainPolicy(seats, count, seed, shipped, () => {
        done += 1;
        onMatch(done);
      });
      rivals.set(seats, botOf(learned));
    }
    return rivals;
  },
};
