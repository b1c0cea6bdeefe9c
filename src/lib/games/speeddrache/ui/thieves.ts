/** The thieves as the row below the cave shows them; what the house rule hides is left out here. */
import type { JsonObject, Seat } from '../../../game/contract';
import type { Moment } from '../../../table/ports';
import type { Player } from '../../../ui/players';
import type { Choice, View } from '../position';
import type { Thief, ThiefState } from './board/types';
import type { Expedition, Fate } from './history';
import type { Scene } from './scenes';
import { isHidden } from './wayhome';

export interface Row {
  readonly position: View;
  readonly players: readonly Player[];
  readonly you: Seat;
  /** The running expedition or the one that ended last. */
  readonly expedition: Expedition | undefined;
  readonly moment: Pick<Moment, 'chosen' | 'choice'>;
  readonly scene: Scene;
  /** The last entry of the log. */
  readonly last: JsonObject | undefined;
}

/** What all have chosen, while the discs lie turned. */
const turnedChoice = ({ scene, last }: Row, seat: Seat): Choice | undefined => {
  if (scene !== 'turned' || last?.['choices'] === undefined) return undefined;
  return (last['choices'] as { readonly [seat: string]: Choice })[seat];
};

const stateOf = (row: Row, seat: Seat, fate: Fate | undefined): ThiefState => {
  const turned = turnedChoice(row, seat);
  if (turned !== undefined) return turned;
  if (fate?.how === 'fled') return 'fled';
  if (fate?.how === 'out') return 'out';
  if (!row.position.choosing) return fate === undefined ? 'choosing' : 'deeper';
  return row.moment.chosen.includes(seat) ? 'chosen' : 'choosing';
};

const thiefOf = (row: Row, player: Player): Thief => {
  const { position, you, expedition, scene } = row;
  const { seat } = player;
  const fate = expedition?.fates[seat];
  const state = stateOf(row, seat, fate);
  const hidden = isHidden(position, seat, you);
  const leaves = state === 'leave' && fate !== undefined;
  const leave = expedition?.leaves.at(-1);
  const chest = position.chests[seat] ?? 0;
  const gone = state === 'out' || state === 'fled';
  // While the discs lie turned, nothing has been put into chests yet.
  const inBag = scene === 'turned' && leave !== undefined && leaves ? leave.bag : position.bag;
  return {
    player,
    state,
    chest: hidden ? null : leaves ? chest - fate.gold : chest,
    bag: hidden || state === 'out' ? null : state === 'fled' ? 0 : inBag,
    relics: position.recovered.flatMap((one) =>
      one.seat === seat && !(leaves && fate.relics.includes(one.relic)) ? [one.relic] : [],
    ),
    gain: hidden || !gone || fate === undefined ? null : state === 'out' ? fate.gold : -fate.gold,
    you: seat === you,
    turn: seat === you && scene === 'choose',
  };
};

export const thievesOf = (row: Row): readonly Thief[] =>
  row.players.map((player) => thiefOf(row, player));
