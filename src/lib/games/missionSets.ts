/** Registry: the games that have missions, loaded when they are needed. */
import type { MissionSet } from '../game/missionSet';
import type { GameId } from './rules';

const SETS = {
  speedzoo: () => import('./speedzoo/missionSet').then((m) => m.missionSet),
} satisfies { readonly [id in GameId]?: () => Promise<MissionSet> };

export type MissionGameId = keyof typeof SETS;

export const MISSION_GAME_IDS = Object.keys(SETS) as readonly MissionGameId[];

export const isMissionGameId = (id: unknown): id is MissionGameId =>
  typeof id === 'string' && Object.hasOwn(SETS, id);

/** `null` for a game that has none. */
export const loadMissionSet = (id: string): Promise<MissionSet | null> =>
  isMissionGameId(id) ? SETS[id]() : Promise.resolve(null);
