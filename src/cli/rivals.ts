/**
 * Whether the strong player of a game can be exploited: a rival is trained against what is shipped, then sits at tables
 * where everybody else is the strong player itself, with all that it thinks. Told is how often it wins, and how that
 * compares with its fair share.
 */
import { groupChance, pairing, playMatch } from '../lib/ai/arena';
import type { Bot } from '../lib/ai/bot';
import { GroupedMean, type Estimate } from '../lib/ai/estimate';
import { seatedDecider } from '../lib/ai/local';
import type { Trainer } from '../lib/ai/trainer';
import type { AnyGame, Outcome, Seat } from '../lib/game/contract';
import { loadBot } from '../lib/games/bots';
import { loadAllRules } from '../lib/games/rules';
import { Progress } from './progress';
import { printLine } from './usage';

export interface Trial {
  readonly id: string;
  readonly trainer: Trainer;
  /** The budget of the training, by seats. */
  readonly matches: ReadonlyMap<number, number>;
  readonly seed: number;
  /** Matches at tables of the strong player, for each number of seats. */
  readonly played: number;
}

const shareOf = ({ ranks }: Outcome, seat: Seat): number =>
  ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;

const wins = async (
  game: AnyGame,
  seats: number,
  bots: { readonly strong: Bot; readonly rival: Bot },
  { played, seed }: Trial,
): Promise<Estimate> => {
  const mean = new GroupedMean();
  const progress = new Progress(played);
  const setup = { seats, options: game.defaults(seats), source: { kind: 'free' } } as const;
  let open = 0;
  for (let i = 0; i < played; i++) {
    const { group, seated: players } = pairing(seats, i);
    const own = players.indexOf(0);
    const { position } = await playMatch({
      game,
      setup,
      strengths: players.map(() => 'strong'),
      chance: groupChance(seed, group),
      // One seat is the rival's, all others are the strong player's.
      thinker: seatedDecider(players.map((p) => (p === 0 ? bots.rival : bots.strong))),
      now: () => 0,
    });
    const outcome = game.outcome(position);
    if (outcome === null) throw new Error(`${game.id}: a match without result`);
    open += shareOf(outcome, own);
    const inGroup = (i % seats) + 1;
    if (inGroup === seats || i === played - 1) {
      mean.add(inGroup, open);
      open = 0;
    }
    progress.show(i + 1);
  }
  progress.clear();
  return mean.share();
};

const line = (seats: number, budget: number, played: number, { mean, low, high }: Estimate) => {
  const shown = (share: number | null) => (share === null ? '–' : (share * 100).toFixed(1));
  return (
    `${seats} seats: after ${budget} matches of training the rival wins ${shown(mean)} % ` +
    `(${shown(low)} … ${shown(high)}) of ${played} at tables of strong, ` +
    `${(mean * seats).toFixed(3)} of its fair share`
  );
};

/** Trains rivals and tries them; a line for each number of seats. */
export const tryRivals = async (trial: Trial): Promise<number> => {
  const { id, trainer, matches, seed, played } = trial;
  const game = (await loadAllRules()).get(id);
  const strong = await loadBot(id);
  if (game === undefined || trainer.rival === undefined) throw new Error(`no rival for ${id}`);
  const progress = new Progress([...matches.values()].reduce((sum, count) => sum + count, 0));
  const rivals = trainer.rival({
    matches,
    seed,
    onMatch: (done) => {
      progress.show(done);
    },
  });
  progress.clear();
  for (const [seats, rival] of rivals) {
    const share = await wins(game, seats, { strong, rival }, trial);
    await printLine(line(seats, matches.get(seats) ?? 0, played, share));
  }
  return 0;
};
