/** What a step of Speeddrache sounds and feels like for one person: found by comparing two positions. */
import type { Sensed } from '../../../ui/sensing.svelte';
import type { SoundName } from '../../../ui/sounds';
import type { View } from '../position';
import { eyeOf } from './danger';

/** The cave by how far the eye is open: the greater the risk, the louder. */
const CAVE: readonly (readonly SoundName[])[] = [[], ['cave'], ['caveLouder'], ['caveLoudest']];

/** The breath comes when the eye opens further, not with every card. */
const caveSounds = (before: View, after: View, eye: boolean): readonly SoundName[] => {
  if (!eye || after.ending !== null) return [];
  const now = eyeOf(after);
  const then = before.expedition === after.expedition ? eyeOf(before) : 0;
  return now > then ? ['breath', ...(CAVE[now] ?? [])] : (CAVE[now] ?? []);
};

const cardSound = (card: string): SoundName =>
  card.startsWith('T') ? 'coins' : card.startsWith('R') ? 'relic' : 'hazard';

/**
 * @param you seat of the person who listens, and is nudged when there is something to choose, or to lose.
 * @param eye whether the eye watches; else the dragon makes no sound.
 */
export const sensed = (before: View, after: View, you: number, eye: boolean): Sensed => {
  const fled = after.ending === 'flight';
  const mine = before.inside.includes(you);
  if (fled) return { sounds: ['lay', eye ? 'roar' : 'lose'], nudge: mine };
  const card = after.path.at(-1)?.card;
  if (after.choosing && card !== undefined)
    return {
      sounds: ['lay', cardSound(card), ...caveSounds(before, after, eye)],
      nudge: after.inside.includes(you),
    };
  if (after.leaving.length === 0) return { sounds: ['discs', 'step'], nudge: false };
  return { sounds: ['discs', after.leaving.includes(you) ? 'house' : 'coins'], nudge: false };
};
