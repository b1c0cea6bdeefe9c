/** Registry: the games whose computer players are trained, loaded by the command line alone. */
import type { Trainer } from '../ai/trainer';
import type { GameId } from './rules';

const TRAINERS = {
  speedrun: () => import('./speedrun/ai/training/trainer').then((m) => m.trainer),
  speeddrache: () => import('./speeddrache/ai/training/trainer').then((m) => m.trainer),
} satisfies { readonly [id in GameId]?: () => Promise<Trainer> };

export const TRAINED_IDS = Object.keys(TRAINERS);

const isTrained = (id: string): id is keyof typeof TRAINERS => Object.hasOwn(TRAINERS, id);

/** Rejects for a game without anything to train. */
export const loadTrainer = (id: string): Promise<Trainer> =>
  isTrained(id) ? TRAINERS[id]() : Promise.reject(new Error(`${id} has nothing to train`));
