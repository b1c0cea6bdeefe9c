/** Registry: the games that have a match of the day, loaded when they are needed, and which tries count there. */
import type { Counts, Daily } from '../game/daily';
import type { GameId } from './rules';

interface Entry {
  readonly counts: Counts;
  load(): Promise<Daily>;
}

const DAILIES = {
  speeddrache: { counts: 'first', load: () => import('./speeddrache/daily').then((m) => m.daily) },
  speedzoo: { counts: 'best', load: () => import('./speedzoo/daily').then((m) => m.daily) },
} satisfies { readonly [id in GameId]?: Entry };

export type DailyId = keyof typeof DAILIES;

export const DAILY_IDS = Object.keys(DAILIES) as readonly DailyId[];

export const isDailyId = (id: unknown): id is DailyId =>
  typeof id === 'string' && Object.hasOwn(DAILIES, id);

/** `null` for a game that has none. */
export const loadDaily = (id: string): Promise<Daily | null> =>
  isDailyId(id) ? DAILIES[id].load() : Promise.resolve(null);

/** Which tries count; where there is no match of the day, no matter. */
export const countsOf = (id: string): Counts => (isDailyId(id) ? DAILIES[id].counts : 'first');
