/** Every kind of goal on zoos laid by hand: just missed, just reached, and not decided before the end. */
import { describe, expect, test } from 'vitest';
import { NUMBERS } from './dominoes';
import { habitatOf, partsOf, progress, type Goal } from './goals';
import { DIRECTIONS, type Laid, type Zoo } from './position';
import { countOf } from './score';

/** „45 1,0,S“: domino 45, half a at 1, 0, half b below it. */
const laid = (place: string): Laid => {
  const [, domino, x, y, letter] = /^(\d+) (-?\d),(-?\d),(.)$/.exec(place) ?? [];
  const dir = DIRECTIONS.find((one) => one === letter);
  if (dir === undefined) throw new Error(`no place: ${place}`);
  return { domino: Number(domino), x: Number(x), y: Number(y), dir };
};

const zooOf = (places: readonly string[]): Zoo => ({ laid: places.map(laid), discarded: [] });

/** The same zoo after twelve rounds, in which nothing else fitted. */
const over = (zoo: Zoo): Zoo => ({
  ...zoo,
  discarded: NUMBERS.filter((number) => zoo.laid.every((one) => one.domino !== number)).slice(
    0,
    12 - zoo.laid.length,
  ),
});

/** „3/4“, with an exclamation mark once the goal is reached for good. */
const said = (goal: Goal, zoo: Zoo): string => {
  const count = countOf(zoo, { size: 5, middle: true, full: true }, []);
  const { done, have, of } = progress(goal, zoo, count);
  return `${have}/${of}${done ? '!' : ''}`;
};

const NIGHT_3 = ['12 1,0,E', '38 2,2,N'];
const SAVANNA_2 = ['1 1,0,E'];
const SAVANNA_4 = [...SAVANNA_2, '2 1,1,E'];
/** Three fields and a star in a savanna, beside them a jungle. */
const SAVANNA_STAR = [...SAVANNA_2, '19 1,1,S'];
const TWO_JUNGLES = ['3 1,0,E', '4 -1,0,W'];
const JOINED = [...TWO_JUNGLES, '5 1,1,W', '6 -1,1,W'];
const RIVER_4 = ['7 0,1,E', '8 2,1,E'];
const FIVE_STARRED = ['19 1,0,E', '28 0,1,S', '32 -1,0,W', '36 0,-1,N', '39 -1,-2,W'];
const THREE_ARMS = ['1 1,0,E', '2 -1,0,W', '3 0,1,S'];
const CROSS = [...THREE_ARMS, '4 0,-1,N'];
const ALMOST_FULL = [
  ...['1 -2,-2,E', '2 0,-2,E', '3 2,-2,S', '4 -2,-1,E', '5 0,-1,E', '6 -2,0,E'],
  ...['7 1,0,E', '8 -2,1,E', '9 0,1,E', '10 2,1,S', '11 -2,2,E'],
];

const NIGHT: Goal = { kind: 'large', habitat: 'night', fields: 4 };
const LARGE: Goal = { kind: 'large', habitat: null, fields: 4 };
const GIANTS: Goal = { kind: 'giants', enclosures: 2, fields: 2 };
const POPULAR: Goal = { kind: 'popular', habitat: 'savanna', visitors: 4 };
const MAGNETS: Goal = { kind: 'magnets', enclosures: 2, visitors: 3 };
const ACROSS: Goal = { kind: 'across', habitat: 'water' };
const QUIET: Goal = { kind: 'quiet', fields: 4 };
const STARRED: Goal = { kind: 'starred' };
const VARIETY: Goal = { kind: 'variety' };
const DRY: Goal = { kind: 'without', habitat: 'water' };
const MANY: Goal = { kind: 'many', enclosures: 3 };
const FEW: Goal = { kind: 'few', enclosures: 2 };
const STARS: Goal = { kind: 'stars', stars: 3 };
const WELCOME: Goal = { kind: 'welcome', stars: 3 };
const STARLINE: Goal = { kind: 'starline', fields: 3 };
const MIDDLE: Goal = { kind: 'middle' };
const CORNER: Goal = { kind: 'corner' };
const FULL: Goal = { kind: 'full' };
const BOTH: Goal = { kind: 'all', goals: [{ kind: 'middle' }, { kind: 'few', enclosures: 4 }] };

/** A goal, a zoo, what is said while the match goes on, and what after its last round. */
const TABLE: readonly (readonly [string, Goal, readonly string[], string, string])[] = [
  ['a gate alone has no enclosure', NIGHT, [], '0/4', '0/4'],
  ['night house of three', NIGHT, NIGHT_3, '3/4', '3/4'],
  ['a fourth field apart from it', NIGHT, [...NIGHT_3, '43 -1,0,W'], '3/4', '3/4'],
  ['night house of four', NIGHT, [...NIGHT_3, '43 2,-2,S'], '4/4!', '4/4!'],
  ['four fields of another habitat', NIGHT, SAVANNA_4, '0/4', '0/4'],
  ['any enclosure, of three', LARGE, NIGHT_3, '3/4', '3/4'],
  ['any enclosure, of four, without a star', LARGE, SAVANNA_4, '4/4!', '4/4!'],
  ['one of two', GIANTS, ['3 1,0,E', '13 -1,0,W'], '1/2', '1/2'],
  ['two of two, as long as they stay apart', GIANTS, TWO_JUNGLES, '2/2', '2/2!'],
  ['two that have grown together', GIANTS, JOINED, '1/2', '1/2'],
  ['three fields with a star', POPULAR, SAVANNA_STAR, '3/4', '3/4'],
  [
    'five fields with a star, one more than asked',
    POPULAR,
    [...SAVANNA_STAR, '2 2,1,E'],
    '4/4!',
    '4/4!',
  ],
  ['four fields without a star', POPULAR, SAVANNA_4, '0/4', '0/4'],
  ['visitors of another habitat', POPULAR, [...NIGHT_3, '43 2,-2,S'], '0/4', '0/4'],
  ['one enclosure with three visitors', MAGNETS, SAVANNA_STAR, '1/2', '1/2'],
  ['another with two', MAGNETS, [...SAVANNA_STAR, '16 -1,0,W', '38 -2,2,N'], '1/2', '1/2'],
  ['two with three each', MAGNETS, [...SAVANNA_STAR, '12 -1,0,W', '38 -2,2,N'], '2/2', '2/2!'],
  ['water over four columns', ACROSS, RIVER_4, '4/5', '4/5'],
  ['water over five columns', ACROSS, [...RIVER_4, '9 -1,1,S'], '5/5!', '5/5!'],
  ['water over five rows', ACROSS, ['7 1,0,N', '8 1,-2,N', '9 1,1,E'], '5/5!', '5/5!'],
  ['water on both borders, but not in one', ACROSS, ['7 1,0,E', '8 -1,0,W'], '2/5', '2/5'],
  ['three quiet fields', QUIET, [...SAVANNA_2, '13 1,1,E'], '3/4', '3/4'],
  ['four quiet fields, as long as no star comes', QUIET, SAVANNA_4, '4/4', '4/4!'],
  ['a star has come', QUIET, [...SAVANNA_4, '19 1,-1,N'], '1/4', '1/4'],
  ['one of two with a star', STARRED, ['19 1,0,E'], '1/2', '1/2'],
  ['one field apart is one too many', STARRED, ['19 1,0,E', '24 2,1,E'], '2/3', '2/3'],
  ['every enclosure has a star', STARRED, ['19 1,0,E', '24 2,-1,W'], '2/2', '2/2!'],
  ['five habitats with a star', VARIETY, FIVE_STARRED, '5/6', '5/6'],
  [
    'the sixth without a star is none',
    VARIETY,
    [...FIVE_STARRED.slice(1), '40 1,0,S'],
    '5/6',
    '5/6',
  ],
  ['all six', VARIETY, [...FIVE_STARRED, '40 1,-1,E'], '6/6!', '6/6!'],
  ['no water so far', DRY, SAVANNA_4, '0/0', '0/0!'],
  ['one field of water', DRY, [...SAVANNA_4, '14 -1,0,W'], '1/0', '1/0'],
  ['two enclosures', MANY, ['13 -1,0,W'], '2/3', '2/3'],
  [
    'three enclosures, as long as they stay apart',
    MANY,
    [...SAVANNA_2, '13 -1,0,W'],
    '3/3',
    '3/3!',
  ],
  ['one less than the most', FEW, SAVANNA_2, '1/2', '1/2!'],
  ['the most that are allowed', FEW, ['13 -1,0,W'], '2/2', '2/2!'],
  ['one too many', FEW, [...SAVANNA_2, '13 -1,0,W'], '3/2', '3/2'],
  ['two stars on one field', STARS, ['45 1,0,E'], '2/3', '2/3'],
  ['two stars and one', STARS, ['45 1,0,E', '19 -1,0,W'], '3/3!', '3/3!'],
  ['three stars two steps from the gate', WELCOME, ['48 1,0,E'], '0/3', '0/3'],
  ['two stars cornerwise from it', WELCOME, ['45 1,1,E'], '2/3', '2/3'],
  ['three stars beside it', WELCOME, ['48 2,0,W'], '3/3!', '3/3!'],
  ['a field with three stars is one star field', STARLINE, ['48 2,0,W'], '1/3', '1/3'],
  ['two in a row, with the gate between them', STARLINE, ['19 1,0,S', '20 -1,0,W'], '2/3', '2/3'],
  ['three in a row', STARLINE, ['19 1,0,S', '20 -1,0,W', '21 2,0,S'], '3/3!', '3/3!'],
  ['three in a column', STARLINE, ['19 1,0,E', '20 1,1,E', '22 1,2,E'], '3/3!', '3/3!'],
  ['two fields far in three directions', MIDDLE, THREE_ARMS, '3/4', '3/4'],
  ['two fields far in all four', MIDDLE, CROSS, '4/4!', '4/4!'],
  ['three fields far in one of them', MIDDLE, [...CROSS, '5 0,-3,E'], '3/4', '3/4'],
  ['nothing but the gate', CORNER, [], '2/2', '2/2!'],
  ['a zoo to the right and below', CORNER, ['1 1,0,E', '3 0,1,S'], '2/2', '2/2!'],
  ['a zoo to both sides and below', CORNER, THREE_ARMS, '1/2', '1/2'],
  ['a zoo all around the gate', CORNER, CROSS, '0/2', '0/2'],
  ['one domino short', FULL, ALMOST_FULL, '22/24', '22/24'],
  ['all twelve', FULL, [...ALMOST_FULL, '12 0,2,E'], '24/24!', '24/24!'],
  ['one visitor short', { kind: 'visitors', visitors: 11 }, CROSS, '10/11', '10/11'],
  ['as many as asked', { kind: 'visitors', visitors: 10 }, CROSS, '10/10!', '10/10!'],
  ['one of two goals, the other lost', BOTH, [...CROSS, '7 1,1,E'], '1/2', '1/2'],
  ['neither yet', BOTH, THREE_ARMS, '0/2', '1/2'],
  ['both', BOTH, CROSS, '1/2', '2/2!'],
];

describe('goals of missions (ZO-36, ZO-37)', () => {
  test.each(TABLE)('%s: %o', (_name, goal, places, now, end) => {
    const zoo = zooOf(places);
    expect([said(goal, zoo), said(goal, over(zoo))]).toEqual([now, end]);
  });

  test('every kind stands in the table', () => {
    expect([...new Set(TABLE.map(([, { kind }]) => kind))].sort()).toEqual([
      'across',
      'all',
      'corner',
      'few',
      'full',
      'giants',
      'large',
      'magnets',
      'many',
      'middle',
      'popular',
      'quiet',
      'starline',
      'starred',
      'stars',
      'variety',
      'visitors',
      'welcome',
      'without',
    ]);
  });

  test('several goals are taken apart, and one of them has the habitat', () => {
    const goal: Goal = {
      kind: 'all',
      goals: [{ kind: 'full' }, { kind: 'across', habitat: 'water' }],
    };
    expect(partsOf(goal)).toEqual([{ kind: 'full' }, { kind: 'across', habitat: 'water' }]);
    expect(partsOf(STARRED)).toEqual([{ kind: 'starred' }]);
    expect([goal, STARRED, LARGE, NIGHT].map(habitatOf)).toEqual(['water', null, null, 'night']);
  });
});
