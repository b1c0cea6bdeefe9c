/** What the steps of a match sound and feel like. */
import { nudge, play } from './senses';
import type { SoundName } from './sounds';

export interface Sensed {
  readonly sounds: readonly SoundName[];
  /** Whether the person is nudged. */
  readonly nudge: boolean;
}

/**
 * Compares each position with the one before and lets the difference be heard and felt; the first one is silent.
 * Call it while a component is set up.
 */
export const senseSteps = <Position>(
  position: () => Position,
  sensed: (before: Position, after: Position) => Sensed,
): void => {
  let before: Position | null = null;
  $effect(() => {
    const now = position();
    if (before !== null && before !== now) {
      const felt = sensed(before, now);
      for (const name of felt.sounds) play(name);
      if (felt.nudge) nudge();
    }
    before = now;
  });
};
