/** The twenty Aufträge as the app stores and opens them; what they ask for stands in `missions.ts`. */
import type { MissionSet } from '../../game/missionSet';
import { MISSIONS, MISSION_OPTIONS, missionOf, missionSeed, starsOf } from './missions';
import type { Position } from './position';
import { tallies } from './score';
import { EMPTY } from './zoo';

export const missionSet: MissionSet = {
  count: MISSIONS.length,
  options: () => MISSION_OPTIONS,
  seedOf: missionSeed,
  worthOf: (number, raw) => {
    const position = raw as unknown as Position;
    return {
      stars: starsOf(missionOf(number), position.zoos[0] ?? EMPTY),
      score: tallies(position)[0]?.visitors ?? 0,
    };
  },
};
