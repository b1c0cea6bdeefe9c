/**
 * How likely a seat's next turn captures one figure, if it wants nothing else. Exact: every roll and every move the
 * rules allow is tried, compulsion, three tries and the rolls after a six included. The rules are
 * handed in, so there is no second opinion here of what is legal.
 */
import type { AnyGame, Entry, Seat } from '../../../game/contract';
import type { Position } from '../position';
import { add, divided, larger, NEVER, SURE, toNumber, type Fraction } from './fraction';

export interface Threat {
  readonly seat: Seat;
  /** Without any roll after a six. */
  readonly direct: Fraction;
  /** With one roll after a six. */
  readonly withSix: Fraction;
  /** With up to three sixes in a row; a fourth comes less than once in a thousand turns. */
  readonly all: Fraction;
}

const MOST_SIXES = 3;
const FACES = [1, 2, 3, 4, 5, 6] as const;

type Rules = Pick<AnyGame, 'apply' | 'legal'>;

/** One seat that hunts one figure; nobody else moves meanwhile. */
class Hunt {
  readonly #rules: Rules;
  readonly #hunter: Seat;
  readonly #prey: { readonly seat: Seat; readonly figure: number };
  readonly #known = new Map<string, Fraction>();

  constructor(rules: Rules, hunter: Seat, prey: { readonly seat: Seat; readonly figure: number }) {
    this.#rules = rules;
    this.#hunter = hunter;
    this.#prey = prey;
  }

  /** The chance from here on, counting the rolls after at most `sixes` sixes. */
  exactly(position: Position, sixes: number): Fraction {
    if (this.#caught(position)) return SURE;
    if (this.#ended(position)) return NEVER;
    if (position.roll !== null)
      return this.#moves(position)
        .map((next) => this.exactly(next, sixes))
        .reduce(larger, NEVER);
    // Whether a move is legal depends on the own figures alone, and so does the chance.
    const own = [...(position.figures[this.#hunter] ?? [])].sort((a, b) => a - b);
    const key = `${own.join()} ${position.rollsLeft} ${sixes}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const sum = FACES.map((value) => this.#after(position, value, sixes)).reduce(add, NEVER);
    const chance = divided(sum, 6);
    this.#known.set(key, chance);
    return chance;
  }

  #after(position: Position, value: number, sixes: number): Fraction {
    const next = this.#apply(position, { chance: 'roll', value } as Entry);
    if (value < 6) return this.exactly(next, sixes);
    if (sixes > 0) return this.exactly(next, sixes - 1);
    // The six itself may capture; what comes after it does not count here.
    return this.#moves(next).some((after) => this.#caught(after)) ? SURE : NEVER;
  }

  #caught(position: Position): boolean {
    return (position.figures[this.#prey.seat]?.[this.#prey.figure] ?? -1) < 0;
  }

  #ended(position: Position): boolean {
    // With two players a one may give the same seat another turn: that is not this turn any more.
    return position.over || position.turn !== this.#hunter;
  }

  #moves(position: Position): readonly Position[] {
    return this.#rules
      .legal(position as never, this.#hunter)
      .map((move) => this.#apply(position, move as Entry));
  }

  #apply(position: Position, entry: Entry): Position {
    const next = this.#rules.apply(position as never, entry);
    if (!next.ok) throw new Error(`a hunt against the rules: ${next.refusal.code}`);
    return withoutOnes(next.value as unknown as Position);
  }
}

/** A one that gives the roller another turn must not look like the same turn. */
const withoutOnes = (position: Position): Position =>
  position.options.oneSkips
    ? { ...position, options: { ...position.options, oneSkips: false } }
    : position;

/** The position as `seat` will find it at the start of its turn, or now if it is on turn. */
const turnOf = (rules: Rules, position: Position, seat: Seat): Position | null => {
  if (position.turn === seat) return withoutOnes(position);
  const waiting = withoutOnes({ ...position, turn: null, roll: null });
  const next = rules.apply(waiting as never, { chance: 'starter', seat } as Entry);
  return next.ok ? (next.value as unknown as Position) : null;
};

/** Who may capture the figure on its next turn, likeliest first; empty for one that is in yard or house. */
export const threatsTo = (
  rules: Rules,
  position: Position,
  prey: { readonly seat: Seat; readonly figure: number },
): readonly Threat[] => {
  const progress = position.figures[prey.seat]?.[prey.figure] ?? -1;
  if (position.over || progress < 0 || progress >= 40) return [];
  return position.figures
    .map((_, seat) => seat)
    .filter((seat) => seat !== prey.seat && !position.home.includes(seat))
    .flatMap((seat) => {
      const start = turnOf(rules, position, seat);
      if (start === null) return [];
      const hunt = new Hunt(rules, seat, prey);
      const all = hunt.exactly(start, MOST_SIXES);
      if (all.part === 0) return [];
      return [{ seat, direct: hunt.exactly(start, 0), withSix: hunt.exactly(start, 1), all }];
    })
    .sort((a, b) => toNumber(b.all) - toNumber(a.all) || a.seat - b.seat);
};

/**
 * The own figure that `hunter` reaches likeliest with its next roll alone, sixes aside; quick enough to be asked
 * at every turn. `null`: it reaches none.
 */
export const nearestPrey = (
  rules: Rules,
  position: Position,
  seat: Seat,
  hunter: Seat,
): { readonly figure: number; readonly chance: Fraction } | null => {
  const start = turnOf(rules, position, hunter);
  if (start === null || position.over) return null;
  const chances = (position.figures[seat] ?? []).map((progress, figure) => ({
    figure,
    chance:
      progress < 0 || progress >= 40
        ? NEVER
        : new Hunt(rules, hunter, { seat, figure }).exactly(start, 0),
  }));
  const [first] = chances.sort((a, b) => toNumber(b.chance) - toNumber(a.chance));
  return first === undefined || first.chance.part === 0 ? null : first;
};
