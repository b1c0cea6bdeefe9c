/**
 * Speedrun, a race on a ring of 40 fields for two to four seats with four figures each.
 *
 * A seat rolls. A six brings a figure from the yard to the start field and must do so; with any roll, a
 * figure on the own start field must go on while others wait in the yard. Otherwise any figure may move that
 * can. Landing on a foreign figure sends it home. A six gives another roll, always. Who has nothing to move
 * but figures in the yard has three tries for a six. A one as the last roll of a turn lets the next seat sit
 * out, where the setting says so. Home is who has all four figures on the four house fields; they are reached
 * by exact count. The match ends with the first who is home, or goes on until one is left.
 *
 * Nothing is hidden, so a view is the position itself. The finer points are decided in moves.ts and turn.ts.
 */
import {
  accept,
  isChance,
  refuse,
  type Game,
  type Result,
  type Seat,
  type Setup,
} from '../../game/contract';
import { parseWith } from '../../game/schema';
import { origins, whyNot } from './moves';
import {
  moveSchema,
  optionsSchema,
  rollSchema,
  starterSchema,
  wishSchema,
  type Entry,
  type Move,
  type Options,
  type Position,
  type Standing,
} from './position';
import { FIGURES, YARD } from './ring';
import { move, roll, standing, startTurn } from './turn';

const start = ({ seats, options }: Setup<Options>): Position => ({
  seats,
  options,
  figures: Array.from({ length: seats }, () => Array.from({ length: FIGURES }, () => YARD)),
  turn: null,
  roll: null,
  rollsLeft: 0,
  home: [],
  over: false,
  rolls: 0,
});

const schemaOf = (raw: unknown) => {
  if (typeof raw !== 'object' || raw === null || !('chance' in raw)) return moveSchema;
  return raw.chance === 'starter' ? starterSchema : rollSchema;
};

const applyMove = (state: Position, entry: Move): Result<Position> => {
  if (state.turn !== null && entry.seat !== state.turn)
    return refuse('not-your-turn', { seat: state.turn });
  if (state.roll === null) return refuse('no-move-due');
  const own = state.figures[entry.seat] ?? [];
  if (!own.includes(entry.from)) return refuse('no-figure-there', { from: entry.from });
  const why = whyNot(own, entry.from, state.roll, state.options.houseBlocks);
  if (why !== null) return refuse(why, { from: entry.from, roll: state.roll });
  return accept(move(state, entry.seat, entry.from, state.roll));
};

const apply = (state: Position, entry: Entry): Result<Position> => {
  if (state.over) return refuse('match-over');
  if (!isChance(entry)) return applyMove(state, entry);
  if (state.roll !== null) return refuse('no-chance-due');
  if (entry.chance === 'starter') {
    if (state.turn !== null) return refuse('other-chance-due', { due: 'roll' });
    if (entry.seat >= state.seats) return refuse('bad-entry', { at: 'seat', found: entry.seat });
    return accept(startTurn(state, entry.seat));
  }
  if (state.turn === null) return refuse('other-chance-due', { due: 'starter' });
  return accept(roll(state, state.turn, entry.value));
};

const legal = (state: Position, seat: Seat): readonly Move[] => {
  if (state.over || state.roll === null || state.turn !== seat) return [];
  return origins(state.figures[seat] ?? [], state.roll, state.options.houseBlocks).map((from) => ({
    seat,
    do: 'move',
    from,
  }));
};

const BOTH = [true, false] as const;
const optionSets: readonly Options[] = (['first', 'all'] as const).flatMap((end) =>
  BOTH.flatMap((oneSkips) =>
    BOTH.flatMap((houseBlocks) =>
      BOTH.map((threeTriesWithHoused) => ({ end, oneSkips, houseBlocks, threeTriesWithHoused })),
    ),
  ),
);

export const speedrun: Game<Position, Position, Options, Entry, Move, Standing> = {
  id: 'speedrun',
  timing: 'single',
  seats: [2, 3, 4],
  leavingFreeFor: 120_000,
  optionSets: () => optionSets,
  defaults: () => ({ end: 'all', oneSkips: true, houseBlocks: true, threeTriesWithHoused: true }),
  parseOptions: (raw) => parseWith(optionsSchema, raw, 'bad-options'),
  parseEntry: (raw) => parseWith<Entry>(schemaOf(raw), raw, 'bad-entry'),
  parseAction: (raw) => parseWith(wishSchema, raw, 'bad-entry'),
  start,
  tableMove: (state, chance) => {
    if (state.over || state.roll !== null) return null;
    return state.turn === null
      ? { chance: 'starter', seat: chance('starter').below(state.seats) }
      : { chance: 'roll', value: 1 + chance(`roll ${state.rolls + 1}`).below(6) };
  },
  due: (state) => {
    if (state.over || state.roll !== null) return null;
    return state.turn === null
      ? { what: 'starter', after: 0, by: 'nobody' }
      : { what: 'roll', after: null, by: state.turn };
  },
  legal,
  apply,
  view: (state) => state,
  redact: (_before, entry) => entry,
  rebuild: (views) => {
    const [first] = views;
    return first === undefined ? [] : (first.log as unknown as readonly Entry[]);
  },
  outcome: (state) => (state.over ? standing(state) : null),
};
