/** Logs of Speedzoo for tests, written as short as they can be read. */
import type { AnyGame, JsonObject, Setup } from '../../src/lib/game/contract';
import type {
  Direction,
  Entry,
  Options,
  Position,
  Wish,
} from '../../src/lib/games/speedzoo/position';
import { speedzoo } from '../../src/lib/games/speedzoo/rules';

/** The rules as tables and screens know them. */
export const rules = speedzoo as unknown as AnyGame;

/** A match by the usual house rules, unless something else is said. */
export const setupOf = (seats: number, options: Partial<Options> = {}): Setup => ({
  seats,
  options: { ...speedzoo.defaults(seats), ...options },
  source: { kind: 'free' },
});

const entryOf = (token: string, seat: number): Entry => {
  const rest = token.slice(1);
  if (token.startsWith('o')) return { chance: 'order', seats: [...rest].map(Number) };
  if (token.startsWith('w')) return { chance: 'wishes', wishes: rest.split(',') as Wish[] };
  if (token.startsWith('r')) return { chance: 'row', dominoes: rest.split(',').map(Number) };
  const domino = Number.parseInt(token, 10);
  if (token.endsWith('x')) return { seat, do: 'discard', domino };
  const place = /^\d+@(-?\d+),(-?\d+)([ESWN])$/.exec(token);
  if (place === null) return { seat, do: 'pick', domino };
  const [, x, y, dir] = place;
  return { seat, do: 'place', domino, x: Number(x), y: Number(y), dir: dir as Direction };
};

interface Played {
  readonly log: readonly JsonObject[];
  readonly position: Position;
}

/**
 * A match in the order of play: `o0123` the order of keepers, `wplaza,river` wishes, `r3,18,26,40` a row; then of
 * whoever's turn it is `26` takes a domino, `26@1,0E` lays it, `26x` gives it up.
 */
export const play = (text: string, setup: Setup): Played => {
  let position = speedzoo.start(setup as unknown as Setup<Options>);
  const log = text.split(/\s+/).map((token) => {
    const entry = entryOf(token, position.turn ?? -1);
    const next = speedzoo.apply(position, entry);
    if (!next.ok) throw new Error(`${token}: ${next.refusal.code}`);
    position = next.value;
    return entry as unknown as JsonObject;
  });
  return { log, position };
};

export const logOf = (text: string, setup: Setup): readonly JsonObject[] => play(text, setup).log;

/** The position that a log leads to. */
export const played = (text: string, setup: Setup): Position => play(text, setup).position;
