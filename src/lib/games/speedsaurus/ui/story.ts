/** The log of a Speedsaurus match told as small stories of rounds, in the second person for whoever looks. */
import { m } from '$lib/paraglide/messages';
import type { Chance, Seat } from '../../../game/contract';
import type { Driver } from '../../../session/driver';
import { playersOf } from '../../../ui/players';
import { Story, type Line, type Steps } from '../../../ui/story';
import type { Stack, Entry, Pass, Play, Position } from '../position';
import { dinoOf } from './dinos';

/** Cards of one value as a chip before a line. */
export type Mark = Stack;

interface Listener {
  readonly names: readonly string[];
  readonly you: Seat;
  readonly colour: (seat: Seat) => number;
}

/** The story of a match under way, for whoever sits on `you`. */
export const storyOf = (
  driver: Pick<Driver, 'rules' | 'state'>,
  you: Seat,
): Story<Position, Entry, Mark> => {
  const players = playersOf(driver.state.seated);
  const to: Listener = {
    names: players.map((player) => player.name),
    you,
    colour: (seat) => players[seat]?.colour ?? seat,
  };
  return new Story(dealt(driver), ({ before, entry, after }) => [
    ...toldEntry(before, entry, after, to),
    ...toldThen(before, after, to),
  ]);
};

/** Hidden cards make no part of the story: any hands will do that fit what was seen. */
const ANY_HANDS: Chance = () => ({ below: () => 0, shuffled: (list) => [...list] });

/**
 * The log of one seat hides the hands of the others. So each deal is folded from hands that fit what was seen of it;
 * how many cards everybody holds, and the parade, are the same in all of them.
 */
const dealt = ({ rules, state }: Pick<Driver, 'rules' | 'state'>): Steps<Position, Entry> => {
  const { setup, viewer } = state.view;
  /** The position after the deals that are over, and how many entries led there. */
  let base = rules.start(setup);
  let begun = 0;
  return function* (log, told) {
    while (begun < log.length) {
      const next = log.findIndex((entry, at) => at > begun && 'chance' in entry);
      const end = next < 0 ? log.length : next;
      const seen = { setup, viewer, log: log.slice(begun, end) };
      let position = base;
      for (const [i, entry] of rules.rebuild([seen], ANY_HANDS).entries()) {
        const step = rules.apply(position, entry);
        if (!step.ok) return;
        const at = begun + i;
        const [before, after] = [position, step.value] as unknown as [Position, Position];
        position = step.value;
        if (at >= told) yield { at, before, entry: entry as Entry, after };
      }
      if (next < 0) return;
      base = position;
      begun = next;
    }
  };
};

type Told = readonly Line<Mark>[];

const nameOf = (seat: Seat, to: Listener) => to.names[seat] ?? '';

const toldEntry = (before: Position, entry: Entry, after: Position, to: Listener): Told => {
  if ('chance' in entry) {
    const line = { seat: to.colour(entry.opener), text: toldDeal(entry.opener, after, to) };
    return [line];
  }
  return [entry.do === 'play' ? toldPlay(before, entry, after, to) : toldPass(entry, to)];
};

const toldDeal = (opener: Seat, { options, deal }: Position, to: Listener): string => {
  const mine = opener === to.you;
  const name = nameOf(opener, to);
  if (options.variant === 'single')
    return mine ? m.speedsaurus_story_lot_you() : m.speedsaurus_story_lot({ name });
  return mine
    ? m.speedsaurus_story_deal_you({ number: deal })
    : m.speedsaurus_story_deal({ name, number: deal });
};

const toldPlay = (before: Position, play: Play, after: Position, to: Listener): Line<Mark> => {
  const { seat, value, count } = play;
  const mine = seat === to.you;
  let text = mine ? toldOwnLay(before, play) : toldLay(before, play, nameOf(seat, to));
  if (after.hands[seat]?.length === 0)
    text = mine
      ? m.speedsaurus_story_done_you({ told: text })
      : m.speedsaurus_story_done({ told: text });
  const cards = m.speedsaurus_cards_of({ count, value, name: dinoOf(value).name });
  const said = m.speedsaurus_story_said({ told: text, cards });
  return { seat: to.colour(seat), mark: { value, count }, text, said };
};

/** Equal cards go onto a pile that lies there already. */
const isOnto = ({ parade }: Position, { value, end }: Play): boolean =>
  (end === 'left' ? parade[0] : parade.at(-1))?.value === value;

const toldLay = (before: Position, play: Play, name: string): string => {
  const { value, end } = play;
  if (end === 'open')
    return before.opening
      ? m.speedsaurus_story_opens({ name })
      : m.speedsaurus_story_reopens({ name });
  if (isOnto(before, play)) return m.speedsaurus_story_onto({ name, value });
  return end === 'left' ? m.speedsaurus_story_left({ name }) : m.speedsaurus_story_right({ name });
};

const toldOwnLay = (before: Position, play: Play): string => {
  const { value, end } = play;
  if (end === 'open')
    return before.opening ? m.speedsaurus_story_opens_you() : m.speedsaurus_story_reopens_you();
  if (isOnto(before, play)) return m.speedsaurus_story_onto_you({ value });
  return end === 'left' ? m.speedsaurus_story_left_you() : m.speedsaurus_story_right_you();
};

const toldPass = ({ seat, take }: Pass, to: Listener): Line<Mark> => {
  const mine = seat === to.you;
  const name = nameOf(seat, to);
  if (take === null)
    return {
      seat: to.colour(seat),
      text: mine
        ? m.speedsaurus_story_empty_handed_you()
        : m.speedsaurus_story_empty_handed({ name }),
    };
  const text = mine
    ? m.speedsaurus_story_cave_you({ value: take })
    : m.speedsaurus_story_cave({ name, value: take });
  return { seat: to.colour(seat), text };
};

/** What the table itself has to say after a step: the parade is empty, the herd moves on, the deal is over. */
const toldThen = (before: Position, after: Position, to: Listener): Told => {
  const text = thenText(before, after, to);
  return text === null ? [] : [{ seat: null, text }];
};

const thenText = (before: Position, after: Position, to: Listener): string | null => {
  if (after.left.length > before.left.length) return toldDealEnd(after, to);
  const { turn, round } = after;
  if (turn === null || after.deal > before.deal) return null;
  const mine = turn === to.you;
  const name = nameOf(turn, to);
  if (round > before.round)
    return mine
      ? m.speedsaurus_story_herd_you({ round })
      : m.speedsaurus_story_herd({ name, round });
  if (after.parade.length > 0 || before.parade.length === 0) return null;
  return mine ? m.speedsaurus_story_emptied_you() : m.speedsaurus_story_emptied({ name });
};

const toldDealEnd = (after: Position, to: Listener): string => {
  const winner = after.hands.findIndex((hand) => hand.length === 0);
  if (winner < 0) return m.speedsaurus_story_nobody({ rounds: after.round });
  const mine = winner === to.you;
  const name = nameOf(winner, to);
  if (after.options.variant === 'single')
    return mine ? m.speedsaurus_story_won_you() : m.speedsaurus_story_won({ name });
  return mine
    ? m.speedsaurus_story_won_deal_you({ number: after.deal })
    : m.speedsaurus_story_won_deal({ name, number: after.deal });
};
