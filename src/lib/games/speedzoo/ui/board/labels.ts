/** What places, fields and dominoes are called for those who cannot see them. */
import { m } from '$lib/paraglide/messages';
import { plain } from '../../../../ui/numbers';
import { dominoOf, type Half } from '../../dominoes';
import type { Direction, Laid } from '../../position';
import { fieldsOf, isGate, type Field, type Point } from '../../zoo';
import { HABITAT_NAMES } from '../words';

const DIRECTION_WORDS: { readonly [dir in Direction]: () => string } = {
  E: m.speedzoo_board_right,
  S: m.speedzoo_board_down,
  W: m.speedzoo_board_left,
  N: m.speedzoo_board_up,
};

/** „Dschungel, 2 Sterne“, „Savanne“. */
export const halfName = ({ habitat, stars }: Half): string => {
  const name = HABITAT_NAMES[habitat]();
  return stars === 0 ? name : m.speedzoo_board_starred({ habitat: name, stars });
};

/** „Domino 26: Dschungel, 1 Stern / Savanne“. */
export const dominoName = (number: number): string => {
  const { a, b } = dominoOf(number);
  return m.speedzoo_board_domino({ number, a: halfName(a), b: halfName(b) });
};

/** „Spalte 2, Reihe −1“, counted from the gate to the right and down. */
const pointName = ({ x, y }: Point): string =>
  m.speedzoo_board_point({ column: plain(x), row: plain(y) });

/** „Spalte 2, Reihe −1, nach rechts“: where half a lies, and where half b from there. */
export const placeName = (laid: Laid): string => {
  const [a] = fieldsOf(laid);
  return m.speedzoo_board_place({ point: pointName(a), direction: DIRECTION_WORDS[laid.dir]() });
};

/** „Spalte 2, Reihe −1: Dschungel, 1 Stern, Domino 26“. */
export const fieldName = (field: Field): string =>
  m.speedzoo_board_field({ point: pointName(field), half: halfName(field), domino: field.domino });

/** What lies at a point of a zoo: the gate, or a field. */
export const coveredName = (point: Point, field: Field | undefined): string =>
  isGate(point) || field === undefined ? m.speedzoo_board_gate() : fieldName(field);
