/** What a step of Speedsaurus sounds and feels like for one person: found by comparing two positions. */
import type { Sensed } from '../../../ui/sensing.svelte';
import type { SoundName } from '../../../ui/sounds';
import type { View } from '../position';

const lying = ({ parade, gone }: View): number =>
  parade.reduce((sum, { count }) => sum + count, gone.length);

/** Whether the person has no cards left, or fewer than everybody else. */
const best = ({ left }: View, you: number): boolean => {
  const last = left.at(-1) ?? [];
  return last.every((cards) => cards >= (last[you] ?? 0));
};

const stepSounds = (before: View, after: View): readonly SoundName[] => {
  if (after.deal > before.deal) return ['deal'];
  // Cards that were laid lie in the parade or have left the game with it; who takes one makes them fewer.
  const more = lying(after) - lying(before);
  const swept = after.round > before.round;
  return [
    ...(more > 0 ? (['lay'] as const) : []),
    ...(more < 0 ? (['take'] as const) : []),
    ...(swept ? (['sweep'] as const) : []),
  ];
};

/** @param you seat of the person who listens, and is nudged when on turn. */
export const sensed = (before: View, after: View, you: number): Sensed => {
  const sounds = stepSounds(before, after);
  if (after.left.length > before.left.length)
    return { sounds: [...sounds, best(after, you) ? 'win' : 'lose'], nudge: false };
  const nudge = after.turn === you && before.turn !== you;
  return { sounds: nudge ? [...sounds, 'turn'] : sounds, nudge };
};
