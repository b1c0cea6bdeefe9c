import { describe, expect, test } from 'vitest';
import {
  BASE,
  entry,
  given,
  match,
  pathText,
  played,
  refusal,
} from '../../../../tests/games/speeddrache';
import { type Setup } from '../../game/contract';
import { FIRST_STACK } from './cards';
import type { Options, Position } from './position';
import { speeddrache } from './rules';

const setup = (seats: number, source: Setup['source'] = { kind: 'free' }): Setup<Options> => ({
  seats,
  options: BASE,
  source,
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
