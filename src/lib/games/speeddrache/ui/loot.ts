/** What each expedition brought a thief, as the plot of the end board and its table show it. */
import type { Seat } from '../../../game/contract';
import type { Card } from '../cards';
import type { Expedition } from './history';

export interface Loot {
  /** Number of the expedition, from 1. */
  readonly number: number;
  /** Put into the chest. */
  readonly secured: number;
  /** Lost with the bag. */
  readonly lost: number;
  readonly fled: boolean;
  readonly relics: readonly Card[];
}

export const lootBy = (history: readonly Expedition[], seat: Seat): readonly Loot[] =>
  history.flatMap(({ number, fates }) =>
    fates
      .filter((fate) => fate.seat === seat)
      .map(({ how, gold, relics }) => ({
        number,
        secured: how === 'out' ? gold : 0,
        lost: how === 'fled' ? gold : 0,
        fled: how === 'fled',
        relics,
      })),
  );
