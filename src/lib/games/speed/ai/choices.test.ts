/** What each strength does with its cards; deals are made of the ranks that matter. */
import { describe, expect, test } from 'vitest';
import { STRENGTHS, type Strength } from '../../../ai/bot';
import type { Card } from '../cards';
import { PLACES } from '../position';
import { Counts } from './counting';
import { GRAB, Layouts, MOVE, REVEAL } from './layouts';
import { NOTHING, type Deed } from './racer';
import { DRAW, NO_CARD, Round, SLAP, cardOf, codeOf } from './round';
import { SPIT_STYLES, STYLES } from './styles';

const codes = (text: string): number[] =>
  text
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => codeOf(one as Card));

/** The hand of seat 0, of whom seat 1 shows nothing. */
const roundOf = (hand: string, starters: string, slap = false): Round => {
  const round = new Round({ slap, autoDraw: false });
  round.begin([codes(hand), []], 10, 10, codes(starters));
  return round;
};

const told = (deed: Deed): string => {
  if (deed === NOTHING) return 'waits';
  if (deed === DRAW || deed === SLAP) return deed === DRAW ? 'draws' : 'slaps';
  return `${cardOf(deed >> 1)}>${deed & 1}`;
};

const does = (round: Round, strength: Strength, meant = NOTHING): string =>
  told(STYLES[strength].choose(round, 0, meant));

describe('SP-04 normal lays where another card of its hand follows', () => {
  test.each([
    // 8 leaves room for 9 and T, 6 only for T, and T for 8, 6 and 9.
    { hand: '8H 6S TC 9D KS', starters: '7C JD', lays: 'TC>1' },
    // Q round the corner: the ace leaves room for K and 2, the queen for K alone.
    { hand: 'QH AH KD 2S 7S', starters: 'KC KH', lays: 'AH>0' },
    { hand: '8H 2S 2C 2D 2H', starters: '7C QD', lays: '8H>0' },
    { hand: '5H 2S 2C 2D 2H', starters: '7C QD', lays: 'waits' },
  ])('$hand on $starters: $lays', ({ hand, starters, lays }) => {
    expect(does(roundOf(hand, starters), 'normal')).toBe(lays);
  });
});

test('SP-07 normal fills a hand of two though a card fits; strong lays first', () => {
  const round = roundOf('8H 9D TC TS KS', '7C JD');
  for (const [i, card] of codes('8H 9D TC').entries()) round.act(0, 2 * card, 600 * (i + 1), [], 0);
  // T and J lie; the other T fits on the J.
  expect(does(round, 'normal')).toBe('draws');
  expect(does(round, 'strong')).toBe('TS>1');
});

describe('strong plans', () => {
  test.each([
    // 6, 5, 4 after the 7 are three, 8 is one.
    { hand: '8H 6S 5S 4S JD', starters: '7C 2D', lays: '6S>0' },
    // 3 and 4 go on the 2 only if the 3 stays there: 3, 4 and 6 are three.
    { hand: '3H 4H 6S TS TC', starters: '7C 2D', lays: ['3H>1', '6S>0'] },
  ])('the longest row over both piles: $hand on $starters', ({ hand, starters, lays }) => {
    expect([lays].flat()).toContain(does(roundOf(hand, starters), 'strong'));
  });

  test('and leaves what the other one is known not to have', () => {
    const round = roundOf('JH 7S AS 3S 4D', '7C 7D');
    // Nobody laid anything on the sevens: the other one has no 6 and no 8.
    round.flip(2000, codes('QC 8D'));
    // J or 7 first makes two either way; the 7 leaves 6, 8, J and K to the other one, the J 7, 9, T and Q.
    expect(does(round, 'strong')).toBe('7S>1');
    expect(new Counts().count(round, 0).expected((1 << 5) | (1 << 7))).toBe(0);
  });

  test('counting what lies and what it holds: of four aces three are seen', () => {
    const round = roundOf('AH AS 3S 4S 5S', 'AC 7D');
    // 45 cards are not seen, one of them an ace, and five are in the other hand: 5/45 = 0.11.
    expect(new Counts().count(round, 0).expected(1)).toBe(11);
  });
});

test('a hand that waits for a pile over a second has nothing for it', () => {
  const round = roundOf('8H 9D TC TS KS', '7C JD');
  round.act(0, 2 * codeOf('8H'), 1200, [], 0);
  // 6, 8, T and Q did not come in 1.2 seconds.
  const set = (1 << 5) | (1 << 7) | (1 << 9) | (1 << 11);
  expect(new Counts().count(round, 0).expected(set)).toBe(0);
  // It lays a 9 and draws: 44 cards are not seen, four 6s, three 8s, two Ts and four Qs among them: 13/44 = 0.29.
  round.act(1, 2 * codeOf('9S'), 1300, [], 0);
  round.act(1, DRAW, 1400, [], 1);
  expect(new Counts().count(round, 0).expected(set)).toBe(29);
});

test('SP-15 whoever has laid the last card slaps, and only easy does so too soon', () => {
  const early = { easy: 0, normal: 0, strong: 0 };
  for (const strength of STRENGTHS)
    for (let i = 0; i < 52; i++) {
      const round = new Round({ slap: true, autoDraw: false });
      round.begin([codes('8H 9D TC JS QS'), []], 0, 10, [codeOf('7C'), i % 52]);
      for (const [at, card] of codes('8H 9D TC JS').entries())
        round.act(0, 2 * card, 600 * (at + 1), [], 0);
      if (does(round, strength) === 'slaps') early[strength] += 1;
      round.act(0, 2 * codeOf('QS'), 3000, [], 0);
      expect(does(round, strength)).toBe('slaps');
    }
  expect(early.normal + early.strong).toBe(0);
  // One time in eight, each second card of the piles being another lot: 6.5 of 52.
  expect(early.easy).toBeGreaterThan(0);
  expect(early.easy).toBeLessThan(20);
});

/** Places as `'8H+2'`: a card face up and two face down, `'+2'`, or empty; both layouts. */
const layoutsOf = (mine: string, theirs: string, tops: string): Layouts => {
  const deal = new Layouts();
  const places = [mine, theirs].map((text) =>
    Array.from({ length: PLACES }, (_, at) => {
      const [up = '', down = '0'] = (text.split(' ')[at] ?? '').split('+');
      return { up: up === '' || up === '-' ? NO_CARD : codeOf(up as Card), down: Number(down) };
    }),
  );
  deal.begin(
    places.map((layout) => layout.map(({ up }) => up)),
    places.map((layout) => layout.map(({ down }) => down)),
    [11, 11],
  );
  deal.spat(0, codes(tops));
  return deal;
};

const toldSpit = (deed: Deed): string => {
  if (deed === NOTHING) return 'waits';
  if (deed >= GRAB) return `grabs ${deed - GRAB}`;
  if (deed >= MOVE) return `#${Math.floor((deed - MOVE) / PLACES)}>#${(deed - MOVE) % PLACES}`;
  return deed >= REVEAL ? `#${deed - REVEAL}` : `#${deed >> 1}>${deed & 1}`;
};

const doesInSpit = (deal: Layouts, strength: Strength): string =>
  toldSpit(SPIT_STYLES[strength].choose(deal, 0, NOTHING));

describe('SP-17 in Spit', () => {
  const theirs = '2S+1 2H+1 2D+1 2C+1 KS+1';
  test.each([
    { name: 'lays the only card that fits', mine: '8H+1 3S 3H 3D 3C', tops: '7C JD', did: '#0>0' },
    { name: 'turns where nothing fits', mine: '5H+1 -+2 3H 3D 3C', tops: '7C JD', did: '#1' },
    { name: 'turns the highest heap', mine: '5H+1 -+2 -+4 3D 3C', tops: '7C JD', did: '#2' },
    {
      name: 'moves from the highest heap to an empty place',
      mine: '5H+1 - 3H+3 3D 3C',
      tops: '7C JD',
      did: '#2>#1',
    },
    {
      name: 'waits where nothing is left to do',
      mine: '5H 3H 3D 3C -',
      tops: '7C JD',
      did: 'waits',
    },
  ])('everybody $name', ({ mine, tops, did }) => {
    for (const strength of STRENGTHS) {
      expect(doesInSpit(layoutsOf(mine, theirs, tops), strength)).toBe(did);
    }
  });

  test('strong leaves the other one nothing to go on with', () => {
    // Two cards can be laid in either order. Their Q fits on the J unless the T lies there first.
    const deal = layoutsOf('8H TS 3H 3D 3C', 'QS+1 2H+1 2D+1 2C+1 4S+1', '7C JD');
    expect(doesInSpit(deal, 'strong')).toBe('#1>1');
  });

  test('SP-19 everybody reaches for the smaller pile where one can see it', () => {
    const deal = layoutsOf('8H', theirs, '7C JD');
    for (let i = 0; i < 6; i++) deal.spat(100 * (i + 1), codes('7C JD'));
    deal.sizes[1] = 2;
    deal.act(0, 0, 1000, NO_CARD);
    expect(deal.grabs).toBe(true);
    for (const strength of STRENGTHS) expect(doesInSpit(deal, strength)).toBe('grabs 1');
  });
});
