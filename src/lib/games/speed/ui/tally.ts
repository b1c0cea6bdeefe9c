/**
 * The rounds of a match in figures, counted from its log alone: what everybody sees at the table is enough, so it
 * works on a log in which hands are hidden as well as on a whole one, and costs no more than reading it once.
 */
import type { JsonObject, Seat } from '../../../game/contract';
import type { Options, Round } from '../position';

type Pair = readonly [number, number];

/** Both piles of a finished layout: who reached first, what that brought, and what was left for the other. */
export interface Grab {
  readonly seat: Seat;
  readonly taken: number;
  readonly given: number;
}

export interface RoundTally {
  /** From 1. */
  readonly number: number;
  /** `null`: drawn; in Spit who has cleared the layout, `null` where nothing went on. */
  readonly winner: Seat | null;
  readonly points: number;
  /** Sums after this round. */
  readonly score: Pair;
  /** Cards that were left, by seat; in Spit nobody has them. */
  readonly hands: Pair;
  readonly stocks: Pair;
  /** All cards of each seat after it; in Spit with the pile that each has got. */
  readonly cards: Pair;
  /** Only in Spit; `null` where nobody had to reach for a pile. */
  readonly grab: Grab | null;
  /** Cards that each has laid. */
  readonly laid: Pair;
  /** How long it took, in milliseconds of play time. */
  readonly ms: number;
}

export interface Tally {
  /** Finished rounds. */
  readonly rounds: readonly RoundTally[];
  /** By seat: most cards in a row on one pile with no other card between them. */
  readonly chains: Pair;
  /** Play time of all finished rounds. */
  readonly ms: number;
}

const HAND = 5;
const stockOf = ({ variant }: Options): number => (variant === 'speed20' ? 20 : 15);

const two = (of: (seat: Seat) => number): [number, number] => [of(0), of(1)];
const listed = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : []);
/** Cards or only their number. */
const size = (json: unknown): number => (typeof json === 'number' ? json : listed(json).length);
/** A place as a whole log has it, its cards, or as a seat sees it. */
const placeSize = (json: unknown): number => {
  if (Array.isArray(json)) return json.length;
  const { down = 0, up = null } = json as { down?: number; up?: unknown };
  return down + (up === null ? 0 : 1);
};

/** One deal while it is counted. */
class Counted {
  readonly hands = two(() => HAND);
  readonly stocks: [number, number];
  /** In Spit: layout and cards to spit, by seat; both piles, `null` where there is none. */
  readonly own: [number, number];
  readonly spit: [number, number];
  readonly piles: (number | null)[];
  readonly laid = two(() => 0);
  grab: Grab | null = null;
  ms = 0;

  constructor(options: Options, deal: JsonObject) {
    this.stocks = two(() => stockOf(options) - HAND);
    const layouts = listed(deal['layouts']);
    this.spit = two((seat) => size(listed(deal['spit'])[seat]));
    this.own = two(
      (seat) =>
        listed(layouts[seat]).reduce<number>((sum, place) => sum + placeSize(place), 0) +
        (this.spit[seat] ?? 0),
    );
    this.piles = this.spit.map((count) => (count === 0 ? null : 0));
  }

  draw(seat: Seat): void {
    const drawn = Math.min(HAND - (this.hands[seat] ?? 0), this.stocks[seat] ?? 0);
    this.hands[seat] = (this.hands[seat] ?? 0) + drawn;
    this.stocks[seat] = (this.stocks[seat] ?? 0) - drawn;
  }

  play(seat: Seat, pile: number, autoDraw: boolean): void {
    this.laid[seat] = (this.laid[seat] ?? 0) + 1;
    this.hands[seat] = (this.hands[seat] ?? 0) - 1;
    this.own[seat] = (this.own[seat] ?? 0) - 1;
    this.piles[pile] = (this.piles[pile] ?? 0) + 1;
    if (autoDraw) this.draw(seat);
  }

  callSpit(): void {
    for (const seat of [0, 1]) {
      const pile = this.piles[seat];
      if (typeof pile !== 'number' || (this.spit[seat] ?? 0) === 0) continue;
      this.piles[seat] = pile + 1;
      this.spit[seat] = (this.spit[seat] ?? 0) - 1;
      this.own[seat] = (this.own[seat] ?? 0) - 1;
    }
  }

  reach(seat: Seat, pile: number): void {
    this.grab = { seat, taken: this.piles[pile] ?? 0, given: this.piles[1 - pile] ?? 0 };
  }

  /** Cards of each in Spit when the deal is over: the other takes the one pile, or both take the one they have got. */
  ownAfter(winner: Seat | null): [number, number] {
    const { grab } = this;
    const lone = this.piles.reduce<number>((sum, pile) => sum + (pile ?? 0), 0);
    return two((seat) => {
      const got =
        grab === null ? (seat === winner ? 0 : lone) : seat === grab.seat ? grab.taken : grab.given;
      return (this.own[seat] ?? 0) + got;
    });
  }
}

/** Cards in a row on each pile. */
class Chains {
  readonly longest = two(() => 0);
  #runs: { seat: Seat; length: number }[] = [];

  play(seat: Seat, pile: number): void {
    const run = this.#runs[pile];
    const length = run?.seat === seat ? run.length + 1 : 1;
    this.#runs[pile] = { seat, length };
    this.longest[seat] = Math.max(this.longest[seat] ?? 0, length);
  }

  /** Cards that nobody has laid lie on the piles. */
  cut(): void {
    this.#runs = [];
  }
}

/** @param rounds what the rules say about each finished round. */
export const tallyOf = (
  log: readonly JsonObject[],
  options: Options,
  rounds: readonly Round[],
): Tally => {
  const deals: Counted[] = [];
  const chains = new Chains();
  for (const entry of log) {
    const [act, seat, pile] = [entry['do'], Number(entry['seat']), Number(entry['pile'])];
    if (entry['chance'] === 'deal') deals.push(new Counted(options, entry));
    const deal = deals.at(-1);
    if (deal === undefined) continue;
    if (typeof entry['t'] === 'number') deal.ms = entry['t'];
    if (act === 'play') {
      deal.play(seat, pile, options.autoDraw);
      chains.play(seat, pile);
    } else if (act === 'draw') deal.draw(seat);
    else if (act === 'grab') deal.reach(seat, pile);
    else if (act === 'spit') deal.callSpit();
    if (act === 'flip' || act === 'spit' || 'chance' in entry) chains.cut();
  }
  const score = two(() => 0);
  const told = rounds.flatMap(([winner, points], at): readonly RoundTally[] => {
    const deal = deals[at];
    if (deal === undefined) return [];
    if (winner !== null) score[winner] = (score[winner] ?? 0) + points;
    const { hands, stocks, laid, ms, grab } = deal;
    const cards =
      options.variant === 'spit'
        ? deal.ownAfter(winner)
        : two((seat) => (hands[seat] ?? 0) + (stocks[seat] ?? 0));
    const sums: Pair = [score[0], score[1]];
    return [{ number: at + 1, winner, points, score: sums, hands, stocks, cards, grab, laid, ms }];
  });
  return {
    rounds: told,
    chains: chains.longest,
    ms: told.reduce((sum, { ms }) => sum + ms, 0),
  };
};

/** Cards per minute, a whole number. */
export const perMinute = ({ laid, ms }: Pick<RoundTally, 'laid' | 'ms'>, seat: Seat): number =>
  ms === 0 ? 0 : Math.round(((laid[seat] ?? 0) * 60_000) / ms);
