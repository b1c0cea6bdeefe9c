/** The square of „Tor in der Mitte“ around the gate of a zoo, and the ground it is shown on. */
import type { Options, Zoo } from '../position';
import { beyondMiddle, inMiddle } from '../score';
import { boxOf, fieldsIn, type Box } from '../zoo';
import { buildable, middleSquare } from './board/area';
import type { Middle } from './board/types';

/** `null`: the variant is not played. */
export const middleOf = (
  zoo: Zoo,
  { size, middle }: Pick<Options, 'size' | 'middle'>,
): Middle | null => {
  if (!middle) return null;
  const box = boxOf(fieldsIn(zoo).values());
  if (inMiddle(box, size)) return 'done';
  return beyondMiddle(box, size) ? 'lost' : 'open';
};

/** The ground that a zoo is shown on while it is built. */
export const groundOf = (zoo: Zoo, size: number, middle: Middle | null): Box =>
  buildable(boxOf(fieldsIn(zoo).values()), size, middle === 'open' ? middleSquare(size) : null);
