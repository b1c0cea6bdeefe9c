/** The parts of a match that come later: nobody needs them when it opens. */
import { late } from '../../../ui/late.svelte';

export const later = {
  split: late(() => import('./Split.svelte')),
  log: late(() => import('../../../ui/Log.svelte')),
  end: late(() => import('./End.svelte')),
};
