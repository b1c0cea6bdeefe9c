import { describe, expect, test } from 'vitest';
import { BASE, given, match, played, refusal } from '../../../../tests/games/speeddrache';
import { matchChance, quickChance } from '../../game/chance';
import { isChance, type Setup } from '../../game/contract';
import { ALL_CARDS, FIRST_STACK } from './cards';
import { nextCard } from './order';
import type { Options, Position } from './position';
import { speeddrache } from './rules';

const setup = (seats: number, source: Setup['source'] = { kind: 'free' }): Setup<Options> => ({
  seats,
  options: BASE,
  source,
});

/** The card that is due, with the chance of a seed. */
const due = (position: Position, seed: number): string => {
  const move = speeddrache.tableMove(position, quickChance(seed));
  return move !== null && isChance(move) ? move.card : 'none';
};

describe('the stack', () => {
  test('15 treasures worth 124, five hazards three times each, five relics', () => {
    const gold = FIRST_STACK.filter((card) => card.startsWith('T')).map((card) =>
      Number(card.slice(1)),
    );
    expect(gold).toEqual([1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]);
    expect(FIRST_STACK.slice(15).join(' ')).toBe('H1 H1 H1 H2 H2 H2 H3 H3 H3 H4 H4 H4 H5 H5 H5');
    expect(ALL_CARDS.slice(30).join(' ')).toBe('R1 R2 R3 R4 R5');
  });

  test('a relic joins the stack with each expedition, and not before', () => {
    const start = speeddrache.start(setup(3));
    expect(refusal(start, 'R1')).toBeNull();
    expect(refusal(start, 'R2')).toBe('no-such-card');
    const second = match(3, {}, 'T1', '0- 1- 2-');
    expect(refusal(second, 'R2')).toBeNull();
    expect(refusal(second, 'R3')).toBe('no-such-card');
  });

  test('with three expeditions three relics are in the game', () => {
    const third = match(3, { expeditions: 3 }, 'T1', '0- 1- 2-', 'T1', '0- 1- 2-', 'T1');
    expect(third.stack.filter((card) => card.startsWith('R'))).toEqual(['R1', 'R2', 'R3']);
    expect(played(third, '0- 1- 2-').over).toBe(true);
  });

  test('what was turned returns to the stack', () => {
    const second = match(3, {}, 'T17', '0+ 1+ 2+', 'H1', '0- 1- 2-', 'T17');
    expect(second.stack).toHaveLength(31);
    expect(second.stack.filter((card) => card === 'H1')).toHaveLength(3);
  });

  test('the order of an expedition is fixed by its label: cards that left the game only make the others move up', () => {
    const cards = (position: Position, seed: string): readonly string[] => {
      const chance = matchChance(seed);
      const found: string[] = [];
      // Nobody ever leaves, and hazards end nothing here: the whole stack is turned.
      for (let now = position; now.stack.length > 0;) {
        const card = nextCard(now, chance);
        found.push(card);
        now = {
          ...now,
          stack: now.stack.toSpliced(now.stack.indexOf(card), 1),
          path: [...now.path, { card, lying: 0 }],
        };
      }
      return found;
    };
    const whole = given({ path: '' });
    const all = cards(whole, 'ab');
    expect(all.toSorted()).toEqual(whole.stack.toSorted());
    // The relic of the first expedition may be gone; then all others come as before.
    const relic = { ...whole, stack: whole.stack.filter((card) => card !== 'R1') };
    expect(cards(relic, 'ab')).toEqual(all.filter((card) => card !== 'R1'));
    // One Steinschlag less: two of the three come as before.
    const less = cards(
      { ...whole, stack: whole.stack.toSpliced(whole.stack.indexOf('H2'), 1) },
      'ab',
    );
    const places = all.flatMap((card, at) => (card === 'H2' ? [at] : []));
    expect(places.map((at) => all.toSpliced(at, 1).join())).toContain(less.join());
  });

  test('the second of two equal cards is as likely as any other', () => {
    // After an H1 the next card is an H1 in 2 of 30 expeditions: of 6000 about 400, with a spread of about 19.
    const turned = Array.from({ length: 6000 }, (_, seed) => {
      const position = given({ path: 'H1' });
      const chance = quickChance(seed);
      const first = nextCard({ ...position, path: [], stack: [...position.stack, 'H1'] }, chance);
      return first === 'H1' ? nextCard(position, chance) : null;
    });
    const after = turned.filter((card) => card !== null);
    // An H1 comes first in 3 of 31 expeditions: about 580 of 6000.
    expect(Math.abs(after.length - 580)).toBeLessThan(120);
    expect(
      Math.abs(after.filter((card) => card === 'H1').length / after.length - 2 / 30),
    ).toBeLessThan(0.04);
  });

  test('every card of the stack comes equally often', () => {
    const position = given({ path: 'T17:2', stack: ['T1', 'T2', 'H1', 'H1'] });
    const ready = { ...position, choosing: false };
    const cards = Array.from({ length: 4000 }, (_, seed) => due(ready, seed));
    const count = (card: string) => cards.filter((one) => one === card).length;
    // Four cards, two of them of one name: 1000 each, with a spread of about 27.
    expect(Math.abs(count('T1') - 1000)).toBeLessThan(140);
    expect(Math.abs(count('T2') - 1000)).toBeLessThan(140);
    expect(Math.abs(count('H1') - 2000)).toBeLessThan(160);
  });
});
