/** Ways to damage JSON: entries that were never listed, records that tell something else. */
import type { Draw } from '../../src/lib/game/contract';

type Tree = { [key: string]: unknown } | unknown[];

export const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const pick = <T>(draw: Draw, list: readonly T[]): T => {
  if (list.length === 0) throw new Error('nothing to pick from');
  return list[draw.below(list.length)] as T;
};

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Every place in a tree that holds a value: the tree it is in, and its key. */
const places = (tree: Tree): { readonly within: Tree; readonly key: string }[] =>
  Object.entries(tree).flatMap(([key, value]) => [
    { within: tree, key },
    ...(isTree(value) ? places(value) : []),
  ]);

const put = (within: Tree, key: string, value: unknown) =>
  Object.defineProperty(within, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });

/** A value near by, of the same type where it has one. */
const nearby = (draw: Draw, value: unknown): unknown => {
  if (typeof value === 'number') return value + pick(draw, [1, -1, 2, -2, 7]);
  if (typeof value === 'boolean') return !value;
  return null;
};

/** A value of another type that a careless reader takes for the same. */
const retyped = (draw: Draw, value: unknown): unknown =>
  pick(
    draw,
    [String(value), [value], { value }, null, true, 0.5, ''].filter(
      (other) => JSON.stringify(other) !== JSON.stringify(value),
    ),
  );

/** A copy of an entry in which one value is another one, or comes from the same key of a second entry. */
export const varied = (draw: Draw, entry: object, other: object): object => {
  const copy = clone(entry) as Tree;
  const { within, key } = pick(draw, places(copy));
  const own = (within as { [key: string]: unknown })[key];
  const foreign = (clone(other) as { [key: string]: unknown })[key];
  put(within, key, foreign !== undefined && draw.below(2) === 0 ? foreign : nearby(draw, own));
  return copy;
};

interface Damaged {
  readonly how: string;
  readonly record: { readonly [key: string]: unknown };
  /** Whether no reader may accept it at all. */
  readonly hopeless: boolean;
}

type Mend = (draw: Draw, log: object[]) => void;

const at = (draw: Draw, log: readonly object[]) => draw.below(log.length);
const swap = (log: object[], i: number, j: number) => {
  const [a, b] = [log[i], log[j]];
  if (a === undefined || b === undefined) return;
  log[i] = b;
  log[j] = a;
};
const changeEntry = (change: (draw: Draw, within: Tree, key: string) => void): Mend => {
  return (draw, log) => {
    const { within, key } = pick(draw, places(log[at(draw, log)] as Tree));
    change(draw, within, key);
  };
};
const valueAt = (within: Tree, key: string) => (within as { [key: string]: unknown })[key];

const MENDS: readonly { how: string; hopeless: boolean; mend: Mend }[] = [
  { how: 'drop', hopeless: false, mend: (draw, log) => log.splice(at(draw, log), 1) },
  {
    how: 'duplicate',
    hopeless: false,
    mend: (draw, log) => {
      const i = at(draw, log);
      log.splice(i, 0, clone(log[i] as object));
    },
  },
  {
    how: 'swap',
    hopeless: false,
    mend: (draw, log) => {
      const i = at(draw, log);
      swap(log, i, (i + 1) % log.length);
    },
  },
  {
    how: 'exchange',
    hopeless: false,
    mend: (draw, log) => swap(log, at(draw, log), at(draw, log)),
  },
  { how: 'truncate', hopeless: true, mend: (draw, log) => log.splice(at(draw, log)) },
  {
    how: 'append',
    hopeless: true,
    mend: (draw, log) => log.push(clone(log[at(draw, log)] as object)),
  },
  {
    how: 'value',
    hopeless: false,
    mend: changeEntry((draw, within, key) => put(within, key, nearby(draw, valueAt(within, key)))),
  },
  {
    how: 'type',
    hopeless: false,
    mend: changeEntry((draw, within, key) => put(within, key, retyped(draw, valueAt(within, key)))),
  },
  {
    how: 'lost key',
    hopeless: false,
    mend: changeEntry((_draw, within, key) => Reflect.deleteProperty(within, key)),
  },
  {
    how: 'extra key',
    hopeless: true,
    mend: (draw, log) => {
      const name = pick(draw, ['extra', 'x-extra', '__proto__', 'constructor', 'seats']);
      put(log[at(draw, log)] as Tree, name, pick<unknown>(draw, [1, null, {}]));
    },
  },
];

/** The whole record of a finished match, damaged in each way a number of times. */
export const damagedRecords = (
  draw: Draw,
  record: { readonly log: readonly object[]; readonly [key: string]: unknown },
  times: number,
): readonly Damaged[] =>
  MENDS.flatMap(({ how, hopeless, mend }) =>
    Array.from({ length: times }, () => {
      const log = clone(record.log) as object[];
      mend(draw, log);
      return { how, hopeless, record: { ...clone(record), log } };
    }),
  ).filter((damaged) => JSON.stringify(damaged.record) !== JSON.stringify(record));
