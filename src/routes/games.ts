/** The five tiles of the start page: picture, name, one line, number of players. */
import { m } from '$lib/paraglide/messages';
import type { MatchHead } from '$lib/store/matches';
import type { Felt } from '$lib/ui/games';
import drache from '$lib/ui/pictures/drache.svg';
import run from '$lib/ui/pictures/run.svg';
import saurus from '$lib/ui/pictures/saurus.svg';
import speed from '$lib/ui/pictures/speed.svg';
import runWide from '$lib/ui/pictures/run-wide.svg';
import zoo from '$lib/ui/pictures/zoo.svg';
import { settings } from '$lib/ui/settings.svelte';

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

/** Headers of the games that can be played: a picture for phones and one for wide screens. */
export const HEROES: { readonly [hue in Felt]?: { readonly tall: string; readonly wide: string } } =
  { run: { tall: run, wide: runWide } };

/** "gegen Eule, Igel und Panda": what tells a match under way from others. */
export const resumeText = (head: MatchHead): string => {
  const others = head.seated.filter((_, seat) => seat > 0).map(({ name }) => name);
  const names = new Intl.ListFormat(settings.locale).format(others);
  return m.start_resume_text({ names });
};
