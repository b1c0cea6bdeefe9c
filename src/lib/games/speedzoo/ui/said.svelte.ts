/** What is said beside the lines of the log: what is due for the person, the wishes, a choice, a place, a turn. */
import { untrack } from 'svelte';
import { live } from '../../../ui/live.svelte';
import type { Prompt } from './prompt';
import { wishesSaid } from './prompt';
import type { Shown } from './shown.svelte';

const words = ({ title, text }: Prompt): string =>
  text === undefined ? title : `${title}. ${text}`;

/**
 * Says once what the person has to do now, and anew what a chosen or provisionally laid domino comes to. Call it while
 * a component is set up.
 */
export const sayWhatIsDue = (shown: Shown, prompt: () => Prompt): void => {
  $effect(() => {
    void [shown.entries, shown.chosen, shown.laying.provisional];
    const { mode } = shown;
    untrack(() => {
      if (mode === 'wishes') {
        const wishes = wishesSaid(shown.position);
        if (wishes !== null) live.say(wishes);
      } else if (['pick', 'picked', 'place', 'placed', 'discard'].includes(mode))
        live.say(words(prompt()));
    });
  });
};
