/**
 * What `bench` plays: random matches of a game with every number of seats in turn, the same ones wherever they are
 * played. `scripts/bench/boardgame.mjs` plays those of Speedrun on another engine and takes the rules and the choices
 * from here.
 */
import { hashText, quickChance } from '../lib/game/chance';
import type { AnyGame, Chance, Setup } from '../lib/game/contract';
import { randomEntry, randomMatch } from '../lib/game/play';
import { speedrun } from '../lib/games/speedrun/rules';

export const game: AnyGame = speedrun as unknown as AnyGame;

export interface Work {
  readonly setup: Setup;
  /** Fresh chance of the match, the same at every call. */
  readonly chance: () => Chance;
}

/** The first `count` matches of a game. */
export const worksOf = (game: AnyGame, count: number): readonly Work[] =>
  Array.from({ length: count }, (_, i) => {
    const seats = game.seats[i % game.seats.length] ?? 2;
    return {
      setup: { seats, options: game.defaults(seats), source: { kind: 'free' } },
      chance: () => quickChance(hashText(`bench ${i}`)),
    };
  });

/** The first `count` matches of Speedrun. */
export const works = (count: number): readonly Work[] => worksOf(game, count);

export { randomEntry, randomMatch };
