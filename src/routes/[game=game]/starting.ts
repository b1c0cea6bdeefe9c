/** Starting matches from the Spielraum: one at a time, however often a button is pressed. */
import type { Seal } from '$lib/session/seal';
import type { Setup } from '$lib/session/setup';
import type { SoloSetup } from '$lib/session/solo';
import { late } from '$lib/ui/late.svelte';
import type startsHere from './starts';

const starts = late(() => import('./starts'));

type Starts = typeof startsHere;

export interface Starting {
  free(
    match: Pick<Setup, 'seats' | 'options' | 'tempo'> & Pick<SoloSetup, 'seated'>,
    seal: Seal,
    word: string | null,
  ): void;
  /** `names`: of the seats, the person's first. */
  day(names: readonly string[]): void;
  mission(number: number, names: readonly string[]): void;
}

/** Starts the match of today, or gives the one that is open; `null`: there is none. */
export const startToday = async (game: string, names: readonly string[]): Promise<string | null> =>
  (await starts.load())?.startDaily(game, names) ?? null;

/** `open`: goes to the match with this id. */
export const starting = (game: () => string, open: (id: string) => Promise<void>): Starting => {
  let busy = false;
  const once = async (start: (by: Starts) => Promise<string | null>): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      const by = await starts.load();
      const id = by && (await start(by));
      if (id !== null) await open(id);
    } finally {
      busy = false;
    }
  };
  return {
    free: ({ seats, options, tempo, seated }, seal, word) =>
      void once(({ startSolo }) => {
        const setup = { seats, options, source: { kind: 'free' } as const };
        return startSolo({ game: game(), setup, tempo, seated }, seal, word);
      }),
    day: (names) => void once(({ startDaily }) => startDaily(game(), names)),
    mission: (number, names) =>
      void once(({ startMission }) => startMission(game(), number, names)),
  };
};
