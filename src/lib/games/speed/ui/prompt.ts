/** The one sentence above the hand: what is going on, and what happens next by itself. */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../game/contract';
import { sizeOf, type Card } from '../cards';
import { mayDraw } from '../race';
import type { View } from '../position';
import type { Countdown, Mode } from './flow.svelte';
import { cardName } from './words';

export interface Prompt {
  readonly title: string;
  readonly text: string;
}

export interface Said {
  readonly mode: Mode;
  readonly view: View;
  readonly you: Seat;
  /** Of whoever sits across. */
  readonly name: string;
  readonly countdown: Countdown | null;
  /** A card that waits for a pile, and on how many it fits. */
  readonly chosen: Card | null;
  readonly fits: number;
  /** In Spit: it may go to an empty place. */
  readonly moves?: boolean;
  /** In Spit: an empty place waits for a card. */
  readonly taking?: boolean;
  /** Nothing is left but to slap. */
  readonly done: boolean;
  readonly frozen: boolean;
}

/** As it is said aloud: what is written as a title ends like a sentence. */
export const spoken = ({ title, text }: Prompt): string =>
  `${title}${/[.!?]$/.test(title) ? '' : '.'} ${text}`;

/** `null`: the table speaks for itself. */
export const promptOf = (said: Said): Prompt | null => {
  const { mode, view } = said;
  if (mode === 'ready') return { title: m.speed_say_ready(), text: readyText(view) };
  if (mode === 'count') return countText(view);
  if (mode === 'paused') return { title: m.paused(), text: m.speed_say_paused() };
  // Whoever has laid the last card can slap all the same.
  if (mode === 'blocked') return said.done || said.frozen ? raceText(said) : blockedText(said);
  if (mode === 'grab') return grabText(said);
  return mode === 'race' ? raceText(said) : null;
};

const isSpit = ({ options }: View): boolean => options.variant === 'spit';

const readyText = (view: View): string =>
  isSpit(view) ? m.speed_say_ready_spit() : m.speed_say_ready_why();

const countText = (view: View): Prompt => {
  // Taken up again after a pause, nothing is turned.
  if (view.t > 0) return { title: m.speed_say_count(), text: m.speed_say_count_again() };
  return {
    title: m.speed_say_count(),
    text: isSpit(view) ? m.speed_say_count_spit() : m.speed_say_count_why(),
  };
};

const blockedText = ({ view, countdown }: Said): Prompt => {
  if (countdown?.what === 'reshuffle')
    return { title: m.speed_say_reshuffle(), text: m.speed_say_reshuffle_why() };
  return isSpit(view)
    ? { title: m.speed_say_blocked_spit(), text: m.speed_say_blocked_spit_why() }
    : { title: m.speed_say_blocked(), text: m.speed_say_blocked_why() };
};

const grabText = ({ view, countdown }: Said): Prompt => {
  if (countdown?.what === 'idle')
    return { title: m.speed_say_grab(), text: m.speed_say_idle_why({ count: countdown.seconds }) };
  const stuck = view.layouts.every((layout) =>
    layout.some(({ down, up }) => up !== null || sizeOf(down) > 0),
  );
  return {
    title: m.speed_say_grab(),
    text: stuck ? m.speed_say_grab_stuck() : m.speed_say_grab_why(),
  };
};

const raceText = (said: Said): Prompt | null => {
  const { view, you, countdown, chosen, done, frozen } = said;
  if (frozen) return { title: m.speed_say_frozen(), text: m.speed_say_frozen_why() };
  if (done) return { title: m.speed_say_done(), text: m.speed_say_done_why() };
  if (chosen !== null) return chosenText(said, chosen);
  if (said.taking === true) return { title: m.speed_say_take(), text: m.speed_say_take_why() };
  if (countdown?.what === 'laggard') return laggardText(said);
  if (countdown?.what === 'idle')
    return {
      title: m.speed_say_idle(),
      text: m.speed_say_idle_why({ count: countdown.seconds }),
    };
  const gone =
    view.options.slap && sizeOf(view.hands[1 - you]) + sizeOf(view.stocks[1 - you]) === 0;
  return gone
    ? { title: m.speed_say_other_done({ name: said.name }), text: m.speed_say_other_done_why() }
    : null;
};

const chosenText = ({ fits, moves }: Said, card: Card): Prompt => {
  if (moves === true)
    return fits === 0
      ? { title: m.speed_say_move(), text: m.speed_say_move_why({ card: cardName(card) }) }
      : { title: m.speed_say_choose(), text: m.speed_say_choose_or({ card: cardName(card) }) };
  return { title: m.speed_say_choose(), text: pileText(fits, card) };
};

const pileText = (fits: number, card: Card): string =>
  fits === 2
    ? m.speed_say_choose_both({ card: cardName(card) })
    : fits === 1
      ? m.speed_say_choose_one({ card: cardName(card) })
      : m.speed_say_choose_none({ card: cardName(card) });

const laggardText = ({ view, you, name }: Said): Prompt => {
  if (isSpit(view))
    return { title: m.speed_say_laggard_spit(), text: m.speed_say_laggard_spit_why() };
  return mayDraw(view, you)
    ? { title: m.speed_say_laggard(), text: m.speed_say_laggard_why() }
    : { title: m.speed_say_laggard_other({ name }), text: m.speed_say_laggard_other_why() };
};
