/** Why something may not be done, told beside what was pressed; what no rule says, as a note at the edge of the screen. */
import type { Refusal } from '../game/contract';
import type { Box } from './place';
import { refusalText, type Sentences } from './refusals';
import { toasts } from './toasts.svelte';

/** Where something is on the screen, when it is looked for. */
export type Place = () => Box | null;

export class Reasons {
  readonly #sentences: Sentences;
  /** What is told now, and where. */
  told = $state.raw<{ readonly at: Place; readonly text: string } | null>(null);

  /** @param sentences the refusals of the game's own rules. */
  constructor(sentences: Sentences) {
    this.#sentences = sentences;
  }

  /** An answer beside what was pressed. */
  readonly answer = (text: string, at: Place): void => {
    this.told = { text, at };
  };

  /** What was refused, at the place where it was asked for. */
  readonly refused = (refusal: Refusal, at?: Place): void => {
    const text = refusalText(refusal, this.#sentences);
    const ofRules = refusal.code in this.#sentences || refusal.code === 'not-your-turn';
    if (at !== undefined && ofRules) this.answer(text, at);
    else toasts.show(text, 'bad');
  };

  /** Nothing is told any more: it was read, or the match has gone on. */
  readonly forget = (): void => {
    this.told = null;
  };
}
