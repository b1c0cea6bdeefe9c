/** The cave in the computers' heads agrees with the rules, card for card and choice for choice. */
import { describe, expect, test } from 'vitest';
import { Dice } from '../../../ai/dice';
import { hashText, quickChance } from '../../../game/chance';
import { randomMatch } from '../../../game/play';
import { FIRST_STACK } from '../cards';
import { fatal, goldOn, relicsOn } from '../cave';
import type { Entry, Position } from '../position';
import { speeddrache } from '../rules';
import { relicGold, relicsOf } from '../score';
import { Cave, codeOf } from './cave';

/** Matches of each number of seats with each set of options: 960 in all. CAVE_TIMES=11 plays more than ten thousand. */
const MATCHES = 10 * Number(process.env['CAVE_TIMES'] ?? 1);

const numbers = (list: Iterable<number>): string => [...list].sort((a, b) => a - b).join(' ');

/** What a cave knows, written as the rules would. */
const told = (cave: Cave): string =>
  [
    `expedition ${cave.expedition}`,
    `path ${[...cave.deck.subarray(0, cave.turned)].join(' ')}`,
    `stack ${numbers(cave.deck.subarray(cave.turned, cave.size))}`,
    `lying ${cave.gold} ${cave.relics}`,
    `fatal ${cave.fatal} of ${cave.stack}`,
    cave.ended ? 'ended' : `bag ${cave.bag} inside ${cave.inside} ${cave.count}`,
    `loot ${cave.loot.subarray(0, cave.seats).join(' ')}`,
    `held ${cave.held.subarray(0, cave.seats).join(' ')} of ${cave.recovered}`,
    cave.over ? 'over' : '',
  ].join(', ');

const expected = (state: Position): string => {
  const { chests, recovered, inside, path, stack, ending } = state;
  return [
    `expedition ${state.expedition}`,
    `path ${path.map(({ card }) => codeOf(card)).join(' ')}`,
    `stack ${numbers(stack.map(codeOf))}`,
    `lying ${goldOn(path)} ${relicsOn(path).length}`,
    `fatal ${fatal(path, stack)} of ${stack.length}`,
    ending !== null
      ? 'ended'
      : `bag ${state.bag} inside ${inside.reduce((set, seat) => set + 2 ** seat, 0)} ${inside.length}`,
    `loot ${chests.map((chest, seat) => chest + relicGold(recovered, seat)).join(' ')}`,
    `held ${chests.map((_, seat) => relicsOf(recovered, seat).length).join(' ')} of ${recovered.length}`,
    state.over ? 'over' : '',
  ].join(', ');
};

const follow = (cave: Cave, entry: Entry): void => {
  if ('chance' in entry) {
    if (cave.ended) cave.begin();
    cave.put(codeOf(entry.card));
    cave.turn();
  } else {
    const leaving = Object.entries(entry.choices).filter(([, choice]) => choice === 'leave');
    cave.choose(leaving.reduce((set, [seat]) => set | (1 << Number(seat)), 0));
  }
};

describe.each(speeddrache.seats)('%i seats', (seats) => {
  test.each(speeddrache.optionSets(seats))('as the rules say: %o', (options) => {
    const setup = { seats, options, source: { kind: 'free' } } as const;
    let steps = 0;
    for (let i = 0; i < MATCHES; i++) {
      const chance = quickChance(hashText(`${JSON.stringify(options)}/${seats}/${i}`));
      let cave = new Cave().load(speeddrache.start(setup), []);
      randomMatch(speeddrache as never, setup, chance, (_before, made, now) => {
        const after = now as unknown as Position;
        follow(cave, made as Entry);
        steps += 1;
        const [ours, theirs] = [told(cave), expected(after)];
        // The cheap comparison first: expect() for each of so many steps would take minutes.
        if (ours !== theirs) expect(ours).toBe(theirs);
        // Now and then it is taken over from the middle of an expedition.
        if (steps % 7 > 0 || !after.choosing) return;
        cave = new Cave();
        cave.copy(new Cave().load(after, after.chests));
      });
    }
    expect(steps).toBeGreaterThan(5 * MATCHES);
  });
});

test('the stack comes in every order: each of 30 cards is about equally often on top', () => {
  const setup = { seats: 3, options: speeddrache.defaults(3), source: { kind: 'free' } } as const;
  const start = new Cave().load(speeddrache.start(setup), []);
  const cave = new Cave();
  const dice = new Dice(5);
  const counts = new Map<number, number>();
  for (let i = 0; i < 30_000; i++) {
    cave.copy(start);
    cave.shuffle(dice);
    const top = cave.deck[0] ?? 0;
    counts.set(top, (counts.get(top) ?? 0) + 1);
  }
  // 1000 for each card of a name; four standard deviations of three cards are 4 · √(30 000 · 0.1 · 0.9) = 208.
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual(
    [...new Set(FIRST_STACK.map(codeOf))].sort((a, b) => a - b),
  );
  for (const [code, count] of counts) {
    const cards = FIRST_STACK.filter((card) => codeOf(card) === code).length;
    expect(Math.abs(count - 1000 * cards)).toBeLessThan(209);
  }
});

test('a card that is not in the stack cannot come', () => {
  const setup = { seats: 3, options: speeddrache.defaults(3), source: { kind: 'free' } } as const;
  const cave = new Cave().load(speeddrache.start(setup), []);
  expect(() => {
    cave.put(codeOf('R1'));
  }).toThrow('no card 31');
});
