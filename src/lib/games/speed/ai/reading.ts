/** What a seat has seen of the running deal, told to a racer entry by entry, as it happened. */
import type { JsonObject, Seat } from '../../../game/contract';
import type { Card } from '../cards';
import type { Options } from '../position';
import { GRAB, Layouts, MOVE, REVEAL } from './layouts';
import type { Deed, Racer, Timed } from './racer';
import { DRAW, NO_CARD, Round, SLAP, codeOf, type Code } from './round';

/** An entry as it stands in a seat's view; see sight.ts. */
interface Seen {
  readonly chance?: string;
  readonly seat?: Seat;
  readonly do?: string;
  readonly t?: number;
  readonly card?: Card;
  readonly pile?: number;
  readonly from?: number;
  readonly to?: number;
  readonly shown?: number | Card | null | readonly (Card | null)[];
  readonly hands?: readonly (number | readonly Card[])[];
  readonly stocks?: readonly number[];
  readonly reserves?: readonly number[];
  readonly starters?: readonly Card[];
  readonly layouts?: readonly (readonly { readonly down: number; readonly up: Card | null }[])[];
  readonly spit?: readonly number[];
}

const code = (card: Card | null | undefined): Code =>
  card === null || card === undefined ? NO_CARD : codeOf(card);
const codes = (cards: Seen['shown'] | readonly Card[]): readonly Code[] =>
  typeof cards === 'object' && cards !== null ? cards.map(code) : [];

/** A deal that follows the entries of a log. */
interface Followed<R> {
  readonly deal: R;
  readonly begin: (entry: Seen) => void;
  readonly follow: (entry: Seen) => void;
}

const inRace = (options: Options): Followed<Round> => {
  const deal = new Round(options);
  return {
    deal,
    begin: ({ hands = [], stocks = [], reserves = [], starters = [] }) => {
      deal.begin(
        hands.map((hand) => (typeof hand === 'number' ? [] : hand.map(code))),
        stocks[0] ?? 0,
        reserves[0] ?? 0,
        starters.map(code),
      );
    },
    follow: (entry) => {
      const { seat = 0, t = 0, shown } = entry;
      if (entry.chance === 'reshuffle') deal.reshuffle();
      else if (entry.do === 'flip') deal.flip(t, codes(shown));
      else if (entry.do === 'slap') deal.act(seat, SLAP, t, [], 0);
      else {
        const drawn = codes(shown);
        const deed = entry.do === 'draw' ? DRAW : 2 * code(entry.card) + (entry.pile ?? 0);
        deal.act(seat, deed, t, drawn, typeof shown === 'number' ? shown : drawn.length);
      }
    },
  };
};

const spitDeed = (entry: Seen): Deed => {
  const { from = 0, to = 0, pile = 0 } = entry;
  if (entry.do === 'play') return 2 * from + pile;
  if (entry.do === 'reveal') return REVEAL + from;
  return entry.do === 'move' ? MOVE + 5 * from + to : GRAB + pile;
};

const inSpit = (): Followed<Layouts> => {
  const deal = new Layouts();
  return {
    deal,
    begin: ({ layouts = [], spit = [] }) => {
      const ups = layouts.map((layout) => layout.map(({ up }) => code(up)));
      const downs = layouts.map((layout) => layout.map(({ down }) => down));
      deal.begin(ups, downs, spit);
    },
    follow: (entry) => {
      const { seat = 0, t = 0, shown } = entry;
      if (entry.do === 'spit') deal.spat(t, codes(shown));
      else deal.act(seat, spitDeed(entry), t, code(shown as Card | null | undefined));
    },
  };
};

/** Follows the last deal of `log`; the racer is told of everything since it acted itself. */
const followed = <R extends Timed>(
  { deal, begin, follow }: Followed<R>,
  log: readonly JsonObject[],
  seat: Seat,
  racer: Racer<R>,
): R => {
  const entries = log as readonly Seen[];
  const dealt = entries.findLastIndex(({ chance }) => chance === 'deal');
  const acted = entries.findLastIndex((entry) => entry.seat === seat);
  for (const [at, entry] of entries.entries()) {
    if (at < dealt) continue;
    if (at === dealt) begin(entry);
    else follow(entry);
    if (at === dealt || at === acted) racer.anew(deal);
    else if (at > acted) racer.notice(deal);
  }
  return deal;
};

/** The round that runs, as the seat knows it. */
export const readRound = (
  options: Options,
  log: readonly JsonObject[],
  seat: Seat,
  racer: Racer<Round>,
): Round => followed(inRace(options), log, seat, racer);

/** The deal of Spit that runs. */
export const readLayouts = (
  log: readonly JsonObject[],
  seat: Seat,
  racer: Racer<Layouts>,
): Layouts => followed(inSpit(), log, seat, racer);
