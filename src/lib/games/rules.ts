/** Registry: the rules of every game, loaded when they are needed. */
import type { AnyGame } from '../game/contract';

const RULES = {
  speedsaurus: () => import('./speedsaurus/rules').then((m) => m.speedsaurus),
  speeddrache: () => import('./speeddrache/rules').then((m) => m.speeddrache),
  speedzoo: () => import('./speedzoo/rules').then((m) => m.speedzoo),
  speedrun: () => import('./speedrun/rules').then((m) => m.speedrun),
  speed: () => import('./speed/rules').then((m) => m.speed),
} satisfies { readonly [id: string]: () => Promise<AnyGame> };

export type GameId = keyof typeof RULES;

/** The games that can be played, in the order of the start page. */
export const GAME_IDS = Object.keys(RULES) as readonly GameId[];

export const isGameId = (id: unknown): id is GameId =>
  typeof id === 'string' && Object.hasOwn(RULES, id);

export const loadRules = (id: GameId): Promise<AnyGame> => RULES[id]();

/** All rules at once, by id; for command lines and tests. */
export const loadAllRules = async (): Promise<ReadonlyMap<string, AnyGame>> =>
  new Map(await Promise.all(GAME_IDS.map(async (id) => [id, await loadRules(id)] as const)));
