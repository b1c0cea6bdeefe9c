/**
 * The work that `bench` counts of strong players: deals of Speedsaurus, expeditions of Speeddrache, matches of Speedzoo,
 * rounds of Speed played to their end.
 */
import type { Question } from '../lib/ai/bot';
import { quickChance } from '../lib/game/chance';
import { read } from '../lib/games/speeddrache/ai/reading';
import { Mind, learnedFor } from '../lib/games/speeddrache/ai/strong';
import { Board, ownBoard } from '../lib/games/speedsaurus/ai/board';
import { Dice } from '../lib/ai/dice';
import { Evidence } from '../lib/games/speedsaurus/ai/evidence';
import { Imagination } from '../lib/games/speedsaurus/ai/imagine';
import { playOut } from '../lib/games/speedsaurus/ai/playout';
import { Compact } from '../lib/games/speedzoo/ai/compact';
import { Playout } from '../lib/games/speedzoo/ai/playout';
import type { Position } from '../lib/games/speedzoo/position';
import type { View } from '../lib/games/speedsaurus/position';
import { STYLES } from '../lib/games/speed/ai/styles';
import { playRound } from '../lib/games/speed/ai/played';
import { Racer } from '../lib/games/speed/ai/racer';
import { Round } from '../lib/games/speed/ai/round';
import { tempoFor } from '../lib/games/speed/ai/tempo';

/** Plays out the i-th of the positions that are asked about. */
type PlayOut = (i: number) => void;

/** With hidden hands imagined once for each position. */
const saurus = (asked: readonly Question[]): PlayOut => {
  const dice = new Dice(1);
  const deals = asked.map(({ view, seat }) => {
    const seen = view.position as unknown as View;
    const board = ownBoard(seen, seat);
    const evidence = new Evidence(seen.seats, view.log);
    const thrifty = new Imagination(seen, seat, evidence, dice).deal(board);
    return { board, thrifty, scratch: new Board(seen.seats) };
  });
  return (i) => {
    const deal = deals[i % deals.length];
    if (deal === undefined) return;
    deal.scratch.copy(deal.board);
    playOut(deal.scratch, deal.thrifty, dice);
  };
};

/** Both choices with one order of the stack: two expeditions. */
const drache = (asked: readonly Question[]): PlayOut => {
  const minds = asked.map(({ view, seat }) => {
    const learned = learnedFor(view.setup.seats);
    return new Mind(read(view, seat, learned.policy), learned, 1);
  });
  const weighed = { decks: 0, gain: 0, leave: 0, deeper: 0 };
  return (i) => {
    minds[i % minds.length]?.round(weighed);
  };
};

/** One lays and picks by the rules of thumb of the strong player, the others by the book, to the end of the match. */
const zoo = (asked: readonly Question[]): PlayOut => {
  const matches = asked.map(({ view }) => {
    const seen = view.position as unknown as Position;
    const root = new Compact(seen);
    root.load(seen);
    root.shuffle(new Dice(1));
    return { root, playout: new Playout(Compact.like(root), root.turn) };
  });
  return (i) => {
    const match = matches[i % matches.length];
    if (match === undefined) return;
    match.playout.match.copy(match.root);
    match.playout.match.deck.set(match.root.deck);
    match.playout.run();
  };
};

/** A round between two strong players with another deal each time. */
const race = (): PlayOut => {
  const round = new Round({ slap: false, autoDraw: false });
  const tempo = tempoFor('strong', 'normal', 0);
  const racers = [new Racer(0, tempo, STYLES.strong), new Racer(1, tempo, STYLES.strong)] as const;
  const deck = Array.from({ length: 52 }, (_, card) => card);
  return (i) => {
    const chance = quickChance(i);
    const cards = chance('deal').shuffled(deck);
    const dealt = {
      stocks: [cards.slice(0, 15), cards.slice(15, 30)],
      reserves: [cards.slice(30, 40), cards.slice(40, 50)],
      starters: cards.slice(50),
    };
    playRound(round, racers, dealt, (loose, time) => chance(`reshuffle ${time}`).shuffled(loose));
  };
};

/** For games whose strong player plays out: how it does, and how many playouts that makes at a time. */
export const PLAYOUTS: {
  readonly [game: string]: {
    readonly from: (asked: readonly Question[]) => PlayOut;
    readonly at: number;
  };
} = {
  speedsaurus: { from: saurus, at: 1 },
  speeddrache: { from: drache, at: 2 },
  speedzoo: { from: zoo, at: 1 },
  speed: { from: race, at: 1 },
};
