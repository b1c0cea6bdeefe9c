/** Speedrun positions for tests, written as short as they can be read. */
import { isChance } from '../../src/lib/game/contract';
import type { Entry, Options, Position } from '../../src/lib/games/speedrun/position';
import { speedrun } from '../../src/lib/games/speedrun/rules';

export const YARD4: readonly number[] = [-1, -1, -1, -1];

export const OPTIONS: Options = {
  end: 'all',
  oneSkips: true,
  houseBlocks: true,
  threeTriesWithHoused: true,
};

interface Given {
  /** Per seat the progress of its figures; −1 is the yard, 40…43 the house. */
  readonly figures: readonly (readonly number[])[];
  readonly options?: Partial<Options>;
  readonly turn?: number;
  /** The roll that waits for a move. */
  readonly roll?: number;
  /** Rolls left, the next one included. */
  readonly rollsLeft?: number;
  readonly home?: readonly number[];
}

/** Seat 0 is on turn with one roll, nobody is home, options as in `OPTIONS`, unless given otherwise. */
export const given = ({ figures, options, ...more }: Given): Position => ({
  seats: figures.length,
  options: { ...OPTIONS, ...options },
  figures,
  turn: 0,
  roll: null,
  rollsLeft: more.roll === undefined ? 1 : 0,
  home: [],
  over: false,
  rolls: 0,
  ...more,
});

/** `r6` rolls a six, `2:-1` moves a figure of seat 2 from the yard. */
export const entry = (text: string): Entry => {
  const [seat, from] = text.split(':').map(Number);
  return text.startsWith('r')
    ? { chance: 'roll', value: Number(text.slice(1)) }
    : { seat: seat ?? NaN, do: 'move', from: from ?? NaN };
};

/** The position after entries as in `entry`, all of which have to be legal. */
export const played = (position: Position, ...entries: readonly string[]): Position =>
  entries.reduce((before, text) => {
    const made = entry(text);
    const next = speedrun.apply(before, made);
    if (!next.ok) throw new Error(`${text} at ${JSON.stringify(before)}: ${next.refusal.code}`);
    const listed = speedrun.legal(before, before.turn ?? NaN);
    if (!isChance(made) && !listed.some((move) => move.from === made.from))
      throw new Error(`${text} was taken, but not listed`);
    return next.value;
  }, position);

/** From where the seat on turn may move now. */
export const movable = (position: Position): readonly number[] =>
  position.turn === null ? [] : speedrun.legal(position, position.turn).map((move) => move.from);

/** Why an entry is refused; `null`: it is not. */
export const refusal = (position: Position, text: string): string | null => {
  const next = speedrun.apply(position, entry(text));
  return next.ok ? null : next.refusal.code;
};
