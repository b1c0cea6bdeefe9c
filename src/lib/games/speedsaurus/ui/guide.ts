/** The first match in five short steps, each beside the part of the screen it is about. */
import { m } from '$lib/paraglide/messages';
import type { GuideStep } from '../../../ui/guide';

export const guideSteps = (): readonly GuideStep[] => [
  { at: '.match .parade', text: m.speedsaurus_guide_parade() },
  { at: '.match .parade [data-sign]', text: m.speedsaurus_guide_signs() },
  { at: '.match .rack', text: m.speedsaurus_guide_hand() },
  { at: '.match .acts', text: m.speedsaurus_guide_lay() },
  { at: '.match .helps', text: m.speedsaurus_guide_pass() },
];
