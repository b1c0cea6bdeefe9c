/** What a match tells those who hear it. */
import type { LogEntry } from './log';
import { live } from './live.svelte';

/**
 * Says each line of a story once, as it is added; what was there at first is not said. Call it while a component is
 * set up.
 *
 * @param lines newest first; their ids are numbers that rise.
 */
export const tellOnce = (lines: () => readonly LogEntry<unknown>[]): void => {
  let said: number | null = null;
  $effect(() => {
    const now = lines();
    const fresh = said === null ? [] : now.filter((line) => Number(line.id) > (said ?? -1));
    said = Math.max(said ?? -1, ...now.map((line) => Number(line.id)));
    for (const line of fresh.reverse()) live.say(line.said ?? line.text);
  });
};
