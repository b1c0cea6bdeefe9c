/**
 * Plunder, a toy for tests: all seats inside choose at once and hidden.
 *
 * The table turns a coin worth 1 … 6 into the pot; then everyone inside chooses to stay or to go. Those who go
 * share the pot evenly, the remainder stays in it. A coin equal to the one before scares everybody who is still
 * inside away with nothing. The match ends when nobody is inside or after the choices on the fifth coin. Ranks by
 * chest, points are the chest. With `hiddenChests` nobody sees the chests of others before the end, though whoever
 * counts along knows them.
 */
import * as v from 'valibot';
import {
  accept,
  isChance,
  refuse,
  type Game,
  type Outcome,
  type Seat,
} from '../../../src/lib/game/contract';
import { integer, parseWith } from '../../../src/lib/game/schema';
import { ranking } from './ranks';

const COINS = 5;

const choice = v.picklist(['stay', 'go']);
const options = v.strictObject({ hiddenChests: v.boolean() });
const coin = v.strictObject({ chance: v.literal('coin'), value: integer(1, 6) });
const choices = v.strictObject({
  do: v.literal('choices'),
  choices: v.strictObject({
    0: v.optional(choice),
    1: v.optional(choice),
    2: v.optional(choice),
    3: v.optional(choice),
  }),
});
const action = v.strictObject({ seat: integer(0, 3), do: choice });

export type Options = v.InferOutput<typeof options>;
type Coin = v.InferOutput<typeof coin>;
type Choices = { do: 'choices'; choices: { readonly [seat: string]: 'stay' | 'go' } };
type Action = v.InferOutput<typeof action>;

/** In a view the chests of others may be `null`. */
export type View = {
  readonly seats: number;
  readonly options: Options;
  readonly inside: readonly Seat[];
  readonly chests: readonly (number | null)[];
  readonly pot: number;
  readonly coins: readonly number[];
  /** Whether a coin lies there on which the seats inside have yet to choose. */
  readonly choosing: boolean;
};
export type Position = Omit<View, 'chests'> & { readonly chests: readonly number[] };

const isOver = ({ inside, coins, choosing }: View) =>
  inside.length === 0 || (coins.length === COINS && !choosing);

export const plunder: Game<View, Position, Options, Coin | Choices, Action, Outcome> = {
  id: 'plunder',
  timing: 'joint',
  seats: [2, 3, 4],
  optionSets: () => [{ hiddenChests: false }, { hiddenChests: true }],
  defaults: () => ({ hiddenChests: false }),
  parseOptions: (raw) => parseWith(options, raw, 'bad-options'),
  parseEntry: (raw) => parseWith(v.union([coin, choices]), raw, 'bad-entry') as never,
  parseAction: (raw) => parseWith(action, raw, 'bad-entry'),
  start: ({ seats, options: chosen }) => ({
    seats,
    options: chosen,
    inside: Array.from({ length: seats }, (_, s) => s),
    chests: Array.from({ length: seats }, () => 0),
    pot: 0,
    coins: [],
    choosing: false,
  }),
  tableMove: (state, chance) =>
    isOver(state) || state.choosing
      ? null
      : { chance: 'coin', value: 1 + chance(`coin ${state.coins.length + 1}`).below(6) },
  due: (state) =>
    isOver(state) || state.choosing
      ? null
      : state.coins.length === 0
        ? { what: 'first-coin', after: 0, by: 'nobody' }
        : { what: 'coin', after: 2000, by: 'anyone' },
  legal: (view, seat) =>
    !isOver(view) && view.choosing && view.inside.includes(seat)
      ? [
          { seat, do: 'go' },
          { seat, do: 'stay' },
        ]
      : [],
  join: (_state, made) => ({
    do: 'choices',
    choices: Object.fromEntries(made.map((a) => [String(a.seat), a.do])),
  }),
  apply: (state, entry) => {
    if (isOver(state)) return refuse('match-over');
    if (isChance(entry)) {
      if (state.choosing) return refuse('no-chance-due');
      const scared = state.coins.at(-1) === entry.value;
      const coins = [...state.coins, entry.value];
      if (scared) return accept({ ...state, coins, pot: 0, inside: [] });
      return accept({ ...state, coins, pot: state.pot + entry.value, choosing: true });
    }
    if (!state.choosing) return refuse('no-choices-due');
    const named = Object.keys(entry.choices).join();
    if (named !== state.inside.join()) return refuse('wrong-seats', { seats: named });
    const leavers = state.inside.filter((s) => entry.choices[s] === 'go');
    const share = leavers.length === 0 ? 0 : Math.floor(state.pot / leavers.length);
    return accept({
      ...state,
      inside: state.inside.filter((s) => !leavers.includes(s)),
      chests: state.chests.map((chest, s) => (leavers.includes(s) ? chest + share : chest)),
      pot: state.pot - share * leavers.length,
      choosing: false,
    });
  },
  view: (state, viewer) => ({
    ...state,
    chests: state.chests.map((chest, s) =>
      state.options.hiddenChests && s !== viewer && !isOver(state) ? null : chest,
    ),
  }),
  redact: (_before, entry) => entry,
  rebuild: (views) => (views[0]?.log ?? []) as never,
  outcome: (view) => {
    if (!isOver(view)) return null;
    const points = view.chests.map((chest) => chest ?? 0);
    return { ranks: ranking(points), points };
  },
};
