/** The parts of a match that come later: nobody needs them when it opens. */
import { late } from '../../../ui/late.svelte';

export const later = {
  bilanz: late(() => import('./Bilanz.svelte')),
  end: late(() => import('./End.svelte')),
  tableInfo: late(() => import('./TableInfo.svelte')),
  ratPanel: late(() => import('./RatPanel.svelte')),
};
