/** What the parts of the table are handed, and what they tell the screen about. */
import type { Seat } from '../../../../game/contract';
import type { AskedBy } from '../../../../ui/asking';
import type { Box } from '../../../../ui/place';
import type { Player } from '../../../../ui/players';
import type { Card } from '../../cards';

/** By pointing or pressing, or by the keys. */
export type AskHow = AskedBy;

/** How far the dragon's eye is open: shut, a slit, wider, wide. */
export type Eye = 0 | 1 | 2 | 3;

/** What one can ask about in the cave: a card of the path by its place from 0, or the stack. */
export type StageSubject =
  { readonly what: 'card'; readonly index: number } | { readonly what: 'stack' };
/** What one can ask about in the panel of risk: a kind of hazard, or the risk as a whole. */
export type HortSubject =
  { readonly what: 'hazard'; readonly hazard: Card } | { readonly what: 'risk' };
/** What one can ask about in the row of thieves. */
export type ThiefSubject = { readonly what: 'thief'; readonly seat: Seat };
export type Subject = StageSubject | HortSubject | ThiefSubject;

/** Somebody asks about something that lies in this box, in pixels of the window. */
export type Ask<S extends Subject> = (about: S, how: AskHow, box: Box) => void;

/** How a thief stands in this expedition. `chosen`: hidden; `deeper` and `leave`: the disc has been turned. */
export type ThiefState = 'choosing' | 'chosen' | 'deeper' | 'leave' | 'out' | 'fled';

export interface Thief {
  readonly player: Player;
  readonly state: ThiefState;
  /** `null`: hidden by the house rule. */
  readonly chest: number | null;
  /** Gold carried in the cave; `null`: none is carried or it is hidden. */
  readonly bag: number | null;
  /** Relics brought out so far. */
  readonly relics: readonly Card[];
  /** What this expedition brought or cost, +14 or −18; `null`: nothing to show, or hidden. */
  readonly gain: number | null;
  /** The person in front of the screen. */
  readonly you: boolean;
  /** Waited for by name: framed in honey, with the word for choosing. */
  readonly turn: boolean;
}

/** Which side of a disc of choice shows: none yet, the shut eye, or what was chosen. */
export type DiscSide = 'none' | 'back' | 'deeper' | 'leave';

/** What a treasure brought each thief, and what stayed on it; shown on a slip at the newest card. */
export interface Note {
  readonly each: number;
  readonly rest: number;
}
