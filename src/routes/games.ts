/** The five tiles of the start page: picture, name, one line, number of players. */
import { m } from '$lib/paraglide/messages';
import { isTogether } from '$lib/session/seats';
import type { MatchHead } from '$lib/store/matches';
import { GAMES, type Felt } from '$lib/ui/games';
import { listed } from '$lib/ui/numbers';
import boardRun from '$lib/ui/pictures/board-run.svg';
import drache from '$lib/ui/pictures/drache.svg';
import dracheWide from '$lib/ui/pictures/drache-wide.svg';
import run from '$lib/ui/pictures/run.svg';
import saurus from '$lib/ui/pictures/saurus.svg';
import speed from '$lib/ui/pictures/speed.svg';
import saurusWide from '$lib/ui/pictures/saurus-wide.svg';
import runWide from '$lib/ui/pictures/run-wide.svg';
import zoo from '$lib/ui/pictures/zoo.svg';
import zooWide from '$lib/ui/pictures/zoo-wide.svg';

export type GameHue = Felt;

export type Tile = {
  /** As in addresses and records; a game that is not there yet has none of its pages. */
  readonly id: string;
  readonly hue: GameHue;
  readonly name: () => string;
  readonly line: () => string;
  readonly players: string;
  readonly picture: string;
};

const tile = (
  id: string,
  line: () => string,
  players: string,
  picture: string,
): readonly Tile[] => {
  const game = GAMES[id];
  return game === undefined
    ? []
    : [{ id, hue: game.felt, name: game.name, line, players, picture }];
};

export const TILES: readonly Tile[] = [
  ...tile('speedsaurus', m.game_saurus_line, '3–6', saurus),
  ...tile('speeddrache', m.game_drache_line, '3–8', drache),
  ...tile('speedzoo', m.game_zoo_line, '1–4', zoo),
  ...tile('speedrun', m.game_run_line, '2–4', run),
  ...tile('speed', m.game_speed_line, '2', speed),
];

/** The picture that stands for a live match. */
export const boardPicture = (id: string): string =>
  id === 'speedrun' ? boardRun : (TILES.find((one) => one.id === id)?.picture ?? boardRun);

/** Headers of the games that can be played: a picture for phones and one for wide screens. */
export const HEROES: { readonly [hue in Felt]?: { readonly tall: string; readonly wide: string } } =
  {
    run: { tall: run, wide: runWide },
    saurus: { tall: saurus, wide: saurusWide },
    drache: { tall: drache, wide: dracheWide },
    zoo: { tall: zoo, wide: zooWide },
    speed: { tall: speed, wide: speed },
  };

/** "gegen Eule, Igel und Panda", "allein", "Mia gegen Ben": what tells a match under way from others. */
export const resumeText = ({ seated }: Pick<MatchHead, 'seated'>): string => {
  const [one, ...others] = seated.map(({ name }) => name);
  if (one === undefined || others.length === 0) return m.start_resume_alone();
  const names = listed(others);
  return isTogether(seated)
    ? m.start_resume_pair({ one, other: names })
    : m.start_resume_text({ names });
};
