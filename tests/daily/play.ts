/**
 * Three days of Speeddrache, played by fixed choices against the computers that everybody meets. No clock, no storage
 * and no engine comes in, so Node and every browser must tell the same; `golden.test.ts` and `tests/e2e/golden.spec.ts`
 * run this very function.
 */
import { matchChance } from '../../src/lib/game/chance';
import type { AnyGame, Entry, Setup } from '../../src/lib/game/contract';
import { acting, advance, open, viewOf, type Match } from '../../src/lib/game/match';
import { bot } from '../../src/lib/games/speeddrache/ai';
import { daily } from '../../src/lib/games/speeddrache/daily';
import type { Position } from '../../src/lib/games/speeddrache/position';
import { speeddrache } from '../../src/lib/games/speeddrache/rules';

const rules = speeddrache as unknown as AnyGame;

/** A Monday, a leap day, the first day of a year; and after how many cards of an expedition the person turns back. */
export const DAYS = [
  { day: '2026-11-30', leaves: 3 },
  { day: '2028-02-29', leaves: 6 },
  { day: '2027-01-01', leaves: 99 },
] as const;

type Choose = (match: Match, seat: number) => 'deeper' | 'leave';

const setupOf = (day: string): Setup => ({
  seats: daily.seats,
  options: daily.options(),
  source: { kind: 'daily', day },
});

const positionOf = (match: Match): Position => match.position as unknown as Position;

/** Plays a day to its end. */
const play = (day: string, choose: Choose): Match => {
  const chance = matchChance(daily.seedOf(day));
  let match = open(rules, setupOf(day));
  while (rules.outcome(match.position) === null) {
    const seats = acting(rules, match.position, daily.seats);
    const entry: Entry | null | undefined =
      rules.tableMove(match.position, chance) ??
      rules.join?.(
        match.position,
        seats.map((seat) => ({ seat, do: choose(match, seat) })),
      );
    const next = advance(rules, match, entry ?? { do: 'nothing' });
    if (!next.ok) throw new Error(next.refusal.code);
    match = next.value;
  }
  return match;
};

/** As a table asks it: with the view of the seat, and a seed from the chance of the day. */
const computer =
  (day: string): Choose =>
  (match, seat) => {
    const seed = matchChance(daily.seedOf(day))(`mind ${seat} at ${match.log.length}`).below(
      2 ** 32,
    );
    const { action } = bot.decide({
      view: viewOf(rules, match, seat),
      seat,
      strength: daily.strength,
      pace: 'normal',
      seed: String(seed),
    });
    return action.do === 'leave' ? 'leave' : 'deeper';
  };

const cardsOf = (match: Match): readonly string[] =>
  match.log.flatMap((entry) => ('card' in entry ? [String(entry.card)] : []));

/** The cards of each expedition while nobody ever turns back, and how everybody is minded in it. */
export const ordersOf = (day: string): readonly (readonly [cards: string, tempers: string])[] => {
  const whole = play(day, () => 'deeper');
  const told: [string, string][] = [];
  let match = open(rules, setupOf(day));
  for (const entry of whole.log) {
    const next = advance(rules, match, entry);
    if (!next.ok) throw new Error(next.refusal.code);
    match = next.value;
    const { expedition, path, tempers } = positionOf(match);
    told[expedition - 1] = [path.map(({ card }) => card).join(' '), tempers.join(' ')];
  }
  return told;
};

/** What the computers choose, and how the day ends, when the person turns back after so many cards. */
export const playedOf = ({ day, leaves }: { readonly day: string; readonly leaves: number }) => {
  const ask = computer(day);
  const match = play(day, (now, seat) => {
    if (seat !== 0) return ask(now, seat);
    return positionOf(now).path.length >= leaves ? 'leave' : 'deeper';
  });
  const choices = match.log.flatMap((entry) =>
    'choices' in entry
      ? [
          Object.entries(entry.choices as { readonly [seat: string]: string })
            .map(([seat, choice]) => `${seat}${choice.charAt(0)}`)
            .join(' '),
        ]
      : [],
  );
  return {
    cards: cardsOf(match).join(' '),
    choices: choices.join(', '),
    result: rules.outcome(match.position),
    score: daily.secured(match.position, 0),
  };
};

/** Everything that must be the same everywhere. */
export const golden = () => ({
  orders: Object.fromEntries(DAYS.map(({ day }) => [day, ordersOf(day)])),
  played: Object.fromEntries(DAYS.map((one) => [one.day, playedOf(one)])),
});
