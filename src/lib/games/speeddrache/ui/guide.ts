/** The first match in five short steps, each beside the part of the screen it is about. */
import { m } from '$lib/paraglide/messages';
import type { GuideStep } from '../../../ui/guide';

export const guideSteps = (): readonly GuideStep[] => [
  { at: '.match .cave', text: m.speeddrache_guide_cave() },
  { at: '.match .hort-part', text: m.speeddrache_guide_hort() },
  { at: '.match .dock', text: m.speeddrache_guide_choose() },
  { at: '.match .dock', text: m.speeddrache_guide_home() },
  { at: '.match .bande-part', text: m.speeddrache_guide_thieves() },
];
