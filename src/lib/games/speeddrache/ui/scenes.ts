/**
 * What is on the screen between two entries of the log. A choice, a card and the ways out of the cave are shown one
 * after the other, some for a moment, some until somebody goes on.
 */
import type { TempoName } from '../../../table/ports';
import type { View } from '../position';

/**
 * - `choose`, `chosen`: this person chooses, has chosen.
 * - `wait`: nothing is to be done: the others choose, or the first card comes.
 * - `turned`: the discs lie turned.
 * - `way`: who left, as arithmetic. `flight`: the dragon is awake.
 * - `bilanz`: the expedition is over. `over`: the match is.
 */
export type Scene = 'choose' | 'chosen' | 'wait' | 'turned' | 'way' | 'flight' | 'bilanz' | 'over';

/** What is shown after the last entry, in this order. `quick`: no more than has to be seen. */
export const scenesOf = (position: View, quick: boolean): readonly Scene[] => {
  const { choosing, leaving, ending, expedition, over } = position;
  if (choosing || expedition === 0) return ['wait'];
  const last: readonly Scene[] = over ? ['bilanz', 'over'] : ['bilanz'];
  if (ending !== null && quick) return last;
  if (ending === 'flight') return ['flight', ...last];
  if (ending !== null) return ['turned', 'way', ...last];
  return leaving.length === 0 || quick ? ['turned'] : ['turned', 'way'];
};

export interface Pacing {
  readonly tempo: TempoName;
  /** The person is out and does not want to wait for the others. */
  readonly rushing: boolean;
  /** The setting that the app goes on by itself. */
  readonly auto: boolean;
  /** Several people sit at the table, so its clock counts. */
  readonly several: boolean;
  /** The expedition is over, so the table does nothing by itself for now. */
  readonly ended: boolean;
  /** Somebody has left the cave. */
  readonly left: boolean;
}

/** As long as the table itself waits after a way home. */
const READING = 6000;
/** Discs lie turned for a moment before they are counted out. */
const TURNED = 1400;
const AT_ONCE = 60;
const BILANZ: { readonly [tempo in TempoName]: number } = {
  normal: 6000,
  fast: 4000,
  turbo: 800,
  calm: 6000,
  adaptive: 6000,
};

/** Milliseconds until a scene gives way by itself; `null`: the table or the person goes on. */
export const lastsFor = (scene: Scene, pacing: Pacing): number | null => {
  const { tempo, rushing, auto, several, ended, left } = pacing;
  if (scene === 'bilanz') return auto && !several ? BILANZ[tempo] : null;
  if (scene === 'flight') return several || auto ? READING : null;
  if (scene === 'way') return ended ? READING - TURNED : null;
  if (scene !== 'turned') return null;
  if (tempo === 'turbo' || rushing) return AT_ONCE;
  return left ? (tempo === 'fast' ? TURNED / 2 : TURNED) : null;
};
