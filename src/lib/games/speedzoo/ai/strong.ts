/**
 * The strong player: plays each choice of place and pick out in the same imagined orders of the unseen dominoes, and
 * again and again drops the half that does worse ("sequential halving"), so that most time goes into what is close. What
 * counts is how far it is ahead of the best opponent; so what an opponent would get counts too. The last two rounds,
 * in which nothing is hidden any more, it reckons through (ai/endgame.ts).
 */
import type { Seat } from '../../../game/contract';
import { Dice } from '../../../ai/dice';
import { choicesOf, perform, type Choice } from './choices';
import { Compact } from './compact';
import { Endgame, isEndgame, type Foreseen } from './endgame';
import { Playout } from './playout';

/** Places of a domino that are considered: at least and at most so many, and so many playouts for each. */
const LEAST_PLACES = 3;
const MOST_PLACES = 12;
const ENOUGH = 40;
/** Every number of choices up to eight divides it. */
export const WHOLE = 840;

/** A choice and how it did in playouts; sums over all of them. */
export interface Tried {
  readonly choice: Choice;
  readonly order: number;
  playouts: number;
  visitors: number;
  lead: number;
  /** How often it did best, in parts of `WHOLE`. */
  best: number;
  /** Of the last playout. */
  last: number;
}

export const untried = (choice: Choice, order: number): Tried => ({
  choice,
  order,
  playouts: 0,
  visitors: 0,
  lead: 0,
  best: 0,
  last: 0,
});

export class Mind {
  readonly #root: Compact;
  readonly #match: Compact;
  readonly #playout: Playout;
  readonly #seat: Seat;
  readonly #past: readonly number[];
  readonly #seed: number;
  readonly #dice = new Dice(1);
  #next = 0;

  /** @param past visitors of earlier matches of the season, by seat */
  constructor(root: Compact, past: readonly number[], seed: number) {
    this.#root = root;
    this.#match = Compact.like(root);
    this.#playout = new Playout(this.#match, root.turn);
    this.#seat = root.turn;
    this.#past = past;
    this.#seed = seed;
  }

  /** Choices that are worth a thought: as many as there is time for. */
  choices(dominoes: number): readonly Choice[] {
    this.#match.copy(this.#root);
    this.#match.deck.set(this.#root.deck);
    this.#playout.look();
    const slots = Math.max(1, this.#root.lying - this.#root.picked);
    const most = this.playouts(dominoes, slots * ENOUGH);
    const places = Math.min(MOST_PLACES, Math.max(LEAST_PLACES, most));
    return choicesOf(this.#match, this.#playout.sense, places);
  }

  /** How often so many choices are played out by laying so many dominoes. */
  playouts(dominoes: number, choices: number): number {
    return Math.trunc((dominoes * 64) / (this.#root.effort * choices));
  }

  /** Plays every choice out with the next imagined order of what is unseen. */
  round(tried: readonly Tried[]): void {
    this.#dice.seed(this.#seed + this.#next++);
    this.#root.shuffle(this.#dice);
    this.#match.deck.set(this.#root.deck);
    let most = -Infinity;
    let equals = 0;
    for (const one of tried) {
      this.#match.copy(this.#root);
      perform(this.#match, one.choice);
      this.#playout.run();
      this.#note(one);
      if (one.last > most) {
        most = one.last;
        equals = 0;
      }
      if (one.last === most) equals += 1;
    }
    for (const one of tried) if (one.last === most) one.best += Math.trunc(WHOLE / equals);
  }

  #note(one: Tried): void {
    const { seats } = this.#match;
    let own = 0;
    let other = seats === 1 ? 0 : -Infinity;
    for (let seat = 0; seat < seats; seat++) {
      const visitors = this.#match.visitors(seat) + (this.#past[seat] ?? 0);
      if (seat === this.#seat) own = visitors;
      else if (visitors > other) other = visitors;
    }
    const lead = own - other;
    one.playouts += 1;
    one.visitors += own - (this.#past[this.#seat] ?? 0);
    one.lead += lead;
    one.last = lead;
  }
}

const halvings = (count: number, finalists: number): number => {
  let found = 1;
  for (let left = count; left > finalists; left = (left + 1) >> 1) found += 1;
  return found;
};

/** The best first; among equals the earlier one. All of them were played out equally often. */
export const ranked = (tried: readonly Tried[]): readonly Tried[] =>
  tried.toSorted((a, b) => b.lead - a.lead || a.order - b.order);

/**
 * The best choices by what they did in playouts.
 *
 * @param finalists how many are compared to the end, 2 or more.
 */
export const weigh = (
  match: Compact,
  past: readonly number[],
  dominoes: number,
  seed: number,
  finalists: number,
): readonly Tried[] => {
  const mind = new Mind(match, past, seed);
  let tried: readonly Tried[] = mind.choices(dominoes).map(untried);
  if (tried.length === 1) return tried;
  const share = Math.trunc(dominoes / halvings(tried.length, finalists));
  for (;;) {
    for (let i = Math.max(1, mind.playouts(share, tried.length)); i > 0; i--) mind.round(tried);
    tried = ranked(tried);
    if (tried.length <= finalists) return tried;
    tried = tried.slice(0, Math.max(finalists, (tried.length + 1) >> 1));
  }
};

/** What each choice of the last two rounds leads to, the best first. */
export const foresee = (match: Compact, past: readonly number[]): readonly Foreseen[] =>
  new Endgame(match, past)
    .choices(MOST_PLACES)
    .map((one, order) => ({ one, order }))
    .sort((a, b) => b.one.lead - a.one.lead || b.one.visitors - a.one.visitors || a.order - b.order)
    .map(({ one }) => one);

/** What the strong player does. */
export const strongChoice = (
  match: Compact,
  past: readonly number[],
  dominoes: number,
  seed: number,
): Choice => {
  const [best] = isEndgame(match) ? foresee(match, past) : weigh(match, past, dominoes, seed, 2);
  if (best === undefined) throw new Error('nothing to choose from');
  return best.choice;
};
