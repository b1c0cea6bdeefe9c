/** How each strength plays a round of Speed. */
import type { Strength } from '../../../ai/bot';
import { EASY_MISSES, NORMAL_MISSES } from './attention';
import { easy, normal, style } from './choices';
import { planner } from './plan';
import type { Style } from './racer';
import type { Round } from './round';

export const STYLES: { readonly [strength in Strength]: Style<Round> } = {
  easy: style(easy, EASY_MISSES),
  normal: style(normal, NORMAL_MISSES),
  strong: style(planner()),
};
