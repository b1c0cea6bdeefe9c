/** Asking the strong computer for advice: one question at a time, about the match as it is now. */
import { m } from '$lib/paraglide/messages';
import type { Advice } from '../ai/bot';
import type { ActionEntry, JsonObject, Refusal, Result } from '../game/contract';
import type { Choice } from './counsel';
import { live } from './live.svelte';

/** What a game does with it. */
export interface Consulting<C> {
  /** The position the advice is about; another one makes it worthless. */
  position(): unknown;
  /** The advice as the panel shows it; `null`: its numbers do not fit the position. */
  read(numbers: JsonObject, action: ActionEntry): C | null;
  refused(refusal: Refusal): void;
}

export class Consultation<C extends { readonly options: readonly Choice[] }> {
  readonly #game: Consulting<C>;
  #counsel = $state.raw<C | null>(null);
  #open = $state(false);
  #thinking = false;

  constructor(game: Consulting<C>) {
    this.#game = game;
  }

  /** What was advised for this position, also once its panel is closed. */
  get counsel(): C | null {
    return this.#counsel;
  }
  /** Whether the panel lies open. */
  get open(): boolean {
    return this.#open;
  }

  /** Asks, and shows the answer unless the match has gone on by then. Again: puts it away. */
  async ask(advise: () => Promise<Result<Advice>>): Promise<void> {
    if (this.#open) return this.close();
    if (this.#thinking) return;
    this.#thinking = true;
    const before = this.#game.position();
    const advice = await advise();
    this.#thinking = false;
    if (before !== this.#game.position()) return;
    if (!advice.ok) return this.#game.refused(advice.refusal);
    const counsel = this.#game.read(advice.value.numbers, advice.value.action);
    const [best] = counsel?.options ?? [];
    if (best === undefined) return this.#game.refused({ code: 'no-advice' });
    this.#counsel = counsel;
    this.#open = true;
    live.say(`${m.counsel_title()}: ${best.move}. ${best.numbers}`);
  }

  readonly close = (): void => {
    this.#open = false;
  };

  /** The match has gone on. */
  forget(): void {
    this.#counsel = null;
    this.#open = false;
  }
}
