/**
 * Speeddrache, a game of nerve for three to eight thieves, five expeditions (or three) into a dragon's cave.
 *
 * The stack holds fifteen treasures of 1 to 17 gold and fifteen hazards, three of each of five kinds; a relic joins
 * it before each expedition. The table turns a card to the end of the path. Gold is shared evenly by all thieves
 * inside and goes into their bags, what cannot be shared stays on its card. Then all inside choose at once and
 * hidden: deeper, or leave. Those who leave share all gold that lies on the path (what cannot be shared stays, on the
 * cards nearest the dragon), and put their bags into their chests, where they are safe; who leaves alone also takes
 * all relics on the path. Who is out stays out for this expedition.
 *
 * The second hazard of a kind drives everybody inside away: their bags are lost, and that second card leaves the
 * game. An expedition ends with it, or when all are out; should the stack be empty, all inside leave together. Then
 * all cards return to the stack but recovered relics and relics that were left behind.
 *
 * The first three relics brought out are worth 5 each, the fourth and fifth 10. Most loot wins; where that is equal,
 * more relics.
 *
 * Nothing but the order of the stack is unknown. With the house rule of hidden chests views keep silent about the
 * chests of others, though whoever counts along knows them.
 */
import type * as v from 'valibot';
import {
  accept,
  isChance,
  refuse,
  type Due,
  type Game,
  type JsonObject,
  type Result,
  type Seat,
  type Setup,
  type Viewer,
} from '../../game/contract';
import { hashText, quickChance } from '../../game/chance';
import { parseWith } from '../../game/schema';
import { FIRST_STACK, RELICS, isRelic, sorted, withoutOne, type Card } from './cards';
import { openHazards, relicsOn, split, wayHome, without } from './cave';
import { nextCard } from './order';
import {
  TEMPERS,
  actionSchema,
  cardSchema,
  choicesSchema,
  optionsSchema,
  type Action,
  type Choices,
  type Ending,
  type Entry,
  type Options,
  type Position,
  type Standing,
  type Turned,
  type View,
} from './position';
import { standing } from './score';

/** Milliseconds of play time: between two cards, for reading who left with what, and for the sheet after an expedition. */
const NEXT_CARD = 1_200;
const WAY_HOME = 6_000;
const BILANZ = 6_000;

/** An omen that is a day stays what it is. */
const DAY = /^\d{4}-/;

const start = ({ seats, options, source }: Setup<Options>): Position => ({
  seats,
  options,
  expedition: 0,
  stack: [...FIRST_STACK],
  path: [],
  inside: [],
  bag: 0,
  chests: Array.from({ length: seats }, () => 0),
  recovered: [],
  gone: [],
  tempers: [],
  omen: source.kind === 'daily' ? source.day : '',
  choosing: false,
  leaving: [],
  ending: null,
  over: false,
});

/** Whether the next card begins an expedition. */
const between = ({ expedition, ending }: Position): boolean => expedition === 0 || ending !== null;

/** Cards of the path that leave the game with the end of its expedition. */
const leftBehind = ({ path, options, ending }: Position): readonly Card[] => [
  ...(options.relicsBack ? [] : relicsOn(path)),
  ...(ending === 'flight' && !options.hazardsStay ? path.slice(-1).map(({ card }) => card) : []),
];

/** The expedition is over for all; the cards lie there until the next one begins. */
const end = (state: Position, ending: Ending): Position => {
  const ended: Position = {
    ...state,
    inside: [],
    bag: 0,
    choosing: false,
    ending,
    over: state.expedition === state.options.expeditions,
  };
  return { ...ended, gone: [...ended.gone, ...leftBehind(ended)] };
};

/** The stack for the next expedition: what was turned returns, and a relic joins it. */
const begin = (state: Position): Position => {
  const recovered = (card: Card, lying: number): boolean => isRelic(card) && lying === 0;
  const back = state.path.flatMap(({ card, lying }) => (recovered(card, lying) ? [] : [card]));
  const returning = leftBehind(state).reduce(withoutOne, back);
  return {
    ...state,
    expedition: state.expedition + 1,
    stack: sorted([
      ...state.stack,
      ...returning,
      ...RELICS.slice(state.expedition, state.expedition + 1),
    ]),
    path: [],
    inside: Array.from({ length: state.seats }, (_, seat) => seat),
    bag: 0,
    ending: null,
  };
};

/** With the first card of an expedition the tempers are drawn anew; on a day they are the same for everybody. */
const minded = (state: Position, card: Card): Position => {
  const omen = DAY.test(state.omen) ? state.omen : `${state.omen}${card}`;
  const lot = quickChance(hashText(`${omen} expedition ${state.expedition}`));
  const tempers = Array.from(
    { length: state.seats },
    (_, seat) => TEMPERS[lot(`temper ${seat}`).below(TEMPERS.length)] ?? 'balanced',
  );
  return { ...state, tempers, omen };
};

/** The position in which the due card is turned. */
const ready = (state: Position): Position => (between(state) ? begin(state) : state);

const turn = (state: Position, { card }: Turned): Result<Position> => {
  const fresh = ready(state);
  if (!fresh.stack.includes(card)) return refuse('no-such-card', { card });
  const before = between(state) ? minded(fresh, card) : fresh;
  const stack = withoutOne(before.stack, card);
  const { share, lying } = split(card, before.inside.length);
  const flight = openHazards(before.path).includes(card);
  const after: Position = {
    ...before,
    stack,
    path: [...before.path, { card, lying: isRelic(card) ? 1 : lying }],
    bag: before.bag + share,
    choosing: true,
    leaving: [],
  };
  return accept(flight ? end(after, 'flight') : after);
};

/** These thieves go out together, and their bags into their chests. */
const leave = (state: Position, leaving: readonly Seat[]): Position => {
  const { share, relics, path } = wayHome(state.path, leaving.length);
  const [first = 0] = leaving;
  return {
    ...state,
    path,
    inside: without(state.inside, leaving),
    chests: state.chests.map((chest, seat) =>
      leaving.includes(seat) ? chest + state.bag + share : chest,
    ),
    recovered: [...state.recovered, ...relics.map((relic) => ({ relic, seat: first }))],
    leaving,
  };
};

const choose = (state: Position, { choices }: Choices): Result<Position> => {
  if (!state.choosing) return refuse('card-due');
  const named = Object.keys(choices).join();
  if (named !== state.inside.join()) return refuse('wrong-seats', { seats: named });
  const leaving = state.inside.filter((seat) => choices[seat] === 'leave');
  const chosen: Position = { ...state, choosing: false };
  const after = leaving.length === 0 ? chosen : leave(chosen, leaving);
  if (after.inside.length === 0) return accept(end(after, 'out'));
  // With these cards it cannot happen: the sixth hazard ends an expedition at the latest.
  return accept(after.stack.length === 0 ? end(leave(after, after.inside), 'empty') : after);
};

const apply = (state: Position, entry: Entry): Result<Position> => {
  if (state.over) return refuse('match-over');
  if (!isChance(entry)) return choose(state, entry);
  return state.choosing ? refuse('no-chance-due') : turn(state, entry);
};

const due = ({ over, choosing, expedition, ending, leaving }: Position): Due | null => {
  if (over || choosing) return null;
  if (expedition === 0) return { what: 'first-card', after: 0, by: 'nobody' };
  if (ending !== null) {
    const after = BILANZ + WAY_HOME;
    return { what: 'next-expedition', after, by: 'anyone', waitsForOne: true };
  }
  return leaving.length > 0
    ? { what: 'way-home', after: WAY_HOME, by: 'anyone' }
    : { what: 'next-card', after: NEXT_CARD, by: 'anyone' };
};

const legal = (view: View, seat: Seat): readonly Action[] =>
  view.choosing && view.inside.includes(seat)
    ? [
        { seat, do: 'deeper' },
        { seat, do: 'leave' },
      ]
    : [];

/** Everything is open but, where the house rule says so, the chests of others before the end. */
const view = (state: Position, viewer: Viewer): View => ({
  seats: state.seats,
  options: state.options,
  expedition: state.expedition,
  stack: state.stack,
  path: state.path,
  inside: state.inside,
  bag: state.bag,
  chests: state.chests.map((chest, seat) =>
    state.options.hiddenChests && seat !== viewer && !state.over ? null : chest,
  ),
  recovered: state.recovered,
  gone: state.gone,
  tempers: state.tempers,
  omen: state.omen,
  choosing: state.choosing,
  leaving: state.leaving,
  ending: state.ending,
  over: state.over,
});

const schemaOf = (raw: unknown): v.GenericSchema<unknown, Entry> =>
  typeof raw === 'object' && raw !== null && 'chance' in raw ? cardSchema : choicesSchema;

const HOUSE_RULES = ['relicsBack', 'hazardsStay', 'hiddenChests'] as const;

/** All house rules, singly and together: sixteen sets. */
const OPTION_SETS: readonly Options[] = ([5, 3] as const).flatMap((expeditions) =>
  Array.from({ length: 1 << HOUSE_RULES.length }, (_, bits) => ({
    expeditions,
    relicsBack: (bits & 1) > 0,
    hazardsStay: (bits & 2) > 0,
    hiddenChests: (bits & 4) > 0,
  })),
);

export const speeddrache: Game<View, Position, Options, Entry, Action, Standing> = {
  id: 'speeddrache',
  timing: 'joint',
  seats: [3, 4, 5, 6, 7, 8],
  optionSets: () => OPTION_SETS,
  defaults: () => ({
    expeditions: 5,
    relicsBack: false,
    hazardsStay: false,
    hiddenChests: false,
  }),
  parseOptions: (raw) => parseWith(optionsSchema, raw, 'bad-options'),
  parseEntry: (raw) => parseWith(schemaOf(raw), raw, 'bad-entry'),
  parseAction: (raw) => parseWith(actionSchema, raw, 'bad-entry'),
  start,
  tableMove: (state, chance) =>
    state.over || state.choosing ? null : { chance: 'card', card: nextCard(ready(state), chance) },
  due,
  legal,
  apply,
  join: (_state, choices) => ({
    do: 'choices',
    choices: Object.fromEntries(choices.map((one) => [String(one.seat), one.do])),
  }),
  view,
  redact: (_before, entry) => entry,
  // Nothing was hidden, so nothing is drawn anew.
  rebuild: (views) => (views[0]?.log ?? []) as readonly JsonObject[] as unknown as readonly Entry[],
  outcome: (state) => (state.over ? standing(state) : null),
};
