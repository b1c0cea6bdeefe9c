/** Dealing, checking a foreign deal, and dealing anew what a view leaves open. */
import type { Chance, JsonObject, LogView, Seat } from '../../game/contract';
import {
  DECK,
  MOST,
  VALUES,
  ascending,
  cards,
  copies,
  countOf,
  difference,
  handSize,
  type Hand,
} from './cards';
import type { Deal, Entry, Options } from './position';

/** Deal number `deal` of a match, from 1: the hands from one shuffled deck, then the lot for the opener. */
export const dealt = (seats: number, deal: number, chance: Chance): Deal => {
  const deck = chance(`deal ${deal}`).shuffled(DECK);
  const size = handSize(seats);
  const hands = Array.from({ length: seats }, (_, seat) => [
    ...ascending(deck.slice(seat * size, (seat + 1) * size)),
  ]);
  return { chance: 'deal', hands, opener: chance(`opener ${deal}`).below(seats) };
};

/** Whether a deal can have come from the deck: as many hands and cards as due, ascending, no card too often. */
export const isDeal = ({ hands, opener }: Deal, seats: number): boolean => {
  if (hands.length !== seats || opener >= seats) return false;
  const size = handSize(seats);
  const used = new Int8Array(MOST + 1);
  return hands.every(
    (hand) =>
      hand.length === size &&
      hand.every((value, i) => {
        used[value] = (used[value] ?? 0) + 1;
        return value >= (hand[i - 1] ?? value) && (used[value] ?? 0) <= copies(value);
      }),
  );
};

/** What a log shows of a deal: hands, or where they are hidden their number of cards. */
type SeenDeal = Omit<Deal, 'hands'> & { readonly hands: readonly (Hand | number)[] };
/** An entry of a redacted log; the one that ends a deal carries the cards that everybody has left. */
type Seen = (SeenDeal | Exclude<Entry, Deal>) & { readonly shown?: readonly Hand[] };

/** How a hand changed since the deal: cards laid and cards taken, with the most ever missing of each value. */
interface Ledger {
  /** By value: cards that must have been dealt, as more were laid than taken at some time. */
  readonly needed: Int8Array;
  /** By value: laid minus taken. */
  readonly spent: Int8Array;
}

const ledgersOf = (entries: readonly Seen[], seats: number): readonly Ledger[] => {
  const ledgers = Array.from({ length: seats }, () => ({
    needed: new Int8Array(MOST + 1),
    spent: new Int8Array(MOST + 1),
  }));
  for (const entry of entries) {
    if ('chance' in entry) continue;
    const ledger = ledgers[entry.seat];
    if (ledger === undefined) continue;
    const { needed, spent } = ledger;
    if (entry.do === 'pass') {
      if (entry.take !== null) spent[entry.take] = (spent[entry.take] ?? 0) - 1;
      continue;
    }
    const now = (spent[entry.value] ?? 0) + entry.count;
    spent[entry.value] = now;
    needed[entry.value] = Math.max(needed[entry.value] ?? 0, now);
  }
  return ledgers;
};

/** The hand that was dealt, from the cards that were left of it. */
const fromLeft = (left: Hand, { spent }: Ledger): Hand =>
  VALUES.flatMap((value) => cards(value, countOf(left, value) + (spent[value] ?? 0)));

const neededOf = ({ needed }: Ledger): Hand =>
  VALUES.flatMap((value) => cards(value, needed[value] ?? 0));

/** One deal with every hand filled up: evenly from all cards that no viewer knows to be elsewhere. */
const completed = (
  deals: readonly SeenDeal[],
  played: readonly Seen[],
  number: number,
  chance: Chance,
): Deal => {
  const [first] = deals;
  const seats = first?.hands.length ?? 0;
  const shown = played.find((entry) => entry.shown !== undefined)?.shown;
  const ledgers = ledgersOf(played, seats);
  const sure = ledgers.map((ledger, seat): Hand => {
    const seen = deals.map((deal) => deal.hands[seat]).find((hand) => typeof hand === 'object');
    if (typeof seen === 'object') return seen;
    const left = shown?.[seat];
    return left === undefined ? neededOf(ledger) : fromLeft(left, ledger);
  });
  const unseen = chance(`unseen ${number}`).shuffled(difference(DECK, ascending(sure.flat())));
  const hands = sure.map((hand) => [
    ...ascending([...hand, ...unseen.splice(0, handSize(seats) - hand.length)]),
  ]);
  return { chance: 'deal', hands, opener: first?.opener ?? 0 };
};

/** The whole log of a match that looks to all the given viewers as it does; hidden hands are dealt anew. */
export const rebuilt = (views: readonly LogView<Options>[], chance: Chance): readonly Entry[] => {
  const logs = views.map((view) => view.log as readonly JsonObject[] as unknown as readonly Seen[]);
  const [first] = logs;
  if (first === undefined) return [];
  const starts = first.flatMap((entry, at) => ('chance' in entry ? [at] : []));
  return starts.flatMap((start, i) => {
    const played = first.slice(start + 1, starts[i + 1]);
    const deals = logs.map((log) => log[start] as SeenDeal);
    return [completed(deals, played, i + 1, chance), ...played.map(bare)];
  });
};

/** The entry as it stands in the whole log. */
const bare = (seen: Seen): Entry => {
  if ('chance' in seen) throw new Error('a deal within a deal');
  return seen.do === 'pass'
    ? { seat: seen.seat, do: 'pass', take: seen.take }
    : { seat: seen.seat, do: 'play', value: seen.value, count: seen.count, end: seen.end };
};

/** What a viewer sees of a deal: the own hand, of the others the number of cards. */
export const redacted = (deal: Deal, viewer: Seat | 'spectator'): JsonObject => ({
  ...deal,
  hands: deal.hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
});
