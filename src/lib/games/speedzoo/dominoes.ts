/** The 48 dominoes: two fields each, of one of six habitats, with up to three stars. */

export const HABITATS = ['savanna', 'jungle', 'water', 'meadow', 'night', 'polar'] as const;
export type Habitat = (typeof HABITATS)[number];

/** Half of a domino, and a field of a zoo once it is laid. */
export interface Half {
  readonly habitat: Habitat;
  /** 0…3 */
  readonly stars: number;
}

export interface Domino {
  /** 1…48: the higher, the better, as a rule. */
  readonly number: number;
  readonly a: Half;
  readonly b: Half;
}

/** Runs of dominoes in ascending order: how many, half a, half b; a half is a habitat and its stars. */
const RUNS: readonly (readonly [number, string, string])[] = [
  [2, 'savanna', 'savanna'],
  [4, 'jungle', 'jungle'],
  [3, 'water', 'water'],
  [2, 'meadow', 'meadow'],
  [1, 'night', 'night'],
  [1, 'savanna', 'jungle'],
  [1, 'savanna', 'water'],
  [1, 'savanna', 'meadow'],
  [1, 'savanna', 'night'],
  [1, 'jungle', 'water'],
  [1, 'jungle', 'meadow'],
  [1, 'savanna 1', 'jungle'],
  [1, 'savanna 1', 'water'],
  [1, 'savanna 1', 'meadow'],
  [1, 'savanna 1', 'night'],
  [1, 'savanna 1', 'polar'],
  [4, 'jungle 1', 'savanna'],
  [1, 'jungle 1', 'water'],
  [1, 'jungle 1', 'meadow'],
  [2, 'water 1', 'savanna'],
  [4, 'water 1', 'jungle'],
  [1, 'savanna', 'meadow 1'],
  [1, 'water', 'meadow 1'],
  [1, 'savanna', 'night 1'],
  [1, 'meadow', 'night 1'],
  [1, 'polar 1', 'savanna'],
  [1, 'savanna', 'meadow 2'],
  [1, 'water', 'meadow 2'],
  [1, 'savanna', 'night 2'],
  [1, 'meadow', 'night 2'],
  [1, 'polar 2', 'savanna'],
  [2, 'night', 'polar 2'],
  [1, 'savanna', 'polar 3'],
];

const half = (text: string): Half => {
  const [name = '', stars = '0'] = text.split(' ');
  const habitat = HABITATS.find((one) => one === name);
  if (habitat === undefined) throw new Error(`no habitat: ${text}`);
  return { habitat, stars: Number(stars) };
};

/** In ascending order; domino n stands at n − 1. */
export const DOMINOES: readonly Domino[] = RUNS.flatMap(([count, a, b]) =>
  Array.from({ length: count }, () => ({ a: half(a), b: half(b) })),
).map((halves, at) => ({ number: at + 1, ...halves }));

export const NUMBERS: readonly number[] = DOMINOES.map((domino) => domino.number);
export const COUNT = DOMINOES.length;

/** @throws RangeError where there is no such domino. */
export const dominoOf = (number: number): Domino => {
  const domino = DOMINOES[number - 1];
  if (domino === undefined) throw new RangeError(`no domino ${number}`);
  return domino;
};
