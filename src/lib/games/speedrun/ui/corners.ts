/** The corner of the board that a seat plays from, which is its colour; two players sit opposite each other. */
import type { Colours } from '../../../ui/players';

export const corners: Colours = (seat, seats) => (seats === 2 ? seat * 2 : seat);
