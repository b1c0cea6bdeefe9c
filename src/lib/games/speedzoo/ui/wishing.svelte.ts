/** What a person asks for in a match, by whatever means, and how it is answered. */
import { m } from '$lib/paraglide/messages';
import type { Refusal } from '../../../game/contract';
import type { Driver } from '../../../session/driver';
import { live } from '../../../ui/live.svelte';
import { oneAsk } from '../../../ui/oneAsk';
import type { Box } from '../../../ui/place';
import type { Place } from '../../../ui/reasons.svelte';
import type { Action, Laid } from '../position';
import { directionName, nowhereText } from './prompt';
import { YOU, type Shown } from './shown.svelte';

/** Who hears of answers; places are on the screen. */
export interface Ways {
  refused(refusal: Refusal, at?: Place): void;
  answer(text: string, at: Place): void;
  boxAt(selector: string): Box | null;
  /** The domino was put down, turned or taken up. */
  moved(): void;
}

export class Wishing {
  readonly #shown: Shown;
  readonly #driver: () => Driver;
  readonly #ways: Ways;
  readonly #ask;

  constructor(shown: Shown, driver: () => Driver, ways: Ways) {
    this.#shown = shown;
    this.#driver = driver;
    this.#ways = ways;
    this.#ask = oneAsk<Place>((refusal, at) => ways.refused(refusal, at));
  }

  #act(action: Action, at?: Place): void {
    void this.#ask(() => this.#driver().act(action), at);
  }

  /** A press on a domino of the row: chooses it, and takes it where it is chosen already. */
  readonly choose = (domino: number): void => {
    const shown = this.#shown;
    if (!shown.free.includes(domino)) return;
    if (shown.chosen === domino) this.take(() => this.#ways.boxAt(`[data-pick="${domino}"]`));
    else shown.chosen = domino;
  };
  /** Chooses without taking; tells whether it may be picked. */
  chooseByKey(domino: number): boolean {
    const shown = this.#shown;
    const free = shown.free.includes(domino);
    if (free) shown.chosen = domino;
    else if (shown.free.length > 0)
      this.#ways.refused({ code: 'taken', detail: { domino } }, () =>
        this.#ways.boxAt('.display-part'),
      );
    return free;
  }
  readonly take = (at: Place): void => {
    const { chosen } = this.#shown;
    if (chosen === null) this.#ways.answer(m.speedzoo_take_first(), at);
    else this.#act({ seat: YOU, do: 'pick', domino: chosen }, at);
  };

  readonly put = (laid: Laid): void => {
    this.#shown.laying.put(laid);
    this.#ways.moved();
  };
  readonly turn = (at: Place): void => {
    const { laying, mine } = this.#shown;
    if (mine === null || laying.stuck) return;
    if (!laying.turn()) return this.#ways.answer(m.speedzoo_turns_only(), at);
    // Where it lies is said with what it brings.
    if (laying.provisional === null)
      live.say(m.speedzoo_said_direction({ dir: directionName(laying.direction) }));
    this.#ways.moved();
  };
  /** Takes the domino up again, or rather not the chosen one. */
  readonly back = (): void => {
    if (this.#shown.laying.back()) this.#ways.moved();
    else this.#shown.chosen = null;
  };
  readonly lay = (at: Place): void => {
    const { provisional } = this.#shown.laying;
    if (provisional === null) this.#ways.answer(m.speedzoo_lay_first(), at);
    else this.#act({ seat: YOU, do: 'place', ...provisional.laid }, at);
  };

  readonly discard = (at: Place): void => {
    const { mine } = this.#shown;
    if (mine !== null) this.#act({ seat: YOU, do: 'discard', domino: mine }, at);
  };
  /** Why it fits nowhere. */
  readonly why = (at: Place): void => {
    const { mine, ground } = this.#shown;
    if (mine !== null) this.#ways.answer(nowhereText(ground.zoo, mine, ground.options.size), at);
  };

  readonly bring = (): void => void this.#ask(() => this.#driver().bring());
  /** What Enter does where it is not on a button. */
  readonly goOn = (): void => {
    const { mode, due } = this.#shown;
    if (mode === 'picked') this.take(() => this.#ways.boxAt('[data-take]'));
    else if (mode === 'placed') this.lay(() => this.#ways.boxAt('[data-lay]'));
    else if (mode === 'wishes' || (mode === 'wait' && due === 'next-row')) this.bring();
  };

  /** Does the only thing that may be done; `null`: there are several, or it would give a domino up. */
  onlyMove(): (() => void) | null {
    const { free, laying, mine } = this.#shown;
    const [place, other] = laying.places;
    if (mine !== null && place !== undefined && other === undefined) {
      laying.put(place);
      return () => this.#act({ seat: YOU, do: 'place', ...place });
    }
    const [domino, another] = free;
    if (domino === undefined || another !== undefined) return null;
    return () => this.#act({ seat: YOU, do: 'pick', domino });
  }
}
