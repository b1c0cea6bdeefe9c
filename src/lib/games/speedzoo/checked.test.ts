/** A thousand random matches, judged once by the rules and once by brute force. */
import { expect, test } from 'vitest';
import { Paper } from '../../../../tests/games/zooChecker';
import { quickChance } from '../../game/chance';
import type { Options, Position } from './position';
import { speedzoo } from './rules';

const MATCHES = 1000;

/** All that a match is checked by: seats and options in turn; wishes have tables of their own. */
const SETUPS: readonly (readonly [seats: number, options: Options])[] = [1, 2, 3, 4].flatMap(
  (seats) =>
    speedzoo
      .optionSets(seats)
      .filter(({ wishes }) => !wishes)
      .map((options) => [seats, options] as const),
);

const wholeFaults = (seed: number, seats: number, options: Options): readonly string[] => {
  const faults: string[] = [];
  const chance = quickChance(seed);
  let position: Position = speedzoo.start({ seats, options, source: { kind: 'free' } });
  let papers: Paper[] = [];
  for (let step = 0; position.step !== 'over'; step++) {
    const { turn } = position;
    const legal = turn === null ? [] : speedzoo.legal(position, turn);
    const domino = position.row.find((slot) => !slot.done)?.domino ?? 0;
    if (position.step === 'place') {
      const places = papers[turn ?? 0]?.places(domino);
      const listed = legal.flatMap((one) =>
        one.do === 'place' ? [`${one.x},${one.y},${one.dir}`] : [],
      );
      if (listed.sort().join(' ') !== places?.join(' '))
        faults.push(`${step}: ${listed.join(' ')}`);
    }
    const entry =
      speedzoo.tableMove(position, chance) ?? legal[chance(`step ${step}`).below(legal.length)];
    if (entry === undefined) return [...faults, `${step}: nothing to do`];
    const fresh = 'chance' in entry ? entry.chance === 'order' : false;
    if (fresh || papers.length === 0)
      papers = Array.from({ length: seats }, () => new Paper(options.size));
    const next = speedzoo.apply(position, entry);
    if (!next.ok) return [...faults, `${step}: ${next.refusal.code}`];
    if ('do' in entry && entry.do === 'place')
      papers[entry.seat]?.lay(entry.domino, entry.x, entry.y, entry.dir);
    if ('do' in entry && entry.do === 'discard') papers[entry.seat]?.giveUp();
    if (next.value.past.length > position.past.length) {
      const scores = papers.map((paper) => paper.score(options.middle, options.full));
      const told = next.value.past
        .at(-1)
        ?.map(({ visitors, largest, stars }) => [visitors, largest, stars]);
      if (JSON.stringify(told) !== JSON.stringify(scores))
        faults.push(`${JSON.stringify(told)}, but ${JSON.stringify(scores)}`);
    }
    position = next.value;
  }
  return faults;
};

test('ZO-08 ZO-09 ZO-17 ZO-22 ZO-24 places and scores are those of brute force', () => {
  const found: string[] = [];
  for (let seed = 0; seed < MATCHES; seed++) {
    const [seats, options] = SETUPS[seed % SETUPS.length] ?? [2, speedzoo.defaults(2)];
    found.push(...wholeFaults(seed, seats, options).map((fault) => `match ${seed}, ${fault}`));
  }
  expect(found).toEqual([]);
}, 120_000);
