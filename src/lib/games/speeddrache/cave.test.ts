import { describe, expect, test } from 'vitest';
import {
  BASE,
  entryText,
  given,
  pathOf,
  pathText,
  played,
} from '../../../../tests/games/speeddrache';
import { quickChance } from '../../game/chance';
import { type AnyGame, type Setup } from '../../game/contract';
import { randomMatch } from '../../game/play';
import { goldOn, risk, wayHome } from './cave';
import type { Entry, Options } from './position';
import { speeddrache } from './rules';

const setup = (seats: number, source: Setup['source'] = { kind: 'free' }): Setup<Options> => ({
  seats,
  options: BASE,
  source,
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
