/** The parts of a match that come later: nobody needs them when it opens. */
import { late } from '../../../ui/late.svelte';

export const later = {
  end: late(() => import('./End.svelte')),
  figureInfo: late(() => import('./FigureInfo.svelte')),
  counselPanel: late(() => import('../../../ui/CounselPanel.svelte')),
};
