/** The square of „Tor in der Mitte“ around the gate of a zoo. */
import type { Options, Zoo } from '../position';
import { beyondMiddle, inMiddle } from '../score';
import { boxOf, fieldsIn } from '../zoo';
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
