/** What has changed on the path, as far as it is seen to move. */
import type { Path } from '../../position';

/** Milliseconds in which a card comes from the stack. */
export const TURN_MS = 260;

export type Change =
  /** One card more at the end of the same path. */
  | 'turned'
  /** The first card of another path. */
  | 'begun'
  /** Cards are as they were, whatever lies on them, or nothing that could be followed. */
  | 'none';

/** Of two paths one after the other; of none before nothing is known, so nothing moves. */
export const changeOf = (before: Path | null, after: Path): Change => {
  if (before === null) return 'none';
  const same = before.every(({ card }, index) => after[index]?.card === card);
  if (same && after.length === before.length + 1) return 'turned';
  return !same && after.length === 1 ? 'begun' : 'none';
};
