/** What a step of Speedzoo sounds and feels like for one person: found by comparing two positions. */
import type { Sensed } from '../../../ui/sensing.svelte';
import type { SoundName } from '../../../ui/sounds';
import type { Position, Tally } from '../position';

const lying = ({ zoos }: Position): number => zoos.reduce((sum, { laid }) => sum + laid.length, 0);
const givenUp = ({ zoos }: Position): number =>
  zoos.reduce((sum, { discarded }) => sum + discarded.length, 0);
const standing = ({ next }: Position): number =>
  next.filter(({ keeper }) => keeper !== null).length;

/** Nobody has more visitors. */
const best = (tallies: readonly Tally[], you: number): boolean =>
  tallies.every(({ visitors }) => visitors <= (tallies[you]?.visitors ?? 0));

const stepSounds = (before: Position, after: Position): readonly SoundName[] => {
  if (after.match > before.match) return ['deal'];
  if (after.round > before.round && after.next.length === 0) return ['step'];
  return [
    ...(after.next.length > before.next.length ? (['deal'] as const) : []),
    ...(lying(after) > lying(before) ? (['lay'] as const) : []),
    ...(givenUp(after) > givenUp(before) ? (['sweep'] as const) : []),
    ...(standing(after) > standing(before) ? (['take'] as const) : []),
  ];
};

/** @param you seat of the person who listens, and is nudged when on turn. */
export const sensed = (before: Position, after: Position, you: number): Sensed => {
  const sounds = stepSounds(before, after);
  const ended = after.past.at(-1);
  if (after.past.length > before.past.length && ended !== undefined)
    return { sounds: [...sounds, best(ended, you) ? 'win' : 'lose'], nudge: false };
  const nudge = after.turn === you && before.turn !== you;
  return { sounds: nudge ? [...sounds, 'turn'] : sounds, nudge };
};
