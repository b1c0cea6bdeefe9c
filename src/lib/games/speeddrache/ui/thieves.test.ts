import { describe, expect, test } from 'vitest';
import { logOf, played, rules, setupOf } from '../../../../../tests/games/speeddracheLog';
import type { Player } from '../../../ui/players';
import type { Choice, Options } from '../position';
import { speeddrache } from '../rules';
import { historyOf } from './history';
import type { Scene } from './scenes';
import { thievesOf } from './thieves';

const players: readonly Player[] = ['Du', 'Hexe', 'Zwerg'].map((name, seat) => ({
  seat,
  name,
  avatar: 'fox',
  colour: seat,
  strength: null,
  pegs: 0,
}));

/** Each thief as `state chest/bag gain relics`, with `·` for what is not shown. */
const row = (
  text: string,
  scene: Scene,
  moment: { chosen: readonly number[]; choice?: Choice } = { chosen: [] },
  options: Partial<Options> = {},
): readonly string[] => {
  const setup = setupOf(options);
  const log = logOf(text, setup);
  return thievesOf({
    position: speeddrache.view(played(text, setup), 0),
    players,
    you: 0,
    expedition: historyOf(rules, setup, log).at(-1),
    moment: { chosen: moment.chosen, choice: null },
    scene,
    last: log.at(-1),
  }).map(({ state, chest, bag, gain, relics, turn }) =>
    [
      `${state}${turn ? '!' : ''}`,
      `${chest ?? '·'}/${bag ?? '·'}`,
      ...(gain === null ? [] : [gain > 0 ? `+${gain}` : `${gain}`]),
      ...relics,
    ].join(' '),
  );
};

describe('DR-05 DR-22 the thieves', () => {
  // 7 of three: 2 each, 1 stays.
  test('choosing: who has chosen is seen, what is not', () => {
    expect(row('T7', 'choose', { chosen: [1] })).toEqual([
      'choosing! 0/2',
      'chosen 0/2',
      'choosing 0/2',
    ]);
    expect(row('T7', 'chosen', { chosen: [0, 1] })).toEqual([
      'chosen 0/2',
      'chosen 0/2',
      'choosing 0/2',
    ]);
  });

  test('the discs are turned before anything is put into chests', () => {
    expect(row('T7 - R1 1', 'turned')).toEqual(['deeper 0/2', 'leave 0/2', 'deeper 0/2']);
  });

  test('on the way home chest, gain and relic are there', () => {
    expect(row('T7 - R1 1', 'way')).toEqual(['deeper 0/2', 'out 3/· +3 R1', 'deeper 0/2']);
  });

  test('whoever is out stays out, and brings nothing to the next expedition', () => {
    expect(row('T7 1 H1', 'choose')).toEqual(['choosing! 0/2', 'out 3/· +3', 'choosing 0/2']);
    expect(row('T7 1 H1 02 T9', 'choose')[1]).toBe('choosing 3/3');
  });

  test('a flight: the bag is lost, the chest is not', () => {
    expect(row('T7 1 H1 - H1', 'flight')).toEqual(['fled 0/0 -2', 'out 3/· +3', 'fled 0/0 -2']);
  });
});

describe('DR-26 hidden chests', () => {
  const hidden = { hiddenChests: true };
  test('of others neither chest nor bag nor gain', () => {
    expect(row('T7 1 H1', 'choose', { chosen: [] }, hidden)).toEqual([
      'choosing! 0/2',
      'out ·/·',
      'choosing ·/·',
    ]);
    expect(row('T7 1 H1 - H1', 'flight', { chosen: [] }, hidden)).toEqual([
      'fled 0/0 -2',
      'out ·/·',
      'fled ·/·',
    ]);
  });
});
