/**
 * `bench [--rounds N]`: how fast the rules and the computer players are on this machine, as JSON on stdout.
 * Every figure comes with its ratio: how much is done in the time of one plain loop over integers, so that runs on
 * different machines can be compared. Times are those of the processor in this process, rounds alternate between the
 * loop and the work, and medians are told: so whatever else the machine does matters little.
 */
import { parseArgs } from 'node:util';
import { STRENGTHS, type Strength } from '../lib/ai/bot';
import { isChance } from '../lib/game/contract';
import { loadBot } from '../lib/games/bots';
import { main, printLine, wholeNumber } from './usage';
import { game, randomMatch, works, type Work } from './workload';

const LOOP = 20_000_000;
const MATCHES = 200;
/** One of so many moves is a question for the computer players. */
const EVERY = 29;
/** Decisions are counted for at least so many seconds a round. */
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

/** Positions in which a seat has a choice, as it is asked in a match. */
const questions = (list: readonly Work[]) =>
  list.flatMap(({ setup, chance }) => {
    const found: { readonly seat: number; readonly position: object }[] = [];
    let moves = 0;
    randomMatch(game, setup, chance(), (position, entry) => {
      if (isChance(entry) || entry.seat === undefined) return;
      if (game.legal(position, entry.seat).length > 1 && ++moves % EVERY === 0)
        found.push({ seat: entry.seat, position: game.view(position, entry.seat) });
    });
    return found.map(({ seat, position }, i) => ({
      view: { setup, viewer: seat, log: [], position: position as never },
      seat,
      pace: 'normal' as const,
      seed: String(i),
    }));
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

await main(async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string' } } });
  const rounds = wholeNumber('rounds', values.rounds ?? '11', 1);
  const bot = await loadBot(game.id);
  const list = works(MATCHES);
  const asked = questions(list.slice(0, 60));
  const loops: number[] = [];
  const matches = new Rates();
  const moves = new Rates();
  const decisions = new Map<Strength, Rates>(STRENGTHS.map((kind) => [kind, new Rates()]));

  // The first round warms the engine up and does not count.
  for (let round = 0; round <= rounds; round++) {
    let loop = seconds(reference);
    let entries = 0;
    const took = seconds(() => {
      for (const { setup, chance } of list)
        entries += randomMatch(game, setup, chance()).log.length;
    });
    const after = seconds(reference);
    if (round > 0) {
      matches.add(list.length, took, (loop + after) / 2);
      moves.add(entries, took, (loop + after) / 2);
      loops.push(loop, after);
    }
    loop = after;
    for (const [strength, rates] of decisions) {
      const began = spent();
      let done = 0;
      for (; done % 8 > 0 || spent() - began < ENOUGH; done++) {
        const question = asked[(done * 7 + round) % asked.length];
        if (question !== undefined) bot.decide({ ...question, strength });
      }
      const took = spent() - began;
      const next = seconds(reference);
      if (round > 0) rates.add(done, took, (loop + next) / 2);
      loop = next;
    }
  }

  await printLine(
    JSON.stringify({
      loopSeconds: median(loops),
      matches: matches.rate,
      moves: moves.rate,
      decisions: Object.fromEntries([...decisions].map(([kind, rates]) => [kind, rates.rate])),
    }),
  );
  return 0;
});
