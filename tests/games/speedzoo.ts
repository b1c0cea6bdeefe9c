/** Speedzoo zoos, positions and entries for tests, written as short as they can be read. */
import { isChance } from '../../src/lib/game/contract';
import { dominoOf, type Habitat } from '../../src/lib/games/speedzoo/dominoes';
import type {
  Direction,
  Entry,
  Laid,
  Options,
  Position,
  Wish,
  Zoo,
} from '../../src/lib/games/speedzoo/position';
import { speedzoo } from '../../src/lib/games/speedzoo/rules';
import { isGate, keyOf, type Field, type Fields } from '../../src/lib/games/speedzoo/zoo';

export const BASE: Options = {
  size: 5,
  middle: false,
  full: false,
  season: false,
  rowOfFour: false,
  wishes: false,
  solo: null,
};

export const ALONE: Options = { ...BASE, middle: true, full: true, solo: 'free' };

/** `'26@1,0E'`: half a of domino 26 lies at 1, 0, half b one step to the right of it. */
export const laidOf = (text: string): Laid => {
  const [, domino, x, y, dir] = /^(\d+)@(-?\d+),(-?\d+)([ESWN])$/.exec(text) ?? [];
  if (dir === undefined) throw new Error(`no domino: ${text}`);
  return { domino: Number(domino), x: Number(x), y: Number(y), dir: dir as Direction };
};

export const laidText = ({ domino, x, y, dir }: Laid): string => `${domino}@${x},${y}${dir}`;

/** `'26@1,0E 27@0,1S'`, and the numbers of what was given up. */
export const zooOf = (text: string, discarded: readonly number[] = []): Zoo => ({
  laid: text === '' ? [] : text.split(' ').map(laidOf),
  discarded,
});

const LETTERS: { readonly [letter: string]: Habitat } = {
  S: 'savanna',
  J: 'jungle',
  W: 'water',
  M: 'meadow',
  N: 'night',
  P: 'polar',
};

/**
 * Fields as they are drawn, row by row: `S2` a savanna with two stars, `J` a jungle without, `#` the gate, `.` nothing.
 * The gate stands at 0, 0; what belongs together as dominoes does not matter here.
 */
export const drawn = (...rows: readonly string[]): Fields => {
  const cells = rows.flatMap((row, y) =>
    row
      .trim()
      .split(/\s+/)
      .map((text, x) => ({ text, x, y })),
  );
  const gate = cells.find(({ text }) => text === '#');
  if (gate === undefined) throw new Error('a zoo without a gate');
  const fields = cells.flatMap(({ text, x, y }): readonly Field[] => {
    const habitat = LETTERS[text.slice(0, 1)];
    if (habitat === undefined) return [];
    return [{ x: x - gate.x, y: y - gate.y, habitat, stars: Number(text.slice(1)), domino: 0 }];
  });
  return new Map(fields.map((field) => [keyOf(field), field]));
};

/** The zoo as rows of letters, to be compared with a drawing. */
export const drawing = (fields: Fields): readonly string[] => {
  const points = [...fields.values(), { x: 0, y: 0 }];
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const rows: string[] = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y++) {
    const row: string[] = [];
    for (let x = Math.min(...xs); x <= Math.max(...xs); x++) {
      const field = fields.get(keyOf({ x, y }));
      const letter = field?.habitat.slice(0, 1).toUpperCase() ?? (isGate({ x, y }) ? '#' : '.');
      row.push(field !== undefined && field.stars > 0 ? `${letter}${field.stars}` : letter);
    }
    rows.push(row.join(' '));
  }
  return rows;
};

/**
 * Entries as text: `order 0 1 1 0`, `wishes edge river`, `row 4 14 20 33`, `1: 20` picks, `1: 20@1,0E` lays,
 * `1: -20` gives up.
 */
export const entry = (text: string): Entry => {
  const [first = '', ...rest] = text.split(' ');
  if (first === 'order') return { chance: 'order', seats: rest.map(Number) };
  if (first === 'wishes') return { chance: 'wishes', wishes: rest as Wish[] };
  if (first === 'row') return { chance: 'row', dominoes: rest.map(Number) };
  const seat = Number(first.slice(0, -1));
  const [what = ''] = rest;
  if (what.includes('@')) return { seat, do: 'place', ...laidOf(what) };
  const domino = Math.abs(Number(what));
  return what.startsWith('-') ? { seat, do: 'discard', domino } : { seat, do: 'pick', domino };
};

/** An entry as `entry` takes it. */
export const entryText = (made: Entry): string => {
  if (isChance(made)) {
    const list =
      made.chance === 'order' ? made.seats : made.chance === 'row' ? made.dominoes : made.wishes;
    return [made.chance, ...list].join(' ');
  }
  if (made.do === 'place') return `${made.seat}: ${laidText(made)}`;
  return `${made.seat}: ${made.do === 'discard' ? '-' : ''}${made.domino}`;
};

/** The position after entries as in `entry`, all of which have to be legal. */
export const played = (position: Position, ...entries: readonly string[]): Position =>
  entries.reduce((before, text) => {
    const next = speedzoo.apply(before, entry(text));
    if (!next.ok) throw new Error(`${text}: ${next.refusal.code}`);
    return next.value;
  }, position);

/** Why an entry is refused; `null`: it is not. */
export const refusal = (position: Position, text: string): string | null => {
  const next = speedzoo.apply(position, entry(text));
  return next.ok ? null : next.refusal.code;
};

export const begun = (seats: number, options: Partial<Options> = {}): Position =>
  speedzoo.start({
    seats,
    options: { ...(seats === 1 ? ALONE : BASE), ...options },
    source: { kind: 'free' },
  });

/** A whole match from its start. */
export const match = (
  seats: number,
  options: Partial<Options>,
  ...entries: readonly string[]
): Position => played(begun(seats, options), ...entries);

/** What a seat may do, as text. */
export const may = (position: Position, seat: number): readonly string[] =>
  speedzoo.legal(position, seat).map(entryText);

/** Both halves of a domino as in `drawn`: `J1 S`. */
export const halvesOf = (domino: number): string => {
  const { a, b } = dominoOf(domino);
  return [a, b]
    .map(({ habitat, stars }) => `${habitat.slice(0, 1).toUpperCase()}${stars > 0 ? stars : ''}`)
    .join(' ');
};
