/**
 * The log of a match told line by line, in the second person for whoever looks. It is told from what that seat has seen:
 * hands make no part of it.
 */
import { m } from '$lib/paraglide/messages';
import type { JsonObject, Seat } from '../../../game/contract';
import type { Driver } from '../../../session/driver';
import { listed } from '../../../ui/numbers';
import { playersOf } from '../../../ui/players';
import { Story, type Line, type Steps } from '../../../ui/story';
import type { Card } from '../cards';
import type { View } from '../position';
import { roundText, roundTitle } from './end/roundWords';
import { tallyOf } from './tally';
import { cardName } from './words';

/** What an entry of the log is about: the card that moved, and the card it was laid on. */
interface Facts {
  readonly card: Card | null;
  readonly top: Card | null;
}
const NO_CARD: Facts = { card: null, top: null };

type Json = JsonObject[string];
const items = (json: Json): readonly Json[] => (Array.isArray(json) ? (json as Json[]) : []);
const cardOf = (json: Json): Card | null => (typeof json === 'string' ? (json as Card) : null);

/** The open cards as a log tells of them, one entry after the other. */
class Open {
  #tops: (Card | null)[] = [];
  #ups: (Card | null)[][] = [];

  after(entry: JsonObject): Facts {
    if (entry['chance'] === 'deal') return this.#deal(entry);
    const shown = entry['shown'];
    if (entry['do'] === 'flip' || entry['do'] === 'spit') {
      this.#tops = this.#tops.map((top, at) => cardOf(items(shown)[at]) ?? top);
      return NO_CARD;
    }
    const places = this.#ups[Number(entry['seat'])] ?? [];
    const from = Number(entry['from']);
    const card = cardOf(entry['card']) ?? places[from] ?? null;
    if (entry['do'] === 'reveal') {
      const turned = cardOf(shown);
      places[from] = turned;
      return { card: turned, top: null };
    }
    if (entry['do'] === 'move') {
      places[from] = null;
      places[Number(entry['to'])] = card;
      return { card, top: null };
    }
    if (entry['do'] !== 'play') return NO_CARD;
    const pile = Number(entry['pile']);
    const top = this.#tops[pile] ?? null;
    this.#tops[pile] = card;
    if (entry['from'] !== undefined) places[from] = null;
    return { card, top };
  }

  #deal(entry: JsonObject): Facts {
    const starters = items(entry['starters']);
    this.#tops = [0, 1].map((at) => cardOf(starters[at]));
    this.#ups = items(entry['layouts']).map((layout) =>
      items(layout).map((place) => cardOf((place as JsonObject)['up'])),
    );
    return NO_CARD;
  }
}

const steps = (): Steps<Facts, JsonObject> => {
  const open = new Open();
  return function* (log, told) {
    for (const [i, entry] of log.slice(told).entries()) {
      const facts = open.after(entry);
      yield { at: told + i, before: facts, entry, after: facts };
    }
  };
};

/** The story of a match under way, for whoever sits on `you`. */
export const storyOf = (driver: Pick<Driver, 'state'>, you: Seat): Story<Facts, JsonObject> => {
  const players = playersOf(driver.state.seated);
  const names = players.map(({ name }) => name);
  const colour = (seat: Seat): number => players[seat]?.colour ?? seat;
  let deals = 0;
  let ended = 0;

  /** The end of the last round, once it is known. */
  const rounds = (): readonly Line[] => {
    const { log, position } = driver.state.view;
    const view = position as unknown as View;
    if (view.rounds.length <= ended || ended >= deals) return [];
    const round = tallyOf(log, view.options, view.rounds).rounds[ended];
    ended += 1;
    if (round === undefined) return [];
    const told = { players, you };
    const text = roundText(round, view.options, told);
    const title = roundTitle(round, view.options.variant, told);
    return [{ seat: null, text: title }, ...(text === '' ? [] : [{ seat: null, text }])];
  };

  const entryLines = (entry: JsonObject, facts: Facts): readonly Line[] => {
    const seat = Number(entry['seat']);
    const text = textOf(entry, facts, { mine: seat === you, name: names[seat] ?? '' });
    if (text === null) return [];
    return [{ seat: typeof entry['seat'] === 'number' ? colour(seat) : null, text }];
  };

  return new Story(steps(), ({ at, entry, after }) => {
    const deal = entry['chance'] === 'deal';
    const before = deal ? rounds() : [];
    if (deal) deals += 1;
    const own = deal
      ? [{ seat: null, text: m.speed_story_deal({ number: deals }) }]
      : entryLines(entry, after);
    const last = at === driver.state.view.log.length - 1;
    return [...before, ...own, ...(last ? rounds() : [])];
  });
};

const textOf = (
  entry: JsonObject,
  { card, top }: Facts,
  { mine, name }: { readonly mine: boolean; readonly name: string },
): string | null => {
  const shown = entry['shown'];
  const cards = items(shown).flatMap((one) => (typeof one === 'string' ? [one as Card] : []));
  const turned = listed(cards.map(cardName));
  if (entry['chance'] === 'reshuffle') return m.speed_story_reshuffle();
  switch (entry['do']) {
    case 'flip':
      return m.speed_story_flip({ cards: turned });
    case 'spit':
      return m.speed_story_spit({ cards: turned });
    case 'play': {
      if (card === null || top === null) return null;
      const told = { card: cardName(card), top: cardName(top) };
      return mine ? m.speed_story_lay_you(told) : m.speed_story_lay({ name, ...told });
    }
    case 'draw': {
      const count = typeof shown === 'number' ? shown : cards.length;
      return mine ? m.speed_story_draw_you({ count }) : m.speed_story_draw({ name, count });
    }
    case 'reveal': {
      if (card === null) return null;
      const told = { card: cardName(card) };
      return mine ? m.speed_story_reveal_you(told) : m.speed_story_reveal({ name, ...told });
    }
    case 'move': {
      if (card === null) return null;
      const told = { card: cardName(card) };
      return mine ? m.speed_story_move_you(told) : m.speed_story_move({ name, ...told });
    }
    case 'slap':
      return mine ? m.speed_story_slap_you() : m.speed_story_slap({ name });
    default:
      return null;
  }
};
