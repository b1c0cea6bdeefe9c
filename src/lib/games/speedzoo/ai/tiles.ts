/** The 48 dominoes in numbers: a habitat is its place in `HABITATS`, 0…5. */
import { DOMINOES, HABITATS } from '../dominoes';

/** By number of the domino: habitat and stars of half a and of half b. */
export const KIND_A = new Uint8Array(64);
export const KIND_B = new Uint8Array(64);
export const STARS_A = new Uint8Array(64);
export const STARS_B = new Uint8Array(64);

for (const { number, a, b } of DOMINOES) {
  KIND_A[number] = HABITATS.indexOf(a.habitat);
  KIND_B[number] = HABITATS.indexOf(b.habitat);
  STARS_A[number] = a.stars;
  STARS_B[number] = b.stars;
}

/** Both halves are alike: laid the other way round it is the same. */
export const isTwin = (number: number): boolean =>
  KIND_A[number] === KIND_B[number] && STARS_A[number] === STARS_B[number];
