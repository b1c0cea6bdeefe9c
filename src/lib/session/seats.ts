/** Who sits where when one person plays against computers. */
import type { Seat } from '../game/contract';
import type { Kind } from '../game/record';

/** The person's seat in a solo match. */
export const YOU: Seat = 0;

/** Whether one person can play a match with these seats alone: nobody would ever come to another person's. */
export const isSolo = (seated: readonly { readonly kind: Kind }[]): boolean =>
  seated.every(({ kind }, seat) => (kind === 'human') === (seat === YOU));
