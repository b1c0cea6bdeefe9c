/** The strong computer's advice in words. Its numbers come from outside the screen, so they are checked. */
import type { ActionEntry, JsonObject } from '../../../game/contract';
import type { Choice as Advised } from '../../../ui/counsel';
import type { Laid, Position } from '../position';

export interface Counsel {
  /** Best first, for the panel and to be said. */
  readonly options: readonly Advised[];
  /** What is advised, so that the screen can show it: where to lay, or what to take. */
  readonly best: { readonly lay: Laid } | { readonly pick: number } | { readonly discard: number };
}

/** `null`: the numbers or the action do not fit. */
export const counselOf = (
  _numbers: JsonObject,
  _action: ActionEntry,
  _position: Position,
): Counsel | null => null;
