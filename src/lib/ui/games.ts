/** How games are named and coloured on the screens that all games share. Their names are the same in every language. */
export type Felt = 'saurus' | 'drache' | 'zoo' | 'run' | 'speed';

export const GAMES: {
  readonly [id: string]: { readonly felt: Felt; readonly name: string };
} = {
  speedsaurus: { felt: 'saurus', name: 'Speedsaurus' },
  speeddrache: { felt: 'drache', name: 'Speeddrache' },
  speedzoo: { felt: 'zoo', name: 'Speedzoo' },
  speedrun: { felt: 'run', name: 'Speedrun' },
  speed: { felt: 'speed', name: 'Speed' },
};

export const gameName = (id: string): string => GAMES[id]?.name ?? id;
