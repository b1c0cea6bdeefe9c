/** What the dock says, what to do and why; what a place in the zoo is called; what the bar notes. */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../game/contract';
import { listed, signed } from '../../../ui/numbers';
import { settings } from '../../../ui/settings.svelte';
import { roundsOf, slotDue } from '../display';
import { dominoOf } from '../dominoes';
import type { Direction, Laid, Position, Zoo } from '../position';
import { EMPTY } from '../zoo';
import { fitsWith, turnWith } from './picking';
import { grownBy, whyNowhere, type Spot } from './placing';
import { HABITAT_NAMES, WISH_WORDS } from './words';

/** What is expected of this person. */
export type Mode =
  | 'wait'
  | 'wishes'
  | 'pick'
  | 'picked'
  | 'place'
  | 'placed'
  | 'discard'
  | 'sheet'
  | 'count'
  | 'over';

export interface Prompt {
  readonly title: string;
  readonly text: string | undefined;
}

export interface Scene {
  readonly mode: Mode;
  readonly position: Position;
  readonly you: Seat;
  readonly names: readonly string[];
  /** The domino that is due or chosen. */
  readonly domino: number | null;
  /** What the chosen one brings at best; `null`: it fits nowhere. */
  readonly gain: number | null;
  /** Where the domino fits, as it is held and after turning. */
  readonly spots: readonly Spot[];
  readonly provisional: { readonly laid: Laid; readonly gain: number | null } | null;
  /** The match is played in another tab. */
  readonly elsewhere: boolean;
  /** Too fast to read more than who is on turn. */
  readonly quick: boolean;
}

const DIRECTION_NAMES: { readonly [dir in Direction]: () => string } = {
  E: m.speedzoo_dir_E,
  S: m.speedzoo_dir_S,
  W: m.speedzoo_dir_W,
  N: m.speedzoo_dir_N,
};
export const directionName = (dir: Direction): string => DIRECTION_NAMES[dir]();

export const promptOf = (scene: Scene): Prompt => {
  const { mode, domino, provisional, elsewhere } = scene;
  if (elsewhere) return { title: m.looking_on(), text: undefined };
  if (mode === 'wishes')
    return { title: m.speedzoo_prompt_wishes(), text: m.speedzoo_prompt_wishes_text() };
  if (mode === 'pick') return pickWords(scene);
  if (domino === null || mode === 'wait') return waitWords(scene);
  if (mode === 'picked') return pickedWords(scene, domino);
  if (mode === 'discard') return discardWords(scene, domino);
  const title = m.speedzoo_prompt_place({ domino });
  return {
    title,
    text:
      provisional === null
        ? placeText(scene.spots)
        : grownText(zooOf(scene), provisional.laid, provisional.gain),
  };
};

const zooOf = ({ position, you }: Pick<Scene, 'position' | 'you'>): Zoo =>
  position.zoos[you] ?? EMPTY;

const pickWords = ({ position }: Scene): Prompt => {
  const title = m.speedzoo_prompt_pick();
  if (position.options.solo !== null) return { title, text: m.speedzoo_prompt_pick_alone() };
  return {
    title,
    text: position.round === 0 ? m.speedzoo_prompt_pick_first() : m.speedzoo_prompt_pick_text(),
  };
};

/** When a keeper on this domino would come next; alone that means nothing. */
export const turnText = ({ position }: Pick<Scene, 'position'>, domino: number): string => {
  if (position.options.solo !== null) return m.speedzoo_prompt_picked_alone({ domino });
  const { first, last } = turnWith(position.next, domino, position.seats);
  return first === last
    ? m.speedzoo_prompt_picked({ place: first })
    : m.speedzoo_prompt_picked_between({ first, last });
};

const pickedWords = (scene: Scene, domino: number): Prompt => {
  const { position, you, names, gain } = scene;
  const own =
    gain === null
      ? m.speedzoo_fit_nowhere()
      : gain > 0
        ? m.speedzoo_fit_gain({ gain: signed(gain) })
        : m.speedzoo_fit_nothing();
  if (position.options.solo !== null) return { title: turnText(scene, domino), text: own };
  const others = fitsWith(position, domino, you).map((seat) => names[seat] ?? '');
  const theirs =
    others.length === 0
      ? m.speedzoo_fit_nobody()
      : gain === null
        ? m.speedzoo_fit_only_others({ names: listed(others) })
        : m.speedzoo_fit_others({ names: listed(others) });
  return { title: turnText(scene, domino), text: `${own} ${theirs}` };
};

const placeText = (spots: readonly Spot[]): string => {
  const count = spots.filter((spot) => spot.now).length;
  return count === 0 ? m.speedzoo_prompt_place_turn() : m.speedzoo_prompt_place_now({ count });
};

/** Which enclosures grow, in a few words. */
const growsText = (zoo: Zoo, laid: Laid): string => {
  const habitats = grownBy(zoo, laid);
  if (habitats.length === 0) return m.speedzoo_grows_gate();
  return m.speedzoo_grows({
    count: habitats.length,
    habitats: listed(habitats.map((habitat) => HABITAT_NAMES[habitat]())),
  });
};

/** What laying it there does, in a sentence. */
export const grownText = (zoo: Zoo, laid: Laid, gain: number | null): string =>
  m.speedzoo_grows_visitors({ grows: growsText(zoo, laid), gain: signed(gain ?? 0) });

/** What a place is called: „Spalte 2, Reihe −1, nach rechts: Dschungel wächst, +8“. */
export const placeName = (zoo: Zoo, laid: Laid, gain: number): string =>
  m.speedzoo_spot({
    x: coordinate(laid.x),
    y: coordinate(laid.y),
    dir: directionName(laid.dir),
    grows: growsText(zoo, laid),
    gain: signed(gain),
  });
/** With a true minus. */
const coordinate = (value: number): string => String(value).replace('-', '−');

const discardWords = (scene: Scene, domino: number): Prompt => {
  const { options } = scene.position;
  const zoo = zooOf(scene);
  const lost = options.full && zoo.discarded.length === 0;
  const why = nowhereText(zoo, domino, options.size);
  return {
    title: m.speedzoo_prompt_discard({ domino }),
    text: lost ? `${why} ${m.speedzoo_nowhere_full_gone()}` : why,
  };
};

/** Why a domino fits nowhere, in a sentence. */
export const nowhereText = (zoo: Zoo, domino: number, size: number): string => {
  if (whyNowhere(zoo, domino) === 'too-large') return m.speedzoo_nowhere_size({ size });
  const { a, b } = dominoOf(domino);
  const habitats = [...new Set([a.habitat, b.habitat])].map((one) => HABITAT_NAMES[one]());
  return m.speedzoo_nowhere_neighbour({
    habitats: new Intl.ListFormat(settings.locale, { type: 'disjunction' }).format(habitats),
  });
};

const waitWords = (scene: Scene): Prompt => {
  const { position, names, quick } = scene;
  const { step, turn } = position;
  if (turn === null)
    return {
      title: step === 'order' ? m.speedzoo_prompt_lot() : m.speedzoo_prompt_dealing(),
      text: undefined,
    };
  const name = names[turn] ?? '';
  const due = slotDue(position.row)?.domino;
  const title =
    step === 'place' && due !== undefined
      ? m.speedzoo_prompt_lays({ name, domino: due })
      : m.speedzoo_prompt_picks({ name });
  return { title, text: quick ? undefined : waitText(scene) };
};

/** Whose turns come before the own one. */
const waitText = ({ position, you }: Scene): string => {
  const { step, row, round, order, next, turn } = position;
  // In the first row keepers stand up in the order that was drawn.
  const coming =
    round === 0
      ? order.slice(next.filter(({ keeper }) => keeper !== null).length)
      : row.filter(({ done }) => !done).map(({ keeper }) => keeper);
  // Whoever picks has laid already and is still on turn.
  const ahead = step === 'pick' && round > 0 ? [turn, ...coming] : coming;
  const before = ahead.indexOf(you);
  if (before < 0) return m.speedzoo_prompt_was();
  return before === 1
    ? m.speedzoo_prompt_next()
    : m.speedzoo_prompt_before({ count: Math.max(1, before) });
};

/** Matches of a season. */
const SEASON = 3;

/** What the bar notes beside the title. */
export const barNote = (position: Position): string | undefined => {
  const { seats, options, round, match } = position;
  if (match === 0) return undefined;
  // A narrow bar has no room for more of a season.
  if (options.season)
    return round === 0
      ? m.speedzoo_bar_season_opening({ match, of: SEASON })
      : m.speedzoo_bar_season({ match, round });
  return round === 0
    ? m.speedzoo_bar_opening()
    : m.speedzoo_bar_round({ round, of: roundsOf(seats, options) });
};

/** Both wishes, to be heard. */
export const wishesSaid = ({ wishes }: Position): string | null => {
  const [first, second] = wishes;
  if (first === undefined || second === undefined) return null;
  return m.speedzoo_said_wishes({
    first: WISH_WORDS[first].name(),
    firstText: WISH_WORDS[first].text(),
    second: WISH_WORDS[second].name(),
    secondText: WISH_WORDS[second].text(),
  });
};
