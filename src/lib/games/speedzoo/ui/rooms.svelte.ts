/** What there is room for on this screen, where CSS alone cannot say it. */
import { MediaQuery } from 'svelte/reactivity';
import { heightOf, widthOf, type Box } from '../zoo';

const UPRIGHT = '(orientation: portrait) and (max-width: 699px)';

export class Rooms {
  /** All of the visitors is on the screen; elsewhere they are one line that opens. */
  readonly #visitors = new MediaQuery('(min-width: 700px) and (min-height: 561px)');
  readonly #log = new MediaQuery('(orientation: landscape) and (min-height: 561px)');
  /** A phone lying down. */
  readonly #lying = new MediaQuery('(orientation: landscape) and (max-height: 560px)');
  readonly #upright = new MediaQuery(UPRIGHT);
  readonly #low = new MediaQuery(`${UPRIGHT} and (max-height: 700px)`);
  readonly #narrow = new MediaQuery(`${UPRIGHT} and (max-width: 379px)`);

  get visitors(): boolean {
    return this.#visitors.current;
  }
  /** Elsewhere a button in the bar opens it. */
  get log(): boolean {
    return this.#log.current;
  }

  /** Of a ground so large only what the domino needs is shown, or its fields were smaller than a finger. */
  crowds(area: Box): boolean {
    return this.#upright.current && Math.max(widthOf(area), heightOf(area)) > 7;
  }

  /**
   * The part of the screen that the advice may cover: its selector, the upper `edge` of the screen, or `null` for a place
   * beside the button that asked.
   *
   * @param lays the advice is about the zoo, not about the display.
   */
  counsel(lays: boolean): string | null {
    if (this.log) return '.log-part';
    if (this.visitors) return '.visitors-part';
    if (!lays) return null;
    return this.#lying.current ? '.display-part' : 'edge';
  }

  /**
   * The display is one line for each row, so that the fields of a large zoo are not smaller than a finger while a domino
   * is laid.
   *
   * @param area the ground that the zoo is shown on.
   */
  folds(area: Box, placing: boolean): boolean {
    if (this.#lying.current) return true;
    if (!this.#upright.current || !placing) return false;
    const most = this.#low.current ? 5 : this.#narrow.current ? 6 : 7;
    return Math.max(widthOf(area), heightOf(area)) > most;
  }
}
