/** What one can ask about in a match, and the order in which the arrow keys go from one to the next. */
import type { Seat } from '../../../game/contract';
import type { AskedBy } from '../../../ui/asking';
import { neighbour } from '../../../ui/subjects';
import type { Value } from '../cards';
import type { End, View } from '../position';
import { groupsOf } from './tally';

export type Subject =
  | { readonly what: 'card'; readonly value: Value; readonly in: 'parade' | 'hand' }
  | { readonly what: 'end'; readonly end: 'left' | 'right' }
  /** A parade in which nothing lies. */
  | { readonly what: 'opener' }
  | { readonly what: 'seat'; readonly seat: Seat };

/** What lies at a place of the parade: a card, a sign, or nothing yet. */
export const inParade = (at: Value | End): Subject => {
  if (typeof at === 'number') return { what: 'card', value: at, in: 'parade' };
  return at === 'open' ? { what: 'opener' } : { what: 'end', end: at };
};

export type Asked = { readonly about: Subject; readonly by: AskedBy };

/** Everything that can be asked about now: the parade from end to end, your hand, then the players from you on. */
export const subjects = (position: View, you: Seat): readonly Subject[] => {
  const { parade, hands, seats } = position;
  const hand = hands[you];
  const own = typeof hand === 'object' ? groupsOf(hand) : [];
  const lying: readonly Subject[] =
    parade.length === 0
      ? [{ what: 'opener' }]
      : [
          { what: 'end', end: 'left' },
          ...parade.map(({ value }): Subject => ({ what: 'card', value, in: 'parade' })),
          { what: 'end', end: 'right' },
        ];
  return [
    ...lying,
    ...own.map(({ value }): Subject => ({ what: 'card', value, in: 'hand' })),
    ...Array.from({ length: seats }, (_, i): Subject => ({
      what: 'seat',
      seat: (you + i) % seats,
    })),
  ];
};

/** The next or previous subject. */
export const stepped = (position: View, you: Seat, about: Subject, step: 1 | -1): Subject =>
  neighbour(subjects(position, you), about, step);
