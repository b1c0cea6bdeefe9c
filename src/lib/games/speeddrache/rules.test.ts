import { describe, expect, test } from 'vitest';
import {
  BASE,
  entry,
  entryText,
  given,
  match,
  pathOf,
  pathText,
  played,
  refusal,
} from '../../../../tests/games/speeddrache';
import { matchChance, quickChance } from '../../game/chance';
import { isChance, type AnyGame, type Setup } from '../../game/contract';
import { randomMatch } from '../../game/play';
import { ALL_CARDS, FIRST_STACK } from './cards';
import { goldOn, risk, wayHome } from './cave';
import { nextCard } from './order';
import type { Entry, Options, Position } from './position';
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

describe('a card', () => {
  test.each([
    // [thieves, card, bag each, stays]
    [4, 'T11', 2, 3],
    [3, 'T17', 5, 2],
    [8, 'T7', 0, 7],
    [5, 'T5', 1, 0],
  ])('DR-03, F09 with %i thieves %s brings %i each, %i stay', (seats, card, bag, stays) => {
    const position = match(seats, {}, card);
    expect([position.bag, pathText(position.path)]).toEqual([bag, `${card}:${stays}`]);
  });

  test('hazards and relics come to the end of the path, too; the bag stays as it is', () => {
    const position = match(3, {}, 'T3', '0+ 1+ 2+', 'H2', '0+ 1+ 2+', 'R1');
    expect(pathText(position.path)).toBe('T3:0 H2 R1');
    expect(position.bag).toBe(1);
  });

  test('only thieves inside share', () => {
    const position = match(4, {}, 'T4', '0- 1+ 2+ 3+', 'T11');
    expect([position.bag, position.chests, pathText(position.path)]).toEqual([
      1 + 3,
      [1, 0, 0, 0],
      'T4:0 T11:2',
    ]);
  });
});

describe('choosing', () => {
  test('DR-04 all inside choose after every card, and nobody else', () => {
    const position = match(4, {}, 'T4', '0- 1+ 2+ 3+', 'T11');
    expect(speeddrache.legal(position, 1)).toEqual([
      { seat: 1, do: 'deeper' },
      { seat: 1, do: 'leave' },
    ]);
    expect(speeddrache.legal(position, 0)).toEqual([]);
  });

  test.each([
    ['1+ 2+', 'wrong-seats'],
    ['0+ 1+ 2+ 3+', 'wrong-seats'],
    ['1+ 2+ 3+', null],
  ])('the choices %s: %s', (choices, code) => {
    expect(refusal(match(4, {}, 'T4', '0- 1+ 2+ 3+', 'T11'), choices)).toBe(code);
  });

  test('a card while they choose, choices while a card is due, anything after the end', () => {
    expect(refusal(match(3, {}, 'T4'), 'T5')).toBe('no-chance-due');
    expect(refusal(match(3, {}, 'T4', '0- 1+ 2+'), '1+ 2+')).toBe('card-due');
    const over = match(
      3,
      { expeditions: 3 },
      ...['T1', 'T1', 'T1'].flatMap((c) => [c, '0- 1- 2-']),
    );
    expect([refusal(over, 'T2'), refusal(over, '0+ 1+ 2+')]).toEqual(['match-over', 'match-over']);
  });

  test('the joined entry names all inside by seat', () => {
    const position = match(4, {}, 'T4', '0- 1+ 2+ 3+', 'T11');
    expect(
      speeddrache.join?.(position, [
        { seat: 1, do: 'deeper' },
        { seat: 2, do: 'leave' },
        { seat: 3, do: 'deeper' },
      ]),
    ).toEqual(entry('1+ 2- 3+'));
  });
});

describe('the way home', () => {
  test.each<[string, number, number, readonly string[], string]>([
    // path, leavers, each, relics, path afterwards
    ['T11:3 T5:1', 2, 2, [], 'T11:0 T5:0'],
    ['T13:1 H1 T11:3 R1 T15:3 H2 T14:2', 2, 4, [], 'T13:0 H1 T11:0 R1 T15:0 H2 T14:1'],
    ['T13:1 H1 T11:3 R1 T15:3 H2 T14:2', 1, 9, ['R1'], 'T13:0 H1 T11:0 R1:0 T15:0 H2 T14:0'],
    // what cannot be shared stays on the cards nearest the dragon
    ['T7:3 T9:1 T5:1', 3, 1, [], 'T7:0 T9:1 T5:1'],
    ['T7:3 T9:1 T5:1', 4, 1, [], 'T7:0 T9:0 T5:1'],
    ['T7:2 T9:1', 4, 0, [], 'T7:2 T9:1'],
    ['T7:6 H1', 5, 1, [], 'T7:1 H1'],
    ['R1 R2:0 R3', 1, 0, ['R1', 'R3'], 'R1:0 R2:0 R3:0'],
    ['', 3, 0, [], ''],
  ])(
    'DR-06, DR-07, F10 from %s %i go: %i each, %j, then %s',
    (path, leavers, each, relics, left) => {
      const way = wayHome(pathOf(path), leavers);
      expect([way.share, way.relics, pathText(way.path)]).toEqual([each, relics, left]);
    },
  );

  test('DR-08 bag and share go into the chest; who is out stays out and shares nothing', () => {
    const position = given({ path: 'T11:3 T5:1', bag: 3, chests: [1, 2, 4, 8] });
    const after = played(position, '0- 1+ 2- 3+');
    expect(after.chests).toEqual([1 + 3 + 2, 2, 4 + 3 + 2, 8]);
    expect([after.inside, after.leaving, after.bag]).toEqual([[1, 3], [0, 2], 3]);
    // seven for two: 3 each, 1 stays
    expect(played(after, 'T7').bag).toBe(6);
    expect(played(after, 'T7').leaving).toEqual([]);
  });

  test('DR-07 two at once leave the relics where they are', () => {
    const position = given({ path: 'R1 T4:0', bag: 1 });
    expect(played(position, '0- 1- 2+ 3+').recovered).toEqual([]);
    expect(played(position, '0- 1+ 2+ 3+').recovered).toEqual([{ relic: 'R1', seat: 0 }]);
  });
});

describe('the end of an expedition', () => {
  test('DR-09 all are out', () => {
    const position = played(given({ path: 'T4:0', bag: 1 }), '0- 1- 2- 3-');
    expect([position.ending, position.inside, position.choosing]).toEqual(['out', [], false]);
  });

  test('DR-09, DR-11 a second equal hazard: bags are lost, chests untouched', () => {
    const position = match(3, {}, 'T3', '0- 1+ 2+', 'H1', '1+ 2+', 'T5', '1+ 2+', 'H1');
    expect([position.ending, position.inside, position.bag]).toEqual(['flight', [], 0]);
    expect(position.chests).toEqual([1, 0, 0]);
  });

  test('another hazard is none', () => {
    const position = match(3, {}, 'H1', '0+ 1+ 2+', 'H2');
    expect([position.ending, position.choosing]).toEqual([null, true]);
  });

  test.each([
    [false, ['H1'], 2],
    [true, [], 3],
  ])('DR-12, DR-24 both stay: %s → gone %j, %i in the stack', (hazardsStay, gone, copies) => {
    const flown = match(3, { hazardsStay }, 'H1', '0+ 1+ 2+', 'H1');
    expect(flown.gone).toEqual(gone);
    expect(played(flown, 'T1').stack.filter((card) => card === 'H1')).toHaveLength(copies);
  });

  test.each([
    [false, ['R1'], 'no-such-card'],
    [true, [], null],
  ])('DR-14, DR-23 relics back: %s → gone %j, R1 next: %s', (relicsBack, gone, code) => {
    const left = match(3, { relicsBack }, 'R1', '0+ 1+ 2+', 'T4', '0- 1- 2-');
    expect([left.gone, refusal(left, 'R1')]).toEqual([gone, code]);
  });

  test('a relic that somebody took never comes back', () => {
    const taken = match(3, { relicsBack: true }, 'R1', '0- 1+ 2+', 'T4', '1- 2-');
    expect([taken.gone, refusal(taken, 'R1')]).toEqual([[], 'no-such-card']);
  });

  test('DR-10 an empty stack: all inside leave together and share', () => {
    const position = given({ path: 'T7:3 T9:1 R1', bag: 4, inside: [0, 1, 3], stack: [] });
    const after = played(position, '0- 1+ 3+');
    // 0 goes alone: four lie there, all for that thief, and the relic.
    expect(after.chests).toEqual([4 + 4, 4, 0, 4]);
    expect([after.ending, after.recovered]).toEqual(['empty', [{ relic: 'R1', seat: 0 }]]);
  });

  test('DR-10 the one who is left alone with an empty stack takes the relics', () => {
    const position = given({ path: 'T7:3 R1', bag: 2, inside: [2], stack: [] });
    const after = played(position, '2+');
    expect([after.chests, after.recovered, after.ending]).toEqual([
      [0, 0, 5, 0],
      [{ relic: 'R1', seat: 2 }],
      'empty',
    ]);
  });

  test('DR-10 in play it cannot happen: the sixth hazard comes first', () => {
    const hazards = FIRST_STACK.filter((card) => card.startsWith('H'));
    // Five kinds can lie open once each; the next hazard of any kind ends it.
    expect(new Set(hazards).size).toBe(5);
    expect(hazards.length - 4).toBeGreaterThan(5);
  });

  test('the next expedition begins with everybody inside and an empty path', () => {
    const second = match(3, {}, 'T3', '0- 1- 2-', 'T5');
    expect([second.expedition, second.inside, second.bag, pathText(second.path)]).toEqual([
      2,
      [0, 1, 2],
      1,
      'T5:2',
    ]);
  });
});

describe('the risk', () => {
  test.each<[string, readonly string[], number]>([
    ['T4:0', ['H1', 'T1'], 0],
    ['H1', ['H1', 'H1', 'T1', 'T2'], 0.5],
    ['H1 H2', ['H1', 'H2', 'T1', 'T2', 'T3'], 0.4],
    ['H1', [], 0],
  ])('DR-21 at %s before %j: %d', (path, stack, share) => {
    expect(risk(pathOf(path), stack)).toBe(share);
  });
});

describe('the result', () => {
  const ended = (chests: readonly number[], recovered: Position['recovered'] = []) =>
    speeddrache.outcome({ ...given({ path: '', chests, recovered }), over: true });
  const by = (...seats: readonly number[]): Position['recovered'] =>
    seats.map((seat, i) => ({ relic: `R${i + 1}`, seat }));

  test('DR-13, F11 the first three relics count 5, the next two 10, whoever has them', () => {
    const result = ended([0, 0, 0, 0], by(0, 1, 0, 1, 2));
    expect(result?.totals).toEqual([5 + 5, 5 + 10, 10, 0]);
    expect(result?.relics).toEqual([['R1', 'R3'], ['R2', 'R4'], ['R5'], []]);
  });

  test.each<
    [string, readonly number[], Position['recovered'], readonly number[], readonly number[]]
  >([
    ['most loot wins', [20, 30, 10, 0], [], [2, 1, 3, 4], [35, 60, 15, 0]],
    // 20 and a relic of 5 beside 25: more relics
    ['DR-16 a tie: more relics', [20, 25, 10, 0], by(0), [1, 2, 3, 4], [55, 40, 15, 0]],
    ['shared places', [20, 20, 10, 10], [], [1, 1, 3, 3], [50, 50, 15, 15]],
    ['four equals', [7, 7, 7, 7], [], [1, 1, 1, 1], [37, 37, 37, 37]],
  ])('DR-16, DR-17 %s', (_, chests, recovered, ranks, points) => {
    const result = ended(chests, recovered);
    expect([result?.ranks, result?.points]).toEqual([ranks, points]);
  });

  test('no result before the end', () => {
    expect(speeddrache.outcome(given({ path: 'T4:0' }))).toBeNull();
  });
});

describe('what is shown', () => {
  test('DR-26 hidden chests: only the own one, and all when the match is over', () => {
    const position = given({
      path: 'T4:0',
      chests: [5, 6, 7, 8],
      options: { hiddenChests: true },
    });
    expect(speeddrache.view(position, 2).chests).toEqual([null, null, 7, null]);
    expect(speeddrache.view(position, 'spectator').chests).toEqual([null, null, null, null]);
    expect(speeddrache.view({ ...position, over: true }, 2).chests).toEqual([5, 6, 7, 8]);
  });

  test('DR-22 without the house rule everybody sees all chests', () => {
    expect(speeddrache.view(given({ path: '', chests: [5, 6, 7, 8] }), 2).chests).toEqual([
      5, 6, 7, 8,
    ]);
  });
});

describe('pauses', () => {
  test.each<[string, Position, object | null]>([
    ['before the first card', match(3, {}), { what: 'first-card', after: 0, by: 'nobody' }],
    ['while they choose', match(3, {}, 'T4'), null],
    [
      'DR-20 after nobody left',
      match(3, {}, 'T4', '0+ 1+ 2+'),
      { what: 'next-card', after: 1200, by: 'anyone' },
    ],
    [
      'DR-20 after somebody left',
      match(3, {}, 'T4', '0- 1+ 2+'),
      { what: 'way-home', after: 6000, by: 'anyone' },
    ],
    [
      'DR-19 after an expedition',
      match(3, {}, 'T4', '0- 1- 2-'),
      { what: 'next-expedition', after: 12_000, by: 'anyone', waitsForOne: true },
    ],
  ])('%s', (_, position, expected) => {
    expect(speeddrache.due(position)).toEqual(expected);
  });
});

describe('tempers', () => {
  const tempers = (source: Setup['source'], ...entries: readonly string[]) =>
    played(speeddrache.start(setup(5, source)), ...entries).tempers.join(' ');
  const out = '0- 1- 2- 3- 4-';

  test('DR-35 they are drawn with the first card of an expedition and then stay', () => {
    const free = { kind: 'free' } as const;
    expect(tempers(free)).toBe('');
    expect(tempers(free, 'T4')).toBe(tempers(free, 'T4', '0+ 1- 2+ 3+ 4+', 'H1'));
    const all = FIRST_STACK.map((card) => tempers(free, card).split(' ')).flat();
    for (const temper of ['careful', 'balanced', 'bold'])
      expect(all.filter((one) => one === temper).length).toBeGreaterThan(30);
    const second = FIRST_STACK.filter(
      (card) => tempers(free, 'T4', out, card) !== tempers(free, 'T4'),
    );
    expect(second.length).toBeGreaterThan(20);
  });

  test('DR-27 on a day they depend on day and expedition alone, however it is played', () => {
    const day = { kind: 'daily', day: '2026-11-30' } as const;
    expect(tempers(day, 'T4')).toBe(tempers(day, 'H1'));
    expect(tempers(day, 'T4', out, 'T5')).toBe(tempers(day, 'H1', out, 'R2'));
    const days = Array.from({ length: 28 }, (_, i) => `2026-02-${String(i + 1).padStart(2, '0')}`);
    const found = new Set(days.map((one) => tempers({ kind: 'daily', day: one }, 'T4')));
    expect(found.size).toBeGreaterThan(20);
  });
});

/** F09: everything that was ever turned is in chests, in bags, on the path or lost, after every step. */
test('F09 no gold is lost or doubled in 300 random matches', () => {
  const game = speeddrache as unknown as AnyGame;
  for (let seed = 0; seed < 300; seed++) {
    const seats = 3 + (seed % 6);
    const { log } = randomMatch(game, setup(seats) as unknown as Setup, quickChance(seed));
    let position = speeddrache.start(setup(seats));
    let turned = 0;
    let lost = 0;
    for (const made of log as readonly unknown[] as readonly Entry[]) {
      const before = position;
      position = played(before, entryText(made));
      // A new expedition finds what lay there in the hands of the dragon.
      if (position.expedition !== before.expedition) lost += goldOn(before.path);
      if ('chance' in made && made.card.startsWith('T')) turned += Number(made.card.slice(1));
      if (position.ending === 'flight' && before.ending === null)
        lost += before.bag * before.inside.length;
      const bags = position.bag * position.inside.length;
      const chests = position.chests.reduce((sum, chest) => sum + chest, 0);
      expect(bags + chests + goldOn(position.path) + lost).toBe(turned);
    }
    expect(position.over).toBe(true);
  }
});
