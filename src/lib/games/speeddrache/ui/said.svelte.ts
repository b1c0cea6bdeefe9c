/** What is said beside the lines of the log: that nobody has left, and what there is to choose and to weigh. */
import { untrack } from 'svelte';
import { live } from '../../../ui/live.svelte';
import { riskOf } from './danger';
import { previewText, riskText } from './prompt';
import type { Shown } from './shown.svelte';

/** Call it while a component is set up. */
export const sayWhatIsDue = (shown: Shown): void => {
  $effect(() => {
    if (shown.scene === 'turned' && shown.position.leaving.length === 0)
      untrack(() => live.say(shown.prompt.title));
  });
  // Once a card, however often the choice is changed.
  $effect(() => {
    void shown.entries;
    if (!shown.choosing) return;
    untrack(() => {
      const { prompt, preview, position } = shown;
      if (preview !== null)
        live.say(`${prompt.title} ${riskText(riskOf(position))}. ${previewText(preview)}`);
    });
  });
};
