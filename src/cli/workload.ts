/**
 * What `bench` plays: random matches of Speedrun with two, three and four seats, the same ones wherever they are
 * played. `scripts/bench/boardgame.mjs` plays them on another engine and takes the rules and the choices from here.
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

/** The first `count` matches. */
export const works = (count: number): readonly Work[] =>
  Array.from({ length: count }, (_, i) => {
    const seats = game.seats[i % game.seats.length] ?? 2;
    return {
      setup: { seats, options: game.defaults(seats), source: { kind: 'free' } },
      chance: () => quickChance(hashText(`bench ${i}`)),
    };
  });

export { randomEntry, randomMatch };
