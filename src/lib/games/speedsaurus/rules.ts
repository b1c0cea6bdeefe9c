/**
 * Speedsaurus, a shedding game for three to six seats with 62 dinosaur cards: values 1 to 13, the middle ones most
 * often.
 *
 * Everybody is dealt a hand that others do not see; what is left of the deck stays unknown. The cards that are
 * laid form a parade, a row of stacks ascending by value. A lot says who opens the first round with any number of
 * cards of one value. Then, clockwise, cards of one value are laid at the left end (equal or lower) or at the right
 * end (equal or higher), at least as many as lie on the stack there; equal values make that stack higher. Who
 * cannot or will not lay passes: takes the top card of any stack into the hand and is out of the round. Where the
 * parade was emptied that way, the next seat may open anew, or pass and take nothing. Who opens a round may not
 * pass. When all but one have passed, the parade leaves the game and the last one opens the next round.
 *
 * A deal ends with the first empty hand, or with its 60th round. A single match is one deal; "pro20" goes on until
 * somebody has 20 penalty points, one for each card left.
 *
 * Hidden are only hands. When a deal ends they are laid open.
 */
import {
  accept,
  isChance,
  refuse,
  type Game,
  type JsonObject,
  type Result,
  type Seat,
  type Setup,
} from '../../game/contract';
import { parseWith } from '../../game/schema';
import { VALUES, cards, countOf, withMore, without } from './cards';
import { dealt, isDeal, rebuilt, redacted } from './deal';
import { endFor, laid, obstacle, required, taken } from './parade';
import {
  actionSchema,
  dealSchema,
  optionsSchema,
  type Action,
  type Deal,
  type Entry,
  type Options,
  type Parade,
  type Pass,
  type Play,
  type Position,
  type Standing,
  type View,
} from './position';
import { PRO_LIMIT, penaltiesOf, standing } from './score';

/** Passing could go on for ever; so a deal ends with this round, and nobody has won it. */
export const LAST_ROUND = 60;

/** Milliseconds of play time for reading the sheet between two deals. */
const BETWEEN_DEALS = 12_000;

const everySeat = <T>(seats: number, item: T): readonly T[] =>
  Array.from({ length: seats }, () => item);

const start = ({ seats, options }: Setup<Options>): Position => ({
  seats,
  options,
  hands: Array.from({ length: seats }, () => []),
  known: Array.from({ length: seats }, () => []),
  parade: [],
  gone: [],
  turn: null,
  passed: everySeat(seats, false),
  opening: false,
  round: 0,
  deal: 0,
  left: [],
  over: false,
});

const startDeal = (state: Position, { hands, opener }: Deal): Position => ({
  ...state,
  hands,
  known: Array.from({ length: state.seats }, () => []),
  parade: [],
  gone: [],
  turn: opener,
  passed: everySeat(state.seats, false),
  opening: true,
  round: 1,
  deal: state.deal + 1,
});

/** The deal is over: somebody's hand is empty, or its last round has ended. */
const endDeal = (state: Position): Position => {
  const left = [...state.left, state.hands.map((hand) => hand.length)];
  const over =
    state.options.variant === 'single' ||
    penaltiesOf({ ...state, left }).some((sum) => sum >= PRO_LIMIT);
  return { ...state, turn: null, opening: false, left, over };
};

/** The next seat clockwise that has not passed. */
const follower = ({ seats, passed }: Position, seat: Seat): Seat => {
  for (let step = 1; step < seats; step++) {
    const next = (seat + step) % seats;
    if (passed[next] === false) return next;
  }
  return seat;
};

const play = (state: Position, { seat, value, count, end }: Play): Position => {
  const hand = without(state.hands[seat] ?? [], value, count);
  const next: Position = {
    ...state,
    hands: state.hands.with(seat, hand),
    known: state.known.with(seat, without(state.known[seat] ?? [], value, count)),
    parade: laid(state.parade, { value, count }, end),
    turn: follower(state, seat),
    opening: false,
  };
  return hand.length === 0 ? endDeal(next) : next;
};

const allCards = (parade: Parade) => parade.flatMap(({ value, count }) => cards(value, count));

/** All but one have passed: the parade leaves the game, and who is left opens the next round. */
const endRound = (state: Position, last: Seat): Position => {
  if (state.round === LAST_ROUND) return endDeal(state);
  return {
    ...state,
    parade: [],
    gone: allCards(state.parade).reduce((gone, value) => withMore(gone, value, 1), state.gone),
    turn: last,
    passed: everySeat(state.seats, false),
    opening: true,
    round: state.round + 1,
  };
};

const pass = (state: Position, { seat, take }: Pass): Position => {
  const passed = state.passed.with(seat, true);
  const after: Position =
    take === null
      ? { ...state, passed }
      : {
          ...state,
          passed,
          hands: state.hands.with(seat, withMore(state.hands[seat] ?? [], take, 1)),
          known: state.known.with(seat, withMore(state.known[seat] ?? [], take, 1)),
          parade: taken(state.parade, take),
        };
  const turn = follower(after, seat);
  return passed.filter((out) => !out).length === 1 ? endRound(after, turn) : { ...after, turn };
};

const applyPlay = (state: Position, entry: Play): Result<Position> => {
  const { seat, value, count, end } = entry;
  const have = countOf(state.hands[seat] ?? [], value);
  if (have === 0) return refuse('value-not-held', { value });
  const why = obstacle(state.parade, value, count, end);
  if (why !== null && why !== 'too-few-cards') {
    // Between the ends a value fits nowhere, and that is the better reason.
    const code = endFor(state.parade, value) === null ? 'value-locked' : why;
    return refuse(code, { value });
  }
  if (why !== null) return refuse(why, { value, count, need: required(state.parade, end) });
  if (have < count) return refuse('cards-not-held', { value, count, have });
  return accept(play(state, entry));
};

const applyPass = (state: Position, entry: Pass): Result<Position> => {
  if (state.opening) return refuse('opener-may-not-pass');
  if (entry.take === null)
    return state.parade.length === 0 ? accept(pass(state, entry)) : refuse('must-take');
  if (!state.parade.some(({ value }) => value === entry.take))
    return refuse('no-such-stack', { value: entry.take });
  return accept(pass(state, entry));
};

const apply = (state: Position, entry: Entry): Result<Position> => {
  if (state.over) return refuse('match-over');
  if (isChance(entry)) {
    if (state.turn !== null) return refuse('no-chance-due');
    return isDeal(entry, state.seats) ? accept(startDeal(state, entry)) : refuse('bad-deal');
  }
  if (state.turn === null) return refuse('deal-due');
  if (entry.seat !== state.turn) return refuse('not-your-turn', { seat: state.turn });
  return entry.do === 'play' ? applyPlay(state, entry) : applyPass(state, entry);
};

/** By value, then by count; passes last, by what they take. */
const legal = (view: View, seat: Seat): readonly Action[] => {
  const hand = view.hands[seat];
  if (view.turn !== seat || typeof hand !== 'object') return [];
  const { parade, opening } = view;
  const actions: Action[] = [];
  for (const value of VALUES) {
    const end = endFor(parade, value);
    if (end === null) continue;
    const have = countOf(hand, value);
    for (let count = required(parade, end); count <= have; count++)
      actions.push({ seat, do: 'play', value, count, end });
  }
  if (opening) return actions;
  if (parade.length === 0) actions.push({ seat, do: 'pass', take: null });
  for (const { value } of parade) actions.push({ seat, do: 'pass', take: value });
  return actions;
};

/** Everybody sees everything but the hands of others, and those too once a deal is over. */
const view = (state: Position, viewer: Seat | 'spectator'): View => ({
  seats: state.seats,
  options: state.options,
  hands: state.hands.map((hand, seat) =>
    seat === viewer || state.turn === null ? hand : hand.length,
  ),
  known: state.known,
  parade: state.parade,
  gone: state.gone,
  turn: state.turn,
  passed: state.passed,
  opening: state.opening,
  round: state.round,
  deal: state.deal,
  left: state.left,
  over: state.over,
});

/** The entry that ends a deal shows what everybody has left. */
const redact = (before: Position, entry: Entry, viewer: Seat | 'spectator'): JsonObject => {
  if (isChance(entry)) return redacted(entry, viewer);
  const next = apply(before, entry);
  return next.ok && next.value.turn === null ? { ...entry, shown: next.value.hands } : entry;
};

const schemaOf = (raw: unknown) =>
  typeof raw === 'object' && raw !== null && 'chance' in raw ? dealSchema : actionSchema;

const OPTION_SETS: readonly Options[] = [{ variant: 'single' }, { variant: 'pro20' }];

export const speedsaurus: Game<View, Position, Options, Entry, Action, Standing> = {
  id: 'speedsaurus',
  timing: 'single',
  seats: [3, 4, 5, 6],
  mostPeople: 4,
  optionSets: () => OPTION_SETS,
  defaults: () => ({ variant: 'single' }),
  parseOptions: (raw) => parseWith(optionsSchema, raw, 'bad-options'),
  parseEntry: (raw) => parseWith<Entry>(schemaOf(raw), raw, 'bad-entry'),
  parseAction: (raw) => parseWith<Action>(actionSchema, raw, 'bad-entry'),
  start,
  tableMove: (state, chance) =>
    state.over || state.turn !== null ? null : dealt(state.seats, state.deal + 1, chance),
  due: (state) => {
    if (state.over || state.turn !== null) return null;
    return state.deal === 0
      ? { what: 'deal', after: 0, by: 'nobody' }
      : { what: 'next-deal', after: BETWEEN_DEALS, by: 'anyone' };
  },
  legal,
  apply,
  view,
  redact,
  rebuild: rebuilt,
  outcome: (state) => (state.over ? standing(state) : null),
};
