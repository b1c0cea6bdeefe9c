/** The setting "Von selbst spielen" in a match of Speedzoo. */
import { untrack } from 'svelte';
import type { Driver } from '../../../session/driver';
import { whenCalm } from '../../../ui/calm';
import { selfPlay } from '../../../ui/selfPlay';
import { settings } from '../../../ui/settings.svelte';
import type { Shown } from './shown.svelte';
import type { Wishing } from './wishing.svelte';

/** Milliseconds for reading the wishes, and the sheet of a season. */
const READING = 7000;

/**
 * Does what is the only thing that may be done, after a moment in which one sees it, and goes on from what is only
 * read; nothing is ever given up like that. Call it while a component is set up.
 */
export const playByItself = (shown: Shown, wishing: Wishing, driver: () => Driver): void => {
  $effect(() => {
    void shown.entries;
    const { state, tempo } = driver();
    if (settings.chosen.auto !== 'on' || state.moment.paused) return;
    const only = untrack(() => wishing.onlyMove());
    if (only !== null) return selfPlay(tempo, null, only);
    return shown.mode === 'wishes' || shown.mode === 'sheet'
      ? whenCalm(wishing.bring, READING)
      : undefined;
  });
};
