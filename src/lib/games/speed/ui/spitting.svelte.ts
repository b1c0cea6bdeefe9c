/**
 * One's own five places of Spit as they are pressed. A card and an empty place make a move, in whichever order they are
 * pressed: so a card can be moved that would otherwise be played at once.
 */
import type { Card } from '../cards';
import type { Play } from './play.svelte';

export class Spitting {
  readonly #play: Play;
  #taking = $state<number | null>(null);

  constructor(play: Play) {
    this.#play = play;
  }

  readonly #places = $derived.by(() => this.#play.places);
  /** Places whose open card may go to an empty one. */
  readonly movable: readonly number[] = $derived.by(() =>
    this.#places.flatMap((_, at) => (this.#play.goesTo(at).length > 0 ? [at] : [])),
  );
  /** An empty place that waits for a card to be pressed. */
  readonly taking: number | null = $derived.by(() => {
    const [from] = this.movable;
    const at = this.#taking;
    return at !== null && from !== undefined && this.#play.goesTo(from).includes(at) ? at : null;
  });
  /** The place whose card waits for a pile or for an empty place. */
  readonly chosen: number | null = $derived.by(() => {
    const { chosen } = this.#play;
    const at = chosen === null ? -1 : this.#places.findIndex(({ up }) => up === chosen);
    return at < 0 ? null : at;
  });

  cardAt(at: number): Card | null {
    return this.#places[at]?.up ?? null;
  }

  fits(at: number): readonly (0 | 1)[] {
    const card = this.cardAt(at);
    return card === null ? [] : this.#play.fits(card);
  }

  /** A press on a place. */
  press(at: number): void {
    const { taking } = this;
    this.#taking = null;
    if (taking === at) return;
    if (taking !== null && this.#play.goesTo(at).includes(taking))
      return this.#play.move(at, taking);
    const place = this.#places[at];
    const isEmpty = place !== undefined && place.up === null && place.down === 0;
    if (isEmpty && this.chosen === null) this.#taking = at;
    else this.#play.tapPlace(at);
  }

  /** The open card of a place onto a pile. */
  playOn(at: number, pile: 0 | 1): void {
    const card = this.cardAt(at);
    this.#taking = null;
    if (card !== null) this.#play.playOn(card, pile);
  }

  /** By key: turns the first covered card. */
  turn(): void {
    const at = this.#places.findIndex((_, place) => this.#play.turns(place));
    if (at >= 0) this.#play.reveal(at);
  }

  /** By key: the chosen card onto the first empty place, or that place waits for a card. */
  move(): void {
    const [from] = this.movable;
    const [to] = from === undefined ? [] : this.#play.goesTo(this.chosen ?? from);
    if (to !== undefined) this.press(to);
  }

  /** Nothing waits any more. */
  forget(): void {
    this.#taking = null;
    this.#play.choose(null);
  }
}
