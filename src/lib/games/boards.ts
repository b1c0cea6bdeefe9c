/** Registry: the screens and the rulebook of every game, loaded when they are opened. */
import type { Component } from 'svelte';
import type { AnyGame, JsonObject } from '../game/contract';
import type { MatchProps } from '../session/driver';
import type { AloneScreens } from '../ui/alone';
import type { Badges } from '../ui/badges';
import type { DailyScreens } from '../ui/daily/told';
import type { Cast, Colours } from '../ui/players';
import type { Sentences } from '../ui/refusals';
import type { GameId } from './rules';

/** What the app shows of a game beside what is the same for all games. */
export interface Screens {
  /** The match. `showGuide` shows the guide of a first match again. */
  readonly Match: Component<MatchProps, { showGuide(): void }>;
  /** Chosen options in a few words each. */
  chips(options: JsonObject): readonly string[];
  readonly refusals: Sentences;
  /** What the button says that starts another match like the last one; "Nochmal" otherwise. */
  readonly againLabel?: () => string;
  /** Where seats have places on a board: their colours. Each seat has its own in turn otherwise. */
  readonly colours?: Colours;
  /** Characters of its own; the animals otherwise. */
  readonly cast?: Cast;
  /** What a person can earn in a match, judged under the rules. */
  badges?(rules: AnyGame): Badges;
  /** Of a game that has a match of the day. */
  readonly daily?: DailyScreens;
}

const BOARDS: { readonly [id in GameId]: () => Promise<Screens> } = {
  speedsaurus: () => import('./speedsaurus/ui/screens') as unknown as Promise<Screens>,
  speeddrache: () => import('./speeddrache/ui/screens') as unknown as Promise<Screens>,
  speedzoo: () => import('./speedzoo/ui/screens') as unknown as Promise<Screens>,
  speedrun: () => import('./speedrun/ui/screens') as unknown as Promise<Screens>,
  speed: () => import('./speed/ui/screens') as unknown as Promise<Screens>,
};

export const loadScreens = (id: GameId): Promise<Screens> => BOARDS[id]();

/** The house rules that this number of seats can choose; `onchange` is given complete options. */
export type HouseRules = Component<{
  options: JsonObject;
  seats: number;
  onchange: (options: JsonObject) => void;
}>;

/** House rules are chosen in the Spielraum; no match needs them. */
const HOUSE_RULES: { readonly [id in GameId]: () => Promise<{ readonly default: unknown }> } = {
  speedsaurus: () => import('./speedsaurus/ui/Options.svelte'),
  speeddrache: () => import('./speeddrache/ui/Options.svelte'),
  speedzoo: () => import('./speedzoo/ui/Options.svelte'),
  speedrun: () => import('./speedrun/ui/Options.svelte'),
  speed: () => import('./speed/ui/Options.svelte'),
};

export const loadHouseRules = async (id: GameId): Promise<HouseRules> =>
  (await HOUSE_RULES[id]()).default as HouseRules;

/** Of games that are played alone too: their part of the Spielraum and the page of one's results; no match needs them. */
const ALONE: { readonly [id in GameId]?: () => Promise<AloneScreens> } = {
  speedzoo: () => import('./speedzoo/ui/solo/alone').then((m) => m.alone),
};

/** `null` for a game that is not played alone. */
export const loadAlone = (id: GameId): Promise<AloneScreens | null> =>
  ALONE[id]?.() ?? Promise.resolve(null);

/** The rules of every game as people read them. */
const RULEBOOKS: { readonly [id in GameId]: () => Promise<{ readonly default: Component }> } = {
  speedsaurus: () => import('./speedsaurus/ui/rules/Rules.svelte'),
  speeddrache: () => import('./speeddrache/ui/rules/Rules.svelte'),
  speedzoo: () => import('./speedzoo/ui/rules/Rules.svelte'),
  speedrun: () => import('./speedrun/ui/rules/Rules.svelte'),
  speed: () => import('./speed/ui/rules/Rules.svelte'),
};

export const loadRulebook = async (id: GameId): Promise<Component> =>
  (await RULEBOOKS[id]()).default;
