/** What only the toys know: what must be conserved, and what nobody may be sent. */
import type { JsonObject, Viewer } from '../../../src/lib/game/contract';
import type { Hooks } from '../harness';
import type { Position as Climb } from './climb';
import type { Position as Hurry } from './hurry';
import type { Position as Plunder } from './plunder';

const twice = (cards: readonly unknown[]) =>
  new Set(cards).size === cards.length ? null : `a card twice: ${cards.join()}`;

export const climbHooks: Hooks = {
  hides: true,
  conserves: (position) => twice((position as unknown as Climb).hands.flat()),
  secrets: (position: JsonObject, viewer: Viewer) =>
    (position as unknown as Climb).hands
      .filter((_, seat) => seat !== viewer)
      .flat()
      .map((card) => `"${card}"`),
};

export const plunderHooks: Hooks = {
  conserves: (position) => {
    const { chests, pot, coins, inside } = position as unknown as Plunder;
    const scared = inside.length === 0 && coins.length > 1 && coins.at(-1) === coins.at(-2);
    const turned = coins.reduce((sum, coin) => sum + coin, 0);
    const kept = chests.reduce((sum, chest) => sum + chest, pot);
    return kept === turned || (scared && kept < turned) ? null : `${kept} of ${turned} gold`;
  },
};

/** Cards of Hurry stand in views as numbers, as times do; so look at the lists that may hold cards. */
export const hurryHooks: Hooks = {
  hides: true,
  conserves: (position) => {
    const { hands, stocks, reserve } = position as unknown as Hurry;
    return twice([...hands, ...stocks, reserve].flat());
  },
  secrets: (position) => {
    const { stocks, reserve } = position as unknown as Hurry;
    return [...stocks, reserve].filter((cards) => cards.length > 1).map((cards) => cards.join());
  },
};
