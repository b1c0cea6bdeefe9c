/**
 * Registry: reference players, which the arena measures the computer players of a game by. Nobody meets them in the
 * app, so the command line alone loads them.
 */
import type { References } from '../ai/bot';
import type { GameId } from './rules';

const REFERENCES = {
  speed: () => import('./speed/ai/references').then((m) => m.references),
} satisfies { readonly [id in GameId]?: () => Promise<References> };

const hasReferences = (id: string): id is keyof typeof REFERENCES => Object.hasOwn(REFERENCES, id);

/** By name; empty for a game that has none. */
export const loadReferences = (id: string): Promise<References> =>
  hasReferences(id) ? REFERENCES[id]() : Promise.resolve({});
