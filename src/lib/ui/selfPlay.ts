/** The setting "Von selbst": what the app does for the person, after a moment in which one sees it. */
import type { TempoName } from '../table/ports';
import { whenCalm } from './calm';

/** The die needs 400 ms until it lies still. */
const WAIT_MS: { readonly [tempo in TempoName]: { readonly roll: number; readonly move: number } } =
  {
    normal: { roll: 600, move: 900 },
    fast: { roll: 350, move: 650 },
    turbo: { roll: 60, move: 60 },
    calm: { roll: 600, move: 900 },
    adaptive: { roll: 600, move: 900 },
  };

/** Rolls, or makes the move that is the only one; the returned function takes it back until then. */
export const selfPlay = (
  tempo: TempoName,
  roll: (() => unknown) | null,
  onlyMove: (() => unknown) | null,
): (() => void) | undefined => {
  const then = roll ?? onlyMove;
  if (then === null) return undefined;
  return whenCalm(() => void then(), WAIT_MS[tempo][roll === null ? 'move' : 'roll']);
};
