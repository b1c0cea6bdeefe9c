/** The people and computers at a table as the screens show them. */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../game/contract';
import type { Kind } from '../game/record';
import type { Seated } from '../table/ports';
import type { Portrait } from './avatars';

export interface Player {
  readonly seat: Seat;
  readonly name: string;
  readonly avatar: Portrait;
  /** Colour and symbol, 0…7. */
  readonly colour: number;
  /** Of a computer: its strength in a word and in pegs; `null` for a person. */
  readonly strength: string | null;
  readonly pegs: number;
}

/** Who sits down to a game: the faces of all seats, and how the computers on them are called. */
export interface Cast {
  readonly faces: readonly Portrait[];
  /** By seat; the first is the person's. */
  names(): readonly string[];
}

/** The face of each seat; the first is the person's. */
const FACES: readonly Portrait[] = [
  'fox',
  'owl',
  'hedgehog',
  'panda',
  'otter',
  'rabbit',
  'penguin',
  'beaver',
];

/** How a solo match calls its seats, by the same order as the faces. */
const soloNames = (): readonly string[] => [
  m.you(),
  m.bot_owl(),
  m.bot_hedgehog(),
  m.bot_panda(),
  m.bot_otter(),
  m.bot_rabbit(),
  m.bot_penguin(),
  m.bot_beaver(),
];

/** How two people at one device are called who do not say how, by the same order. */
export const pairNames = (): readonly [string, string] => [m.bot_fox(), m.bot_owl()];

/** The animals, wherever a game has no characters of its own. */
export const ANIMALS: Cast = { faces: FACES, names: soloNames };

export const STRENGTH_NAMES: { readonly [kind in Exclude<Kind, 'human'>]: () => string } = {
  easy: m.strength_easy,
  normal: m.strength_normal,
  strong: m.strength_strong,
};
const PEGS: { readonly [kind in Kind]: number } = { human: 0, easy: 1, normal: 2, strong: 3 };

/** Which colour a seat of a match has; each seat its own in turn unless a game has places on a board. */
export type Colours = (seat: Seat, seats: number) => number;

export const inTurn: Colours = (seat) => seat;

export const playersOf = (
  seated: readonly Seated[],
  colours: Colours = inTurn,
  cast: Cast = ANIMALS,
): readonly Player[] =>
  seated.map(({ name, kind }, seat) => ({
    seat,
    name,
    avatar: cast.faces[seat] ?? 'fox',
    colour: colours(seat, seated.length),
    strength: kind === 'human' ? null : STRENGTH_NAMES[kind](),
    pegs: PEGS[kind],
  }));
