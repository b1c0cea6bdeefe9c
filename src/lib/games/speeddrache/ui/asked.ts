/** What one can ask about in a match, and the order in which the arrow keys go from one to the next. */
import type { Seat } from '../../../game/contract';
import type { AskedBy } from '../../../ui/asking';
import { neighbour } from '../../../ui/subjects';
import type { Card } from '../cards';
import type { View } from '../position';
import type { Subject } from './board/types';
import { openKinds } from './danger';

export type Asked = { readonly about: Subject; readonly by: AskedBy };

/** The five kinds of hazard. */
export const KINDS: readonly Card[] = ['H1', 'H2', 'H3', 'H4', 'H5'];

/** Kinds of hazard as the Hort shows them: those that lie open first. */
export const kindsShown = (position: Pick<View, 'path'>): readonly Card[] => {
  const open = openKinds(position.path);
  return [...open, ...KINDS.filter((kind) => !open.includes(kind))];
};

/** Everything that can be asked about now: the Hort, the path, the stack, then the thieves from you on. */
export const subjects = (position: View, you: Seat): readonly Subject[] => [
  { what: 'risk' },
  ...kindsShown(position).map((hazard): Subject => ({ what: 'hazard', hazard })),
  ...position.path.map((_, index): Subject => ({ what: 'card', index })),
  { what: 'stack' },
  ...Array.from({ length: position.seats }, (_, i): Subject => ({
    what: 'thief',
    seat: (you + i) % position.seats,
  })),
];

/** What the key I asks about first: the newest card. */
export const newest = ({ path }: Pick<View, 'path'>): Subject =>
  path.length === 0 ? { what: 'stack' } : { what: 'card', index: path.length - 1 };

/** The next or previous subject. */
export const stepped = (position: View, you: Seat, about: Subject, step: 1 | -1): Subject =>
  neighbour(subjects(position, you), about, step);
