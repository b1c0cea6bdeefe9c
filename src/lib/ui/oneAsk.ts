/** Requests of a screen to its table, one at a time. */
import type { Refusal } from '../game/contract';

export type Ask<Place> = (request: () => Promise<Refusal | null>, place?: Place) => Promise<void>;

/**
 * A second press before the first is answered means the same thing and asks for nothing.
 *
 * @param refused hears what was refused and where it was pressed.
 */
export const oneAsk = <Place>(
  refused: (refusal: Refusal, place: Place | undefined) => void,
): Ask<Place> => {
  let asking = false;
  return async (request, place) => {
    if (asking) return;
    asking = true;
    const refusal = await request();
    asking = false;
    if (refusal !== null) refused(refusal, place);
  };
};
