/** A whole log that looks to all the given viewers as it does; what none of them has seen is dealt anew. */
import type { Chance, LogView } from '../../game/contract';
import type { Entry, Options } from './position';
import { rebuiltRace } from './rebuildRace';
import { rebuiltSpit } from './rebuildSpit';
import type { Seen } from './sight';

export const rebuilt = (views: readonly LogView<Options>[], chance: Chance): readonly Entry[] => {
  const [first] = views;
  if (first === undefined) return [];
  const logs = views.map(({ viewer, log }) => ({ viewer, log: log as readonly Seen[] }));
  return first.setup.options.variant === 'spit'
    ? rebuiltSpit(logs, chance)
    : rebuiltRace(first.setup.options, logs, chance);
};
