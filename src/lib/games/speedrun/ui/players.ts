/** The players of a match as the screen shows them. */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../game/contract';
import type { Kind } from '../../../game/record';
import type { Seated } from '../../../table/ports';
import type { AvatarName } from '../../../ui/avatars';

export interface Player {
  readonly seat: Seat;
  readonly name: string;
  readonly avatar: AvatarName;
  /** Colour, symbol and board corner, 0…3; two players sit opposite each other. */
  readonly colour: number;
  /** Of a computer: its strength in a word and in pegs; `null` for a person. */
  readonly strength: string | null;
  readonly pegs: number;
}

const FACES: readonly AvatarName[] = ['fox', 'owl', 'hedgehog', 'panda'];

const STRENGTHS: { readonly [kind in Kind]: (() => string) | null } = {
  human: null,
  easy: m.strength_easy,
  normal: m.strength_normal,
  strong: m.strength_strong,
};
const PEGS: { readonly [kind in Kind]: number } = { human: 0, easy: 1, normal: 2, strong: 3 };

export const playersOf = (seated: readonly Seated[]): readonly Player[] =>
  seated.map(({ name, kind }, seat) => ({
    seat,
    name,
    avatar: FACES[seat] ?? 'fox',
    colour: seated.length === 2 ? seat * 2 : seat,
    strength: STRENGTHS[kind]?.() ?? null,
    pegs: PEGS[kind],
  }));
