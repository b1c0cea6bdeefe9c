/**
 * Rebuilding rounds with stocks and hands. Every card of a stock comes into the hand at a known moment; what was laid
 * must have been there before, and what lay in a hand while all was blocked must not have fitted. So the unseen cards
 * are matched to the places that are left, in random order, and a round is tried anew where the rules still object.
 */
import type { Chance, Draw, Seat } from '../../game/contract';
import { DECK, fits, topOf, type Card, type Cards } from './cards';
import { begun, refillable, sizesOf } from './deal';
import { matched } from './matching';
import {
  HAND,
  SEATS,
  type Deal,
  type Entry,
  type Options,
  type Position,
  type Reshuffle,
} from './position';
import { applyRace, reshuffled } from './race';
import { bare, type Logs, type Seen } from './sight';
import { start } from './start';

/** Tries before a log is given up; one in thousands needs a second one. */
const TRIES = 400;
const NEVER = Infinity;

/** What is public of a round, and what viewers know beyond it. */
interface Told {
  /** By seat and place in the stock: the card where a viewer knows it, and the entry that brought it into the hand. */
  readonly stocks: { card: Card | null; readonly since: number }[][];
  readonly reserves: (Card | null)[][];
  readonly starters: Cards;
  /** Cards laid by seats that no viewer sits on: each was in the hand before that entry. */
  readonly laid: readonly { readonly card: Card; readonly seat: Seat; readonly at: number }[];
  /** Moments when nobody could lay, with the tops of the piles. */
  readonly blocked: readonly { readonly at: number; readonly tops: readonly (Card | null)[] }[];
  /** By reshuffle: its entry, its loose cards, and the cards seen of the new reserves. */
  readonly anew: {
    readonly loose: Cards;
    readonly odd: Cards;
    readonly reserves: (Card | null)[][];
  }[];
}

/** Reads one round from the logs of all viewers. */
const toldBy = (
  options: Options,
  rounds: readonly { viewer: Seat | 'spectator'; entries: readonly Seen[] }[],
): Told => {
  const { stock, reserve } = sizesOf(options);
  const [first] = rounds;
  const entries = first?.entries ?? [];
  const starters = (entries[0]?.['starters'] ?? []) as Cards;
  const stocks = SEATS.map((seat) => {
    const own = rounds.find(({ viewer }) => viewer === seat)?.entries;
    const hand = (own?.[0]?.['hands'] as readonly Cards[] | undefined)?.[seat];
    return Array.from({ length: HAND }, (_, i) => ({ card: hand?.[i] ?? null, since: 0 }));
  });
  const known = SEATS.map((seat) => rounds.find(({ viewer }) => viewer === seat)?.entries ?? null);
  const reserves = [0, 1].map(() => Array.from({ length: reserve }, (): Card | null => null));
  const piles = starters.map((starter) => [starter]);
  const anew: Told['anew'] = [];
  const laid: { card: Card; seat: Seat; at: number }[] = [];
  const blocked: { at: number; tops: readonly (Card | null)[] }[] = [];
  let flips = 0;
  const halt = (at: number) => blocked.push({ at, tops: piles.map(topOf) });
  for (const [at, entry] of entries.entries()) {
    if (at === 0) continue;
    if ('chance' in entry) {
      halt(at);
      const odd = entry['odd'] as Cards;
      const loose = refillable(piles);
      const sizes = entry['reserves'] as unknown as readonly number[];
      anew.push({
        loose,
        odd,
        reserves: sizes.map((size) => Array.from({ length: size }, () => null)),
      });
      for (const [i, pile] of piles.entries())
        pile.splice(0, pile.length - 1, ...(i === 0 ? odd : []));
      flips = 0;
    } else if (entry.do === 'flip') {
      halt(at);
      const shown = entry['shown'] as unknown as Cards;
      for (const [i, card] of shown.entries()) {
        (anew.at(-1)?.reserves ?? reserves)[i]?.splice(flips, 1, card);
        piles[i]?.push(card);
      }
      flips += 1;
    } else if (entry.seat !== undefined) {
      const { seat } = entry;
      if (entry.do === 'play') {
        const card = entry['card'] as Card;
        piles[entry['pile'] as number]?.push(card);
        if (known[seat] === null) laid.push({ card, seat, at });
      }
      const shown = known[seat]?.[at]?.['shown'] ?? entry['shown'];
      const drawn = Array.isArray(shown)
        ? (shown as readonly Card[])
        : Array.from({ length: Number(shown ?? 0) }, () => null);
      for (const card of drawn) stocks[seat]?.push({ card, since: at });
    }
    if (entry['drawn'] === true) halt(at + 0.5);
  }
  for (const cards of stocks) while (cards.length < stock) cards.push({ card: null, since: NEVER });
  return { stocks, reserves, starters, laid, blocked, anew };
};

/** The stocks and reserves with every gap filled, or `null` where the cards do not go in. */
const filled = (told: Told, draw: Draw): Deal | null => {
  const { stocks, reserves, starters, laid, blocked } = told;
  const seen = new Set([...stocks.flat().map(({ card }) => card), ...reserves.flat(), ...starters]);
  const cards = draw.shuffled(DECK.filter((card) => !seen.has(card)));
  const gaps = draw.shuffled([
    ...stocks.flatMap((stock, seat) =>
      stock.flatMap(({ card, since }, at) => (card === null ? [{ seat, at, since }] : [])),
    ),
    ...reserves.flatMap((reserve, pile) =>
      reserve.flatMap((card, at) => (card === null ? [{ seat: 2 + pile, at, since: NEVER }] : [])),
    ),
  ]);
  const layer = new Map(laid.map((one) => [one.card, one]));
  const may = (card: Card, gap: (typeof gaps)[number]): boolean => {
    const played = layer.get(card);
    if (played !== undefined && (played.seat !== gap.seat || gap.since >= played.at)) return false;
    const until = played?.at ?? NEVER;
    return !blocked.some(
      ({ at, tops }) => at > gap.since && at < until && tops.some((top) => fits(card, top)),
    );
  };
  const chosen = matched(cards, gaps, may);
  if (chosen === null) return null;
  const packs = [
    ...stocks.map((stock) => stock.map(({ card }) => card)),
    ...reserves.map((cards) => [...cards]),
  ];
  for (const [i, gap] of gaps.entries()) packs[gap.seat]?.splice(gap.at, 1, chosen[i] ?? null);
  const [a = [], b = [], c = [], d = []] = packs as Card[][];
  return { chance: 'deal', stocks: [a, b], reserves: [c, d], starters: [...starters] };
};

const renewed = ({ loose, odd, reserves }: Told['anew'][number], draw: Draw): Reshuffle => {
  const seen = new Set([...reserves.flat(), ...odd]);
  const rest = draw.shuffled(loose.filter((card) => !seen.has(card)));
  return {
    chance: 'reshuffle',
    reserves: reserves.map((cards) => cards.map((card) => card ?? rest.pop() ?? 'AS')),
  };
};

/** Whether the rules take these entries, and a round ends drawn exactly where it did. */
const holds = (options: Options, entries: readonly Entry[], seen: readonly Seen[]): boolean => {
  let state: Position = start(options);
  return entries.every((entry, at) => {
    const next = !('chance' in entry)
      ? applyRace({ ...state, t: entry.t ?? state.t }, entry)
      : entry.chance === 'reshuffle'
        ? reshuffled(state, entry)
        : begun(state, entry, null);
    if (!next.ok) return false;
    state = next.value;
    const drawn = state.step === 'rest' && state.rounds.at(-1)?.[0] === null;
    return drawn === (seen[at]?.['drawn'] === true);
  });
};

export const rebuiltRace = (options: Options, logs: Logs, chance: Chance): readonly Entry[] => {
  const log = logs[0]?.log ?? [];
  const starts = log.flatMap((entry, at) => (entry['chance'] === 'deal' ? [at] : []));
  return starts.flatMap((from, round) => {
    const to = starts[round + 1] ?? log.length;
    const told = toldBy(
      options,
      logs.map(({ viewer, log: own }) => ({ viewer, entries: own.slice(from, to) })),
    );
    const seen = log.slice(from, to);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const draw = chance(`unseen ${round + 1}, ${attempt}`);
      const deal = filled(told, draw);
      if (deal === null) continue;
      const anew = told.anew.map((one) => renewed(one, draw));
      const entries = seen.map((entry, at): Entry => {
        if (at === 0) return deal;
        return 'chance' in entry ? (anew.shift() ?? deal) : bare(entry);
      });
      if (holds(options, entries, seen)) return entries;
    }
    throw new Error(`round ${round + 1} cannot be rebuilt`);
  });
};
