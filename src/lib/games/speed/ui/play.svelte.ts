/**
 * What one seat holds and wants, a few milliseconds ahead of the table: an own card lies on its pile in the same frame
 * in which it is played, and snaps back if the table says that somebody was quicker. The table judges; here is only
 * foreseen what it will say. Everything a seat wants is asked one after the other (SP-06).
 */
import type { ActionEntry, Refusal, Seat } from '../../../game/contract';
import type { Driver } from '../../../session/driver';
import { fits, topOf, type Card, type Cards } from '../cards';
import { mayDraw } from '../race';
import type { View } from '../position';
import { QUIET, cardsOf, layerOf, replaced, seatedIn, spotsOf } from './layers';
import type { Shift, Snap, Spot, Way } from './layers';

export type { Shift, Snap, Spot, Way } from './layers';
export type Pile = 0 | 1;
export const PILES: readonly Pile[] = [0, 1];

/** What others want to know of a seat as it happens, in the frame in which it is pressed. */
export interface Hooks {
  /** An own card lies on a pile, whatever the table will say. */
  readonly laid?: (way: Way) => void;
  /** In Spit: an own card lies on an empty place. */
  readonly moved?: (shift: Shift) => void;
  /** A card was pressed that fits nowhere. */
  readonly misfit?: (card: Card) => void;
  /** A card comes back to where it lay. */
  readonly snapped?: (snap: Snap) => void;
  /** Something else was refused. */
  readonly refused?: (refusal: Refusal) => void;
}

interface Wanted {
  readonly action: ActionEntry;
  readonly way?: Way;
  readonly shift?: Shift;
  /** In Spit: the place whose card is turned. */
  readonly turn?: number;
}

/** The driver's actions are typed by the game, which a board does not know. */
const asked = (action: object): ActionEntry => action as ActionEntry;

export class Play {
  readonly #driver: () => Driver;
  readonly #open: () => boolean;
  readonly #hooks: Hooks;
  #wanted = $state.raw<readonly Wanted[]>([]);
  #asking = false;
  #held: readonly (Card | null)[] = [];
  #chosen = $state.raw<Card | null>(null);
  /** Until which play time a freeze has been waited for. */
  #thawed = $state(0);
  /** The last card that came back; a screen shows it for a moment. */
  snap = $state.raw<Snap | null>(null);

  /**
   * Call it while a component is set up.
   *
   * @param open whether this seat may act at all: a race runs, and is not paused.
   */
  constructor(driver: () => Driver, open: () => boolean, hooks: Hooks = {}) {
    this.#driver = driver;
    this.#open = open;
    this.#hooks = hooks;
    $effect(() => this.#thaw());
    // Places are remembered from one hand to the next, so that no hand may be missed.
    $effect(() => void this.slots);
  }

  readonly view = $derived.by(() => this.#driver().state.view.position as unknown as View);
  readonly seat: Seat = $derived.by(() => {
    const { viewer } = this.#driver().state;
    return typeof viewer === 'number' ? viewer : 0;
  });
  /** It slapped too early and stands still; only whoever waits long enough is told so by time alone. */
  readonly frozen = $derived.by(() => {
    const until = this.view.frozen[this.seat] ?? 0;
    return until > this.view.t && until > this.#thawed;
  });
  readonly open = $derived.by(() => this.#open() && !this.frozen);
  /** Cards can be laid; while both reach for a pile of Spit, nothing else can be done. */
  readonly #races = $derived.by(() => this.open && this.view.step === 'race');

  /** Own cards that lie on a pile here and not at the table yet, the first first. */
  readonly ways: readonly Way[] = $derived.by(() =>
    this.#wanted.flatMap(({ way }) => (way !== undefined && this.#holds(way) ? [way] : [])),
  );
  readonly away: readonly Card[] = $derived.by(() => this.ways.map(({ card }) => card));

  /** The piles as this seat sees them, own cards under way on top; `null`: there is none. */
  readonly piles: readonly (Cards | null)[] = $derived.by(() =>
    this.view.piles.map((pile, at) => layerOf(pile, this.ways, at)),
  );

  /** The hand on five places: a card never moves while it is held, and a drawn one takes the first gap. */
  readonly slots: readonly (Card | null)[] = $derived.by(() => {
    const hand = this.view.hands[this.seat];
    this.#held = seatedIn(this.#held, typeof hand === 'object' ? hand : []);
    return this.#held;
  });

  /** In Spit: own cards that lie on an empty place here and not at the table yet. */
  readonly #shifts: readonly Shift[] = $derived.by(() => {
    const layout = this.view.layouts[this.seat] ?? [];
    return this.#wanted.flatMap(({ shift }) =>
      shift !== undefined && layout[shift.from]?.up === shift.card ? [shift] : [],
    );
  });
  /** Only in Spit: the own five places, without what is under way. */
  readonly places: readonly Spot[] = $derived.by(() =>
    spotsOf(this.view.layouts[this.seat] ?? [], this.away, this.#shifts),
  );

  /** Cards that this seat has yet to get rid of, those under way not counted. */
  readonly left = $derived.by(() => cardsOf(this.view, this.seat) - this.ways.length);

  /** The card that waits for a pile to be pressed. */
  readonly chosen: Card | null = $derived.by(() =>
    this.#chosen !== null && this.#lies(this.#chosen) ? this.#chosen : null,
  );

  readonly mayDraw = $derived.by(
    () => this.open && !this.view.options.autoDraw && mayDraw(this.view, this.seat),
  );
  /** Slapping now wins. */
  readonly done = $derived.by(() => this.view.options.slap && this.left === 0);

  /** On which piles a card of this seat may be laid now. */
  fits(card: Card): readonly Pile[] {
    if (!this.#races || this.away.includes(card)) return [];
    return PILES.filter((pile) => fits(card, topOf(this.piles[pile])));
  }

  /** In Spit: on which empty places the open card of a place may go. */
  goesTo(from: number): readonly number[] {
    const place = this.places[from];
    if (!this.#races || place === undefined || place.up === null || place.down === 0) return [];
    return this.places.flatMap(({ up, down }, at) => (up === null && down === 0 ? [at] : []));
  }

  /** A press on a hand card: played where it fits one pile, chosen where it fits both, refused where none. */
  tap(card: Card): void {
    if (!this.#races || !this.#lies(card)) return;
    const on = this.fits(card);
    const [pile] = on;
    if (this.chosen === card) this.#chosen = null;
    else if (pile !== undefined && on.length === 1) this.playOn(card, pile);
    else if (on.length === 2) this.#chosen = card;
    else this.#hooks.misfit?.(card);
  }

  /** Takes a card for a pile that is named next, whether or not it fits; `null`: none. */
  choose(card: Card | null): void {
    this.#chosen = card;
  }

  /** A card onto a pile, by dragging, flicking or key. */
  playOn(card: Card, pile: Pile): void {
    if (!this.#races || !this.#lies(card)) return;
    const from = this.placeOf(card);
    const way: Way = { card, pile, from };
    this.#chosen = null;
    if (!this.fits(card).includes(pile)) return this.#back(way, null);
    this.snap = null;
    const { seat } = this;
    const action =
      from === null ? { seat, do: 'play', card, pile } : { seat, do: 'play', from, pile };
    this.#want({ action: asked(action), way });
    this.#hooks.laid?.(way);
  }

  /** A press on a pile: for the chosen card, or reaching for it at the end of a deal of Spit. */
  press(pile: Pile): void {
    if (this.view.step === 'grab') return this.grab(pile);
    if (this.chosen !== null) this.playOn(this.chosen, pile);
  }

  draw(): void {
    if (this.mayDraw) this.#want({ action: asked({ seat: this.seat, do: 'draw' }) });
  }

  slap(): void {
    if (this.open && this.view.options.slap)
      this.#want({ action: asked({ seat: this.seat, do: 'slap' }) });
  }

  /** In Spit, a press on a place: its card played, turned up, or chosen; a free place takes the chosen card. */
  tapPlace(at: number): void {
    const place = this.places[at];
    if (!this.#races || place === undefined) return;
    if (place.up === null) {
      if (place.down > 0) return this.reveal(at);
      const from = this.chosen === null ? null : this.placeOf(this.chosen);
      if (from !== null) this.move(from, at);
      return;
    }
    // Moving is always asked for: a pile may have changed just before the press.
    if (this.chosen !== place.up && this.fits(place.up).length === 0 && this.goesTo(at).length > 0)
      this.#chosen = place.up;
    else this.tap(place.up);
  }

  /** Whether the place has a card that can be turned, and is not being turned yet. */
  turns(at: number): boolean {
    const place = this.places[at];
    if (!this.#races || place === undefined || place.up !== null || place.down === 0) return false;
    return !this.#wanted.some(({ turn }) => turn === at);
  }

  reveal(from: number): void {
    if (this.turns(from))
      this.#want({ action: asked({ seat: this.seat, do: 'reveal', from }), turn: from });
  }

  move(from: number, to: number): void {
    this.#chosen = null;
    const card = this.places[from]?.up ?? null;
    if (card === null || !this.#lies(card) || !this.goesTo(from).includes(to)) return;
    const shift: Shift = { card, from, to };
    this.#want({ action: asked({ seat: this.seat, do: 'move', from, to }), shift });
    this.#hooks.moved?.(shift);
  }

  grab(pile: Pile): void {
    if (this.open) this.#want({ action: asked({ seat: this.seat, do: 'grab', pile }) });
  }

  /** Play time runs here as it does at the table, but for what a message takes. */
  #thaw(): (() => void) | undefined {
    const { deal, t } = this.view;
    const until = this.view.frozen[this.seat] ?? 0;
    if (deal === 0 || t === 0) this.#thawed = 0;
    if (until <= t || !this.#open()) return;
    const timer = setTimeout(() => (this.#thawed = until), until - t);
    return () => clearTimeout(timer);
  }

  /** The card lies in the hand or open on a place, as far as the table has told. */
  #holds({ card, from }: Way): boolean {
    const hand = this.view.hands[this.seat];
    if (from !== null) return this.view.layouts[this.seat]?.[from]?.up === card;
    return typeof hand === 'object' && hand.includes(card);
  }

  /** The card can be taken: it lies here and is not under way. */
  #lies(card: Card): boolean {
    if (this.away.includes(card) || this.#shifts.some((shift) => shift.card === card)) return false;
    return this.#holds({ card, pile: 0, from: this.placeOf(card) });
  }

  /** Where a card lies open in the own layout, as far as the table has told. */
  placeOf(card: Card): number | null {
    const at = (this.view.layouts[this.seat] ?? []).findIndex(({ up }) => up === card);
    return at < 0 ? null : at;
  }

  #want(wanted: Wanted): void {
    this.#wanted = [...this.#wanted, wanted];
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const [next] = this.#wanted;
    if (this.#asking || next === undefined) return;
    this.#asking = true;
    const refusal = await this.#driver().act(next.action);
    this.#asking = false;
    this.#wanted = this.#wanted.slice(1);
    if (refusal !== null) this.#refuse(next, refusal);
    void this.#ask();
  }

  #refuse({ way }: Wanted, refusal: Refusal): void {
    if (way !== undefined) this.#back(way, refusal);
    else if (!QUIET.has(refusal.code)) this.#hooks.refused?.(refusal);
  }

  /** A card comes back. `refusal`: from the table; `null`: it can be seen from here that it does not fit. */
  #back(way: Way, refusal: Refusal | null): void {
    const why = refusal ?? {
      code: 'does-not-fit',
      detail: { card: way.card, top: topOf(this.piles[way.pile]) ?? '' },
    };
    if (QUIET.has(why.code)) return;
    const { log } = this.#driver().state.view;
    const before = this.snap?.number ?? 0;
    this.snap = replaced(
      { way, refusal: why, late: refusal !== null, number: before + 1 },
      this.view,
      log,
    );
    this.#hooks.snapped?.(this.snap);
  }
}
