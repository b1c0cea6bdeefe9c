/** Who sits where in a match on one device. */
import type { Seat, Timing } from '../game/contract';
import type { Kind } from '../game/record';

/** The person's seat in a solo match. */
export const YOU: Seat = 0;

/** The seat of whoever sits across the same device. */
export const ACROSS: Seat = 1;

/** Whether two people share this device; where everyone is free at any time they can. */
export const isTogether = (seated: readonly { readonly kind: Kind }[]): boolean =>
  seated.length === 2 && seated.every(({ kind }) => kind === 'human');

/** Whether a match with these seats can be played on one device: nobody would ever come to another person's. */
export const isSolo = (seated: readonly { readonly kind: Kind }[], timing: Timing): boolean =>
  seated.every(({ kind }, seat) => (kind === 'human') === (seat === YOU)) ||
  (timing === 'free' && isTogether(seated));
