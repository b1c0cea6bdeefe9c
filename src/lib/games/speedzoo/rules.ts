/**
 * Speedzoo, a game of dominoes for two to four directors of zoos, and for one alone.
 *
 * Every zoo begins with its gate. Dominoes lie in rows, ascending; whose keeper stands on the smallest one of the row
 * is first to lay it into the own zoo and then moves to a free domino of the next row, which decides when this seat
 * comes next. A half has to touch the gate or a field of its habitat, and a zoo stays within five by five fields (seven
 * by seven in the large one). A domino is given up only where it fits nowhere. The first row is picked in an order that
 * is drawn; the last one is only laid.
 *
 * Fields of one habitat that hang together bring as many visitors as they are, times their stars. Variants add ten for
 * the gate in the middle, five for a zoo without a gap, and two wishes drawn at the beginning. Most visitors win, then
 * the largest enclosure, then the most stars. A season is three matches, summed.
 *
 * Alone, twelve rows of four are laid out one after the other: one domino is taken and laid at once, three go off.
 *
 * Nothing is hidden but the order of what is still to come, and with two and three players which dominoes never come.
 */
import {
  accept,
  isChance,
  refuse,
  type Chance,
  type Due,
  type Game,
  type JsonObject,
  type Result,
  type Seat,
  type Setup,
} from '../../game/contract';
import {
  MATCHES_OF_A_SEASON,
  drawOrder,
  drawRow,
  freeRow,
  keepersOf,
  openerOf,
  roundsOf,
  rowLength,
  slotDue,
  withSlot,
} from './display';
import { NUMBERS } from './dominoes';
import { parseAction, parseEntry } from './entries';
import { OPTION_SETS, parseOptions } from './options';
import {
  WISHES,
  type Action,
  type Discard,
  type Entry,
  type Options,
  type Ordered,
  type Pick,
  type Place,
  type Position,
  type Rowed,
  type Standing,
  type Wished,
} from './position';
import { standingOf, summed, tallies } from './score';
import { EMPTY, fieldsIn, fitsAnywhere, fitsOf, laidBy, misfitOf, withLaid, withZoo } from './zoo';

/** Milliseconds of play time: for reading the wishes, between two rows, for looking at the sheet between matches. */
const WISHES_READ = 6_000;
const NEXT_ROW = 1_200;
const SHEET = 20_000;

const start = ({ seats, options }: Setup<Options>): Position => {
  const alone = options.solo !== null;
  return {
    seats,
    options,
    step: alone ? 'row' : 'order',
    turn: null,
    match: alone ? 1 : 0,
    round: 0,
    unseen: [...NUMBERS],
    row: [],
    next: [],
    order: [],
    wishes: [],
    zoos: Array.from({ length: seats }, () => ({ laid: [], discarded: [] })),
    off: [],
    past: [],
  };
};

/** A match of the season begins: nothing of the one before is left but its tallies. */
const ordered = (state: Position, { seats: order }: Ordered): Result<Position> => {
  const standing = (seat: Seat): number => order.filter((one) => one === seat).length;
  const each = keepersOf(state.seats) / state.seats;
  const right = state.zoos.every((_, seat) => standing(seat) === each);
  if (!right || order.length !== keepersOf(state.seats)) return refuse('wrong-order');
  const { match, options, seats } = state;
  const fresh = start({ seats, options, source: { kind: 'free' } });
  const step = options.wishes ? 'wishes' : 'row';
  return accept({ ...fresh, past: state.past, match: match + 1, order, step });
};

const wished = (state: Position, { wishes }: Wished): Result<Position> =>
  new Set(wishes).size === wishes.length
    ? accept({ ...state, wishes, step: 'row' })
    : refuse('wrong-wishes');

const laidOut = (state: Position, { dominoes }: Rowed): Result<Position> => {
  const { seats, options, unseen } = state;
  const ascending = dominoes.every((one, i) => i === 0 || one > (dominoes[i - 1] ?? 0));
  if (dominoes.length !== rowLength(seats, options) || !ascending) return refuse('wrong-row');
  const unknown = dominoes.find((one) => !unseen.includes(one));
  if (unknown !== undefined) return refuse('domino-seen', { domino: unknown });
  const after: Position = {
    ...state,
    unseen: unseen.filter((one) => !dominoes.includes(one)),
    next: freeRow(dominoes),
  };
  if (options.solo !== null)
    return accept({ ...after, row: [], round: state.round + 1, step: 'pick', turn: 0 });
  return accept(state.round === 0 ? picking(after) : laying(after));
};

/** The first row is picked by the next keeper in the order that was drawn. */
const picking = (state: Position): Position => {
  const turn = openerOf(state);
  return turn === undefined ? advance(state) : { ...state, step: 'pick', turn };
};

/** The next domino of the row is laid; when all are done, the picked row moves up, or the match is over. */
const laying = (state: Position): Position => {
  const due = slotDue(state.row);
  if (due !== undefined) return { ...state, step: 'place', turn: due.keeper };
  return state.round === roundsOf(state.seats, state.options) ? finish(state) : advance(state);
};

/** The row that was picked moves up, what nobody took goes off; the next row is due, or the last one is laid. */
const advance = (state: Position): Position => {
  const left = state.next.filter((slot) => slot.keeper === null).map((slot) => slot.domino);
  const round = state.round + 1;
  const moved: Position = {
    ...state,
    round,
    row: state.next.filter((slot) => slot.keeper !== null),
    next: [],
    off: [...state.off, ...left].sort((a, b) => a - b),
    step: 'row',
    turn: null,
  };
  return round === roundsOf(state.seats, state.options) ? laying(moved) : moved;
};

/** The last domino of a match lies. */
const finish = (state: Position): Position => {
  const past = [...state.past, tallies(state)];
  const matches = state.options.season ? MATCHES_OF_A_SEASON : 1;
  return { ...state, past, turn: null, step: past.length === matches ? 'over' : 'order' };
};

const pick = (state: Position, { seat, domino }: Pick): Result<Position> => {
  if (state.step !== 'pick') return refuse('wrong-step', { step: state.step });
  if (state.turn !== seat) return refuse('not-your-turn', { seat });
  const slot = state.next.find((one) => one.domino === domino);
  if (slot === undefined) return refuse('not-in-row', { domino });
  if (slot.keeper !== null) return refuse('taken', { domino });
  const next = withSlot(state.next, domino, { keeper: seat });
  if (state.options.solo === null)
    return accept(state.round === 0 ? picking({ ...state, next }) : laying({ ...state, next }));
  const left = next.filter((one) => one.keeper === null).map((one) => one.domino);
  const row = next.filter((one) => one.keeper !== null);
  const off = [...state.off, ...left].sort((a, b) => a - b);
  return accept({ ...state, row, next: [], off, step: 'place' });
};

/** The domino of the seat whose turn it is has found its place, or none; then it picks from the next row. */
const settled = (state: Position, seat: Seat, domino: number): Position => {
  const after = { ...state, row: withSlot(state.row, domino, { done: true }) };
  const last = after.round === roundsOf(after.seats, after.options);
  if (after.options.solo !== null)
    return last ? finish(after) : { ...after, step: 'row', turn: null };
  return last ? laying(after) : { ...after, step: 'pick', turn: seat };
};

/** Why this seat may not lay or give up this domino now; `null`: it may. */
const notDue = (state: Position, { seat, domino }: Place | Discard) => {
  if (state.step !== 'place') return refuse('wrong-step', { step: state.step });
  if (state.turn !== seat) return refuse('not-your-turn', { seat });
  return slotDue(state.row)?.domino === domino ? null : refuse('not-your-domino', { domino });
};

const lay = (state: Position, action: Place): Result<Position> => {
  const early = notDue(state, action);
  if (early !== null) return early;
  const { seat, domino } = action;
  const { size } = state.options;
  const zoo = state.zoos[seat] ?? EMPTY;
  const misfit = misfitOf(fieldsIn(zoo), laidBy(action), size);
  if (misfit !== null) return refuse(misfit, { domino, size });
  const zoos = withZoo(state.zoos, seat, withLaid(zoo, laidBy(action)));
  return accept(settled({ ...state, zoos }, seat, domino));
};

/** F03: given up is only what fits nowhere, in no direction. */
const discard = (state: Position, action: Discard): Result<Position> => {
  const early = notDue(state, action);
  if (early !== null) return early;
  const { seat, domino } = action;
  const zoo = state.zoos[seat] ?? EMPTY;
  if (fitsAnywhere(zoo, domino, state.options.size)) return refuse('fits-somewhere', { domino });
  const zoos = withZoo(state.zoos, seat, { ...zoo, discarded: [...zoo.discarded, domino] });
  return accept(settled({ ...state, zoos }, seat, domino));
};

const act = (state: Position, action: Action): Result<Position> => {
  if (action.do === 'pick') return pick(state, action);
  return action.do === 'place' ? lay(state, action) : discard(state, action);
};

const drawn = (state: Position, entry: Ordered | Wished | Rowed): Result<Position> => {
  if (entry.chance !== state.step) return refuse('no-chance-due', { chance: entry.chance });
  if (entry.chance === 'order') return ordered(state, entry);
  return entry.chance === 'wishes' ? wished(state, entry) : laidOut(state, entry);
};

const apply = (state: Position, entry: Entry): Result<Position> => {
  if (state.step === 'over') return refuse('match-over');
  return isChance(entry) ? drawn(state, entry) : act(state, entry);
};

const tableMove = (state: Position, chance: Chance): Entry | null => {
  const { step, seats, match } = state;
  if (step === 'order') return { chance: 'order', seats: [...drawOrder(seats, match + 1, chance)] };
  if (step === 'wishes') {
    const wishes = chance(`match ${match} wishes`).shuffled(WISHES).slice(0, 2);
    return { chance: 'wishes', wishes };
  }
  return step === 'row' ? { chance: 'row', dominoes: [...drawRow(state, chance)] } : null;
};

const due = ({ step, match, round, wishes }: Position): Due | null => {
  if (step === 'wishes') return { what: 'wishes', after: 0, by: 'nobody' };
  if (step === 'order')
    return match === 0
      ? { what: 'order', after: 0, by: 'nobody' }
      : { what: 'next-match', after: SHEET, by: 'anyone', waitsForOne: true };
  if (step !== 'row') return null;
  if (round > 0) return { what: 'next-row', after: NEXT_ROW, by: 'anyone' };
  return wishes.length > 0
    ? { what: 'read-wishes', after: WISHES_READ, by: 'anyone', waitsForOne: true }
    : { what: 'first-row', after: 0, by: 'nobody' };
};

const legal = (view: Position, seat: Seat): readonly Action[] => {
  if (view.turn !== seat) return [];
  if (view.step === 'pick')
    return view.next.flatMap(({ domino, keeper }) =>
      keeper === null ? [{ seat, do: 'pick' as const, domino }] : [],
    );
  const domino = slotDue(view.row)?.domino;
  if (view.step !== 'place' || domino === undefined) return [];
  const fits = fitsOf(view.zoos[seat] ?? EMPTY, domino, view.options.size);
  return fits.length === 0
    ? [{ seat, do: 'discard', domino }]
    : fits.map((laid) => ({ seat, do: 'place' as const, ...laid }));
};

export const speedzoo: Game<Position, Position, Options, Entry, Action, Standing> = {
  id: 'speedzoo',
  timing: 'single',
  seats: [1, 2, 3, 4],
  optionSets: (seats) => OPTION_SETS[seats] ?? [],
  defaults: (seats) => ({
    size: 5,
    middle: true,
    full: true,
    season: false,
    rowOfFour: false,
    wishes: false,
    solo: seats === 1 ? 'free' : null,
  }),
  parseOptions,
  parseEntry,
  parseAction,
  start,
  tableMove,
  due,
  legal,
  apply,
  view: (state) => state,
  redact: (_before, entry) => entry as unknown as JsonObject,
  // Nothing was hidden, so nothing is drawn anew.
  rebuild: (views) => (views[0]?.log ?? []) as readonly JsonObject[] as unknown as readonly Entry[],
  outcome: (state) => (state.step === 'over' ? standingOf(summed(state.past)) : null),
};
