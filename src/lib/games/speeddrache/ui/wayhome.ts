/** The way home as arithmetic: the rests that lie on the path, shared by those who leave, and what goes into chests. */
import type { Seat } from '../../../game/contract';
import type { Card } from '../cards';
import type { View } from '../position';
import type { Leave } from './history';

/** One thief who leaves: bag + share = gold, and the chest afterwards. Numbers of others may be hidden. */
export interface Homecoming {
  readonly seat: Seat;
  readonly sum: { readonly bag: number; readonly share: number; readonly chest: number } | null;
}

export interface WayHomeSum {
  readonly leavers: number;
  /** What lay on the treasures of the path, in its order, without nothings; `null`: hidden by the house rule. */
  readonly rests: readonly number[] | null;
  readonly lying: number;
  readonly share: number;
  readonly stays: number;
  readonly homecomings: readonly Homecoming[];
  /** Relics that the only one who left took along. */
  readonly taken: readonly Card[];
  /** Relics that stay on the path. */
  readonly left: readonly Card[];
}

/** Whether numbers of that seat are kept from `you`. */
export const isHidden = ({ options, over }: View, seat: Seat, you: Seat): boolean =>
  options.hiddenChests && seat !== you && !over;

/** @param position after they have left. */
export const wayHomeSum = (leave: Leave, position: View, you: Seat): WayHomeSum => {
  const relics = leave.path.flatMap(({ card, lying }) =>
    card.startsWith('R') && lying > 0 ? [card] : [],
  );
  const rests = leave.path.flatMap(({ card, lying }) =>
    card.startsWith('T') && lying > 0 ? [lying] : [],
  );
  const secret = leave.seats.every((seat) => isHidden(position, seat, you));
  return {
    leavers: leave.seats.length,
    rests: secret ? null : rests,
    lying: leave.lying,
    share: leave.share,
    stays: leave.stays,
    homecomings: leave.seats.map((seat) => ({
      seat,
      sum: isHidden(position, seat, you)
        ? null
        : { bag: leave.bag, share: leave.share, chest: position.chests[seat] ?? 0 },
    })),
    taken: leave.relics,
    left: relics.filter((relic) => !leave.relics.includes(relic)),
  };
};
