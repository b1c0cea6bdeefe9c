/**
 * Rebuilding Spit. Face-down cards and spit cards are unseen by all, and all that happens to a card once it was seen
 * is public. So a card belongs from the first deal on to whoever it first shows up with, and those that never show up
 * belong to whoever lacks cards, the same one all along.
 */
import type { Chance, Seat } from '../../game/contract';
import { DECK, type Card, type Cards } from './cards';
import { begun } from './deal';
import { SEATS, type Entry, type Position, type SpitDeal } from './position';
import { bare, type Logs, type Seen } from './sight';
import { start } from './start';
import { applySpit, belongings } from './spit';

/** The cards of one deal as far as they were seen, `null` where nobody has; by seat. */
interface Slots {
  readonly layouts: readonly (readonly (Card | null)[][])[];
  readonly spit: readonly (Card | null)[][];
}

interface SeenSpitDeal {
  readonly layouts: readonly (readonly { readonly down: number; readonly up: Card | null }[])[];
  readonly spit: readonly number[];
}

const unseen = (size: number): (Card | null)[] => Array.from({ length: size }, () => null);

/** A deal with all that its entries have turned up. */
const seenIn = (deal: SeenSpitDeal, entries: readonly Seen[]): Slots => {
  const slots: Slots = {
    layouts: deal.layouts.map((layout) =>
      layout.map(({ down, up }) => [...unseen(down), ...(up === null ? [] : [up])]),
    ),
    spit: deal.spit.map(unseen),
  };
  const down = deal.layouts.map((layout) => layout.map((place) => place.down));
  let spits = 0;
  for (const entry of entries) {
    if (entry.do === 'spit') {
      const shown = entry['shown'] as readonly (Card | null)[];
      for (const seat of SEATS) if (shown[seat]) slots.spit[seat]?.splice(spits, 1, shown[seat]);
      spits += 1;
    } else if (entry.do === 'reveal') {
      const [seat, from] = [entry.seat ?? 0, entry['from'] as number];
      const under = (down[seat]?.[from] ?? 0) - 1;
      down[seat]?.splice(from, 1, under);
      slots.layouts[seat]?.[from]?.splice(under, 1, entry['shown'] as Card);
    }
  }
  return slots;
};

const cardsOf = ({ layouts, spit }: Slots, seat: Seat): readonly (Card | null)[] => [
  ...(layouts[seat]?.flat() ?? []),
  ...(spit[seat] ?? []),
];

/** By seat, what it held before the first deal: what first showed up with it, and a share of what never did. */
const firstOwners = (deals: readonly Slots[], chance: Chance): readonly [Cards, Cards] => {
  const owner = new Map<Card, Seat>();
  for (const deal of deals)
    for (const seat of SEATS)
      for (const card of cardsOf(deal, seat))
        if (card !== null && !owner.has(card)) owner.set(card, seat);
  const nobodys = chance('unseen').shuffled(DECK.filter((card) => !owner.has(card)));
  const shown = SEATS.map((seat) => DECK.filter((card) => owner.get(card) === seat));
  const lacking = DECK.length / 2 - (shown[0]?.length ?? 0);
  return [
    [...(shown[0] ?? []), ...nobodys.slice(0, lacking)],
    [...(shown[1] ?? []), ...nobodys.slice(lacking)],
  ];
};

/** The deal with its gaps filled from what each seat has beside the cards that were seen. */
const filled = (
  slots: Slots,
  own: readonly [Cards, Cards],
  chance: Chance,
  deal: number,
): SpitDeal => {
  const spare = SEATS.map((seat) => {
    const seen = new Set(cardsOf(slots, seat));
    return chance(`unseen ${deal} of ${seat}`).shuffled(
      (own[seat] ?? []).filter((card) => !seen.has(card)),
    );
  });
  const take = (seat: Seat, card: Card | null): Card => {
    const next = card ?? spare[seat]?.pop();
    if (next === undefined) throw new Error(`seat ${seat} lacks cards in deal ${deal}`);
    return next;
  };
  return {
    chance: 'deal',
    layouts: slots.layouts.map((layout, seat) =>
      layout.map((cards) => cards.map((card) => take(seat, card))),
    ),
    spit: slots.spit.map((cards, seat) => cards.map((card) => take(seat, card))),
  };
};

export const rebuiltSpit = (logs: Logs, chance: Chance): readonly Entry[] => {
  // Both and all who look on see the same.
  const log = logs[0]?.log ?? [];
  const starts = log.flatMap((entry, at) => ('chance' in entry ? [at] : []));
  const rounds = starts.map((at, i) => ({
    deal: log[at] as unknown as SeenSpitDeal,
    entries: log.slice(at + 1, starts[i + 1]),
  }));
  const seen = rounds.map(({ deal, entries }) => seenIn(deal, entries));
  let own = firstOwners(seen, chance);
  let state: Position = start({ variant: 'spit', target: 0, slap: false, autoDraw: false });
  return rounds.flatMap(({ entries }, i) => {
    const deal = filled(seen[i] ?? { layouts: [], spit: [] }, own, chance, i + 1);
    const acts = entries.map(bare);
    const next = begun(state, deal, own);
    if (!next.ok) throw new Error(`deal ${i + 1} does not hold: ${next.refusal.code}`);
    state = next.value;
    for (const act of acts) {
      const after = 'chance' in act ? null : applySpit(state, act);
      if (after?.ok !== true) throw new Error(`deal ${i + 1} does not replay`);
      state = after.value;
    }
    own = [belongings(state, 0), belongings(state, 1)];
    return [deal, ...acts];
  });
};
