/** Which dominoes have found their way to the zoo of somebody else, and where they land there. */
import type { Seat } from '../../../game/contract';
import type { Box } from '../../../ui/place';
import type { Zoo } from '../position';

/** A landed domino is as wide as two fields of the miniature. */
const FIELDS_ACROSS = 7;

/** What others than `you` have laid between two states of all zoos, at most the last one of each. */
export const laidSince = (
  before: readonly Zoo[],
  now: readonly Zoo[],
  you: Seat,
): readonly { readonly seat: Seat; readonly domino: number }[] =>
  now.flatMap((zoo, seat) => {
    const more = zoo.laid.length - (before[seat]?.laid.length ?? 0);
    const last = zoo.laid.at(-1);
    return seat === you || more <= 0 || last === undefined ? [] : [{ seat, domino: last.domino }];
  });

/** The box in the middle of a miniature in which a domino from there ends, in the shape it had. */
export const landing = (from: Box, zoo: Box): Box => {
  const width = (zoo.width * 2) / FIELDS_ACROSS;
  const height = (from.height / from.width) * width;
  return {
    left: zoo.left + (zoo.width - width) / 2,
    top: zoo.top + (zoo.height - height) / 2,
    width,
    height,
  };
};
