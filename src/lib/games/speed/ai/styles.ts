/** How each strength plays a round of Speed, and a deal of Spit. */
import type { Strength } from '../../../ai/bot';
import { EASY_MISSES, NORMAL_MISSES } from './attention';
import { easy, normal, style } from './choices';
import type { Layouts } from './layouts';
import { planner } from './plan';
import type { Style } from './racer';
import type { Round } from './round';
import * as spit from './spitChoices';
import { spitPlanner } from './spitPlan';

export const STYLES: { readonly [strength in Strength]: Style<Round> } = {
  easy: style(easy, EASY_MISSES),
  normal: style(normal, NORMAL_MISSES),
  strong: style(planner()),
};

export const SPIT_STYLES: { readonly [strength in Strength]: Style<Layouts> } = {
  easy: spit.style(spit.easy, EASY_MISSES),
  normal: spit.style(spit.normal, NORMAL_MISSES),
  strong: spit.style(spitPlanner()),
};
