/** The goal of a mission as the screens of its match show it. */
import type { Source } from '../../../game/contract';
import { progress } from '../goals';
import { missionOf } from '../missions';
import type { Zoo } from '../position';
import type { Count } from '../score';
import { goalText, progressText } from './goalWords';
import type { Goal } from './visitors';

/** How far a zoo has come with the goal of its mission; `null`: the match is none. */
export const goalIn = (source: Source, zoo: Zoo, count: Count): Goal | null => {
  if (source.kind !== 'mission') return null;
  const { goal } = missionOf(source.number);
  const reached = progress(goal, zoo, count);
  return { text: goalText(goal), met: reached.done, progress: progressText(goal, reached) };
};
