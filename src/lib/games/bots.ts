/** Registry: the computer players of every game, loaded when they are needed. */
import type { Bot } from '../ai/bot';
import type { GameId } from './rules';

const BOTS = {
  speedsaurus: () => import('./speedsaurus/ai').then((m) => m.bot),
  speeddrache: () => import('./speeddrache/ai').then((m) => m.bot),
  speedzoo: () => import('./speedzoo/ai').then((m) => m.bot),
  speedrun: () => import('./speedrun/ai').then((m) => m.bot),
  speed: () => import('./speed/ai').then((m) => m.bot),
} satisfies { readonly [id in GameId]?: () => Promise<Bot> };

const isBotId = (id: string): id is keyof typeof BOTS => Object.hasOwn(BOTS, id);

/** Rejects for a game that has no computer players. */
export const loadBot = (id: string): Promise<Bot> =>
  isBotId(id) ? BOTS[id]() : Promise.reject(new Error(`${id} has no computer players`));
