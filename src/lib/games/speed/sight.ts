/** What a viewer may see of a position and of an entry: an allow-list. */
import type { JsonObject, Seat, Viewer } from '../../game/contract';
import { sizeOf, topOf, type Cards } from './cards';
import { HAND, type Act, type Entry, type Position, type View } from './position';
import { applyRace } from './race';

/** A redacted entry, of which nothing but the form is known. */
export type Seen = JsonObject & { readonly seat?: Seat; readonly do?: string };

/** The redacted logs of one match, one a viewer. */
export type Logs = readonly { readonly viewer: Viewer; readonly log: readonly Seen[] }[];

/** An entry as it stands in the whole log: without what it turned up. */
export const bare = (seen: Seen): Entry => {
  const own = Object.entries(seen).filter(([key]) => key !== 'shown' && key !== 'drawn');
  return Object.fromEntries(own) as unknown as Entry;
};

const counted = (lists: readonly Cards[]): readonly number[] => lists.map(sizeOf);

export const viewed = (state: Position, viewer: Viewer): View => ({
  options: state.options,
  deal: state.deal,
  step: state.step,
  t: state.t,
  since: state.since,
  frozen: state.frozen,
  stocks: counted(state.stocks),
  hands: state.hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
  reserves: counted(state.reserves),
  piles: state.piles,
  stale: state.stale,
  reshuffles: state.reshuffles,
  layouts: state.layouts.map((layout) => layout.map(({ down, up }) => ({ down: down.length, up }))),
  spit: counted(state.spit),
  rounds: state.rounds,
  score: state.score,
  over: state.over,
});

/**
 * An entry as `viewer` sees it. What it turns up stands beside it in `shown`: the cards of a flip or a "Spit!" by pile,
 * the card of a reveal, of a draw the own cards (elsewhere their number). `drawn`: the round ends with it, and nobody has won.
 */
export const redacted = (before: Position, entry: Entry, viewer: Viewer): JsonObject => {
  if ('chance' in entry) {
    if (entry.chance === 'reshuffle') {
      const loose = before.piles.flatMap((pile) => (pile ?? []).slice(0, -1));
      const odd = loose.filter((card) => !entry.reserves.flat().includes(card));
      return { chance: 'reshuffle', reserves: counted(entry.reserves), odd };
    }
    if ('layouts' in entry)
      return {
        chance: 'deal',
        layouts: entry.layouts.map((layout) =>
          layout.map((cards) => ({ down: Math.max(0, cards.length - 1), up: topOf(cards) })),
        ),
        spit: counted(entry.spit),
      };
    return {
      chance: 'deal',
      hands: entry.stocks.map((stock, seat) => (seat === viewer ? stock.slice(0, HAND) : HAND)),
      stocks: entry.stocks.map((stock) => stock.length - HAND),
      reserves: counted(entry.reserves),
      starters: entry.starters,
    };
  }
  const told = endsDrawn(before, entry) ? { ...entry, drawn: true } : entry;
  if (entry.do === 'flip')
    return { ...told, shown: before.reserves.map((cards) => cards[0] ?? null) };
  if (entry.do === 'spit') return { ...told, shown: before.spit.map((cards) => cards[0] ?? null) };
  if (entry.do === 'reveal')
    return { ...told, shown: before.layouts[entry.seat]?.[entry.from]?.down.at(-1) ?? null };
  const draws = entry.do === 'draw' || (entry.do === 'play' && before.options.autoDraw);
  if (!draws) return told;
  const after = applyRace({ ...before, t: entry.t ?? before.t }, entry);
  const stock = before.stocks[entry.seat] ?? [];
  const left = after.ok ? sizeOf(after.value.stocks[entry.seat]) : stock.length;
  const drawn = stock.slice(0, stock.length - left);
  return { ...told, shown: entry.seat === viewer ? drawn : drawn.length };
};

/** Whether the round ends drawn with this entry, which hands that nobody sees have brought about. */
const endsDrawn = (before: Position, entry: Act): boolean => {
  if (!before.stale || (entry.do !== 'flip' && entry.do !== 'draw')) return false;
  const after = applyRace({ ...before, t: entry.t ?? before.t }, entry);
  return after.ok && after.value.step === 'rest';
};
