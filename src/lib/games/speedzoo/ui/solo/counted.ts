/** The arithmetic of finished zoos, by match: they change no more, so each is read once. */
import type { Match } from '../../../../game/match';
import type { Count } from '../../score';
import { countAlone } from './daily';

/** `null`: it cannot be read. */
const counted = new Map<string, Count | null>();

export const isCounted = (id: string): boolean => counted.has(id);
export const countedOf = (id: string): Count | null => counted.get(id) ?? null;

export const note = (id: string, match: Match | null): void => {
  counted.set(id, match === null ? null : countAlone(match.position));
};
