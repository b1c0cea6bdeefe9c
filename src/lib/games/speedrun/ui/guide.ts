/** The first match in five short steps, each beside the part of the screen it is about. */
import { m } from '$lib/paraglide/messages';
import type { GuideStep } from '../../../ui/guide';

/** `colour`: where the own plate lies. */
export const guideSteps = (colour: number): readonly GuideStep[] => [
  { at: `.match .p${colour}`, text: m.speedrun_guide_seat() },
  { at: '.match .dock', text: m.speedrun_guide_roll() },
  { at: '.match .board [data-figure="0"]', text: m.speedrun_guide_move() },
  { at: '.match .board [data-figure="1"]', text: m.speedrun_guide_capture() },
  { at: '.match .bar', text: m.speedrun_guide_help() },
];
