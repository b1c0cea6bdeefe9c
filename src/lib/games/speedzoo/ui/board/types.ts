/** What the pieces of the table are handed, and what they tell the screen about. They know no driver and no log. */
import type { AskedBy } from '../../../../ui/asking';
import type { Box } from '../../../../ui/place';
import type { Laid } from '../../position';
import type { Field } from '../../zoo';
import type { Rect } from './area';

/** By pointing or pressing, or by the keys. */
export type AskHow = AskedBy;

/** A place where the domino fits. `now`: as it is turned (solid frame), otherwise after turning (dashed). */
export interface Spot {
  readonly laid: Laid;
  readonly now: boolean;
}

/** The domino lies there until it is sent or taken back. */
export interface Provisional {
  readonly laid: Laid;
  /** What it brings; `null`: nothing to show. */
  readonly gain: number | null;
}

/** The domino under the mouse: it fits and brings `gain`, or it does not for the `reason` (then it is grey). */
export interface Ghost {
  readonly laid: Laid;
  readonly gain: number | null;
  readonly reason: string | null;
}

/** The square of „Tor in der Mitte“: still open, reached, or never to be reached. */
export type Middle = 'open' | 'done' | 'lost';

/** What one can ask about in a zoo. */
export type ZooSubject = { readonly field: Field } | { readonly gate: true };

/** Somebody asks about something in a zoo that lies in this box, in pixels of the window. */
export type AskZoo = (about: ZooSubject, how: AskHow, box: Box) => void;

/** Somebody asks about a domino of the display that lies in this box, in pixels of the window. */
export type AskDomino = (domino: number, how: AskHow, box: Box) => void;

/** A button over a drawing. */
export interface BoardButton {
  /** Unique in its group. */
  readonly key: string;
  readonly label: string;
  /** In the units of the drawing. */
  readonly rect: Rect;
  /** A place for a domino, which has a joint in its middle. */
  readonly joint: boolean;
  /** Further attributes, by which tests find it. */
  readonly data: { readonly [attribute: `data-${string}`]: string };
}
