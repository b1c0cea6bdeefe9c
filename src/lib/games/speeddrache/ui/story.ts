/**
 * The log of a Speeddrache match told line by line, in the second person for whoever looks. What the house rule hides
 * makes no part of it.
 */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../game/contract';
import type { Driver } from '../../../session/driver';
import { listed } from '../../../ui/numbers';
import { playersOf } from '../../../ui/players';
import { Story, openSteps, type Line, type Step } from '../../../ui/story';
import type { Card } from '../cards';
import type { Entry, Position, Turned } from '../position';
import { cardName } from './cards';
import { cast } from './cast';
import { leaveOf, type Leave } from './history';
import { capital, objectRelics, theRelics } from './articles';

/** The card a line is about, for a small sign before it. */
export type Mark = Card;

interface Listener {
  readonly names: readonly string[];
  readonly you: Seat;
  readonly colour: (seat: Seat) => number;
}
type Happened = Step<Position, Entry>;
type Lines = readonly Line<Mark>[];

/** The story of a match under way, for whoever sits on `you`. */
export const storyOf = (
  driver: Pick<Driver, 'rules' | 'state'>,
  you: Seat,
): Story<Position, Entry, Mark> => {
  const players = playersOf(driver.state.seated, undefined, cast);
  const to: Listener = {
    names: players.map((player) => player.name),
    you,
    colour: (seat) => players[seat]?.colour ?? seat,
  };
  return new Story(openSteps(driver.rules, driver.state.view.setup), (step) =>
    'chance' in step.entry ? toldCard(step, step.entry, to) : toldChoices(step, to),
  );
};

const nameOf = (seat: Seat, to: Listener): string => to.names[seat] ?? '';
const namesOf = (seats: readonly Seat[], to: Listener): string =>
  listed(seats.map((seat) => nameOf(seat, to)));
const plainly = (text: string, mark?: Mark): Line<Mark> => ({ seat: null, mark, text });

/** Numbers of those seats are not to be told: they are others', and chests are hidden. */
const secret = (position: Position, seats: readonly Seat[], to: Listener): boolean =>
  position.options.hiddenChests && !seats.includes(to.you);

const toldCard = (step: Happened, { card }: Turned, to: Listener): Lines => {
  const { before, after } = step;
  const begins = after.expedition > before.expedition;
  const opening = begins
    ? [
        plainly(
          m.speeddrache_story_begins({
            number: after.expedition,
            of: after.options.expeditions,
          }),
        ),
      ]
    : [];
  if (card.startsWith('T')) return [...opening, plainly(toldTreasure(step, card, to), card)];
  if (card.startsWith('R'))
    return [
      ...opening,
      plainly(capital(m.speeddrache_story_relic({ relic: theRelics([card]) })), card),
    ];
  return after.ending === 'flight'
    ? [...opening, ...toldFlight(step, card, to)]
    : [...opening, plainly(m.speeddrache_story_hazard({ hazard: cardName(card) }), card)];
};

const toldTreasure = ({ before, after }: Happened, card: Card, to: Listener): string => {
  const gold = Number(card.slice(1));
  const { inside } = after;
  const rest = after.path.at(-1)?.lying ?? 0;
  const begins = after.expedition > before.expedition;
  const each = after.bag - (begins ? 0 : before.bag);
  if (secret(after, inside, to)) return m.speeddrache_story_gold_hidden({ gold, rest });
  if (inside.length > 1) return m.speeddrache_story_gold({ gold, each, rest });
  const [only = 0] = inside;
  return only === to.you
    ? m.speeddrache_story_gold_you({ gold })
    : m.speeddrache_story_gold_one({ gold, name: nameOf(only, to) });
};

const toldFlight = ({ before, after }: Happened, card: Card, to: Listener): Lines => {
  const seats = before.inside;
  const [only = 0] = seats;
  const gold = before.bag;
  const names = namesOf(seats, to);
  const alone = seats.length === 1;
  const mine = alone && only === to.you;
  const text = secret(after, seats, to)
    ? m.speeddrache_story_flight_hidden({ count: seats.length, names })
    : mine
      ? m.speeddrache_story_flight_you({ gold })
      : after.options.hiddenChests
        ? m.speeddrache_story_flight_own({ names, gold })
        : m.speeddrache_story_flight({ count: seats.length, names, gold });
  return [
    plainly(m.speeddrache_story_second({ hazard: cardName(card) }), card),
    alone ? { seat: to.colour(only), text } : plainly(text),
    ...toldGone(before, after),
  ];
};

const toldChoices = (step: Happened, to: Listener): Lines => {
  const { before, after } = step;
  const leave = leaveOf(step);
  // Whoever goes on is seen to be inside.
  if (leave === null) return [];
  const ended =
    after.ending === null
      ? []
      : [
          plainly(m.speeddrache_story_all_out({ number: after.expedition })),
          ...toldGone(before, after),
        ];
  return [...toldLeave(leave, after, to), ...ended];
};

const toldLeave = (leave: Leave, after: Position, to: Listener): Lines => {
  const { seats, relics } = leave;
  const [first = 0] = seats;
  const mine = first === to.you && seats.length === 1;
  const name = nameOf(first, to);
  const line = { seat: to.colour(first), text: leaveText(leave, after, to) };
  if (relics.length === 0) return [line];
  const taken = { relics: objectRelics(relics) };
  const text = mine
    ? m.speeddrache_story_takes_you(taken)
    : m.speeddrache_story_takes({ name, ...taken });
  return [line, { seat: to.colour(first), mark: relics[0], text }];
};

const leaveText = ({ seats, bag, share }: Leave, after: Position, to: Listener): string => {
  const gold = bag + share;
  const names = namesOf(seats, to);
  const hidden = secret(after, seats, to);
  if (seats.length === 1) {
    if (seats[0] === to.you) return m.speeddrache_story_leaves_you({ gold });
    return hidden
      ? m.speeddrache_story_leaves_hidden({ name: names })
      : m.speeddrache_story_leaves({ name: names, gold });
  }
  if (hidden) return m.speeddrache_story_leave_hidden({ names });
  return after.options.hiddenChests
    ? m.speeddrache_story_leave_own({ names, gold })
    : m.speeddrache_story_leave({ names, gold });
};

/** What has left the game with the end of an expedition, or goes back into the stack. */
const toldGone = (before: Position, after: Position): Lines => {
  const gone = after.gone.slice(before.gone.length);
  const relics = gone.filter((card) => card.startsWith('R'));
  const left = after.path.flatMap(({ card, lying }) =>
    card.startsWith('R') && lying > 0 ? [card] : [],
  );
  return [
    ...gone
      .filter((card) => card.startsWith('H'))
      .map((card) => plainly(m.speeddrache_story_gone({ hazard: cardName(card) }), card)),
    ...(relics.length > 0
      ? [
          plainly(
            capital(m.speeddrache_story_lost({ count: relics.length, relics: theRelics(relics) })),
            relics[0],
          ),
        ]
      : left.length > 0
        ? [
            plainly(
              capital(m.speeddrache_story_back({ count: left.length, relics: theRelics(left) })),
              left[0],
            ),
          ]
        : []),
  ];
};
