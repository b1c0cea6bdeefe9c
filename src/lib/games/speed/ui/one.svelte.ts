/** One person against a computer: the seat with what it wants, what is seen to move, and what is said of it. */
import { untrack } from 'svelte';
import type { Refusal, Seat } from '../../../game/contract';
import type { Driver } from '../../../session/driver';
import { live } from '../../../ui/live.svelte';
import type { Box } from '../../../ui/place';
import { playersOf, type Player } from '../../../ui/players';
import type { Place } from '../../../ui/reasons.svelte';
import { nudge, play as sound } from '../../../ui/senses';
import { settings } from '../../../ui/settings.svelte';
import { fitting, topOf, type Card, type Rank } from '../cards';
import type { View } from '../position';
import { COMING_MS, Flying, LAID_MS } from './board/flying.svelte';
import type { Portrait } from './board/types';
import { Flow } from './flow.svelte';
import { Play, type Snap, type Way } from './play.svelte';
import { promptOf, spoken, type Prompt } from './prompt';
import { misfitText, snapWords } from './snaps';
import { Spitting } from './spitting.svelte';
import { drawsOf, movesOf, travelsOf, type Origin } from './travels';

/** The seat across. */
export const OTHER = 1;

/** Where things lie on the screen now; `null` where they lie nowhere. */
export interface Spots {
  /** An own card. */
  card(card: Card): Box | null;
  /** What a card of the other one or of the table comes from. */
  origin(from: Origin): Box | null;
  /** The backs of the last cards that the other one has drawn, and the stock they come from. */
  drawn?(count: number): { readonly from: Box | null; readonly to: readonly (Box | null)[] };
}

/** Tells why something was not done, beside what was pressed. */
interface Answers {
  refused(refusal: Refusal, at?: Place): void;
  answer(text: string, at: Place): void;
}

export const boxOf = (element: Element | null | undefined): Box | null =>
  element?.getBoundingClientRect() ?? null;

export class One {
  readonly #driver: () => Driver;
  readonly #spots: Spots;
  readonly flow: Flow;
  readonly play: Play;
  /** In Spit: the own places. */
  readonly spitting: Spitting;
  readonly flying = new Flying();
  /** Elements of the piles; set by whoever draws them. */
  readonly piles = $state<(HTMLElement | undefined)[]>([]);

  /** Call it while a component is set up. */
  constructor(driver: () => Driver, spots: Spots, answers: () => Answers | undefined) {
    this.#driver = driver;
    this.#spots = spots;
    this.flow = new Flow(
      () => [driver()],
      (refusal) => answers()?.refused(refusal),
    );
    this.play = new Play(driver, () => this.flow.running, {
      laid: (way) => this.#laid(way),
      moved: ({ card, from, to }) => this.#moved(this.play.seat, card, from, to),
      snapped: (snap) => this.#snapped(snap),
      misfit: (card) =>
        answers()?.answer(misfitText(card, this.play.piles), () => spots.card(card)),
      refused: (refusal) => answers()?.refused(refusal),
    });
    this.spitting = new Spitting(this.play);
    this.#watchTravels();
  }

  readonly players: readonly Player[] = $derived.by(() => playersOf(this.#driver().state.seated));
  readonly prompt: Prompt | null = $derived.by(() => {
    const { flow, play, spitting } = this;
    return promptOf({
      mode: flow.mode,
      view: play.view,
      you: play.seat,
      name: this.players[OTHER]?.name ?? '',
      countdown: flow.countdown,
      chosen: play.chosen,
      fits: play.chosen === null ? 0 : play.fits(play.chosen).length,
      moves: spitting.chosen !== null && play.goesTo(spitting.chosen).length > 0,
      taking: spitting.taking !== null,
      done: play.done && flow.running,
      frozen: play.frozen,
    });
  });
  /** No card of the middle is to be seen. */
  readonly hidden = $derived.by(() => this.flow.hidden || this.flow.covered);

  /** The way of the card that came back last, measured when it did. */
  readonly snapWay = $derived.by(() => {
    const { snap } = this.play;
    if (snap === null) return null;
    const [from, to] = untrack(() => [
      this.pileBox(snap.way.pile),
      this.#spots.card(snap.way.card),
    ]);
    return from === null || to === null ? null : { snap, from, to };
  });

  /** Where a pile lies. */
  readonly pileBox = (pile: number): Box | null => boxOf(this.piles[pile]);

  /** Which ranks fit on a pile, where that is to be written below it; `null`: it is not. */
  fitsOn(pile: 0 | 1): readonly Rank[] | null {
    const top = topOf(this.play.piles[pile]);
    return top === null || this.hidden || settings.chosen.fits === 'off' ? null : fitting(top);
  }

  /** Whoever was quicker shows the face at the card for as long as the sentence stands. */
  byOn(pile: 0 | 1): { readonly seat: number; readonly face: Portrait } | null {
    const { snap } = this.play;
    const by = snap?.late === true && snap.way.pile === pile ? snap.by : null;
    const player = by === null ? undefined : this.players[by];
    return player === undefined ? null : { seat: player.colour, face: player.avatar };
  }

  #laid({ card, pile }: Way): void {
    sound('lay');
    if (!settings.still)
      this.flying.send(card, this.#spots.card(card), this.pileBox(pile), LAID_MS);
  }

  #moved(seat: Seat, card: Card, from: number, to: number): void {
    sound('take');
    const at = (place: number): Box | null => this.#spots.origin({ of: 'place', seat, at: place });
    if (!settings.still) this.flying.send(card, at(from), at(to), LAID_MS);
  }

  #snapped(snap: Snap): void {
    nudge();
    live.say(spoken(snapWords(snap, this.players, this.play.seat)));
  }

  /** Cards of the other one and of the table travel when the table has told of them. */
  #watchTravels(): void {
    let before: View | null = null;
    $effect(() => {
      const now = this.play.view;
      const then = before;
      before = now;
      if (then === null || then === now || settings.still) return;
      untrack(() => {
        for (const { card, from, pile } of travelsOf(then, now)) {
          const own = (from.of === 'hand' || from.of === 'place') && from.seat === this.play.seat;
          if (!own) this.flying.send(card, this.#spots.origin(from), this.pileBox(pile), COMING_MS);
        }
        for (const { seat, count } of drawsOf(then, now)) {
          const drawn = seat === this.play.seat ? undefined : this.#spots.drawn?.(count);
          for (const to of drawn?.to ?? [])
            this.flying.send(null, drawn?.from ?? null, to, COMING_MS);
        }
        for (const { seat, card, from, to } of movesOf(then, now))
          if (seat !== this.play.seat) this.#moved(seat, card, from, to);
      });
    });
  }
}
