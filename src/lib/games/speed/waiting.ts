/** What the table does by itself during a round, and after how long: nothing may hang. */
import type { Seat } from '../../game/contract';
import { sameJson } from '../../game/json';
import { SEATS, type Act, type Entry, type Position } from './position';
import { mayDraw, playsOf, turnDue } from './race';
import { isOpened, legalSpit, spitDue } from './spit';

/** All in milliseconds of play time. */
/** The countdown before reserves turn or "Spit!" is called again. */
const BLOCKED = 2_000;
/** "Three, two, one" before a deal of Spit begins. */
const COUNTDOWN = 3_000;
/** Before the table makes draws and turns that alone stand in the way. */
const LAGGARD = 3_000;
/** Before the table acts for somebody who could. */
const IDLE = 20_000;

export interface Awaited {
  /** For screens: `blocked`, `reshuffle`, `spit`, `laggard`, `idle`. */
  readonly what: string;
  readonly act: Act | 'reshuffle';
  /** Since the last entry. */
  readonly after: number;
}

/** What is left of a wait that nobody can draw out by slapping too early. */
const left = ({ t, since }: Position, wait: number): number => Math.max(0, wait - (t - since));

type Own = Act & { readonly seat: Seat };

/** How long a seat still stands still. */
const thaw = ({ frozen, t }: Position, { seat }: Own): number =>
  Math.max(0, (frozen[seat] ?? 0) - t);

/** The first of these actions for somebody who does not act, once a freeze of the seat is over. */
const forced = (
  state: Position,
  what: 'laggard' | 'idle',
  acts: readonly (Own | undefined)[],
): Awaited | null => {
  const [act] = acts
    .filter((one) => one !== undefined)
    .sort((a, b) => thaw(state, a) - thaw(state, b));
  if (act === undefined) return null;
  const wait = left(state, what === 'laggard' ? LAGGARD : IDLE);
  return { what, act, after: Math.max(wait, thaw(state, act)) };
};

const inRace = (state: Position): Awaited | null => {
  const turn = turnDue(state);
  const after = left(state, BLOCKED);
  if (turn === 'reshuffle') return { what: 'reshuffle', act: 'reshuffle', after };
  if (turn === 'flip') return { what: 'blocked', act: { do: 'flip' }, after };
  const stuck = SEATS.every((seat) => playsOf(state, seat).length === 0);
  const acts = SEATS.map((seat): Own | undefined =>
    mayDraw(state, seat) ? { seat, do: 'draw' } : playsOf(state, seat)[0],
  );
  return forced(state, stuck ? 'laggard' : 'idle', acts);
};

const inSpit = (state: Position): Awaited | null => {
  if (spitDue(state)) {
    const after = isOpened(state) ? BLOCKED : COUNTDOWN;
    return { what: isOpened(state) ? 'blocked' : 'spit', act: { do: 'spit' }, after };
  }
  if (state.step === 'grab') return forced(state, 'idle', [{ seat: 0, do: 'grab', pile: 0 }]);
  const all = SEATS.map((seat) => legalSpit(state, seat));
  // Turning alone stands in the way: nobody can lay or move.
  const stuck = all.flat().every((act) => act.do === 'reveal');
  const acts = all.map(
    (acts) =>
      acts.find((act) => act.do === 'play') ??
      acts.find((act) => act.do === 'reveal') ??
      acts.find((act) => act.do === 'move'),
  );
  return forced(state, stuck ? 'laggard' : 'idle', acts);
};

/** What the table will do if nobody does anything; `null` where only slaps are left, which nobody can make for another. */
export const awaited = (state: Position): Awaited | null =>
  state.options.variant === 'spit' ? inSpit(state) : inRace(state);

/** Whether the table did this for somebody who let it stand: what was awaited, when its time had come. */
export const isForced = (before: Position, entry: Entry): boolean => {
  if ('chance' in entry || !('seat' in entry)) return false;
  const next = awaited(before);
  if (next === null || (entry.t ?? before.t) - before.t < next.after) return false;
  return sameJson(next.act, { ...entry, t: undefined });
};
