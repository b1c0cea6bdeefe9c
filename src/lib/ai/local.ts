/** Computer players in the thread that asks: inside the worker, in the arena, in tests. */
import type { Bot, Decider, Thinker } from './bot';

/**
 * @param loadBot the computer player of a game by its id; asked once a game, again only after it failed.
 */
export const localThinker = (loadBot: (game: string) => Promise<Bot>): Thinker => {
  const bots = new Map<string, Promise<Bot>>();
  const botOf = (game: string): Promise<Bot> => {
    const known = bots.get(game);
    if (known !== undefined) return known;
    const loading = loadBot(game);
    bots.set(game, loading);
    loading.catch(() => bots.delete(game));
    return loading;
  };
  return {
    decide: async (game, question) => (await botOf(game)).decide(question),
    advise: async (game, question) => {
      const advice = (await botOf(game)).advise?.(question);
      if (advice === undefined) throw new Error(`${game} gives no advice`);
      return advice;
    },
    close: () => {
      bots.clear();
    },
  };
};

/** Computer players of one game, a bot on each seat. */
export const seatedDecider = (bots: readonly Bot[]): Decider => ({
  decide: async (_game, question) => {
    const bot = bots[question.seat];
    if (bot === undefined) throw new Error(`nobody plays seat ${question.seat}`);
    return Promise.resolve(bot.decide(question));
  },
});
