/**
 * Hurry, a toy for tests: both seats are free at any time, play time is noted, stocks are hidden.
 *
 * Twenty cards 0 … 19; what counts is the card modulo 5, values wrap. The table deals a stock of eight to each of two
 * seats and a reserve of four, whose first card starts the pile. The top two cards of a stock are the seat's open
 * hand; the rest of stocks and reserve nobody sees. A seat may at any time play a card one above or below the top of
 * the pile, draw from its stock into a missing place, or call "nobody can play". A right call turns the next card of
 * the reserve; a wrong one freezes the caller for 500 or 1000 ms, in which all it tries is refused. When nobody can play and
 * only draws are missing, the table draws after 3000 ms for the first seat that has yet to; when nothing is missing
 * either, the table turns the card itself after 1500 ms. The match ends with the first seat out of cards, or when
 * the reserve is empty and needed. Ranks by cards left, 10 points for place 1.
 */
import * as v from 'valibot';
import {
  accept,
  isChance,
  refuse,
  type Game,
  type JsonObject,
  type Outcome,
  type Seat,
} from '../../../src/lib/game/contract';
import { integer, parseWith } from '../../../src/lib/game/schema';
import { ranking } from './ranks';

export const CARDS = Array.from({ length: 20 }, (_, i) => i);
const [STOCK, RESERVE, HAND] = [8, 4, 2];
const SEATS: readonly Seat[] = [0, 1];

const options = v.strictObject({ freeze: v.picklist([1000, 500]) });
const card = integer(0, 19);
const pack = (length: number) => v.pipe(v.array(card), v.length(length));
const deal = v.strictObject({
  chance: v.literal('deal'),
  stocks: v.pipe(v.array(pack(STOCK)), v.length(2)),
  reserve: pack(RESERVE),
});
const play = { seat: integer(0, 1), do: v.literal('play'), card };
const plain = { seat: integer(0, 1), do: v.picklist(['draw', 'call']) };
const flip = { do: v.literal('flip') };
const t = integer(0, Number.MAX_SAFE_INTEGER);
const action = v.union([v.strictObject(play), v.strictObject(plain)]);
const entry = v.union([
  deal,
  v.strictObject({ ...play, t }),
  v.strictObject({ ...plain, t }),
  v.strictObject({ ...flip, t }),
]);

export type Options = v.InferOutput<typeof options>;
type Action = v.InferOutput<typeof action>;
type Unstamped = Action | { do: 'flip' };
type Entry = v.InferOutput<typeof deal> | (Unstamped & { readonly t?: number });
type Cards = readonly number[];

/** In a view stocks and reserve are numbers of cards. */
export type View = Options & {
  readonly hands: readonly Cards[];
  readonly stocks: readonly (Cards | number)[];
  readonly reserve: Cards | number;
  readonly top: number | null;
  readonly t: number;
  /** Per seat the play time at which it may act again. */
  readonly frozenUntil: Cards;
  readonly over: boolean;
};
export type Position = Omit<View, 'stocks' | 'reserve'> & {
  readonly stocks: readonly Cards[];
  readonly reserve: Cards;
};

const size = (cards: Cards | number = 0) => (typeof cards === 'number' ? cards : cards.length);
const left = (view: View, s: Seat) => size(view.hands[s]) + size(view.stocks[s]);
const fits = (view: View, c: number) =>
  view.top !== null && [1, 4].includes(Math.abs((c % 5) - (view.top % 5)));
const canPlay = (view: View, s: Seat) => view.hands[s]?.some((c) => fits(view, c)) ?? false;
const canDraw = (view: View, s: Seat) => size(view.hands[s]) < HAND && size(view.stocks[s]) > 0;

/** What the table does by itself next, and after how long. */
const forced = (view: View): { readonly after: number; readonly move: Unstamped } | null => {
  if (view.over || SEATS.some((s) => canPlay(view, s))) return null;
  const laggard = SEATS.find((s) => canDraw(view, s));
  return laggard === undefined
    ? { after: 1500, move: { do: 'flip' } }
    : { after: 3000, move: { seat: laggard, do: 'draw' } };
};

const turned = (state: Position): Position => {
  const [top, ...reserve] = state.reserve;
  return top === undefined ? { ...state, over: true } : { ...state, top, reserve };
};

/** The position after an action, or the name of a refusal. */
const acted = (state: Position, made: Action): Position | string => {
  const at = <T>(list: readonly T[], value: T) => list.map((x, s) => (s === made.seat ? value : x));
  const [hand, stock] = [state.hands[made.seat] ?? [], state.stocks[made.seat] ?? []];
  if (state.t < (state.frozenUntil[made.seat] ?? 0)) return 'frozen';
  if (made.do === 'play') {
    if (!hand.includes(made.card)) return 'card-not-held';
    if (!fits(state, made.card)) return 'does-not-fit';
    const rest = hand.filter((c) => c !== made.card);
    const over = rest.length + stock.length === 0;
    return { ...state, top: made.card, hands: at(state.hands, rest), over };
  }
  if (made.do === 'draw') {
    if (!canDraw(state, made.seat)) return stock.length === 0 ? 'stock-empty' : 'hand-full';
    const hands = at(state.hands, [...hand, ...stock.slice(0, 1)]);
    return { ...state, hands, stocks: at(state.stocks, stock.slice(1)) };
  }
  if (!SEATS.some((s) => canPlay(state, s))) return turned(state);
  return { ...state, frozenUntil: at(state.frozenUntil, state.t + state.freeze) };
};

export const hurry: Game<View, Position, Options, Entry, Action, Outcome> = {
  id: 'hurry',
  timing: 'free',
  seats: [2],
  optionSets: () => [{ freeze: 1000 }, { freeze: 500 }],
  defaults: () => ({ freeze: 1000 }),
  parseOptions: (raw) => parseWith(options, raw, 'bad-options'),
  parseEntry: (raw) => parseWith(entry, raw, 'bad-entry'),
  parseAction: (raw) => parseWith(action, raw, 'bad-entry'),
  start: ({ options: { freeze } }) => ({
    freeze,
    hands: [[], []],
    stocks: [[], []],
    reserve: [],
    top: null,
    t: 0,
    frozenUntil: [0, 0],
    over: false,
  }),
  tableMove: (state, chance) => {
    if (state.top !== null) return forced(state)?.move ?? null;
    const deck = chance('deal').shuffled(CARDS);
    const stocks = SEATS.map((s) => deck.slice(s * STOCK, (s + 1) * STOCK));
    return { chance: 'deal', stocks, reserve: deck.slice(2 * STOCK) };
  },
  due: (state) => {
    if (state.top === null) return { what: 'deal', after: 0, by: 'nobody' };
    const next = forced(state);
    return next === null ? null : { what: next.move.do, after: next.after, by: 'nobody' };
  },
  stamp: (state, made, sinceLast) => (isChance(made) ? made : { ...made, t: state.t + sinceLast }),
  legal: (view, s) => {
    if (view.top === null || view.over) return [];
    const plays = (view.hands[s] ?? []).filter((c) => fits(view, c)).sort((a, b) => a - b);
    return [
      { seat: s, do: 'call' },
      ...(canDraw(view, s) ? [{ seat: s, do: 'draw' } as const] : []),
      ...plays.map((c) => ({ seat: s, do: 'play', card: c }) as const),
    ];
  },
  apply: (state, made) => {
    if (state.over) return refuse('match-over');
    if (isChance(made)) {
      const all = [...made.stocks.flat(), ...made.reserve];
      if (state.top !== null) return refuse('no-chance-due');
      if (new Set(all).size !== CARDS.length) return refuse('bad-deal');
      const hands = made.stocks.map((stock) => stock.slice(0, HAND));
      const stocks = made.stocks.map((stock) => stock.slice(HAND));
      return accept(turned({ ...state, hands, stocks, reserve: made.reserve }));
    }
    if (state.top === null) return refuse('no-deal-yet');
    const now = { ...state, t: made.t ?? state.t };
    if (now.t < state.t) return refuse('time-runs-back', { t: now.t });
    if (made.do === 'flip')
      return forced(state)?.move.do === 'flip' ? accept(turned(now)) : refuse('no-flip-due');
    const next = acted(now, made);
    return typeof next === 'string' ? refuse(next) : accept(next);
  },
  view: (state) => ({ ...state, stocks: state.stocks.map(size), reserve: size(state.reserve) }),
  // What a draw, a call or a flip turns up is not in the log, so the redaction says what everybody saw.
  redact: (before, made): JsonObject => {
    if (isChance(made)) {
      const hands = made.stocks.map((stock) => stock.slice(0, HAND));
      return { chance: 'deal', hands, top: made.reserve[0] };
    }
    if (made.do === 'draw') return { ...made, shown: before.stocks[made.seat]?.[0] ?? null };
    const turns =
      made.do === 'flip' || (made.do === 'call' && !SEATS.some((s) => canPlay(before, s)));
    return turns ? { ...made, shown: before.reserve[0] ?? null } : made;
  },
  rebuild: (views, chance) => {
    const log = views[0]?.log ?? [];
    const first = (log[0] ?? { hands: [[], []], top: 0 }) as { hands: number[][]; top: number };
    const shown = (mine: (e: JsonObject) => boolean) =>
      log.filter((e) => typeof e['shown'] === 'number' && mine(e)).map((e) => Number(e['shown']));
    const packs = [
      ...SEATS.map((s) => [
        ...(first.hands[s] ?? []),
        ...shown((e) => e['do'] === 'draw' && e['seat'] === s),
      ]),
      [first.top, ...shown((e) => e['do'] !== 'draw')],
    ];
    const unseen = chance('unseen').shuffled(CARDS.filter((c) => !packs.flat().includes(c)));
    const filled = packs.map((cards, i) => {
      const missing = (i < 2 ? STOCK : RESERVE) - cards.length;
      return [...cards, ...unseen.splice(0, missing)];
    });
    return log.map(({ shown: _shown, ...made }): Entry => {
      if (!('chance' in made)) return made as unknown as Entry;
      return { chance: 'deal', stocks: filled.slice(0, 2), reserve: filled[2] ?? [] };
    });
  },
  outcome: (view) => {
    if (!view.over) return null;
    const ranks = ranking(SEATS.map((s) => -left(view, s)));
    return { ranks, points: ranks.map((rank) => (rank === 1 ? 10 : 0)) };
  },
};
