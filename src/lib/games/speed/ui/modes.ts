/** What a screen shows now and what it expects of whoever sits there, from the position and the moment. */
import type { View } from '../position';
import { isOpened } from '../spit';

/**
 * `ready`: dealt, the hand may be looked at, time stands still. `count`: 3-2-1. `race`: all may act. `blocked`: nobody
 * can, the table counts down. `grab`: both reach for a pile of Spit. `sheet`: between two rounds. `over`: the end.
 */
export type Mode = 'ready' | 'count' | 'race' | 'blocked' | 'grab' | 'sheet' | 'paused' | 'over';

export interface Now {
  readonly over: boolean;
  readonly paused: boolean;
  /** What the table does next by itself. */
  readonly due: string | null;
  /** The screen counts 3-2-1. */
  readonly counting: boolean;
  /** Time has run in this deal. */
  readonly begun: boolean;
}

export const modeOf = (view: View, now: Now): Mode => {
  if (now.over) return 'over';
  if (view.step === 'rest') return view.deal === 0 ? 'ready' : 'sheet';
  if (now.counting) return 'count';
  if (now.paused) return now.begun ? 'paused' : 'ready';
  if (view.step === 'grab') return 'grab';
  if (view.options.variant === 'spit' && !isOpened(view)) return 'count';
  return now.due === 'blocked' || now.due === 'reshuffle' ? 'blocked' : 'race';
};
