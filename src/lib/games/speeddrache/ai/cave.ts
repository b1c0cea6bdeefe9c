/**
 * A match as computers play it on in their heads: small numbers in place, changed card by card, and copied quickly.
 * It knows no more than a view tells; what comes next is whatever order the stack is put into. That it does what the
 * rules do is proven by random play (cave.test.ts).
 */
import type { Dice } from '../../../ai/dice';
import type { Seat } from '../../../game/contract';
import { HAZARDS, RELICS, goldOf, isHazard, isTreasure, type Card } from '../cards';
import { relicWorth } from '../score';
import { MOST_SEATS, type View } from '../position';

/** A card as a number: 1 … 17 a treasure of so much gold, 21 … 25 a hazard, 31 … 35 a relic. */
export type Code = number;

const HAZARD = 20;
const RELIC = 30;
const MOST_CARDS = 35;

export const codeOf = (card: Card): Code =>
  isTreasure(card)
    ? goldOf(card)
    : isHazard(card)
      ? HAZARD + 1 + HAZARDS.indexOf(card)
      : RELIC + 1 + RELICS.indexOf(card);

const isHazardCode = (code: Code): boolean => code > HAZARD && code < RELIC;
const isRelicCode = (code: Code): boolean => code > RELIC;

export class Cave {
  seats = 0;
  expeditions = 5;
  relicsBack = false;
  hazardsStay = false;
  /** The running expedition, from 1. */
  expedition = 0;
  /** The cards of the game: those of the path in its order, then the stack. */
  readonly deck = new Uint8Array(MOST_CARDS);
  size = 0;
  /** Cards on the path. */
  turned = 0;
  /** So many cards of the path have been cleared of relics. */
  cleared = 0;
  /** Kinds of hazard that lie open, bit by bit. */
  open = 0;
  /** Gold that lies on the path; on which of its cards does not matter here. */
  gold = 0;
  /** Relics that lie on the path. */
  relics = 0;
  bag = 0;
  /** The seats in the cave, bit by bit, and how many they are. */
  inside = 0;
  count = 0;
  /** Chest and relics of every seat, and how many relics it has. */
  readonly loot = new Int32Array(MOST_SEATS);
  readonly held = new Int32Array(MOST_SEATS);
  /** Relics brought out by anybody so far. */
  recovered = 0;
  /** The expedition is over. */
  ended = true;

  /** @param chests what the chests are taken to hold, by seat. */
  load(view: View, chests: readonly number[]): this {
    const { options, path, inside, recovered } = view;
    this.seats = view.seats;
    this.expeditions = options.expeditions;
    this.relicsBack = options.relicsBack;
    this.hazardsStay = options.hazardsStay;
    this.expedition = view.expedition;
    this.size = path.length + view.stack.length;
    this.turned = path.length;
    this.cleared = 0;
    this.open = 0;
    this.gold = 0;
    this.relics = 0;
    path.forEach(({ card, lying }, i) => {
      const code = codeOf(card);
      this.deck[i] = code;
      if (isHazardCode(code)) this.open |= 1 << (code - HAZARD);
      else if (!isRelicCode(code)) this.gold += lying;
      else if (lying > 0) this.relics += 1;
      else this.cleared = i + 1;
    });
    view.stack.forEach((card, i) => (this.deck[path.length + i] = codeOf(card)));
    this.bag = view.bag;
    this.inside = inside.reduce((set, seat) => set | (1 << seat), 0);
    this.count = inside.length;
    this.loot.fill(0);
    this.held.fill(0);
    for (let seat = 0; seat < this.seats; seat++) this.loot[seat] = chests[seat] ?? 0;
    recovered.forEach(({ seat }, order) => {
      this.#give(seat, order);
    });
    this.recovered = recovered.length;
    this.ended = view.ending !== null || view.expedition === 0;
    return this;
  }

  copy(other: Cave): void {
    this.seats = other.seats;
    this.expeditions = other.expeditions;
    this.relicsBack = other.relicsBack;
    this.hazardsStay = other.hazardsStay;
    this.expedition = other.expedition;
    this.deck.set(other.deck);
    this.size = other.size;
    this.turned = other.turned;
    this.cleared = other.cleared;
    this.open = other.open;
    this.gold = other.gold;
    this.relics = other.relics;
    this.bag = other.bag;
    this.inside = other.inside;
    this.count = other.count;
    this.loot.set(other.loot);
    this.held.set(other.held);
    this.recovered = other.recovered;
    this.ended = other.ended;
  }

  get over(): boolean {
    return this.ended && this.expedition === this.expeditions;
  }

  /** Cards in the stack. */
  get stack(): number {
    return this.size - this.turned;
  }

  /** Cards of the stack that would end the expedition. */
  get fatal(): number {
    let fatal = 0;
    for (let i = this.turned; i < this.size; i++) {
      const code = this.deck[i] ?? 0;
      if (isHazardCode(code)) fatal += (this.open >> (code - HAZARD)) & 1;
    }
    return fatal;
  }

  /** What all cards of the stack together would bring one of the thieves inside. */
  get promise(): number {
    let sum = 0;
    for (let i = this.turned; i < this.size; i++) {
      const code = this.deck[i] ?? 0;
      if (code < HAZARD) sum += Math.trunc(code / this.count);
    }
    return sum;
  }

  /** Worth of the relics on the path for one who leaves alone. */
  get relicGold(): number {
    let worth = 0;
    for (let i = 0; i < this.relics; i++) worth += relicWorth(this.recovered + i);
    return worth;
  }

  /** Nothing is to be had by leaving. */
  get isBare(): boolean {
    return this.bag + this.gold + this.relics === 0;
  }

  isInside(seat: Seat): boolean {
    return ((this.inside >> seat) & 1) > 0;
  }

  /** Puts the stack into another order. */
  shuffle(dice: Dice): void {
    const { deck, turned } = this;
    for (let i = this.size - 1; i > turned; i--) {
      const j = turned + dice.below(i - turned + 1);
      const card = deck[i] ?? 0;
      deck[i] = deck[j] ?? 0;
      deck[j] = card;
    }
  }

  /** Puts this card on top of the stack. */
  put(code: Code): void {
    const { deck, turned } = this;
    const at = deck.indexOf(code, turned);
    if (at < 0 || at >= this.size) throw new Error(`no card ${code} in the stack`);
    deck[at] = deck[turned] ?? 0;
    deck[turned] = code;
  }

  /** The next expedition: what was turned is in the stack again, and a relic joins it. The order is as it comes. */
  begin(): void {
    const { deck, turned, hazardsStay, relicsBack } = this;
    const flight = this.ended && this.inside > 0;
    let kept = 0;
    for (let i = 0; i < this.size; i++) {
      const code = deck[i] ?? 0;
      const gone =
        i < turned &&
        ((isRelicCode(code) && (i < this.cleared || !relicsBack)) ||
          (flight && !hazardsStay && i === turned - 1));
      if (!gone) deck[kept++] = code;
    }
    deck[kept++] = RELIC + 1 + this.expedition;
    this.size = kept;
    this.expedition += 1;
    this.turned = 0;
    this.cleared = 0;
    this.open = 0;
    this.gold = 0;
    this.relics = 0;
    this.bag = 0;
    this.inside = (1 << this.seats) - 1;
    this.count = this.seats;
    this.ended = false;
  }

  /** The top card of the stack comes to the path. After a flight those who had to flee still count as inside. */
  turn(): void {
    const code = this.deck[this.turned] ?? 0;
    this.turned += 1;
    if (isRelicCode(code)) this.relics += 1;
    else if (isHazardCode(code)) {
      const kind = 1 << (code - HAZARD);
      if ((this.open & kind) > 0) {
        this.ended = true;
        this.bag = 0;
      }
      this.open |= kind;
    } else {
      const share = Math.trunc(code / this.count);
      this.bag += share;
      this.gold += code - share * this.count;
    }
  }

  /** Those inside have chosen. @param leavers the seats that turn back, bit by bit. */
  choose(leavers: number): void {
    if (leavers > 0) this.#leave(leavers);
    if (this.count > 0 && this.turned === this.size) this.#leave(this.inside);
    if (this.count === 0) {
      this.ended = true;
      this.bag = 0;
    }
  }

  #leave(leavers: number): void {
    let count = 0;
    for (let rest = leavers; rest > 0; rest &= rest - 1) count += 1;
    const share = Math.trunc(this.gold / count);
    this.gold -= share * count;
    for (let seat = 0; seat < this.seats; seat++) {
      if (((leavers >> seat) & 1) === 0) continue;
      this.loot[seat] = (this.loot[seat] ?? 0) + this.bag + share;
      if (count > 1) continue;
      for (; this.relics > 0; this.relics--) this.#give(seat, this.recovered++);
      this.cleared = this.turned;
    }
    this.inside &= ~leavers;
    this.count -= count;
  }

  #give(seat: Seat, order: number): void {
    this.loot[seat] = (this.loot[seat] ?? 0) + relicWorth(order);
    this.held[seat] = (this.held[seat] ?? 0) + 1;
  }
}
