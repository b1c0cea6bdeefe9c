/** Registry: the games that have a match of the day, loaded when they are needed. */
import type { Daily } from '../game/daily';
import type { GameId } from './rules';

const DAILIES = {
  speeddrache: () => import('./speeddrache/daily').then((m) => m.daily),
} satisfies { readonly [id in GameId]?: () => Promise<Daily> };

export type DailyId = keyof typeof DAILIES;

export const DAILY_IDS = Object.keys(DAILIES) as readonly DailyId[];

export const isDailyId = (id: unknown): id is DailyId =>
  typeof id === 'string' && Object.hasOwn(DAILIES, id);

/** `null` for a game that has none. */
export const loadDaily = (id: string): Promise<Daily | null> =>
  isDailyId(id) ? DAILIES[id]() : Promise.resolve(null);
