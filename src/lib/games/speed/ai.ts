/**
 * Speed's computer players. All of them take the times of people: easy looks for about 1.8 s a card and overlooks some,
 * normal takes 1.05 s, strong 0.62 s and plans the longest row while it feeds the other one as little as it can. At the
 * calm pace everybody takes 5 to 10 s a card; the pace that follows the person is in `ai/pursuit.ts`.
 *
 * Nothing is remembered between questions: the running deal is read anew from what the seat has seen, what it means to
 * do and since when follows from that, and so do the times, which are drawn by chance that the seat's first cards fix.
 * So a player who is asked again after every card of the other one is not kept from its own.
 */
import type { Bot, Question, Strength } from '../../ai/bot';
import { SPIT_STYLES, STYLES } from './ai/styles';
import { GRAB, MOVE, REVEAL, type Layouts } from './ai/layouts';
import { followedCard } from './ai/pursuit';
import { NOTHING, Racer, type Deed, type Style } from './ai/racer';
import { readLayouts, readRound } from './ai/reading';
import { DRAW, SLAP, cardOf, type Round } from './ai/round';
import { tempoFor } from './ai/tempo';
import { PLACES, type Action, type View } from './position';
import { speed } from './rules';

/** How long somebody waits who could only slap too early; the table is sooner with whatever comes next. */
const NEVER = 60_000;

const raceAction = (seat: number, deed: Deed): Action => {
  if (deed === DRAW) return { seat, do: 'draw' };
  if (deed === SLAP || deed === NOTHING) return { seat, do: 'slap' };
  return { seat, do: 'play', card: cardOf(deed >> 1), pile: deed & 1 };
};

const spitAction = (seat: number, deed: Deed): Action => {
  if (deed < REVEAL) return { seat, do: 'play', from: deed >> 1, pile: deed & 1 };
  if (deed < MOVE) return { seat, do: 'reveal', from: deed - REVEAL };
  if (deed >= GRAB) return { seat, do: 'grab', pile: deed - GRAB };
  const [from, to] = [Math.floor((deed - MOVE) / PLACES), (deed - MOVE) % PLACES];
  return { seat, do: 'move', from, to };
};

/** How one chooses, in a round and in a deal of Spit. */
export interface Manner {
  readonly race: Style<Round>;
  readonly spit: Style<Layouts>;
}

/** A computer player; `tempo` is the strength whose times it takes. */
export const botWith = (of: (asked: Strength) => Manner & { readonly tempo: Strength }): Bot => ({
  decide: ({ view, seat, strength: asked, pace }: Question) => {
    const position = view.position as unknown as View;
    if (speed.legal(position, seat).length === 0) throw new Error(`seat ${seat} may not act`);
    const { race, spit, tempo: strength } = of(asked);
    const followed = pace === 'adaptive' ? followedCard(view.log, position, seat, strength) : 0;
    const tempo = tempoFor(strength, pace, followed);
    if (position.options.variant === 'spit') {
      const racer = new Racer(seat, tempo, spit);
      const deal = readLayouts(view.log, seat, racer);
      return {
        action: spitAction(seat, racer.deed),
        after: Math.max(0, racer.at(deal) - deal.t),
      };
    }
    const racer = new Racer(seat, tempo, race);
    const round = readRound(position.options, view.log, seat, racer);
    const waits = racer.deed === NOTHING ? NEVER : racer.at(round) - round.t;
    return { action: raceAction(seat, racer.deed), after: Math.max(0, waits) };
  },
});

export const bot: Bot = botWith((asked) => ({
  race: STYLES[asked],
  spit: SPIT_STYLES[asked],
  tempo: asked,
}));
