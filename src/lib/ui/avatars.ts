/**
 * The animals that stand for people and computers: Fluent Emoji Flat (MIT). Pictures and not scripts: only the animals
 * that sit at a table are loaded, and no page carries the others.
 */
import badger from './pictures/animals/badger.svg?no-inline';
import bear from './pictures/animals/bear.svg?no-inline';
import beaver from './pictures/animals/beaver.svg?no-inline';
import fox from './pictures/animals/fox.svg?no-inline';
import frog from './pictures/animals/frog.svg?no-inline';
import hedgehog from './pictures/animals/hedgehog.svg?no-inline';
import otter from './pictures/animals/otter.svg?no-inline';
import owl from './pictures/animals/owl.svg?no-inline';
import panda from './pictures/animals/panda.svg?no-inline';
import penguin from './pictures/animals/penguin.svg?no-inline';
import rabbit from './pictures/animals/rabbit.svg?no-inline';
import tiger from './pictures/animals/tiger.svg?no-inline';

/** The address of each animal's picture. */
export const AVATARS = {
  fox,
  owl,
  hedgehog,
  panda,
  tiger,
  otter,
  rabbit,
  frog,
  penguin,
  bear,
  beaver,
  badger,
} as const;

export type AvatarName = keyof typeof AVATARS;

/** What stands for a player: one of the animals, or the address of a picture that a game brings along. */
export type Portrait = AvatarName | { readonly picture: string };
