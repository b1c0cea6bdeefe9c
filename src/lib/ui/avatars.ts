/** The animals that stand for people and computers: Fluent Emoji Flat (MIT), inlined at build. */
import Badger from '~icons/fluent-emoji-flat/badger';
import Bear from '~icons/fluent-emoji-flat/bear';
import Beaver from '~icons/fluent-emoji-flat/beaver';
import Fox from '~icons/fluent-emoji-flat/fox';
import Frog from '~icons/fluent-emoji-flat/frog';
import Hedgehog from '~icons/fluent-emoji-flat/hedgehog';
import Otter from '~icons/fluent-emoji-flat/otter';
import Owl from '~icons/fluent-emoji-flat/owl';
import Panda from '~icons/fluent-emoji-flat/panda';
import Penguin from '~icons/fluent-emoji-flat/penguin';
import Rabbit from '~icons/fluent-emoji-flat/rabbit-face';
import Tiger from '~icons/fluent-emoji-flat/tiger-face';

export const AVATARS = {
  fox: Fox,
  owl: Owl,
  hedgehog: Hedgehog,
  panda: Panda,
  tiger: Tiger,
  otter: Otter,
  rabbit: Rabbit,
  frog: Frog,
  penguin: Penguin,
  bear: Bear,
  beaver: Beaver,
  badger: Badger,
} as const;

export type AvatarName = keyof typeof AVATARS;

/** What stands for a player: one of the animals, or the address of a picture that a game brings along. */
export type Portrait = AvatarName | { readonly picture: string };
