/** The parts of a match that come later: nobody needs them when it opens. */
import { late } from '../../../ui/late.svelte';

export const later = {
  finish: late(() => import('./Finish.svelte')),
  tableInfo: late(() => import('./info/TableInfo.svelte')),
  ratPanel: late(() => import('./RatPanel.svelte')),
  foreignZoo: late(() => import('./ForeignZoo.svelte')),
  all48: late(() => import('./All48.svelte')),
};
