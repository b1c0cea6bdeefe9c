/** What turning back now would bring a thief beside the bag, told by the rules themselves. */
import type { AnyGame, JsonObject, Seat } from '../../../game/contract';
import type { Card } from '../cards';
import type { Choice, View } from '../position';

/** What comes to the bag on the way home. */
export interface Gain {
  readonly gold: number;
  readonly relics: readonly Card[];
}

export interface Preview {
  readonly bag: number;
  readonly alone: Gain;
  /** Two go home together; `null` where nobody else is in the cave. */
  readonly shared: Gain | null;
}

const gainWith = (
  rules: Pick<AnyGame, 'apply'>,
  position: View,
  you: Seat,
  leavers: readonly Seat[],
): Gain => {
  const choice = (seat: Seat): Choice => (leavers.includes(seat) ? 'leave' : 'deeper');
  const choices = Object.fromEntries(position.inside.map((seat) => [String(seat), choice(seat)]));
  const entry = { do: 'choices', choices };
  const result = rules.apply(position as unknown as JsonObject, entry);
  if (!result.ok) throw new Error(result.refusal.code);
  const after = result.value as unknown as View;
  return {
    gold: (after.chests[you] ?? 0) - (position.chests[you] ?? 0) - position.bag,
    relics: after.recovered.slice(position.recovered.length).map(({ relic }) => relic),
  };
};

/** `null` where there is nothing to choose: the thief is out, or no choice is due. */
export const previewOf = (
  rules: Pick<AnyGame, 'apply'>,
  position: View,
  you: Seat,
): Preview | null => {
  if (!position.choosing || !position.inside.includes(you)) return null;
  const other = position.inside.find((seat) => seat !== you);
  return {
    bag: position.bag,
    alone: gainWith(rules, position, you, [you]),
    shared: other === undefined ? null : gainWith(rules, position, you, [you, other]),
  };
};
