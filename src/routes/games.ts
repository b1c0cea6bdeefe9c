/** The five tiles of the start page: picture, name, one line, number of players. */
import { m } from '$lib/paraglide/messages';
import type { Felt } from '$lib/ui/games';
import drache from '$lib/ui/pictures/drache.svg';
import run from '$lib/ui/pictures/run.svg';
import saurus from '$lib/ui/pictures/saurus.svg';
import speed from '$lib/ui/pictures/speed.svg';
import zoo from '$lib/ui/pictures/zoo.svg';

export type GameHue = Felt;

export type Tile = {
  readonly hue: GameHue;
  readonly name: () => string;
  readonly line: () => string;
  readonly players: string;
  readonly picture: string;
};

export const TILES: readonly Tile[] = [
  { hue: 'run', name: m.game_run, line: m.game_run_line, players: '2–4', picture: run },
  { hue: 'saurus', name: m.game_saurus, line: m.game_saurus_line, players: '3–6', picture: saurus },
  { hue: 'drache', name: m.game_drache, line: m.game_drache_line, players: '3–8', picture: drache },
  { hue: 'zoo', name: m.game_zoo, line: m.game_zoo_line, players: '1–4', picture: zoo },
  { hue: 'speed', name: m.game_speed, line: m.game_speed_line, players: '2', picture: speed },
];
