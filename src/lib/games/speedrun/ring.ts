/** Distances of the Speedrun board. A figure's place is its own progress, counted from its seat's start field. */
import type { Seat } from '../../game/contract';

/** Fields of the ring. */
export const RING = 40;
export const FIGURES = 4;
/** Progress of a figure that waits in the yard ("Startfeld" of the rule text). */
export const YARD = -1;
/** Progress on the own start field ("Anfangsfeld"). */
export const START = 0;
/** Progress of the first and of the deepest house field. */
export const HOUSE = RING;
export const DEEPEST = RING + FIGURES - 1;

/** Progress of one figure: −1 yard, 0…39 ring, 40…43 house. */
export type Progress = number;

/** The corner of the board where a seat sits, 0…3; two players sit opposite each other. */
export const corner = (seats: number, seat: Seat): number => (seats === 2 ? seat * 2 : seat);

/** The ring field 0…39 that a progress on the ring stands for, counted from the start field of corner 0. */
export const field = (seats: number, seat: Seat, progress: Progress): number =>
  (corner(seats, seat) * (RING / 4) + progress) % RING;

export const onRing = (progress: Progress): boolean => progress >= START && progress < HOUSE;
export const inHouse = (progress: Progress): boolean => progress >= HOUSE;
