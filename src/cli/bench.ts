/**
 * `bench [--rounds N]`: how fast the rules and the computer players are on this machine, as JSON on stdout.
 * Every figure comes with its ratio: how much is done in the time of one plain loop over integers, so that runs on
 * different machines can be compared. Times are those of the processor in this process, rounds alternate between the
 * loop and the work, and medians are told: so whatever else the machine does matters little.
 */
import { parseArgs } from 'node:util';
import { STRENGTHS, type Bot, type Question, type Strength } from '../lib/ai/bot';
import {
  isChance,
  type AnyGame,
  type Entry,
  type JsonObject,
  type Seat,
} from '../lib/game/contract';
import { loadBot } from '../lib/games/bots';
import { loadAllRules } from '../lib/games/rules';
import { PLAYOUTS } from './playouts';
import { main, printLine, wholeNumber } from './usage';
import { randomMatch, worksOf, type Work } from './workload';

const LOOP = 20_000_000;
const MATCHES = 200;
/** One of so many moves is a question for the computer players. */
const EVERY = 29;
/** The same where all choose at once, and random matches are soon over. */
const EVERY_JOINT = 3;
/** Decisions and playouts are counted for at least so many seconds a round. */
const ENOUGH = 0.4;

/** Does the same whole-number work everywhere; its result keeps engines from leaving it out. */
const reference = (): number => {
  let word = 1;
  for (let i = 0; i < LOOP; i++) {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
  }
  return word;
};

/** Seconds of processor time of this process so far. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const seconds = (work: () => unknown): number => {
  const began = spent();
  if (work() === null) throw new Error('nothing was done');
  return spent() - began;
};

const median = (list: readonly number[]): number => {
  const sorted = list.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? NaN, sorted[Math.floor(middle)] ?? NaN];
  return (low + high) / 2;
};

/** Where several choose at once: now this one, now that one of them. */
const oneActing = (game: AnyGame, position: JsonObject, seats: number, at: number): Seat | null => {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const acting = all.filter((seat) => game.legal(position, seat).length > 0);
  return acting[at % acting.length] ?? null;
};

/** Positions in which a seat has a choice, as it is asked in a match. */
const questionsOf = (game: AnyGame, list: readonly Work[]): readonly Question[] =>
  list.flatMap(({ setup, chance }) => {
    const found: Question[] = [];
    const log: (readonly [JsonObject, Entry])[] = [];
    const every = game.timing === 'joint' ? EVERY_JOINT : EVERY;
    let moves = 0;
    randomMatch(game, setup, chance(), (position, entry) => {
      if (!isChance(entry)) {
        const seat = entry.seat ?? oneActing(game, position, setup.seats, moves);
        if (seat !== null && game.legal(position, seat).length > 1 && ++moves % every === 0)
          found.push({
            view: {
              setup,
              viewer: seat,
              log: log.map(([before, made]) => game.redact(before, made, seat)),
              position: game.view(position, seat),
            },
            seat,
            strength: 'strong',
            pace: 'normal',
            seed: String(found.length),
          });
      }
      log.push([position, entry]);
    });
    return found;
  });

interface Rate {
  readonly perSecond: number;
  readonly ratio: number;
}

/** Collects what was done in each round, and how long the loop took around it. */
class Rates {
  readonly #perSecond: number[] = [];
  readonly #ratios: number[] = [];

  add(done: number, took: number, loop: number): void {
    this.#perSecond.push(done / took);
    this.#ratios.push((done / took) * loop);
  }

  get rate(): Rate {
    return { perSecond: median(this.#perSecond), ratio: median(this.#ratios) };
  }
}

/** What is measured of one game; `round` 0 warms the engine up and does not count. */
interface Bench {
  /** @returns how long the loop took after it. */
  run(round: number, loop: number): number;
  told(): object;
}

/** One kind of work, done over and over for a while; each time it counts `at`. */
const repeated = (
  rates: Rates,
  work: (i: number) => void,
  round: number,
  loop: number,
  at = 1,
): number => {
  const began = spent();
  let done = 0;
  for (; done % 8 > 0 || spent() - began < ENOUGH; done++) work(done * 7 + round);
  const took = spent() - began;
  const after = seconds(reference);
  if (round > 0) rates.add(done * at, took, (loop + after) / 2);
  return after;
};

const rulesBench = (game: AnyGame, list: readonly Work[]): Bench => {
  const matches = new Rates();
  const moves = new Rates();
  return {
    run: (round, loop) => {
      let entries = 0;
      const took = seconds(() => {
        for (const { setup, chance } of list)
          entries += randomMatch(game, setup, chance()).log.length;
      });
      const after = seconds(reference);
      if (round > 0) {
        matches.add(list.length, took, (loop + after) / 2);
        moves.add(entries, took, (loop + after) / 2);
      }
      return after;
    },
    told: () => ({ matches: matches.rate, moves: moves.rate }),
  };
};

const decisionsBench = (bot: Bot, asked: readonly Question[]): Bench => {
  const decisions = new Map<Strength, Rates>(STRENGTHS.map((kind) => [kind, new Rates()]));
  return {
    run: (round, loop) => {
      let last = loop;
      for (const [strength, rates] of decisions)
        last = repeated(
          rates,
          (i) => {
            const question = asked[i % asked.length];
            if (question !== undefined) bot.decide({ ...question, strength });
          },
          round,
          last,
        );
      return last;
    },
    told: () => ({
      decisions: Object.fromEntries([...decisions].map(([kind, rates]) => [kind, rates.rate])),
    }),
  };
};

/** What is played to its end in the head of the strong player. */
const playoutsBench = (
  { from, at }: (typeof PLAYOUTS)[string],
  asked: readonly Question[],
): Bench => {
  const rates = new Rates();
  const play = from(asked);
  return {
    run: (round, loop) => repeated(rates, play, round, loop, at),
    told: () => ({ playouts: rates.rate }),
  };
};

const benchesOf = async (game: AnyGame): Promise<readonly Bench[]> => {
  const list = worksOf(game, MATCHES);
  const asked = questionsOf(game, list.slice(0, 60));
  const both = [rulesBench(game, list), decisionsBench(await loadBot(game.id), asked)];
  const playouts = PLAYOUTS[game.id];
  return playouts === undefined ? both : [...both, playoutsBench(playouts, asked)];
};

await main(async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string' } } });
  const rounds = wholeNumber('rounds', values.rounds ?? '11', 1);
  const rules = await loadAllRules();
  const games = new Map<string, readonly Bench[]>();
  for (const [id, game] of rules) games.set(id, await benchesOf(game));
  const loops: number[] = [];

  for (let round = 0; round <= rounds; round++) {
    let loop = seconds(reference);
    for (const benches of games.values())
      for (const bench of benches) {
        if (round > 0) loops.push(loop);
        loop = bench.run(round, loop);
      }
  }

  const told = [...games].map(([id, benches]) => [
    id,
    Object.assign({}, ...benches.map((bench) => bench.told())),
  ]);
  await printLine(JSON.stringify({ loopSeconds: median(loops), games: Object.fromEntries(told) }));
  return 0;
});
