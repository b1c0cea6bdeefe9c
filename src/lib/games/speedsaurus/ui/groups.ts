/** The own hand as the rack shows it: cards of one value stand together, and each group knows where it fits. */
import type { AnyGame, Refusal, Seat } from '../../../game/contract';
import type { Value } from '../cards';
import type { Action, End, Parade, Play, View } from '../position';
import { groupsOf } from './tally';

export interface Group {
  readonly value: Value;
  readonly have: number;
  /**
   * Where the group may be laid; `few`: its value fits, but there are too few of it; `locked`: its value lies
   * between the ends; `idle`: nothing is to be laid now.
   */
  readonly fit: 'open' | 'left' | 'right' | 'few' | 'locked' | 'idle';
  /** Fewest cards that may be laid where it fits. */
  readonly need: number;
}

/** The end where a group may be laid as it is; `null`: it may not. */
export const endOf = ({ fit }: Group): End | null =>
  fit === 'open' || fit === 'left' || fit === 'right' ? fit : null;

export const fits = (group: Group): boolean => endOf(group) !== null;

/** Where cards go that are meant for `end`: an empty parade and a single stack have only one place for them. */
export const placeFor = (parade: Parade, value: Value, end: 'left' | 'right'): End => {
  const [first, second] = parade;
  if (first === undefined) return 'open';
  return second === undefined && first.value === value ? 'left' : end;
};

/** Why the rules would refuse an action of the viewer's own seat; `null`: they would not. */
export const refusalOf = (rules: AnyGame, position: View, action: Action): Refusal | null => {
  const next = rules.apply(position, action);
  return next.ok ? null : next.refusal;
};

/**
 * @param moves what the seat may do now.
 * @param laying whether cards are to be laid; elsewhere all groups are idle.
 */
export const handGroups = (
  rules: AnyGame,
  position: View,
  you: Seat,
  moves: readonly Action[],
  laying: boolean,
): readonly Group[] => {
  const hand = position.hands[you];
  if (typeof hand !== 'object') return [];
  const plays = moves.filter((move): move is Play => move.do === 'play');
  return groupsOf(hand).map(({ value, count: have }) => {
    if (!laying) return { value, have, fit: 'idle', need: 1 };
    // The list is sorted by count: the first play of a value has the fewest cards.
    const first = plays.find((play) => play.value === value);
    if (first !== undefined) return { value, have, fit: first.end, need: first.count };
    const wish = (end: End): Play => ({ seat: you, do: 'play', value, count: have, end });
    const short = (['left', 'right'] as const)
      .map((end) => refusalOf(rules, position, wish(end)))
      .find((refusal) => refusal?.code === 'too-few-cards');
    return short === undefined || short === null
      ? { value, have, fit: 'locked', need: 1 }
      : { value, have, fit: 'few', need: Number(short.detail?.['need']) };
  });
};
