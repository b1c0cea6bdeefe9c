/** What conformance knows of each game of the registry: one entry a game. */
import type { JsonObject, Seat, Viewer } from '../../src/lib/game/contract';
import type { GameId } from '../../src/lib/games/rules';
import type { Position as Speed } from '../../src/lib/games/speed/position';
import type { Position as Speeddrache } from '../../src/lib/games/speeddrache/position';
import type { Position as Speedrun } from '../../src/lib/games/speedrun/position';
import type { Position as Speedsaurus } from '../../src/lib/games/speedsaurus/position';
import type { Position as Speedzoo } from '../../src/lib/games/speedzoo/position';
import type { Hooks } from './harness';

export interface Proving {
  readonly hooks: Hooks;
  /** Matches of every setup that are looked at closely, and steps of each that are looked at most closely. */
  readonly matches: number;
  readonly looks: number;
  /** Which options are looked at closely; all, where nothing is said. */
  closely?(options: JsonObject): boolean;
  /** Matches of every setup that have to end and verify (F06). */
  readonly endings: number;
}

/** Where the seats start on the ring of 40, by number of seats; on purpose not taken from the rules. */
const STARTS: { readonly [seats: number]: readonly number[] } = {
  2: [0, 20],
  3: [0, 10, 20],
  4: [0, 10, 20, 30],
};

/** F08: four figures a colour at all times, one figure a field (RU-13). */
const figuresInPlace = ({ seats, figures }: Speedrun): string | null => {
  if (figures.length !== seats) return `${figures.length} colours`;
  const taken = new Set<string>();
  for (const [seat, own] of figures.entries()) {
    if (own.length !== 4) return `colour ${seat} has ${own.length} figures`;
    for (const progress of own) {
      if (!Number.isInteger(progress) || progress < -1 || progress > 43)
        return `a figure stands on ${progress}`;
      if (progress === -1) continue;
      const place = fieldOf(seats, seat, progress);
      if (taken.has(place)) return `two figures on ${place}`;
      taken.add(place);
    }
  }
  return null;
};

const fieldOf = (seats: number, seat: Seat, progress: number): string =>
  progress > 39
    ? `house ${seat}, ${progress}`
    : `field ${((STARTS[seats]?.[seat] ?? NaN) + progress) % 40}`;

/** Copies of the values 1 … 13 and cards dealt in all, by number of seats; on purpose not taken from the rules. */
const COPIES = [2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2];
const DEALT: { readonly [seats: number]: number } = { 3: 36, 4: 44, 5: 50, 6: 54 };

/** Every card that was dealt is in a hand, in the parade or gone; what is known of a hand is in it. */
const cardsInPlace = ({
  seats,
  hands,
  known,
  parade,
  gone,
  deal,
  turn,
}: Speedsaurus): string | null => {
  const lying = parade.flatMap(({ value, count }) => Array.from({ length: count }, () => value));
  const all = [...hands.flat(), ...lying, ...gone];
  if (all.length !== (deal === 0 ? 0 : DEALT[seats])) return `${all.length} cards`;
  for (const [i, copies] of COPIES.entries()) {
    const found = all.filter((value) => value === i + 1).length;
    if (found > copies) return `${found} cards of value ${i + 1}`;
  }
  if (turn !== null && hands.some((hand) => hand.length === 0))
    return 'a deal goes on without cards';
  for (const [seat, cards] of known.entries())
    for (const value of cards)
      if (cards.filter((v) => v === value).length > count(hands[seat], value))
        return `seat ${seat} is known to hold what it does not hold`;
  const values = parade.map(({ value }) => value);
  return values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0))
    ? null
    : `a parade of ${values.join()}`;
};

const count = (hand: readonly number[] | undefined, value: number): number =>
  hand?.filter((card) => card === value).length ?? 0;

/** While a deal goes on, nobody is sent another hand that is not known card by card. */
const handsOfOthers = (position: JsonObject, viewer: Viewer): readonly string[] => {
  const { hands, known, turn } = position as unknown as Speedsaurus;
  if (turn === null) return [];
  const own = typeof viewer === 'number' ? hands[viewer]?.join() : undefined;
  return hands
    .filter((hand, seat) => seat !== viewer && hand.join() !== own && hand.length > 2)
    .filter((hand) => !known.some((cards) => cards.join() === hand.join()))
    .map((hand) => JSON.stringify(hand));
};

/** Treasures and hazards of the stack, and the relics by expedition; on purpose not taken from the rules. */
const HOARD = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17].map((gold) => `T${gold}`);
const PERILS = [1, 2, 3, 4, 5].flatMap((kind) => [`H${kind}`, `H${kind}`, `H${kind}`]);

/** Every card is in the stack, on the path, recovered or gone; no card lies in two places. */
const hoardInPlace = (position: Speeddrache): string | null => {
  const { expedition, stack, path, recovered, gone, chests, bag } = position;
  const joined = [1, 2, 3, 4, 5].filter((relic) => relic <= expedition).map((n) => `R${n}`);
  const expected = [...HOARD, ...PERILS, ...joined].sort().join();
  // A relic that was taken has left its place on the path.
  const lying = path.filter(({ card, lying: left }) => !card.startsWith('R') || left > 0);
  // What has left the game with the path that still lies there is shown in both places.
  const left = goneWith(position).reduce((cards, card) => {
    const at = cards.indexOf(card);
    return at < 0 ? cards : cards.toSpliced(at, 1);
  }, gone);
  const all = [
    ...stack,
    ...lying.map(({ card }) => card),
    ...recovered.map(({ relic }) => relic),
    ...left,
  ];
  if (all.sort().join() !== expected) return `cards ${all.join()}`;
  return [...chests, bag].every((gold) => Number.isInteger(gold) && gold >= 0)
    ? null
    : `gold ${chests.join()} ${bag}`;
};

/** Cards of the path that have left the game with the end of its expedition. */
const goneWith = ({ path, ending, options }: Speeddrache): readonly string[] => {
  if (ending === null) return [];
  const relics = path.filter(({ card, lying }) => card.startsWith('R') && lying > 0);
  const last = path.at(-1);
  return [
    ...(options.relicsBack ? [] : relics.map(({ card }) => card)),
    ...(ending === 'flight' && !options.hazardsStay && last !== undefined ? [last.card] : []),
  ];
};

/** All 48 dominoes are unseen, in the display, laid, given up or gone; none of them is in two places (F01). */
const dominoesInPlace = ({ unseen, row, next, zoos, off }: Speedzoo): string | null => {
  const open = row.filter((slot) => !slot.done);
  const all = [
    ...unseen,
    ...[...open, ...next].map((slot) => slot.domino),
    ...zoos.flatMap((zoo) => [...zoo.laid.map((laid) => laid.domino), ...zoo.discarded]),
    ...off,
  ];
  const expected = Array.from({ length: 48 }, (_, at) => at + 1).join();
  return all.sort((a, b) => a - b).join() === expected ? null : `dominoes ${all.join()}`;
};

/** The pack, and what anybody may know of it; on purpose not taken from the rules. */
const PACK = [...'A23456789TJQK'].flatMap((rank) => [...'SHDC'].map((suit) => rank + suit));

/** Every card is in one place; in Spit all 52 go on from deal to deal. */
const packInPlace = ({
  deal,
  stocks,
  hands,
  reserves,
  piles,
  layouts,
  spit,
}: Speed): string | null => {
  const places = layouts.flat().flatMap(({ down, up }) => [...down, ...(up === null ? [] : [up])]);
  const all = [stocks, hands, reserves, spit, piles].flatMap((lists) =>
    lists.flatMap((list) => list ?? []),
  );
  const cards = [...all, ...places].sort().join();
  if (deal === 0) return cards === '' ? null : `cards before the first deal: ${cards}`;
  return cards === [...PACK].sort().join() ? null : `cards ${cards}`;
};

/** Cards that lie face down, or in the hand of the other, and were never seen in this deal. */
const coveredCards = (position: JsonObject, viewer: Viewer): readonly string[] => {
  const { step, stocks, hands, reserves, reshuffles } = position as unknown as Speed;
  if (step !== 'race') return [];
  const foreign = hands.filter((_, seat) => seat !== viewer).flat();
  // Cards of reserves made anew lay open in the piles before.
  const lists = [...stocks, ...(reshuffles === 0 ? reserves : [])];
  return (
    [...lists, foreign]
      // Two cards may well have lain open side by side before.
      .filter((cards) => cards.length > 2)
      .map((cards) => JSON.stringify(cards))
  );
};

export const GAMES = {
  speedsaurus: {
    hooks: {
      hides: true,
      conserves: (position) => cardsInPlace(position as unknown as Speedsaurus),
      secrets: handsOfOthers,
    },
    matches: 2,
    looks: 6,
    endings: 50,
  },
  speeddrache: {
    hooks: { conserves: (position) => hoardInPlace(position as unknown as Speeddrache) },
    matches: 1,
    looks: 2,
    endings: 50,
  },
  speedzoo: {
    hooks: { conserves: (position) => dominoesInPlace(position as unknown as Speedzoo) },
    matches: 1,
    looks: 2,
    endings: 50,
  },
  speedrun: {
    hooks: { conserves: (position) => figuresInPlace(position as unknown as Speedrun) },
    matches: 1,
    looks: 2,
    endings: 50,
  },
  speed: {
    hooks: {
      hides: true,
      conserves: (position) => packInPlace(position as unknown as Speed),
      secrets: coveredCards,
    },
    matches: 1,
    looks: 2,
    // A higher sum means more rounds of the same kind, which the other tests play out.
    closely: ({ target }) => target === 0 || target === 15,
    endings: 20,
  },
} as const satisfies { readonly [id in GameId]: Proving };
