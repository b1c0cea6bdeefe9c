/** What the dock says, what to do and why, and what the bar notes. */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../game/contract';
import type { Value } from '../cards';
import type { View } from '../position';
import { dinoOf } from './dinos';
import { fits, type Group } from './groups';

export interface Prompt {
  readonly title: string;
  readonly text: string | undefined;
}

export interface Scene {
  readonly position: View;
  readonly you: Seat;
  readonly names: readonly string[];
  /** The own hand; idle where nothing is to be laid. */
  readonly groups: readonly Group[];
  /** The selected group and how many cards of it. */
  readonly selected: { readonly group: Group; readonly count: number } | null;
  /** A card is to be taken: which one is chosen, and what taking it would do in a sentence. */
  readonly taking: { readonly chosen: Value | null; readonly text: string | undefined } | null;
  /** A computer is on turn. */
  readonly thinking: boolean;
  /** The match is played in another tab. */
  readonly elsewhere: boolean;
  /** Too fast to read more than who is on turn. */
  readonly quick: boolean;
}

export const promptOf = (scene: Scene): Prompt => {
  const { position, you, elsewhere, taking, selected } = scene;
  if (position.turn === null) return betweenWords(position);
  if (elsewhere) return { title: m.looking_on(), text: undefined };
  if (position.turn !== you) return waitWords(scene, position.turn);
  if (taking !== null) return takeWords(taking);
  return selected === null ? chooseWords(scene) : layWords(position, you, selected);
};

const betweenWords = ({ deal }: View): Prompt =>
  deal === 0
    ? { title: m.speedsaurus_prompt_dealing(), text: undefined }
    : {
        title: m.speedsaurus_prompt_between({ number: deal }),
        text: m.speedsaurus_prompt_between_text(),
      };

/** The next seat clockwise that is still in the round. */
const nextInRound = ({ seats, passed }: View, seat: Seat): Seat =>
  Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats).find(
    (next) => passed[next] === false,
  ) ?? seat;

const waitWords = (scene: Scene, turn: Seat): Prompt => {
  const { position, you, names, thinking, quick, selected } = scene;
  const name = names[turn] ?? '';
  const title = thinking ? m.speedsaurus_prompt_thinks({ name }) : m.on_turn({ name });
  if (quick) return { title, text: undefined };
  if (position.passed[you] === true) return { title, text: m.speedsaurus_prompt_out() };
  if (selected !== null) {
    const { group, count } = selected;
    return { title, text: m.speedsaurus_prompt_noted({ count, name: dinoOf(group.value).name }) };
  }
  if (nextInRound(position, turn) === you) return { title, text: m.speedsaurus_prompt_next() };
  const count = position.passed.filter((out) => !out).length;
  return { title, text: m.speedsaurus_prompt_others({ count }) };
};

const takeWords = ({ chosen, text }: NonNullable<Scene['taking']>): Prompt =>
  chosen === null
    ? { title: m.speedsaurus_prompt_take(), text: m.speedsaurus_prompt_take_text() }
    : { title: m.speedsaurus_prompt_take_chosen({ value: chosen }), text };

const chooseWords = ({ position, groups }: Scene): Prompt => {
  if (position.opening)
    return { title: m.speedsaurus_prompt_open(), text: m.speedsaurus_prompt_open_text() };
  if (position.parade.length === 0)
    return { title: m.speedsaurus_prompt_reopen(), text: m.speedsaurus_prompt_reopen_text() };
  const count = groups.filter(fits).length;
  return count === 0
    ? { title: m.speedsaurus_prompt_stuck(), text: m.speedsaurus_prompt_stuck_text() }
    : { title: m.speedsaurus_prompt_lay(), text: m.speedsaurus_prompt_lay_text({ count }) };
};

const layWords = (
  position: View,
  you: Seat,
  { group, count }: NonNullable<Scene['selected']>,
): Prompt => {
  const title = m.speedsaurus_prompt_selected({ count, name: dinoOf(group.value).name });
  const hand = position.hands[you];
  if (typeof hand === 'object' && hand.length === count)
    return { title, text: m.speedsaurus_prompt_last({ count }) };
  return { title, text: whereWords(position, group) };
};

const whereWords = ({ parade }: View, { value, fit, need }: Group): string | undefined => {
  const limit = (fit === 'left' ? parade[0] : parade.at(-1))?.value;
  if (limit === undefined) return m.speedsaurus_prompt_opens();
  if (limit === value) {
    if (parade.length === 1) return m.speedsaurus_prompt_onto_only({ value });
    return fit === 'left'
      ? m.speedsaurus_prompt_onto_left({ value })
      : m.speedsaurus_prompt_onto_right({ value });
  }
  return fit === 'left'
    ? m.speedsaurus_prompt_left({ value, limit, need })
    : m.speedsaurus_prompt_right({ value, limit, need });
};

/** What the bar notes beside the title. */
export const barNote = ({ options, deal, round }: View): string | undefined => {
  if (round === 0) return undefined;
  return options.variant === 'single'
    ? m.speedsaurus_bar_round({ round })
    : m.speedsaurus_bar_deal_round({ deal, round });
};
