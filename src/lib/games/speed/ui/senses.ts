/** What a step of Speed sounds and feels like for one person: found by comparing two positions. */
import type { Seat } from '../../../game/contract';
import type { Sensed } from '../../../ui/sensing.svelte';
import { sizeOf } from '../cards';
import { leftOf } from '../race';
import { winnerOf } from '../score';
import type { View } from '../position';

const NOTHING: Sensed = { sounds: [], nudge: false };
const laid = (view: View): number => view.piles.reduce((sum, pile) => sum + (pile?.length ?? 0), 0);
const turned = (view: View): number =>
  [...view.reserves, ...view.spit].reduce<number>((sum, cards) => sum + sizeOf(cards), 0);

/** @param you the seat that listens; its own cards were heard when they were pressed. */
export const sensed = (before: View, after: View, you: Seat): Sensed => {
  if (after.deal > before.deal) return { sounds: ['deal'], nudge: false };
  if (after.over && !before.over)
    return { sounds: [winnerOf(after) === you ? 'win' : 'lose'], nudge: false };
  if (after.rounds.length > before.rounds.length)
    return { sounds: [after.rounds.at(-1)?.[0] === you ? 'house' : 'lose'], nudge: false };
  if (after.step === 'grab' && before.step !== 'grab') return { sounds: ['turn'], nudge: true };
  if (after.reshuffles > before.reshuffles) return { sounds: ['deal'], nudge: false };
  if (turned(after) < turned(before)) return { sounds: ['discs'], nudge: true };
  if ((after.frozen[you] ?? 0) > (before.frozen[you] ?? 0))
    return { sounds: ['capture'], nudge: true };
  if (laid(after) > laid(before))
    return leftOf(after, you) < leftOf(before, you) || mineLeft(before, after, you)
      ? NOTHING
      : { sounds: ['lay'], nudge: false };
  return sizeOf(after.hands[you]) > sizeOf(before.hands[you])
    ? { sounds: ['take'], nudge: false }
    : NOTHING;
};

/** In Spit: a card of the own layout was laid. */
const mineLeft = (before: View, after: View, you: Seat): boolean => {
  const open = (view: View): number =>
    (view.layouts[you] ?? []).filter(({ up }) => up !== null).length;
  return open(after) < open(before);
};
