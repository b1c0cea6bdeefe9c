/** The log of a Speedrun match told line by line, newest first, in the second person for whoever looks. */
import { m } from '$lib/paraglide/messages';
import type { Seat, Viewer } from '../../../game/contract';
import type { Driver } from '../../../session/driver';
import { Story, openSteps, type Line } from '../../../ui/story';
import type { Entry, Position } from '../position';
import { playersOf } from '../../../ui/players';
import { corners } from './corners';

interface Listener {
  readonly names: readonly string[];
  readonly you: Viewer;
  /** Colour of a seat, 0…3. */
  readonly colour: (seat: Seat) => number;
}

/** The story of a match under way, for whoever sits on `you`. */
export const storyOf = (
  { rules, state }: Pick<Driver, 'rules' | 'state'>,
  you: Seat,
): Story<Position, Entry> => {
  const players = playersOf(state.seated, corners);
  const to: Listener = {
    names: players.map((player) => player.name),
    you,
    colour: (seat) => players[seat]?.colour ?? seat,
  };
  return new Story(openSteps(rules, state.view.setup), ({ before, entry, after }) => {
    const line = tell(before, entry, after, to);
    return line === null ? [] : [line];
  });
};

const tell = (before: Position, entry: Entry, after: Position, to: Listener): Line | null => {
  if (!('chance' in entry)) {
    const die = before.roll ?? 0;
    const told = toldMove(before, entry.seat, entry.from, after, to);
    return {
      seat: to.colour(entry.seat),
      die,
      text: andThen(told, entry.seat, die, true, after, to),
    };
  }
  if (entry.chance === 'starter')
    return { seat: to.colour(entry.seat), text: toldStart(entry.seat, to) };
  const seat = before.turn ?? 0;
  if (after.roll !== null) return null; // told together with the move
  const { value } = entry;
  const turnEnded = value !== 6 && before.rollsLeft <= 1;
  return {
    seat: to.colour(seat),
    die: value,
    text: andThen(toldRoll(seat, value, before, to), seat, value, turnEnded, after, to),
  };
};

const nameOf = (seat: Seat, to: Listener) => to.names[seat] ?? '';

const toldStart = (seat: Seat, to: Listener): string =>
  seat === to.you ? m.speedrun_starts_you() : m.speedrun_starts({ name: nameOf(seat, to) });

const toldRoll = (seat: Seat, value: number, before: Position, to: Listener): string => {
  const name = nameOf(seat, to);
  const waiting = before.figures[seat]?.every((p) => p < 0 || p >= 40) ?? false;
  if (waiting && value !== 6)
    return seat === to.you
      ? m.speedrun_rolls_try_you({ value })
      : m.speedrun_rolls_try({ name, value });
  return seat === to.you
    ? m.speedrun_rolls_nothing_you({ value })
    : m.speedrun_rolls_nothing({ name, value });
};

const toldMove = (
  before: Position,
  seat: Seat,
  from: number,
  after: Position,
  to: Listener,
): string => {
  const name = nameOf(seat, to);
  const mine = seat === to.you;
  const victim = after.figures.findIndex(
    (own, other) => other !== seat && own.some((p, i) => p < (before.figures[other]?.[i] ?? p)),
  );
  if (victim >= 0) {
    if (victim === to.you) return m.speedrun_captures_me({ name });
    const who = nameOf(victim, to);
    return mine
      ? m.speedrun_captures_you({ victim: who })
      : m.speedrun_captures({ name, victim: who });
  }
  if (from < 0) return mine ? m.speedrun_enters_you() : m.speedrun_enters({ name });
  const steps = before.roll ?? 0;
  if (from < 40 && from + steps >= 40)
    return mine ? m.speedrun_houses_you({ steps }) : m.speedrun_houses({ name, steps });
  return mine ? m.speedrun_moves_you({ steps }) : m.speedrun_moves({ name, steps });
};

/** What follows from a roll: home, another roll, somebody sits out. */
const andThen = (
  told: string,
  seat: Seat,
  value: number,
  turnEnded: boolean,
  after: Position,
  to: Listener,
): string => {
  if (after.home.at(-1) === seat && after.roll === null && after.turn !== seat)
    return m.speedrun_then_home({ told });
  if (after.over) return after.home.includes(seat) ? m.speedrun_then_home({ told }) : told;
  if (value === 6) return m.speedrun_then_again({ told });
  if (value !== 1 || !turnEnded || !after.options.oneSkips) return told;
  const skipped = nextInGame(after, seat);
  if (skipped === null || skipped === seat) return told;
  return skipped === to.you
    ? m.speedrun_then_skips_you({ told })
    : m.speedrun_then_skips({ told, name: nameOf(skipped, to) });
};

const nextInGame = (position: Position, seat: Seat): Seat | null => {
  for (let i = 1; i < position.seats; i++) {
    const next = (seat + i) % position.seats;
    if (!position.home.includes(next)) return next;
  }
  return null;
};
