/** Matches of Speed and Spit that have come as far as a test wants, by legal entries alone. */
import { quickChance } from '../../src/lib/game/chance';
import type { Entry, Options, Position } from '../../src/lib/games/speed/position';
import { speed } from '../../src/lib/games/speed/rules';
import { SPEED } from './speed';

/**
 * What happens up to the first position that `until` wants, in a match in which seat 0 does all it can and seat 1 only
 * what the table does for it.
 */
export const aheadTo = (
  options: Partial<Options>,
  until: (position: Position) => boolean,
): readonly Entry[] => {
  const log: Entry[] = [];
  const chance = quickChance(7);
  let position = speed.start({
    seats: 2,
    options: { ...SPEED, ...options },
    source: { kind: 'free' },
  });
  while (!until(position)) {
    const acts = speed.legal(position, 0).filter((act) => act.do !== 'move' && act.do !== 'slap');
    const act = acts.find((one) => one.do === 'play') ?? acts[0];
    const entry = act ?? speed.tableMove(position, chance);
    if (entry === null) throw new Error('the match is over before');
    const stamped = 'chance' in entry ? entry : { ...entry, t: position.t + 500 };
    const next = speed.apply(position, stamped);
    if (!next.ok) throw new Error(next.refusal.code);
    position = next.value;
    log.push(stamped);
  }
  return log;
};
