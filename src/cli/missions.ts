/**
 * `missions [--mission N] [--shuffles K] [--matches N] [--width N] [--whim N] [--records]`: what the missions of
 * Speedzoo ask of a director. One line each: how often a greedy director that pursues the goal reaches it, and how
 * often one that does not; the visitors of the middle one who did, which two stars go by; the best zoo that a search
 * finds, of which three stars ask 85 %. `--shuffles` tries other shuffles for the same goals. With `--records` the
 * best match of every mission is written as a record, as the tests keep it; figures go to standard error then.
 * Exit status 1: a search has not found three stars; 2: wrong words, and nothing was played.
 */
import { parseArgs } from 'node:util';
import { matchChance, quickChance } from '../lib/game/chance';
import type { AnyGame, Entry, Setup } from '../lib/game/contract';
import { advance, open, type Match } from '../lib/game/match';
import { writeRecord, type MatchRecord } from '../lib/game/record';
import { progress } from '../lib/games/speedzoo/goals';
import {
  MISSIONS,
  MISSION_OPTIONS,
  missionSeed,
  shuffleSeed,
  starsOf,
  type Mission,
} from '../lib/games/speedzoo/missions';
import type { Position, Zoo } from '../lib/games/speedzoo/position';
import { speedzoo } from '../lib/games/speedzoo/rules';
import { countOf } from '../lib/games/speedzoo/score';
import { greedy, search, type Rows, type Way } from './director';
import { UsageError, joinNegative, main, printLine, wholeNumber } from './usage';

const GAME = speedzoo as unknown as AnyGame;
const THREE = 0.85;

interface Wish {
  readonly missions: readonly Mission[];
  /** 0: the shuffle that was chosen. */
  readonly shuffles: number;
  readonly matches: number;
  readonly width: number;
  readonly whim: number;
  readonly records: boolean;
}

const parse = (args: readonly string[]): Wish => {
  const { values } = parseArgs({
    args: joinNegative(args),
    options: {
      mission: { type: 'string' },
      shuffles: { type: 'string' },
      matches: { type: 'string' },
      width: { type: 'string' },
      whim: { type: 'string' },
      records: { type: 'boolean', default: false },
    },
  });
  const number = values.mission === undefined ? null : wholeNumber('mission', values.mission, 1);
  const missions = MISSIONS.filter((mission) => number === null || mission.number === number);
  if (missions.length === 0) throw new UsageError(`--mission: there are ${MISSIONS.length}`);
  if (values.records && values.shuffles !== undefined)
    throw new UsageError('--records goes with the chosen shuffles only');
  return {
    missions,
    shuffles: wholeNumber('shuffles', values.shuffles ?? '0', 0),
    matches: wholeNumber('matches', values.matches ?? '100', 1),
    width: wholeNumber('width', values.width ?? '600', 1),
    whim: wholeNumber('whim', values.whim ?? '16', 0),
    records: values.records,
  };
};

/** A match with one more entry. */
const after = (match: Match, entry: Entry): Match => {
  const next = advance(GAME, match, entry);
  if (!next.ok) throw new Error(next.refusal.code);
  return next.value;
};

const stateOf = ({ position }: Match): Position => position as unknown as Position;

/** A mission's match, played by the rules. @param choose what is done now */
const played = (number: number, seed: string, choose: (state: Position) => Entry): Match => {
  const source = { kind: 'mission', number } as const;
  const setup = { seats: 1, options: MISSION_OPTIONS, source } as unknown as Setup;
  const chance = matchChance(seed);
  let match = open(GAME, setup);
  while (stateOf(match).step !== 'over')
    match = after(match, GAME.tableMove(match.position, chance) ?? choose(stateOf(match)));
  return match;
};

/** The rows of a shuffle; nothing that is done changes them. */
const rowsOf = (number: number, seed: string): Rows => {
  const rows: (readonly number[])[] = [];
  played(number, seed, (state) => {
    if (state.step === 'pick') rows.push(state.next.map((slot) => slot.domino));
    const [first] = speedzoo.legal(state, 0);
    if (first === undefined) throw new Error('nothing to do');
    return first;
  });
  return rows;
};

/** The way of a director as a record. */
const recordOf = (number: number, { zoo, picks }: Way): MatchRecord => {
  const match = played(number, missionSeed(number), ({ step, round }) => {
    const domino = picks[round - 1] ?? 0;
    if (step === 'pick') return { seat: 0, do: 'pick', domino };
    const laid = zoo.laid.find((one) => one.domino === domino);
    return laid === undefined
      ? { seat: 0, do: 'discard', domino }
      : ({ seat: 0, do: 'place', ...laid } as Entry);
  });
  return writeRecord(GAME, match, null, { 'x-mission': number });
};

const visitorsOf = (zoo: Zoo): number => countOf(zoo, MISSION_OPTIONS, []).visitors;

/** A director who looks at visitors only: every zoo has one, sooner or later. */
const AIMLESS = { kind: 'visitors', visitors: 1 } as const;

const percent = (part: number, all: number): string => `${Math.round((100 * part) / all)} %`;

/** Judges one mission with one shuffle; its best match and a line about it. */
const judged = (mission: Mission, seed: string, { matches, width, whim }: Wish) => {
  const { number, goal, two, three } = mission;
  const rows = rowsOf(number, seed);
  const reaches = ({ zoo }: Way): boolean =>
    progress(goal, zoo, countOf(zoo, MISSION_OPTIONS, [])).done;
  const tries = (aim: typeof goal): readonly Way[] =>
    Array.from({ length: matches }, (_, i) => greedy(rows, aim, quickChance(i)('whims'), whim));
  const reached = tries(goal).filter(reaches);
  const byAccident = tries(AIMLESS).filter(reaches);
  const visitors = reached.map(({ zoo }) => visitorsOf(zoo)).sort((a, b) => a - b);
  const found = search(rows, goal, width).filter(reaches);
  // Solved as far as anybody knows: a whim now and then finds what a search leaves aside.
  const best = [...found, ...reached].sort((a, b) => visitorsOf(b.zoo) - visitorsOf(a.zoo))[0];
  const most = best === undefined ? 0 : visitorsOf(best.zoo);
  const line =
    `${seed}: ${JSON.stringify(goal)}; reached ${percent(reached.length, matches)}, ` +
    `by accident ${percent(byAccident.length, matches)}, ` +
    `middle ${visitors[visitors.length >> 1] ?? '–'} (two ${two}), ` +
    `best ${most}, of it ${Math.round(most * THREE)} (three ${three})`;
  return { best, line };
};

await main(async () => {
  const wish = parse(process.argv.slice(2));
  let status = 0;
  for (const mission of wish.missions) {
    const { number } = mission;
    const seeds =
      wish.shuffles === 0
        ? [missionSeed(number)]
        : Array.from({ length: wish.shuffles }, (_, i) => shuffleSeed(number, i + 1));
    for (const seed of seeds) {
      const { best, line } = judged(mission, seed, wish);
      if (!wish.records) await printLine(line);
      else process.stderr.write(`${line}\n`);
      if (wish.shuffles > 0) continue;
      if (best === undefined || starsOf(mission, best.zoo) < 3) status = 1;
      if (best !== undefined && wish.records)
        await printLine(JSON.stringify(recordOf(number, best)));
    }
  }
  return status;
});
