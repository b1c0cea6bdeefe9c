/**
 * The strong player. Against its like it goes by a mixed policy that it has learned (policy.ts): where everybody would
 * leave at once, nobody should be foreseen. Whom it has seen to be of another kind, by the book or erring, it plays
 * against as it finds them: it plays both choices out to the end of the expedition, with the same cards and the same lots
 * for both, and takes what makes it likelier to win the match. In between it does something in between.
 */
import { Dice } from '../../../ai/dice';
import type { Seat } from '../../../game/contract';
import { Cave } from './cave';
import { Chances } from './chances';
import { leavers, playOut, LEANING, type Company } from './playout';
import { leavesAt, policyOf, type Policy, type PolicyData } from './policy';
import { confidence, type Matter } from './reading';
import { TABLES } from './tables';

/** After so many orders of the stack a clear choice need not be played out further, */
const FIRST_DECKS = 200;
/** if it is better by so many hundredths of the match on average. */
const CLEAR = 3;
/** Played out, a quarter of a hundredth is as good as certain. */
const SHARP = 4;
/** So many hundredths of the match a gold piece counts: where nothing else is to be decided, loot still is worth points. */
const GOLD = 0.02;
/** Who leans so much need not think. */
const SURE = 3;
/** In these parts suspicions are drawn by lot. */
const LOTS = 256;

/** What the strong player has learned for one number of seats. */
export interface Learned {
  readonly policy: Policy;
  readonly chances: Chances;
}

export const learnedFrom = (data: PolicyData): Learned => ({
  policy: policyOf(data),
  chances: new Chances(data.gains),
});

const known = new Map<number, Learned>();

export const learnedFor = (seats: number): Learned => {
  const found = known.get(seats);
  if (found !== undefined) return found;
  const data = TABLES[seats];
  if (data === undefined) throw new Error(`nothing learned for ${seats} seats`);
  const made = learnedFrom(data);
  known.set(seats, made);
  return made;
};

/** Sums over all orders of the stack that were tried. */
export interface Weighed {
  decks: number;
  /** By how many hundredths of the match leaving was better, with a little for the gold. */
  gain: number;
  /** Loot that this expedition brought the seat, for leaving and for going deeper. */
  leave: number;
  deeper: number;
}

/** Plays a choice out both ways, again and again. */
export class Mind {
  readonly #matter: Matter;
  readonly #chances: Chances;
  readonly #company: Company;
  readonly #dice: Dice;
  readonly #lots = new Dice(1);
  readonly #stacked = new Cave();
  readonly #tried = new Cave();

  constructor(matter: Matter, { policy, chances }: Learned, seed: number) {
    const { seats } = matter.cave;
    this.#matter = matter;
    this.#chances = chances;
    this.#dice = new Dice(seed);
    this.#company = {
      minds: new Uint8Array(seats).fill(LEANING),
      tempers: matter.tempers,
      policies: Array.from({ length: seats }, () => policy),
    };
  }

  /** Plays both choices out with the next order of the stack. */
  round(weighed: Weighed): void {
    const { seat, cave } = this.#matter;
    this.#imagine();
    this.#stacked.copy(cave);
    this.#stacked.shuffle(this.#dice);
    const seed = this.#dice.word();
    const before = cave.loot[seat] ?? 0;
    const worth = this.#worth(seat, 1, seed);
    const leave = (this.#tried.loot[seat] ?? 0) - before;
    weighed.gain += worth - this.#worth(seat, 0, seed);
    const deeper = (this.#tried.loot[seat] ?? 0) - before;
    weighed.gain += GOLD * (leave - deeper);
    weighed.leave += leave;
    weighed.deeper += deeper;
    weighed.decks += 1;
  }

  /** Takes everybody for one kind of player, as likely as he is suspected to be it. */
  #imagine(): void {
    const { seat, suspicions } = this.#matter;
    for (const [other, suspicion] of suspicions.entries()) {
      if (other === seat) continue;
      let lot = this.#dice.below(LOTS) / LOTS;
      let kind = 0;
      while (kind < LEANING && lot >= (suspicion[kind] ?? 0)) lot -= suspicion[kind++] ?? 0;
      this.#company.minds[other] = kind;
    }
  }

  #worth(seat: Seat, leaves: 0 | 1, seed: number): number {
    const tried = this.#tried;
    tried.copy(this.#stacked);
    this.#lots.seed(seed);
    const others = leavers(tried, this.#company, this.#lots) & ~(1 << seat);
    tried.choose(others | (leaves << seat));
    playOut(tried, this.#company, this.#lots);
    return this.#chances.of(tried, seat);
  }
}

/** Plays both choices out with so many orders of the stack. */
export const weigh = (matter: Matter, learned: Learned, decks: number, seed: number): Weighed =>
  weighUntil(() => false, matter, learned, decks, seed);

/** The same, but with fewer orders where it soon is clear. */
const weighRoughly: typeof weigh = (...asked) =>
  weighUntil(
    ({ decks, gain }) => decks === FIRST_DECKS && Math.abs(gain) > CLEAR * FIRST_DECKS,
    ...asked,
  );

const weighUntil = (
  enough: (weighed: Weighed) => boolean,
  matter: Matter,
  learned: Learned,
  decks: number,
  seed: number,
): Weighed => {
  const mind = new Mind(matter, learned, seed);
  const weighed: Weighed = { decks: 0, gain: 0, leave: 0, deeper: 0 };
  do mind.round(weighed);
  while (weighed.decks < decks && !enough(weighed));
  return weighed;
};

/**
 * How likely the strong player leaves, in 256ths.
 *
 * @param think plays both choices out; not asked where that is of no use.
 */
export const leavesBy = (matter: Matter, { policy }: Learned, think: () => Weighed): number => {
  const { cave, seat } = matter;
  if (cave.isBare) return 0;
  policy.look(cave);
  const lean = policy.lean(seat);
  const sure = confidence(matter);
  if (sure === 0 || Math.abs(lean) > SURE) return leavesAt(lean, policy.width);
  const { gain, decks } = think();
  return leavesAt((1 - sure) * lean + (sure * SHARP * gain) / decks, policy.width);
};

/** The same for a decision in a match. @param decks orders of the stack at most. */
export const strongLeaves = (
  matter: Matter,
  learned: Learned,
  decks: number,
  seed: number,
): number => leavesBy(matter, learned, () => weighRoughly(matter, learned, decks, seed));
