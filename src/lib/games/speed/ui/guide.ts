/** The first match in five short steps, each beside the part of the screen it is about. */
import { m } from '$lib/paraglide/messages';
import type { GuideStep } from '../../../ui/guide';

export const guideSteps = (): readonly GuideStep[] => [
  { at: '.match [data-pile="0"]', text: m.speed_guide_piles() },
  { at: '.match .hand-part', text: m.speed_guide_hand() },
  { at: '.match .stock-part', text: m.speed_guide_stock() },
  { at: '.match .opponent-part', text: m.speed_guide_opponent() },
  { at: '.match [data-ready]', text: m.speed_guide_ready() },
];

/** The same for Spit. */
export const spitGuideSteps = (): readonly GuideStep[] => [
  { at: '.match .hand-part', text: m.speed_guide_spit_places() },
  { at: '.match .middle', text: m.speed_guide_spit_piles() },
  { at: '.match [data-place="4"]', text: m.speed_guide_spit_turn() },
  { at: '.match .opponent-part', text: m.speed_guide_spit_end() },
  { at: '.match [data-ready]', text: m.speed_guide_spit_ready() },
];

/** For two at one device; the near one reads it. */
export const guideOfTwo = (): readonly GuideStep[] => [
  { at: '.split .half[data-seat="0"]', text: m.speed_split_guide_half() },
  { at: '.split [data-pile="0"]', text: m.speed_split_guide_piles() },
  { at: '.split .half[data-seat="0"] [data-ready]', text: m.speed_split_guide_ready() },
];
