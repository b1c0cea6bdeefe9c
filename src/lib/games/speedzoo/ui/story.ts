/** The log of a Speedzoo match told line by line, in the second person for whoever looks. */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../game/contract';
import type { Driver } from '../../../session/driver';
import { listed, signed } from '../../../ui/numbers';
import { playersOf } from '../../../ui/players';
import { Story, openSteps, type Line, type Step } from '../../../ui/story';
import { MATCHES_OF_A_SEASON, roundsOf } from '../display';
import type {
  Discard,
  Entry,
  Ordered,
  Pick as Picked,
  Place,
  Position,
  Rowed,
  Tally,
  Wished,
} from '../position';
import { countOf, standingOf, summed } from '../score';
import { zooOf } from './facts';
import { WISH_WORDS } from './words';

interface Listener {
  readonly names: readonly string[];
  readonly you: Seat;
  readonly colour: (seat: Seat) => number;
}
type Happened = Step<Position, Entry>;
type Lines = readonly Line[];

/** The story of a match under way, for whoever sits on `you`. */
export const storyOf = (
  driver: Pick<Driver, 'rules' | 'state'>,
  you: Seat,
): Story<Position, Entry> => {
  const players = playersOf(driver.state.seated);
  const to: Listener = {
    names: players.map((player) => player.name),
    you,
    colour: (seat) => players[seat]?.colour ?? seat,
  };
  return new Story(openSteps(driver.rules, driver.state.view.setup), (step) => [
    ...toldEntry(step, step.entry, to),
    ...toldEnd(step, to),
  ]);
};

const nameOf = (seat: Seat, to: Listener): string => to.names[seat] ?? '';
const plainly = (text: string): Line => ({ seat: null, text });
const numbers = (dominoes: readonly number[]): string => listed(dominoes.map(String));

const toldEntry = (step: Happened, entry: Entry, to: Listener): Lines => {
  if ('chance' in entry) {
    if (entry.chance === 'order') return toldOrder(step, entry, to);
    return entry.chance === 'wishes' ? toldWishes(entry) : toldRow(step, entry);
  }
  if (entry.do === 'pick') return [...toldPick(entry, to), ...toldMove(step)];
  return [entry.do === 'place' ? toldLay(step, entry, to) : toldDiscard(entry, to)];
};

const toldOrder = ({ after }: Happened, { seats }: Ordered, to: Listener): Lines => [
  ...(after.options.season
    ? [plainly(m.speedzoo_story_match({ number: after.match, of: MATCHES_OF_A_SEASON }))]
    : []),
  plainly(m.speedzoo_story_order({ names: seats.map((seat) => nameOf(seat, to)).join(', ') })),
];

const toldWishes = ({ wishes }: Wished): Lines => [
  plainly(
    m.speedzoo_story_wishes({
      wishes: listed(wishes.map((wish) => WISH_WORDS[wish].name())),
    }),
  ),
];

/** A row comes after a round has begun, the very first one before any. */
const toldRow = ({ before, after }: Happened, { dominoes }: Rowed): Lines => {
  const shown = numbers(dominoes);
  if (after.round === 0) return [plainly(m.speedzoo_story_first_row({ dominoes: shown }))];
  const number = before.options.solo === null ? before.round : after.round;
  const of = roundsOf(after.seats, after.options);
  return [plainly(m.speedzoo_story_row({ number, of, dominoes: shown }))];
};

const toldPick = ({ seat, domino }: Picked, to: Listener): Lines => {
  const text =
    seat === to.you
      ? m.speedzoo_story_picks_you({ domino })
      : m.speedzoo_story_picks({ name: nameOf(seat, to), domino });
  return [{ seat: to.colour(seat), text }];
};

/** What follows from the last pick of a row: what nobody took goes off, and when no row comes any more. */
const toldMove = ({ before, after }: Happened): Lines => {
  const off = after.off.filter((domino) => !before.off.includes(domino));
  const last = after.round > before.round && after.round === roundsOf(after.seats, after.options);
  return [
    ...(off.length > 0
      ? [plainly(m.speedzoo_story_off({ count: off.length, dominoes: numbers(off) }))]
      : []),
    ...(last ? [plainly(m.speedzoo_story_last_round({ number: after.round }))] : []),
  ];
};

const toldLay = ({ before, after }: Happened, { seat, domino }: Place, to: Listener): Line => {
  const brought = (position: Position): number =>
    countOf(zooOf(position, seat), before.options, before.wishes).visitors;
  const gain = brought(after) - brought(before);
  const how = { domino, gain: signed(gain) };
  const name = nameOf(seat, to);
  const yours = seat === to.you;
  const quiet = yours
    ? m.speedzoo_story_lays_you({ domino })
    : m.speedzoo_story_lays({ name, domino });
  const gained = yours ? m.speedzoo_story_gains_you(how) : m.speedzoo_story_gains({ name, ...how });
  return { seat: to.colour(seat), text: gain === 0 ? quiet : gained };
};

const toldDiscard = ({ seat, domino }: Discard, to: Listener): Line => ({
  seat: to.colour(seat),
  text:
    seat === to.you
      ? m.speedzoo_story_discards_you({ domino })
      : m.speedzoo_story_discards({ name: nameOf(seat, to), domino }),
});

/** A match ends: what every zoo brought; and the last one: who has won. */
const toldEnd = ({ before, after }: Happened, to: Listener): Lines => {
  const ended = after.past.length > before.past.length ? after.past.at(-1) : undefined;
  if (ended === undefined) return [];
  const { season } = after.options;
  const match = season
    ? [
        plainly(
          m.speedzoo_story_match_ends({ number: after.past.length, results: results(ended, to) }),
        ),
      ]
    : [];
  return after.step === 'over' ? [...match, toldResult(after, to)] : match;
};

const results = (tallied: readonly Tally[], to: Listener): string =>
  tallied.map(({ visitors }, seat) => `${nameOf(seat, to)} ${visitors}`).join(', ');

const toldResult = ({ past, seats }: Position, to: Listener): Line => {
  const { ranks, visitors } = standingOf(summed(past));
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [winner = 0] = first;
  const brought = visitors[winner] ?? 0;
  if (seats === 1) return plainly(m.speedzoo_story_over_alone({ visitors: brought }));
  if (first.length > 1) {
    const names = listed(first.map((seat) => nameOf(seat, to)));
    return plainly(m.speedzoo_story_shared({ names, visitors: brought }));
  }
  const text =
    winner === to.you
      ? m.speedzoo_story_won_you({ visitors: brought })
      : m.speedzoo_story_won({ name: nameOf(winner, to), visitors: brought });
  return { seat: to.colour(winner), text };
};
