/** Exact chances: a few small fractions. */

export interface Fraction {
  readonly part: number;
  readonly of: number;
}

export const NEVER: Fraction = { part: 0, of: 1 };
export const SURE: Fraction = { part: 1, of: 1 };

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));

const reduced = (part: number, of: number): Fraction => {
  const divisor = common(part, of);
  return { part: part / divisor, of: of / divisor };
};

export const add = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.part * b.of + b.part * a.of, a.of * b.of);

export const divided = (a: Fraction, by: number): Fraction => reduced(a.part, a.of * by);

export const larger = (a: Fraction, b: Fraction): Fraction =>
  b.part * a.of > a.part * b.of ? b : a;

export const toNumber = ({ part, of }: Fraction): number => part / of;
