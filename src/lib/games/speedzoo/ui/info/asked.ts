/** What one can ask about in a match, and the order in which the arrow keys go from one to the next. */
import type { Seat } from '../../../../game/contract';
import type { AskedBy } from '../../../../ui/asking';
import type { Player } from '../../../../ui/players';
import { neighbour } from '../../../../ui/subjects';
import { slotDue } from '../../display';
import type { Position } from '../../position';
import type { ZooSubject } from '../board/types';

/** A domino of the display or in the hand, a covered field or the gate (0, 0) of a zoo, a player. */
export type Subject =
  | { readonly what: 'domino'; readonly domino: number }
  | { readonly what: 'field'; readonly seat: Seat; readonly x: number; readonly y: number }
  | { readonly what: 'player'; readonly seat: Seat };

export type Asked = { readonly about: Subject; readonly by: AskedBy };

/** What of a match is needed to tell. */
export interface Table {
  readonly position: Position;
  readonly players: readonly Player[];
  readonly you: Seat;
}

/** What was asked about in the zoo of a seat. */
export const fieldOf = (seat: Seat, about: ZooSubject): Subject => {
  const { x, y } = 'gate' in about ? { x: 0, y: 0 } : about.field;
  return { what: 'field', seat, x, y };
};

/** Everything of the display that lies there still, then the players from you on. */
export const subjects = ({ row, next, seats }: Position, you: Seat): readonly Subject[] => [
  ...[...row.filter((slot) => !slot.done), ...next].map(({ domino }): Subject => ({
    what: 'domino',
    domino,
  })),
  ...Array.from({ length: seats }, (_, i): Subject => ({
    what: 'player',
    seat: (you + i) % seats,
  })),
];

/** What the key I asks about first: the domino that is laid, else the first that may be picked. */
export const newest = (position: Position, you: Seat): Subject => {
  const slot =
    (position.step === 'place' ? slotDue(position.row) : undefined) ??
    position.next.find(({ keeper }) => keeper === null) ??
    slotDue(position.row);
  return slot === undefined
    ? { what: 'player', seat: you }
    : { what: 'domino', domino: slot.domino };
};

/** The next or previous subject. */
export const stepped = (position: Position, you: Seat, about: Subject, step: 1 | -1): Subject =>
  neighbour(subjects(position, you), about, step);
