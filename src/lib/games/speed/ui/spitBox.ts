/** Where cards to spit come from: small, in the middle of the plate on which their number stands. */
import type { Box } from '../../../ui/place';

const SIZE = { width: 30, height: 42 };

export const spitBox = (plate: Element | null | undefined): Box | null => {
  const box = plate?.getBoundingClientRect();
  return box === undefined
    ? null
    : {
        left: box.left + (box.width - SIZE.width) / 2,
        top: box.top + (box.height - SIZE.height) / 2,
        ...SIZE,
      };
};
