/** The parts of a match that come later: nobody needs them when it opens. */
import { late } from '../../../ui/late.svelte';

export const later = {
  end: late(() => import('./End.svelte')),
  tableInfo: late(() => import('./TableInfo.svelte')),
  counselPanel: late(() => import('../../../ui/CounselPanel.svelte')),
  bilanz: late(() => import('./Bilanz.svelte')),
};
