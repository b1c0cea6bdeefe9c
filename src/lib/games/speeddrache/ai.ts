/** The computer players of Speeddrache. */
import type { Bot } from '../../ai/bot';
import { quickChance } from '../../game/chance';

export const bot: Bot = {
  decide: ({ seat, seed }) => ({
    action: { seat, do: quickChance(Number(seed))('stub').below(2) === 0 ? 'deeper' : 'leave' },
  }),
};
