/** The first match in five short steps, each beside the part of the screen it is about. */
import { m } from '$lib/paraglide/messages';
import type { GuideStep } from '../../../ui/guide';

/** @param alone there is one row, and nobody to come before or after. */
export const guideSteps = (alone: boolean): readonly GuideStep[] => [
  {
    at: '.match .display-part',
    text: alone ? m.speedzoo_guide_alone_display() : m.speedzoo_guide_display(),
  },
  {
    at: '.match .display-part',
    text: alone ? m.speedzoo_guide_alone_pick() : m.speedzoo_guide_pick(),
  },
  { at: '.match .zoo-part', text: m.speedzoo_guide_zoo() },
  { at: '.match .dock-part', text: m.speedzoo_guide_dock() },
  { at: '.match .visitors-part', text: m.speedzoo_guide_visitors() },
];
