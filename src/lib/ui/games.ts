/** How games are named and coloured on the screens that all games share. */
import { m } from '$lib/paraglide/messages';

/** The colour a game gives its felt and its name; a value of `data-game`. */
export type Felt = 'saurus' | 'drache' | 'zoo' | 'run' | 'speed';

/** Felt and name of a game by its id. */
export const GAMES: {
  readonly [id: string]: { readonly felt: Felt; readonly name: () => string };
} = {
  speedsaurus: { felt: 'saurus', name: m.game_saurus },
  speeddrache: { felt: 'drache', name: m.game_drache },
  speedzoo: { felt: 'zoo', name: m.game_zoo },
  speedrun: { felt: 'run', name: m.game_run },
  speed: { felt: 'speed', name: m.game_speed },
};

export const gameName = (id: string): string => GAMES[id]?.name() ?? id;
