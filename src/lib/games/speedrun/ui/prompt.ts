/** What the dock says: what to do, and why. */
import { m } from '$lib/paraglide/messages';
import type { AnyGame, Seat } from '../../../game/contract';
import { percent } from '../../../ui/numbers';
import type { Position } from '../position';
import { standsText } from './Board.labels';
import type { Fraction } from './fraction';
import type { Highlight } from './highlights';
import { nearestPrey } from './threat';

export interface Prompt {
  readonly title: string;
  readonly text: string | undefined;
}

interface Scene {
  readonly rules: AnyGame;
  readonly position: Position;
  readonly you: Seat;
  readonly names: readonly string[];
  /** Board corner of each seat. */
  readonly corners: readonly number[];
  readonly movable: readonly Highlight[];
  /** The match is played in another tab. */
  readonly elsewhere: boolean;
  /** The person's own six has just brought another roll. */
  readonly again: boolean;
  /** Too fast to read more than who is on turn. */
  readonly quick: boolean;
}

const waits = (figures: readonly number[] = []): boolean => figures.every((p) => p < 0 || p >= 40);

const rollWords = ({ position, you, again }: Scene): Prompt => {
  const title = m.speedrun_roll_first();
  if (again) return { title, text: m.speedrun_roll_again() };
  return position.rollsLeft > 1 || waits(position.figures[you])
    ? { title, text: m.speedrun_roll_try({ number: 4 - position.rollsLeft }) }
    : { title, text: title };
};

const moveWords = ({ position, movable, names }: Scene): Prompt => {
  if (movable.every((move) => move.from < 0))
    return { title: m.speedrun_move_out(), text: m.speedrun_move_out_why() };
  const title = m.speedrun_move_steps({ steps: position.roll ?? 0 });
  const capture = movable.find((move) => move.captures !== null)?.captures;
  const count = movable.length;
  return capture === undefined || capture === null
    ? { title, text: m.speedrun_can_move({ count }) }
    : { title, text: m.speedrun_can_capture({ count, who: names[capture] ?? '' }) };
};

const percentOf = ({ part, of }: Fraction): string => percent(part / of);

/** While another plays: which own figure is in reach. */
const waitWords = (scene: Scene, turn: Seat): Prompt => {
  const { rules, position, you, names, corners, quick } = scene;
  const name = names[turn] ?? '';
  const title = m.on_turn({ name });
  if (quick) return { title, text: undefined };
  if (position.home.includes(you)) return { title, text: m.speedrun_waits_home() };
  const prey = nearestPrey(rules, position, you, turn);
  if (prey === null) return { title, text: m.speedrun_waits_safe() };
  const corner = corners[you] ?? you;
  const place = standsText(corner, position.figures[you]?.[prey.figure] ?? -1, corner);
  return prey.chance.part === prey.chance.of
    ? { title, text: m.speedrun_waits_hit({ place }) }
    : { title, text: m.speedrun_waits_danger({ place, chance: percentOf(prey.chance) }) };
};

export const promptOf = (scene: Scene): Prompt => {
  const { position, you, elsewhere } = scene;
  if (position.turn === null) return { title: m.speedrun_lot(), text: undefined };
  if (elsewhere) return { title: m.looking_on(), text: undefined };
  if (position.turn !== you) return waitWords(scene, position.turn);
  return position.roll === null ? rollWords(scene) : moveWords(scene);
};
