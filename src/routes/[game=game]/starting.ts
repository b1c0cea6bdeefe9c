/** Starting matches from the Spielraum: one at a time, however often a button is pressed. */
import { startDaily } from '$lib/session/daily';
import { startMission } from '$lib/session/mission';
import type { Seal } from '$lib/session/seal';
import type { Setup } from '$lib/session/setup';
import { startSolo, type SoloSetup } from '$lib/session/solo';

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

/** `open`: goes to the match with this id. */
export const starting = (game: () => string, open: (id: string) => Promise<void>): Starting => {
  let busy = false;
  const once = async (start: () => Promise<string | null>): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      const id = await start();
      if (id !== null) await open(id);
    } finally {
      busy = false;
    }
  };
  return {
    free: ({ seats, options, tempo, seated }, seal, word) =>
      void once(() => {
        const setup = { seats, options, source: { kind: 'free' } as const };
        return startSolo({ game: game(), setup, tempo, seated }, seal, word);
      }),
    day: (names) => void once(() => startDaily(game(), names)),
    mission: (number, names) => void once(() => startMission(game(), number, names)),
  };
};
