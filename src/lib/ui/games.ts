/** How games are named and coloured on the screens that all games share. */
import { m } from '$lib/paraglide/messages';
import type { Source } from '../game/contract';

/** The colour a game gives its felt and its name; a value of `data-game`. */
export type Felt = 'saurus' | 'drache' | 'zoo' | 'run' | 'speed';

/** What chance decides in a game, for the words about its proof. */
export type ChanceKind = 'dice' | 'cards';

/** Felt, name and chance of a game by its id. */
export const GAMES: {
  readonly [id: string]: {
    readonly felt: Felt;
    readonly name: () => string;
    readonly chance: ChanceKind;
    /** How its match of the day is called, where it has one. */
    readonly daily?: () => string;
    /** How its missions are called, where it has any. */
    readonly mission?: (gaps: { number: number }) => string;
  };
} = {
  speedsaurus: { felt: 'saurus', name: m.game_saurus, chance: 'cards' },
  speeddrache: { felt: 'drache', name: m.game_drache, chance: 'cards', daily: m.game_drache_daily },
  speedzoo: {
    felt: 'zoo',
    name: m.game_zoo,
    chance: 'cards',
    daily: m.game_zoo_daily,
    mission: m.game_zoo_mission,
  },
  speedrun: { felt: 'run', name: m.game_run, chance: 'dice' },
  speed: { felt: 'speed', name: m.game_speed, chance: 'cards' },
};

export const gameName = (id: string): string => GAMES[id]?.name() ?? id;

/** "Tageshort"; the name of the game where it has no match of the day. */
export const dailyName = (id: string): string => (GAMES[id]?.daily ?? (() => gameName(id)))();

/** „Auftrag 14“; the name of the game where it has no missions. */
export const missionName = (id: string, number: number): string =>
  (GAMES[id]?.mission ?? (() => gameName(id)))({ number });

/** What a match is called: by its game, as the match of a day, or as a mission. */
export const matchName = (id: string, { kind, ...source }: Source): string => {
  if (kind === 'daily') return dailyName(id);
  return 'number' in source ? missionName(id, source.number) : gameName(id);
};

export const chanceOf = (id: string): ChanceKind => GAMES[id]?.chance ?? 'cards';
