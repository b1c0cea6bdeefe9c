/** A computer player for simulations. */
import type { Decider, Decision, Question } from '../../lib/ai/bot';
import { hashText, quickChance } from '../../lib/game/chance';
import type { ActionEntry, AnyGame, Draw } from '../../lib/game/contract';
import type { Clock } from '../../lib/table/ports';

/** One of a list, each as likely. @throws Error when it is empty. */
export const pick = <T>(draw: Draw, list: readonly T[]): T => {
  const item = list[draw.below(list.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

/** Chooses evenly from the legal list of the view it is shown, after some thinking in virtual time. */
export class RandomThinker implements Decider {
  readonly #game: AnyGame;
  readonly #clock: Clock;
  readonly #thinking: number;
  readonly asked: Question[] = [];
  readonly told: ActionEntry[] = [];

  constructor(game: AnyGame, clock: Clock, thinking = 0) {
    this.#game = game;
    this.#clock = clock;
    this.#thinking = thinking;
  }

  decide(_game: string, question: Question): Promise<Decision> {
    this.asked.push(question);
    const { view, seat, seed } = question;
    const action = pick(
      quickChance(hashText(seed))('choice'),
      this.#game.legal(view.position, seat),
    );
    this.told.push(action);
    if (this.#thinking === 0) return Promise.resolve({ action });
    return new Promise((resolve) => {
      this.#clock.after(this.#thinking, () => {
        resolve({ action });
      });
    });
  }
}
