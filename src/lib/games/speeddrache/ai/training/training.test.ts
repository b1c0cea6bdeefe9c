/** The training itself: the same words make the same file, and it learns what everybody can see. */
import { describe, expect, test } from 'vitest';
import { given } from '../../../../../../tests/games/speeddrache';
import { quickChance } from '../../../../game/chance';
import { Cave } from '../cave';
import { TABLES } from '../tables';
import { Learner } from './learner';
import { trainer } from './trainer';

const train = (seats: number, matches: number, seed: number) => {
  const heard: number[] = [];
  const source = trainer.train({
    matches: new Map([[seats, matches]]),
    seed,
    onMatch: (done) => heard.push(done),
  });
  return { source, heard };
};

describe('a training', () => {
  test('the same words and seed make the same file, another seed another', () => {
    const { source, heard } = train(3, 12, 7);
    expect(heard).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect(train(3, 12, 7).source).toBe(source);
    expect(train(3, 12, 8).source).not.toBe(source);
  });

  test('what is not trained stays as it is', () => {
    const { source } = train(5, 3, 7);
    for (const seats of [3, 4, 6, 7, 8])
      expect(source).toContain(`\n${seats}: ${JSON.stringify(TABLES[seats])},\n`);
    expect(source).toContain('\n5: {"made":{"matches":3,"seed":7}');
  });

  test('a rival learns against what is shipped, and answers for a seat', () => {
    const rivals = trainer.rival?.({ matches: new Map([[3, 5]]), seed: 1, onMatch: () => 0 });
    expect([...(rivals?.keys() ?? [])]).toEqual([3]);
  });
});

describe('the learner', () => {
  const position = given({ path: 'T11:3 H1', bag: 2, chests: [10, 20, 0, 5] });
  const cave = new Cave().load(position, position.chests);
  const learner = () => new Learner(quickChance(5)('weights'));
  const ask = ({ policy }: Learner): number => {
    policy.look(cave);
    return policy.lean(1);
  };

  test('comes to tell what it is told', () => {
    const pupil = learner();
    for (let i = 0; i < 20_000; i++) pupil.learn(ask(pupil), i % 2 === 0 ? 7 : 3, 0.002, false);
    expect(ask(pupil)).toBeCloseTo(5, 0);
  });

  test('leans to what was better until it is certain, and hardly further', () => {
    // From 1.2 on it is not pushed on; what steps before have left in motion runs out.
    const pupil = learner();
    for (let i = 0; i < 20_000; i++) pupil.lean(ask(pupil), 1, 0.002, false);
    expect(ask(pupil)).toBeGreaterThan(1.19);
    expect(ask(pupil)).toBeLessThan(1.8);
    for (let i = 0; i < 20_000; i++) pupil.lean(ask(pupil), -1, 0.002, false);
    expect(ask(pupil)).toBeLessThan(-1.19);
    expect(ask(pupil)).toBeGreaterThan(-1.8);
  });
});
