/** The two who share a screen: the seat of each with what it wants, and where its things lie on the screen. */
import { untrack } from 'svelte';
import type { JsonObject } from '../../../game/contract';
import type { Driver } from '../../../session/driver';
import type { Box } from '../../../ui/place';
import { playersOf, type Player } from '../../../ui/players';
import { refusalText } from '../../../ui/refusals';
import { nudge, play as sound } from '../../../ui/senses';
import { senseSteps } from '../../../ui/sensing.svelte';
import { settings } from '../../../ui/settings.svelte';
import type { Card } from '../cards';
import type { View } from '../position';
import { Flying, COMING_MS, LAID_MS } from './board/flying.svelte';
import { Flow } from './flow.svelte';
import { boxOf } from './one.svelte';
import { PILES, Play, type Shift, type Way } from './play.svelte';
import { SIDES, sharedPile, whosePress, type Side } from './sides';
import { misfitText } from './snaps';
import { spitBox } from './spitBox';
import { Spitting } from './spitting.svelte';
import { sensedByTwo } from './splitSenses';
import { travelsOf, type Origin } from './travels';
import { REFUSALS } from './words';

/** How long a sentence stands that tells why something was not done. */
const ANSWERED_MS = 2_500;

/** What a half says of itself to the other parts. */
export interface Places {
  /** Where a card lies that can be laid; `null` where it lies nowhere now. */
  boxOf(card: Card): Box | null;
}

export class Two {
  readonly #drivers: () => readonly [Driver, Driver];
  readonly flow: Flow;
  readonly plays: readonly [Play, Play];
  /** In Spit: the own places of each. */
  readonly spitting: readonly [Spitting, Spitting];
  readonly players: readonly Player[];
  readonly flying = new Flying();
  /** Elements of the middle, by pile; set by whoever draws them. */
  readonly piles = $state<(HTMLElement | undefined)[]>([]);
  readonly reserves = $state<(HTMLElement | undefined)[]>([]);
  /** In Spit: the row of places of each. */
  readonly layouts = $state<(HTMLElement | undefined)[]>([]);
  readonly halves: (Places | undefined)[] = [];
  /** What each side is told for a moment. */
  readonly answers = $state<[string | null, string | null]>([null, null]);
  readonly #fading: (ReturnType<typeof setTimeout> | undefined)[] = [];

  /** Call it while a component is set up. */
  constructor(drivers: () => readonly [Driver, Driver]) {
    this.#drivers = drivers;
    this.flow = new Flow(drivers, (refusal) => this.#answer(0, refusalText(refusal, REFUSALS)));
    const seatOf = (side: Side): Play =>
      new Play(
        () => drivers()[side],
        () => this.flow.running,
        {
          laid: (way) => this.#laid(side, way),
          moved: (shift) => this.#moved(side, shift),
          snapped: () => nudge(),
          misfit: (card) => this.#answer(side, misfitText(card, this.plays[side].piles)),
          refused: (refusal) => this.#answer(side, refusalText(refusal, REFUSALS)),
        },
      );
    this.plays = [seatOf(0), seatOf(1)];
    this.spitting = [new Spitting(this.plays[0]), new Spitting(this.plays[1])];
    this.players = playersOf(drivers()[0].state.seated);
    this.#watchTurns();
    senseSteps(() => this.flow.view, sensedByTwo);
  }

  /** The piles as both see them: with the cards that either has just laid. */
  readonly shared: readonly (readonly Card[] | null)[] = $derived.by(() =>
    this.flow.view.piles.map((pile, at) =>
      pile === null
        ? null
        : sharedPile(
            pile,
            at,
            this.plays.map(({ ways }) => ways),
          ),
    ),
  );

  /** Entries of the log so far. */
  readonly entries = $derived.by(() => this.#drivers()[0].state.view.log.length);

  /** Time stands still: there is the way out, and nobody has to look at the piles. */
  readonly waiting = $derived.by(() => !this.flow.running && this.flow.mode !== 'count');

  /** The log as one of the two sees it. */
  logOf(side: Side): readonly JsonObject[] {
    return this.#drivers()[side].state.view.log;
  }

  /** A press on a pile, which both can reach. `touched`: the side it was touched on; `null` for a key. */
  press(pile: 0 | 1, touched: Side | null): void {
    const side = whosePress((one) => this.waitsFor(one), touched);
    if (side !== null) this.plays[side].press(pile);
  }

  /** Whether a side has yet to say which pile: for the chosen card, or at the end of a deal of Spit. */
  waitsFor(side: Side): boolean {
    const { open, chosen } = this.plays[side];
    return open && (chosen !== null || this.flow.mode === 'grab');
  }

  /** Whether somebody waits for exactly this pile. */
  isOpen(pile: 0 | 1): boolean {
    return SIDES.some((side) => {
      const { chosen } = this.plays[side];
      return chosen !== null && this.plays[side].fits(chosen).includes(pile);
    });
  }

  /** Where the piles lie on the screen now. */
  readonly pileBoxes = (): readonly (Box | null)[] =>
    PILES.map((pile) => this.piles[pile]?.getBoundingClientRect() ?? null);

  #laid(side: Side, { card, pile }: Way): void {
    sound('lay');
    this.answers[side] = null;
    if (settings.still) return;
    const from = this.halves[side]?.boxOf(card) ?? null;
    this.flying.send(card, from, this.pileBoxes()[pile] ?? null, LAID_MS);
  }

  #moved(side: Side, { card, from, to }: Shift): void {
    sound('take');
    if (settings.still) return;
    const at = (place: number): Box | null =>
      boxOf(this.layouts[side]?.querySelector(`[data-place="${place}"]`));
    this.flying.send(card, at(from), at(to), LAID_MS);
  }

  /** Says something to one side for a moment. */
  #answer(side: Side, text: string): void {
    this.answers[side] = text;
    clearTimeout(this.#fading[side]);
    this.#fading[side] = setTimeout(() => (this.answers[side] = null), ANSWERED_MS);
  }

  /** Where a card of the table comes from; what a person lays has its own way. */
  #startOf(from: Origin): Box | null {
    if (from.of === 'reserve') return boxOf(this.reserves[from.at]);
    if (from.of !== 'spit') return null;
    return spitBox(this.layouts[from.seat]?.closest('.half')?.querySelector('.race-plate'));
  }

  /** What the table turns comes from the reserves; what a person lays has set off when it was pressed. */
  #watchTurns(): void {
    let before: View | null = null;
    $effect(() => {
      const { view } = this.flow;
      const then = before;
      before = view;
      if (then === null || then === view || settings.still) return;
      untrack(() => {
        for (const { card, from, pile } of travelsOf(then, view)) {
          this.flying.send(card, this.#startOf(from), this.pileBoxes()[pile] ?? null, COMING_MS);
        }
      });
    });
  }
}
