/** The parts of a match's page that come later: nobody needs them when it opens. */
import { late } from '$lib/ui/late.svelte';

export const later = {
  sheets: late(() => import('./MatchSheets.svelte')),
  actions: late(() => import('./EndActions.svelte')),
  proof: late(() => import('$lib/ui/ProofChip.svelte')),
  fallen: late(() => import('$lib/ui/Fallen.svelte')),
};
