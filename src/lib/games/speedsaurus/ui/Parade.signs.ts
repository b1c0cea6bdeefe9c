/** What a sign over an end of the parade says. */
import type { Value } from '../cards';

export interface SignView {
  /** Fewest cards that may be laid here. */
  readonly need: number;
  /** Left: highest value that fits, right: lowest; `null` where any value does. */
  readonly limit: Value | null;
  /** `ready`: the selected cards may go here; `rim`: what this end asks for; `plain`: not to be chosen now. */
  readonly tone: 'ready' | 'rim' | 'plain';
}

export type Signs =
  { readonly open: SignView } | { readonly left: SignView; readonly right: SignView };

/** What is being taken: the pile that is chosen, and what taking from any of them does, as a short sentence. */
export interface Taking {
  readonly chosen: Value | null;
  readonly consequence: (value: Value) => string;
}

/** What the advice points at. */
export interface Hint {
  readonly end?: 'open' | 'left' | 'right';
  readonly take?: Value;
}
