/** The two who share a screen: the seat of each with what it wants, and where its things lie on the screen. */
import type { Driver } from '../../../session/driver';
import type { Box } from '../../../ui/place';
import { playersOf, type Player } from '../../../ui/players';
import { settings } from '../../../ui/settings.svelte';
import { topOf, type Card } from '../cards';
import { Flying, COMING_MS, LAID_MS } from './board/flying.svelte';
import { Flow } from './flow.svelte';
import { PILES, Play, type Way } from './play.svelte';
import { SIDES, sharedPile, whosePress, type Side } from './sides';

/** What a half says of itself to the other parts. */
export interface Places {
  /** Where a card lies that can be laid; `null` where it lies nowhere now. */
  boxOf(card: Card): Box | null;
}

export class Two {
  readonly #drivers: () => readonly [Driver, Driver];
  readonly flow: Flow;
  readonly plays: readonly [Play, Play];
  readonly players: readonly Player[];
  readonly flying = new Flying();
  /** Elements of the middle, by pile; set by whoever draws them. */
  readonly piles = $state<(HTMLElement | undefined)[]>([]);
  readonly reserves = $state<(HTMLElement | undefined)[]>([]);
  readonly halves: (Places | undefined)[] = [];

  /** Call it while a component is set up. */
  constructor(drivers: () => readonly [Driver, Driver]) {
    this.#drivers = drivers;
    this.flow = new Flow(drivers);
    const seatOf = (side: Side): Play =>
      new Play(
        () => drivers()[side],
        () => this.flow.running,
        { laid: (way) => this.#laid(side, way) },
      );
    this.plays = [seatOf(0), seatOf(1)];
    this.players = playersOf(drivers()[0].state.seated);
    this.#watchTurns();
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
    const from = this.halves[side]?.boxOf(card) ?? null;
    this.flying.send(card, from, this.pileBoxes()[pile] ?? null, this.#lasting(LAID_MS));
  }

  #lasting(ms: number): number {
    return settings.still ? 0 : ms;
  }

  /** What the table turns comes from the reserves. */
  #watchTurns(): void {
    let before = this.flow.view;
    $effect(() => {
      const { view } = this.flow;
      const turned = view.reserves.some((left, at) => left < (before.reserves[at] ?? 0));
      const sameDeal = before.deal === view.deal;
      before = view;
      if (!turned || !sameDeal) return;
      const boxes = this.pileBoxes();
      for (const pile of PILES)
        this.flying.send(
          topOf(view.piles[pile]),
          this.reserves[pile]?.getBoundingClientRect() ?? null,
          boxes[pile] ?? null,
          this.#lasting(COMING_MS),
        );
    });
  }
}
