/** What a person is about to do on their turn: cards selected to be laid, or a card chosen to be taken. */
import { m } from '$lib/paraglide/messages';
import type { AnyGame, Refusal, Seat } from '../../../game/contract';
import type { Box } from '../../../ui/place';
import type { Place } from '../../../ui/reasons.svelte';
import type { Value } from '../cards';
import type { Action, End, Play, View } from '../position';
import { endOf, fits, handGroups, placeFor, refusalOf, type Group } from './groups';
import { nextFitting, Selection } from './selection.svelte';
import { asSentence, consequences } from './taking';

/** The match as it is now. */
export interface Now {
  readonly rules: AnyGame;
  readonly position: View;
  readonly you: Seat;
  /** What this person may do; none where it is not their turn. */
  readonly moves: readonly Action[];
  /** A deal is over and the next one waits. */
  readonly between: boolean;
}

/** Who hears of wishes and of why they cannot be fulfilled; places are on the screen. */
export interface Ways {
  act(action: Action, at: Place): void;
  refused(refusal: Refusal, at: Place): void;
  answer(text: string, at: Place): void;
  groupBox(value: Value): Box | null;
  pileBox(value: Value): Box | null;
  /** Taking has begun or ended, the number has changed: what the dock says now is to be heard, too. */
  changed(what: 'taking' | 'number'): void;
}

export type Mode = 'wait' | 'lay' | 'stuck' | 'take' | 'between';

export class Hand {
  readonly #now: () => Now;
  readonly #ways: Ways;
  readonly #selection = new Selection();
  /** Cards on the own hand, to see that some were laid. */
  #held = 0;
  #passing = $state(false);
  #chosen = $state<Value | null>(null);

  constructor(now: () => Now, ways: Ways) {
    this.#now = now;
    this.#ways = ways;
  }

  readonly #myTurn = $derived.by(() => this.#now().moves.length > 0);
  readonly taking = $derived.by(() => this.#myTurn && this.#passing);
  readonly groups = $derived.by(() => {
    const { rules, position, you, moves } = this.#now();
    return handGroups(rules, position, you, moves, this.#myTurn && !this.taking);
  });
  readonly mode: Mode = $derived.by(() => {
    if (this.#now().between) return 'between';
    if (!this.#myTurn) return 'wait';
    if (this.taking) return 'take';
    return this.groups.some(fits) ? 'lay' : 'stuck';
  });

  /** The selected group. */
  get group(): Group | null {
    return this.taking ? null : this.#selection.of(this.groups);
  }
  get count(): number {
    return this.#selection.count;
  }
  /** Where the selected cards may go. */
  get fit(): End | null {
    return this.group === null ? null : endOf(this.group);
  }
  /** The card to be taken. */
  get chosen(): Value | null {
    return this.#chosen;
  }

  /** What taking a card does, in a few words. */
  readonly consequence = (value: Value): string => this.#effects(value)[0] ?? '';
  /** All that taking the chosen card does. */
  get consequenceText(): string | undefined {
    return this.#chosen === null ? undefined : asSentence(this.#effects(this.#chosen));
  }
  #effects(value: Value): readonly string[] {
    const { rules, position, you } = this.#now();
    return consequences(rules, position, you, value);
  }

  /** The match has gone on: what was begun has ended, and what was selected stays only if it may still be laid. */
  refresh(): void {
    const { position, you } = this.#now();
    const hand = position.hands[you];
    const held = typeof hand === 'object' ? hand.length : 0;
    this.#passing = false;
    this.#chosen = null;
    // What was not laid of a group is no wish for the next turn.
    if (held < this.#held) this.#selection.clear();
    else this.#selection.keep(this.groups);
    this.#held = held;
  }

  /** A press on a group of the hand. */
  readonly press = (value: Value): void => {
    if (this.#passing) this.refresh();
    const group = this.groups.find((one) => one.value === value);
    if (group === undefined) return;
    if (group.fit === 'few' || group.fit === 'locked') this.#tellWhyNot(group);
    else this.#selection.toggle(group);
  };
  #tellWhyNot({ value, have: count, fit }: Group): void {
    const { rules, position, you: seat } = this.#now();
    const code = fit === 'few' ? 'too-few-cards' : 'value-locked';
    const why = (['left', 'right'] as const)
      .map((end): Play => ({ seat, do: 'play', value, count, end }))
      .map((wish) => refusalOf(rules, position, wish))
      .find((refusal) => refusal?.code === code);
    if (why) this.#ways.refused(why, () => this.#ways.groupBox(value));
  }

  readonly setCount = (count: number): void => {
    if (this.group === null) return;
    this.#selection.select(this.group, count);
    this.#ways.changed('number');
  };

  /** Selects the next group that fits; tells which. */
  step(by: 1 | -1): Value | null {
    const group = nextFitting(this.groups, this.#selection.value, by);
    if (group === null) return null;
    this.#selection.select(group, group.have);
    this.#ways.changed('number');
    return group.value;
  }

  /** Lays what is selected at an end, or where it fits. */
  readonly lay = (end: End | null, at: Place): void => {
    const { position, you: seat } = this.#now();
    const { group } = this;
    if (!this.#myTurn) return this.#ways.refused({ code: 'not-your-turn' }, at);
    if (this.taking) return this.#ways.answer(m.speedsaurus_choose_pile_first(), at);
    if (group === null) return this.#ways.answer(this.#whatFirst(), at);
    const { value } = group;
    const there =
      end === 'left' || end === 'right' ? placeFor(position.parade, value, end) : endOf(group);
    if (there === null) return;
    this.#ways.act({ seat, do: 'play', value, count: this.count, end: there }, at);
  };
  #whatFirst(): string {
    return this.mode === 'stuck' ? m.speedsaurus_prompt_stuck_text() : m.speedsaurus_select_first();
  }

  /** Passing asks which card to take; where nothing lies there it is done at once. Again: rather not. */
  readonly pass = (at: Place): void => {
    const { position, you: seat } = this.#now();
    const { parade, opening } = position;
    if (this.taking) return this.stay();
    if (!this.#myTurn) return this.#ways.refused({ code: 'not-your-turn' }, at);
    const [first, second] = parade;
    // The opener is told by the table why not.
    if (first === undefined || opening)
      return this.#ways.act({ seat, do: 'pass', take: first?.value ?? null }, at);
    this.#passing = true;
    this.#chosen = second === undefined ? first.value : null;
    this.#ways.changed('taking');
  };

  /** Rather not pass. */
  readonly stay = (): void => {
    this.#passing = false;
    this.#chosen = null;
    this.#ways.changed('taking');
  };

  /** Nothing is selected, or rather not passed. */
  escape(): void {
    if (this.taking) this.stay();
    else this.#selection.clear();
  }

  readonly choose = (value: Value): void => {
    if (this.taking) this.#chosen = value;
  };

  /** A press on a pile: chooses it, and takes its card where it is chosen already. */
  readonly pressPile = (value: Value): void => {
    if (value === this.#chosen) this.take(() => this.#ways.pileBox(value));
    else this.choose(value);
  };

  /** Takes the chosen card. */
  readonly take = (at: Place): void => {
    const take = this.#chosen;
    if (take === null) this.#ways.answer(m.speedsaurus_choose_pile_first(), at);
    else this.#ways.act({ seat: this.#now().you, do: 'pass', take }, at);
  };
}
