/** Rounds of Speed played by two racers, without the rules and proven equal to them; thousands in a second. */
import { HAND } from '../position';
import { NOTHING, type Deed, type Racer } from './racer';
import { DRAW, SLAP, fitsOn, hasRank, type Code, type Round } from './round';

/** As in waiting.ts, which the rules go by. */
const BLOCKED = 2_000;
const LAGGARD = 3_000;
const IDLE = 20_000;
/** How long somebody who only could slap waits: the table is sooner. */
export const NEVER = 60_000;

export interface Dealt {
  /** By seat, the next card first; the first five are the hand. */
  readonly stocks: readonly (readonly Code[])[];
  readonly reserves: readonly (readonly Code[])[];
  readonly starters: readonly Code[];
}

/** What happened, for whoever compares it with the rules. */
export type Heard = (t: number, seat: number, deed: Deed | 'flip' | 'reshuffle') => void;
export type Shuffle = (cards: readonly Code[], time: number) => readonly Code[];

/** Plays a round; the winner, or −1. `cards`: what the other one has left. */
export const playRound = (
  round: Round,
  racers: readonly [Racer<Round>, Racer<Round>],
  dealt: Dealt,
  shuffle: Shuffle,
  heard?: Heard,
): { readonly winner: number; readonly cards: number } => {
  const stocks = dealt.stocks.map((cards) => [...cards]);
  let reserves = dealt.reserves.map((cards) => [...cards]);
  const piles = dealt.starters.map((card) => [card]);
  const hands = stocks.map((stock) => stock.splice(0, HAND));
  round.begin(hands, stocks[0]?.length ?? 0, reserves[0]?.length ?? 0, dealt.starters);
  let shuffles = 0;
  for (const racer of racers) racer.anew(round);
  for (;;) {
    const can: readonly [boolean, boolean] = [round.mayLay(0), round.mayLay(1)];
    const draws: readonly [boolean, boolean] = [round.mayDraw(0), round.mayDraw(1)];
    const blocked = !can[0] && !can[1] && !draws[0] && !draws[1];
    if (blocked && round.stale && round.reserve[0] === 0 && round.reserve[1] === 0)
      return { winner: -1, cards: 0 };
    let seat = -1;
    let deed: Deed = NOTHING;
    let soonest = Infinity;
    for (const me of [0, 1] as const) {
      if (!can[me] && !draws[me] && !round.slap) continue;
      const racer = racers[me];
      const means = racer.deed;
      const at = means === NOTHING ? round.t + NEVER : Math.max(round.t, racer.at(round));
      if (at >= soonest) continue;
      soonest = at;
      seat = me;
      deed = means === NOTHING ? SLAP : means;
    }
    if (blocked) {
      const turns = Math.max(round.t, round.since + BLOCKED);
      if (turns < soonest) {
        if (round.reserve[0] === 0 && round.reserve[1] === 0) {
          const loose = piles.flatMap((pile) => pile.slice(0, -1));
          shuffles += 1;
          const cards = shuffle(loose, shuffles);
          const half = loose.length >> 1;
          reserves = [cards.slice(0, half), cards.slice(half, 2 * half)];
          const odd = cards.slice(2 * half);
          for (const [at, pile] of piles.entries())
            piles[at] = [...(at === 0 ? odd : []), ...pile.slice(-1)];
          round.reshuffle();
          heard?.(round.t, -1, 'reshuffle');
        } else {
          const turned = reserves.map((cards) => cards.shift() ?? -1);
          for (const [at, card] of turned.entries()) piles[at]?.push(card);
          round.flip(turns, turned);
          heard?.(turns, -1, 'flip');
        }
        for (const racer of racers) racer.notice(round);
        continue;
      }
    } else {
      const late = laggardOf(round, draws[0] || can[0], draws[1] || can[1]);
      const stuck = !can[0] && !can[1];
      const wait = round.since + (stuck ? LAGGARD : IDLE);
      const acts = Math.max(round.t, wait, round.frozen[late]);
      if ((draws[late] || can[late]) && acts < soonest) {
        soonest = acts;
        seat = late;
        deed = draws[late] ? DRAW : firstOf(round, late);
      }
    }
    const me = seat === 0 ? 0 : 1;
    const wins = deed === SLAP && round.left(me) === 0;
    const stock = stocks[me] ?? [];
    const own = deed === DRAW || (round.autoDraw && deed !== SLAP);
    const missing = HAND - round.held[me] + (deed === DRAW ? 0 : 1);
    const drawn = own ? stock.splice(0, missing) : [];
    round.act(me, deed, soonest, drawn, drawn.length);
    if (deed < DRAW) piles[deed & 1]?.push(deed >> 1);
    heard?.(soonest, me, deed);
    if (wins || (!round.slap && round.left(me) === 0))
      return { winner: me, cards: round.left(1 - me) };
    racers[me].anew(round);
    racers[me === 0 ? 1 : 0].notice(round);
  }
};

/** For whom the table acts, of those who could: whoever is free of a freeze sooner, seat 0 first. */
const laggardOf = ({ frozen, t }: Round, first: boolean, second: boolean): 0 | 1 => {
  if (!first || !second) return first ? 0 : 1;
  return Math.max(t, frozen[0]) <= Math.max(t, frozen[1]) ? 0 : 1;
};

/** What the table lays for somebody: the first card of the hand that fits, pile 0 first. */
const firstOf = (round: Round, me: 0 | 1): Deed => {
  for (const card of round.hands[me])
    for (const pile of [0, 1])
      if (hasRank(fitsOn(round.tops[pile] ?? -1), card)) return 2 * card + pile;
  return NOTHING;
};
