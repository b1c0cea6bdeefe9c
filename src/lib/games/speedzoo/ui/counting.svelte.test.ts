import { beforeEach, describe, expect, test } from 'vitest';
import { quickChance } from '../../../game/chance';
import type { AnyGame } from '../../../game/contract';
import { randomMatch } from '../../../game/play';
import { playersOf } from '../../../ui/players';
import { settings } from '../../../ui/settings.svelte';
import type { Direction, Options, Position, Wish, Zoo } from '../position';
import { speedzoo } from '../rules';
import { countOf } from '../score';
import { fieldsIn, keyOf } from '../zoo';
import { brought, litBy, orderFrom, stepsOf, sumOf, zooName } from './counting';

beforeEach(() => {
  settings.locale = 'de';
});

/** `'48 1,0 E'`: domino 48, half a on column 1 of row 0, half b east of it. */
const zooOf = (text: string, discarded: readonly number[] = []): Zoo => ({
  laid: text.split(' | ').map((part) => {
    const [domino = '', place = '', dir = ''] = part.split(' ');
    const [x = '', y = ''] = place.split(',');
    return { domino: Number(domino), x: Number(x), y: Number(y), dir: dir as Direction };
  }),
  discarded,
});
const counted = (wishes: readonly Wish[] = [], options: Partial<Options> = {}) => ({
  options: { ...speedzoo.defaults(2), ...options },
  wishes,
});
/** The lines as a person reads them: what, how, how many. */
const linesOf = (...of: Parameters<typeof stepsOf>): string[] =>
  stepsOf(...of).map((step) => {
    const products = step.enclosures.map(({ fields, stars }) => `${fields.length} × ${stars}`);
    return [step.label, ...products, step.formula, brought(step)].filter((one) => one).join(' ');
  });

/** Nine fields with the gate: six of them around it, three stars on the polar world. */
const SMALL = '24 0,-1 N | 19 1,0 E | 48 0,1 E | 3 -1,0 W';

describe('ZO-19 what the board writes', () => {
  test('ZO-17 enclosures by what they bring, equal ones as they were laid, those without a star together, additions', () => {
    // Jungle 1★ above the gate with a savanna beyond; savanna 1★ right of it with a jungle; savanna and polar 3★ below.
    expect(linesOf(zooOf(SMALL), counted())).toEqual([
      'Polarwelt 1 × 3 3',
      'Dschungel 1 × 1 1',
      'Savanne 1 × 1 1',
      'Ohne Stern 2 × 0 1 × 0 1 × 0 1 × 0 0',
      'Tor in der Mitte verpasst 0',
      'Voller Zoo 9 von 25 0',
    ]);
  });

  test('a step for every wish, with how often it was fulfilled', () => {
    // On the eight fields around the gate: jungle 1★ above, savanna 1★ at the right, polar 3★ at the lower right.
    expect(
      linesOf(zooOf(SMALL), counted(['welcome', 'edge'], { middle: false, full: false })),
    ).toEqual([
      'Polarwelt 1 × 3 3',
      'Dschungel 1 × 1 1',
      'Savanne 1 × 1 1',
      'Ohne Stern 2 × 0 1 × 0 1 × 0 1 × 0 0',
      'Wunsch: Willkommen 5 × 3 +15',
      'Wunsch: Tor am Rand 0 × 10 0',
    ]);
  });

  test('ZO-22 reached: the gate lies in the middle', () => {
    const zoo = zooOf('1 1,0 E | 2 -1,0 W | 3 0,1 S | 4 0,-1 N');
    expect(linesOf(zoo, counted([], { full: false }))).toEqual([
      'Ohne Stern 2 × 0 2 × 0 2 × 0 2 × 0 0',
      'Tor in der Mitte geschafft +10',
    ]);
  });

  test('ZO-24 what was given up stands where the full zoo is counted', () => {
    const zoo = zooOf('1 1,0 E', [12, 46]);
    expect(linesOf(zoo, counted([], { middle: false }))).toEqual([
      'Ohne Stern 2 × 0 0',
      'Voller Zoo 2 abgegeben 0',
    ]);
  });

  test('ZO-36 the goal of a mission is a step of its own and adds nothing', () => {
    const zoo = zooOf('48 1,0 E');
    const goal = { text: 'Bau eine Polarwelt', met: true, progress: '1 von 1' };
    const steps = stepsOf(zoo, counted([], { middle: false, full: false }), goal);
    expect(steps.map(({ what }) => what)).toEqual(['enclosure', 'bare', 'goal']);
    expect(steps.at(-1)).toMatchObject({
      label: 'Bau eine Polarwelt',
      formula: '1 von 1',
      met: true,
    });
    expect(sumOf(steps)).toBe(3);
  });

  test('an empty zoo has only its additions', () => {
    expect(linesOf(zooOf('1 1,0 E'), counted([], { middle: false, full: false }))).toEqual([
      'Ohne Stern 2 × 0 0',
    ]);
    expect(stepsOf({ laid: [], discarded: [] }, counted()).map(({ what }) => what)).toEqual([
      'middle',
      'full',
    ]);
  });

  test('the sum grows line by line', () => {
    const steps = stepsOf(zooOf(SMALL), counted(['welcome', 'edge']));
    expect(steps.map((_, line) => sumOf(steps, line))).toEqual([0, 3, 4, 5, 5, 5, 5, 20]);
    expect(sumOf(steps)).toBe(20);
  });

  test('exactly the enclosure of the line lights up', () => {
    const [polar, , , bare, middle] = stepsOf(zooOf(SMALL), counted());
    expect(litBy(polar).map(({ x, y }) => [x, y])).toEqual([[1, 1]]);
    expect(litBy(bare)).toHaveLength(5);
    expect([litBy(middle), litBy(undefined)]).toEqual([[], []]);
  });
});

describe('ZO-18 ZO-19 the count is the live sum', () => {
  const SETS = [1, 2, 3, 4].flatMap((seats) =>
    speedzoo.optionSets(seats).map((options) => ({ seats, options })),
  );

  test('in random matches of every number of players and every variant', () => {
    let zoos = 0;
    let wishes = 0;
    SETS.forEach(({ seats, options }, index) => {
      randomMatch(
        speedzoo as unknown as AnyGame,
        { seats, options, source: { kind: 'free' } } as never,
        quickChance(index),
        (_before, _entry, after) => {
          const position = after as unknown as Position;
          if (position.step !== 'over' && !(position.step === 'order' && position.match > 0))
            return;
          const tallied = position.past.at(-1);
          position.zoos.forEach((zoo, seat) => {
            const steps = stepsOf(zoo, position);
            const count = countOf(zoo, position.options, position.wishes);
            expect(sumOf(steps)).toBe(count.visitors);
            expect(sumOf(steps)).toBe(tallied?.[seat]?.visitors);
            // Every field lights up exactly once.
            const lit = steps.flatMap((step) => litBy(step)).map(keyOf);
            expect(lit.toSorted()).toEqual([...fieldsIn(zoo).keys()].toSorted());
            zoos += 1;
            wishes += steps.filter(({ what, met }) => what === 'wish' && met).length;
          });
        },
      );
    });
    expect(zoos).toBeGreaterThan(300);
    expect(wishes).toBeGreaterThan(50);
  });
});

describe('whose zoo is counted when', () => {
  const players = playersOf(
    ['Du', 'Eule', 'Igel'].map((name, seat) => ({ name, kind: seat === 1 ? 'human' : 'normal' })),
  );

  test('one’s own first, the others by their seats', () => {
    expect(orderFrom(0, players)).toEqual([0, 1, 2]);
    expect(orderFrom(1, players)).toEqual([1, 0, 2]);
  });

  test('what a zoo is called', () => {
    expect(zooName(players[0], 0)).toBe('Dein Zoo');
    expect(zooName(players[1], 0)).toBe('Zoo von Eule');
    settings.locale = 'en';
    expect(zooName(players[1], 0)).toBe('Eule’s zoo');
  });
});
