/** Whoever sits across the same device: a guest of the same table, with a view of its own. */
import type { ActionEntry, AnyGame, Refusal } from '../game/contract';
import { viewOf, type Match } from '../game/match';
import type { NewMatch } from '../store/matches';
import { Guest, type GuestState } from '../table/guest';
import type { Link } from '../table/ports';
import { momentOf } from '../table/views';
import type { Driver } from './driver';
import { ACROSS } from './seats';

export class Across implements Driver {
  readonly rules: AnyGame;
  readonly tempo: NewMatch['tempo'];
  readonly advise = null;
  readonly #notice: () => Refusal | null;
  #state = $state.raw<GuestState>() as GuestState;
  #guest: Guest | null = null;

  constructor(
    rules: AnyGame,
    { tempo, seated }: Pick<NewMatch, 'tempo' | 'seated'>,
    match: Match,
    notice: () => Refusal | null,
  ) {
    this.rules = rules;
    this.tempo = tempo;
    this.#notice = notice;
    this.show(match, seated);
  }

  get state(): GuestState {
    return this.#state;
  }

  get notice(): Refusal | null {
    return this.#notice();
  }

  /** Shows a match that is played elsewhere, as it is stored now. */
  show(match: Match, seated: NewMatch['seated']): void {
    const moment = momentOf(this.rules, match, ACROSS);
    this.#state = { viewer: ACROSS, seated, view: viewOf(this.rules, match, ACROSS), moment };
  }

  /** Sits down at the table behind `link`. */
  sit(link: Link): void {
    this.#guest = new Guest(link, (state) => {
      this.#state = state;
    });
  }

  act(action: ActionEntry): Promise<Refusal | null> {
    return this.#guest?.act(action) ?? Promise.resolve({ code: 'other-tab' });
  }

  bring(): Promise<Refusal | null> {
    return this.#guest?.bring() ?? Promise.resolve({ code: 'other-tab' });
  }

  pause(on: boolean): Promise<Refusal | null> {
    return this.#guest?.pause(on) ?? Promise.resolve({ code: 'other-tab' });
  }

  close(): void {
    this.#guest?.close();
  }
}
