/**
 * Matches in which the strong player learns: everybody plays as it has learned so far, and again and again a choice is
 * played out both ways with the same cards and the same lots for the others. In some matches players by the book and
 * erring ones sit at the table, so that all sorts of situations come up; how the choice is played out does not change.
 */
import { Dice } from '../../../../ai/dice';
import type { Draw, Seat } from '../../../../game/contract';
import { speeddrache } from '../../rules';
import { TEMPERS, type Options } from '../../position';
import { Cave } from '../cave';
import type { Chances } from '../chances';
import type { Policy } from '../policy';
import { BOOK, ERRING, LEANING, leavers, playOut, type Company } from '../playout';

/** One choice in so many is a lesson, */
const LESSON = 4;
/** and is played out with so many orders of the stack. */
const DECKS = 6;

/** Hears what `policy.lean` told of a choice just now, and what it should have told. */
export type Lesson = (told: number, target: number) => void;

export class SelfPlay {
  readonly #seats: number;
  readonly #policy: Policy;
  readonly #rivals: Policy | null;
  readonly #dice: Dice;
  readonly #cave = new Cave();
  readonly #tried = new Cave();
  readonly #shuffled = new Cave();
  readonly #lots = new Dice(1);
  /** How those at the table play, and how choices are played out. */
  readonly #table: Company;
  readonly #alike: Company;
  #hero = 0;
  chances: Chances;
  /** By expedition, seat by seat, the loot after it; of the last match. */
  readonly loot: number[][] = [];

  /**
   * @param rivals what all but one play by, seen from a learner that looks for the best answer to it; `null`: all play
   *   as the learner does.
   */
  constructor(seats: number, policy: Policy, rivals: Policy | null, chances: Chances, draw: Draw) {
    this.#seats = seats;
    this.#policy = policy;
    this.#rivals = rivals;
    this.chances = chances;
    this.#dice = new Dice(draw.below(0x1_0000_0000));
    const tempers = Array.from({ length: seats }, () => 'balanced' as (typeof TEMPERS)[number]);
    const policies = Array.from({ length: seats }, () => policy);
    this.#table = { minds: new Uint8Array(seats).fill(LEANING), tempers, policies };
    this.#alike = { minds: new Uint8Array(seats).fill(LEANING), tempers, policies };
  }

  play(lesson: Lesson): void {
    this.#invite();
    const cave = this.#start();
    this.loot.length = 0;
    while (!cave.over) {
      cave.begin();
      cave.shuffle(this.#dice);
      const tempers = this.#table.tempers as (typeof TEMPERS)[number][];
      for (let seat = 0; seat < this.#seats; seat++)
        tempers[seat] = TEMPERS[this.#dice.below(TEMPERS.length)] ?? 'balanced';
      cave.turn();
      while (!cave.ended) {
        if (this.#dice.below(LESSON) === 0) this.#teach(lesson);
        cave.choose(leavers(cave, this.#table, this.#dice));
        if (!cave.ended) cave.turn();
      }
      this.loot.push(Array.from(cave.loot.subarray(0, this.#seats)));
    }
  }

  /** Two matches in three are played among its own kind, in the others each seat is anybody. */
  #invite(): void {
    const mixed = this.#dice.below(3) === 0;
    for (let seat = 0; seat < this.#seats; seat++)
      this.#table.minds[seat] = mixed
        ? ([BOOK, ERRING, LEANING][this.#dice.below(3)] ?? LEANING)
        : LEANING;
    this.#hero = this.#dice.below(this.#seats);
    const rivals = this.#rivals;
    if (rivals === null) return;
    const policies = this.#alike.policies as Policy[];
    for (let seat = 0; seat < this.#seats; seat++)
      policies[seat] = seat === this.#hero ? this.#policy : rivals;
  }

  #start(): Cave {
    const seats = this.#seats;
    const plain = speeddrache.defaults(seats);
    const sets = speeddrache.optionSets(seats);
    const other = sets[this.#dice.below(sets.length)] ?? plain;
    const options: Options = this.#dice.below(10) < 7 ? plain : other;
    return this.#cave.load(speeddrache.start({ seats, options, source: { kind: 'free' } }), []);
  }

  /** Plays both choices of somebody inside out. */
  #teach(lesson: Lesson): void {
    const cave = this.#cave;
    let hero = this.#hero;
    if (this.#rivals === null) {
      let nth = this.#dice.below(cave.count);
      hero = 0;
      while (!cave.isInside(hero) || nth-- > 0) hero++;
    } else if (!cave.isInside(hero)) return;
    let sum = 0;
    for (let i = 0; i < DECKS; i++) {
      this.#shuffled.copy(cave);
      this.#shuffled.shuffle(this.#dice);
      const seed = this.#dice.word();
      sum += this.#worth(hero, 1, seed) - this.#worth(hero, 0, seed);
    }
    this.#policy.look(cave);
    lesson(this.#policy.lean(hero), sum / DECKS);
  }

  #worth(hero: Seat, leaves: 0 | 1, seed: number): number {
    const cave = this.#tried;
    cave.copy(this.#shuffled);
    this.#lots.seed(seed);
    const others = leavers(cave, this.#alike, this.#lots) & ~(1 << hero);
    cave.choose(others | (leaves << hero));
    playOut(cave, this.#alike, this.#lots);
    return this.chances.of(cave, hero);
  }
}
