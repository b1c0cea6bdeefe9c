/**
 * The worked examples of the rules page as data: the page draws them, the tests play them against the rules. Cards are
 * written as `notation.ts` says; you are seat 0, whose layout and hand are drawn.
 */
import { m } from '$lib/paraglide/messages';
import type { Act, Options, Round } from '../../position';

/** The table at one moment; what is left out is empty, and not drawn. */
export interface Scene {
  /** `null`: there is no such pile. */
  readonly piles: readonly [string | null, string | null];
  readonly hand?: string;
  readonly stock?: string;
  /** Top card first. */
  readonly reserves?: readonly [string, string];
  readonly layout?: string;
  readonly spit?: readonly [string, string];
}

/** What the other one has, which nobody sees. */
export interface Hidden {
  readonly hand?: string;
  readonly stock?: string;
  readonly layout?: string;
}

export interface Example {
  readonly options?: Partial<Options>;
  readonly before: Scene;
  readonly other?: Hidden;
  /** What happens, in this order. */
  readonly acts: readonly (Act | { readonly reserves: readonly [string, string] })[];
  /** The table afterwards; the same as before where the last act is refused. */
  readonly after: Scene;
  /** Why the last act is refused. */
  readonly refused?: string;
  /** The round that it ends. */
  readonly round?: Round;
  /** All cards of both afterwards, in Spit. */
  readonly cards?: readonly [number, number];
  /** It ends the match. */
  readonly over?: true;
  /** Piles are drawn with the number of their cards. */
  readonly counted?: true;
  readonly text: () => string;
}

const SPIT = { variant: 'spit' } as const;

export const RACE = {
  chain: {
    before: { piles: ['7C', 'JD'], hand: '8H 6S TC 9D KS' },
    acts: [
      { seat: 0, do: 'play', card: '8H', pile: 0 },
      { seat: 0, do: 'play', card: '9D', pile: 0 },
      { seat: 0, do: 'play', card: 'TC', pile: 1 },
    ],
    after: { piles: ['7C 8H 9D', 'JD TC'], hand: '6S KS' },
    other: { hand: '3S' },
    text: m.speed_ex_chain,
  },
  corner: {
    before: { piles: ['AS', '6H'], hand: 'KD 2C 9H 4S JC' },
    acts: [{ seat: 0, do: 'play', card: 'KD', pile: 0 }],
    after: { piles: ['AS KD', '6H'], hand: '2C 9H 4S JC' },
    other: { hand: '3D' },
    text: m.speed_ex_corner,
  },
  late: {
    before: { piles: ['7C 8S', 'JD'], hand: '8H 6S 2C 4D KS' },
    acts: [{ seat: 0, do: 'play', card: '8H', pile: 0 }],
    after: { piles: ['7C 8S', 'JD'], hand: '8H 6S 2C 4D KS' },
    other: { hand: '3D' },
    refused: 'does-not-fit',
    text: m.speed_ex_late,
  },
  draw: {
    before: { piles: ['9D', 'TC'], hand: '6S KS', stock: '2H 9C JD 5S' },
    acts: [{ seat: 0, do: 'draw' }],
    after: { piles: ['9D', 'TC'], hand: '6S KS 2H 9C JD', stock: '5S' },
    other: { hand: '3D' },
    text: m.speed_ex_draw,
  },
  flip: {
    before: {
      piles: ['7C', 'JD'],
      hand: '2H 3C 4D KS AS',
      reserves: ['9H 5C 6D', '4S TH 8D'],
    },
    acts: [{ do: 'flip' }],
    after: { piles: ['7C 9H', 'JD 4S'], hand: '2H 3C 4D KS AS', reserves: ['5C 6D', 'TH 8D'] },
    other: { hand: '2S 3D 4C KD AH' },
    text: m.speed_ex_flip,
  },
  reshuffle: {
    before: { piles: ['5S 7D 8H 9D', 'QS JD TC'], hand: '2H 3C 4D KS AS', reserves: ['', ''] },
    acts: [{ reserves: ['8H QS', 'JD 5S'] }],
    after: { piles: ['7D 9D', 'TC'], hand: '2H 3C 4D KS AS', reserves: ['8H QS', 'JD 5S'] },
    other: { hand: '2S 3D 4C KD AH' },
    counted: true,
    text: m.speed_ex_reshuffle,
  },
  win: {
    before: { piles: ['7C', 'JD'], hand: 'TC' },
    acts: [{ seat: 0, do: 'play', card: 'TC', pile: 1 }],
    after: { piles: ['7C', 'JD TC'], hand: '' },
    other: { hand: '2H 3C 4D', stock: '5S 6S 7S 8S' },
    round: [0, 7],
    over: true,
    text: m.speed_ex_win,
  },
  slap: {
    options: { slap: true },
    before: { piles: ['7C', 'JD'], hand: 'TC' },
    acts: [
      { seat: 0, do: 'play', card: 'TC', pile: 1 },
      { seat: 0, do: 'slap' },
    ],
    after: { piles: ['7C', 'JD TC'], hand: '' },
    other: { hand: '2H 3C' },
    round: [0, 2],
    over: true,
    text: m.speed_ex_slap,
  },
} as const satisfies { readonly [name: string]: Example };

export const SPITS = {
  call: {
    options: SPIT,
    before: {
      piles: ['', ''],
      layout: '9H|KD 5S|2C 7D QS|3H 4H 6C 9S|AD 8C TD JS 2H',
      spit: ['TC 3D 4S', '4D KC 6H'],
    },
    acts: [{ do: 'spit' }],
    after: {
      piles: ['TC', '4D'],
      layout: '9H|KD 5S|2C 7D QS|3H 4H 6C 9S|AD 8C TD JS 2H',
      spit: ['3D 4S', 'KC 6H'],
    },
    other: { layout: 'KS|7H 8S' },
    text: m.speed_ex_call,
  },
  lay: {
    options: SPIT,
    before: { piles: ['TC', '4D'], layout: '9H|KD 5S|2C 7D QS|3H 4H 6C 2S|AD 8C TD JS' },
    acts: [
      { seat: 0, do: 'play', from: 0, pile: 0 },
      { seat: 0, do: 'play', from: 1, pile: 1 },
    ],
    after: { piles: ['TC 9H', '4D 5S'], layout: '|KD~|2C 7D QS|3H 4H 6C 2S|AD 8C TD JS' },
    other: { layout: 'KS|7H 8S' },
    text: m.speed_ex_lay,
  },
  reveal: {
    options: SPIT,
    before: { piles: ['9H', '5S'], layout: '|KD~|2C 7D QS|3H 4H 6C 2S|AD 8C TD JS' },
    acts: [{ seat: 0, do: 'reveal', from: 1 }],
    after: { piles: ['9H', '5S'], layout: '|KD|2C 7D QS|3H 4H 6C 2S|AD 8C TD JS' },
    other: { layout: 'KS|7H 8S' },
    text: m.speed_ex_reveal,
  },
  move: {
    options: SPIT,
    before: { piles: ['9H', '5S'], layout: '|KD|2C 7D QS|3H 4H 6C 2S|AD 8C TD JS' },
    acts: [
      { seat: 0, do: 'move', from: 2, to: 0 },
      { seat: 0, do: 'reveal', from: 2 },
    ],
    after: { piles: ['9H', '5S'], layout: 'QS|KD|2C 7D|3H 4H 6C 2S|AD 8C TD JS' },
    other: { layout: 'KS|7H 8S' },
    text: m.speed_ex_move,
  },
  again: {
    options: SPIT,
    before: {
      piles: ['9H', '5S'],
      layout: 'QS|KD|2C 7D|3H 4H 2S|AD 8C JS',
      spit: ['3D 4S', 'KC 6H'],
    },
    acts: [{ do: 'spit' }],
    after: {
      piles: ['9H 3D', '5S KC'],
      layout: 'QS|KD|2C 7D|3H 4H 2S|AD 8C JS',
      spit: ['4S', '6H'],
    },
    other: { layout: 'KS|7H 7S|AH|AS|AC' },
    text: m.speed_ex_again,
  },
  grab: {
    options: SPIT,
    before: { piles: ['9H 3D 2S AC KH QS JD', '5S KC QD'], layout: 'TC', spit: ['4S', '6H'] },
    acts: [
      { seat: 0, do: 'play', from: 0, pile: 0 },
      { seat: 0, do: 'grab', pile: 1 },
    ],
    // Both lie at whoever has got them until the next deal.
    after: { piles: ['5S KC QD', '9H 3D 2S AC KH QS JD TC'], spit: ['4S', '6H'] },
    other: { layout: 'KS|7H 7S' },
    round: [0, 0],
    cards: [4, 12],
    counted: true,
    text: m.speed_ex_grab,
  },
  few: {
    options: SPIT,
    before: { piles: [null, ''], layout: '9H|KD 5S|2C 7D QS|3H 4H 6C', spit: ['', '4D KC 6H'] },
    acts: [{ do: 'spit' }],
    after: { piles: [null, '4D'], layout: '9H|KD 5S|2C 7D QS|3H 4H 6C', spit: ['', 'KC 6H'] },
    other: { layout: 'KS|7H 7S|AH|AS|AC' },
    text: m.speed_ex_few,
  },
  lone: {
    options: SPIT,
    before: { piles: [null, '4D 3H 2C AS'], layout: '2H', spit: ['', '6H'] },
    acts: [{ seat: 0, do: 'play', from: 0, pile: 1 }],
    after: { piles: ['', '4D 3H 2C AS 2H'], spit: ['', '6H'] },
    other: { layout: 'KS|7H 7S' },
    round: [0, 0],
    cards: [0, 9],
    over: true,
    counted: true,
    text: m.speed_ex_lone,
  },
} as const satisfies { readonly [name: string]: Example };
