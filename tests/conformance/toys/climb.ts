/**
 * Climb, a toy for tests: one seat on turn, hidden hands.
 *
 * Sixteen cards A … P. The table deals three (or four) cards to each seat and draws the lot for the opener; what
 * is left stays out of play, unseen. The seat on turn lays a card that is higher than the one on top, or passes
 * and is out of the round; any card lies on an empty table, where nobody may pass. When all but one have passed,
 * the table is cleared and that seat opens the next round. The first without cards wins, the others are ranked by
 * the cards they hold. Points: seats minus rank.
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

export const DECK = [...'ABCDEFGHIJKLMNOP'];

const card = v.picklist(DECK);
const seat = integer(0, 3);
const options = v.strictObject({ cards: v.picklist([3, 4]) });
const deal = v.strictObject({
  chance: v.literal('deal'),
  hands: v.array(v.array(card)),
  opener: seat,
});
const lay = v.strictObject({ seat, do: v.literal('lay'), card });
const pass = v.strictObject({ seat, do: v.literal('pass') });
const action = v.variant('do', [lay, pass]);

export type Options = v.InferOutput<typeof options>;
type Deal = v.InferOutput<typeof deal>;
type Action = v.InferOutput<typeof action>;
type Entry = Deal | Action;
type Hand = readonly string[];

/** In a view the hands of others are numbers of cards. */
export type View = {
  readonly seats: number;
  readonly cards: number;
  readonly hands: readonly (Hand | number)[];
  readonly top: string | null;
  readonly turn: Seat | null;
  readonly passed: readonly Seat[];
};
export type Position = Omit<View, 'hands'> & { readonly hands: readonly Hand[] };

const count = (hand: Hand | number) => (typeof hand === 'number' ? hand : hand.length);
const isOver = (view: View) => view.turn !== null && view.hands.some((hand) => count(hand) === 0);

/** The next seat in the round after `from`; once it is alone, the table is cleared for it. */
const next = (state: Position, from: Seat): Position => {
  const order = Array.from({ length: state.seats }, (_, i) => (from + 1 + i) % state.seats);
  const inRound = order.filter((s) => !state.passed.includes(s));
  const turn = inRound[0] ?? from;
  return inRound.length === 1 ? { ...state, turn, top: null, passed: [] } : { ...state, turn };
};

const fits = ({ hands, seats, cards }: { hands: readonly Hand[]; seats: number; cards: number }) =>
  hands.length === seats &&
  new Set(hands.flat()).size === seats * cards &&
  hands.every(
    (hand) => hand.length === cards && hand.every((c, i) => i === 0 || c > (hand[i - 1] ?? '')),
  );

export const climb: Game<View, Position, Options, Entry, Action, Outcome> = {
  id: 'climb',
  timing: 'single',
  seats: [2, 3, 4],
  optionSets: () => [{ cards: 3 }, { cards: 4 }],
  defaults: () => ({ cards: 3 }),
  parseOptions: (raw) => parseWith(options, raw, 'bad-options'),
  parseEntry: (raw) => parseWith<Entry>(v.union([deal, action]), raw, 'bad-entry'),
  parseAction: (raw) => parseWith(action, raw, 'bad-entry'),
  start: ({ seats, options: { cards } }) => ({
    seats,
    cards,
    hands: Array.from({ length: seats }, () => []),
    top: null,
    turn: null,
    passed: [],
  }),
  tableMove: (state, chance) => {
    if (state.turn !== null) return null;
    const deck = chance('deal').shuffled(DECK);
    const hands = state.hands.map((_, s) =>
      deck.slice(s * state.cards, (s + 1) * state.cards).sort(),
    );
    return { chance: 'deal', hands, opener: chance('opener').below(state.seats) };
  },
  due: (state) => (state.turn === null ? { what: 'deal', after: 0, by: 'nobody' } : null),
  legal: (view, s) => {
    const hand = view.hands[s];
    if (view.turn !== s || typeof hand !== 'object' || isOver(view)) return [];
    const { top } = view;
    const lays = hand.filter((c) => top === null || c > top);
    return [
      ...lays.map((c) => ({ seat: s, do: 'lay' as const, card: c })),
      ...(top === null ? [] : [{ seat: s, do: 'pass' as const }]),
    ];
  },
  apply: (state, entry) => {
    if (isOver(state)) return refuse('match-over');
    if (isChance(entry)) {
      if (state.turn !== null) return refuse('no-chance-due');
      if (!fits({ ...state, hands: entry.hands }) || entry.opener >= state.seats)
        return refuse('bad-deal');
      return accept({ ...state, hands: entry.hands, turn: entry.opener });
    }
    if (state.turn !== entry.seat) return refuse('not-your-turn');
    if (entry.do === 'pass') {
      if (state.top === null) return refuse('must-open');
      return accept(next({ ...state, passed: [...state.passed, entry.seat] }, entry.seat));
    }
    if (!state.hands[entry.seat]?.includes(entry.card)) return refuse('card-not-held');
    if (state.top !== null && entry.card < state.top) return refuse('too-low');
    const hands = state.hands.map((hand, s) =>
      s === entry.seat ? hand.filter((c) => c !== entry.card) : hand,
    );
    return accept(next({ ...state, hands, top: entry.card }, entry.seat));
  },
  view: (state, viewer) => ({
    ...state,
    hands: state.hands.map((hand, s) => (s === viewer ? hand : hand.length)),
  }),
  redact: (_before, entry, viewer) =>
    isChance(entry)
      ? { ...entry, hands: entry.hands.map((hand, s) => (s === viewer ? hand : hand.length)) }
      : entry,
  rebuild: (views, chance) => {
    const logs = views.map((view) => view.log as readonly unknown[] as readonly (Deal | Action)[]);
    const [first] = logs;
    if (first === undefined) return [];
    const laid = first.flatMap((e) => (!isChance(e) && e.do === 'lay' ? [e] : []));
    return first.map((entry, at) => {
      if (!isChance(entry)) return entry;
      const deals = logs.map((log) => log[at] as { readonly hands: readonly (Hand | number)[] });
      const known = entry.hands.map((_, s) => {
        const seen = deals.map((d) => d.hands[s]).find((hand) => typeof hand === 'object');
        return seen ?? laid.filter((e) => e.seat === s).map((e) => e.card);
      });
      const unseen = chance('unseen').shuffled(DECK.filter((c) => !known.flat().includes(c)));
      const size = views[0]?.setup.options.cards ?? 3;
      const hands = known.map((hand) => [...hand, ...unseen.splice(0, size - hand.length)].sort());
      return { ...entry, hands };
    });
  },
  outcome: (view) => {
    if (!isOver(view)) return null;
    const left = view.hands.map(count);
    const ranks = ranking(left.map((own) => -own));
    return { ranks, points: ranks.map((rank) => view.seats - rank) };
  },
};
