/**
 * Matches between computer players alone: who sits where in which match, and one match from the first entry to the
 * last. Every rotation of a group of matches has the same chance, so that luck falls to each player alike.
 */
import type { Decider, Decision, Strength } from './bot';
import {
  type ActionEntry,
  type AnyGame,
  type Chance,
  type Entry,
  type JsonObject,
  type Seat,
  type Setup,
} from '../game/contract';
import { hashText, quickChance } from '../game/chance';
import { acting, type Match } from '../game/match';

/** No match of any game comes near; reaching it means that it does not end. */
const ENDLESS = 200_000;
const WORDS = 0x1_0000_0000;

/** One match of a tournament of `players`: the player (its index) on each seat, and the group that shares chance. */
export interface Pairing {
  readonly group: number;
  /** By seat, the index of the player. */
  readonly seated: readonly number[];
}

/** Match `index` of a tournament: player p sits on seat (p + rotation) mod players. */
export const pairing = (players: number, index: number): Pairing => {
  const rotation = index % players;
  return {
    group: (index - rotation) / players,
    seated: Array.from({ length: players }, (_, seat) => (seat - rotation + players) % players),
  };
};

/** The chance of all matches of a group. */
export const groupChance = (seed: number, group: number): Chance =>
  quickChance(hashText(`${seed}/${group}`));

export interface Sitting {
  readonly game: AnyGame;
  readonly setup: Setup;
  /** By seat. */
  readonly strengths: readonly Strength[];
  readonly chance: Chance;
  readonly thinker: Decider;
  /** Monotonic milliseconds; measures decisions and decides none. */
  readonly now: () => number;
  readonly onDecision?: (seat: Seat, ms: number) => void;
}

/** What happens next, and after how many milliseconds of play time. */
interface Next {
  readonly entry: Entry;
  readonly after: number;
}

/**
 * Plays one match. Its time is the play time that computers ask for, never that of a clock.
 *
 * @throws Error when a computer player answers against the rules, or the match does not end.
 */
export const playMatch = async (sitting: Sitting): Promise<Match> => {
  const { game, setup } = sitting;
  const log: Entry[] = [];
  // What each seat has seen grows along, as rebuilding it for every question would take quadratic time.
  const seen: JsonObject[][] = sitting.strengths.map(() => []);
  let position = game.start(setup);
  while (game.outcome(position) === null) {
    if (log.length >= ENDLESS) throw new Error(`${game.id}: match does not end`);
    const { entry, after } = await nextEntry(sitting, position, seen, log.length);
    const stamped = game.stamp?.(position, entry, after) ?? entry;
    const next = game.apply(position, stamped);
    if (!next.ok)
      throw new Error(`${game.id}: ${next.refusal.code} for ${JSON.stringify(stamped)}`);
    for (const [seat, entries] of seen.entries())
      entries.push(game.redact(position, stamped, seat));
    log.push(stamped);
    position = next.value;
  }
  return { setup, log, position };
};

const nextEntry = async (
  sitting: Sitting,
  position: JsonObject,
  seen: readonly JsonObject[][],
  at: number,
): Promise<Next> => {
  const { game, setup, chance } = sitting;
  const byTable = game.tableMove(position, chance);
  const table: Next | null =
    byTable === null ? null : { entry: byTable, after: game.due(position)?.after ?? 0 };
  if (table !== null && game.timing !== 'free') return table;
  const asked: (Next & { readonly entry: ActionEntry })[] = [];
  for (const seat of acting(game, position, setup.seats)) {
    const { action, after } = await ask(sitting, position, seen[seat] ?? [], seat, at);
    asked.push({ entry: action, after: Math.round(after ?? 0) });
  }
  if (game.timing === 'joint' && game.join !== undefined && asked.length > 0)
    return {
      entry: game.join(
        position,
        asked.map(({ entry }) => entry),
      ),
      after: asked.reduce((latest, { after }) => Math.max(latest, after), 0),
    };
  // The soonest comes first, the table last among equals; the others are asked anew after it.
  const soonest = [...asked, ...(table === null ? [] : [table])].reduce<Next | null>(
    (first, next) => (first === null || next.after < first.after ? next : first),
    null,
  );
  if (soonest === null) throw new Error(`${game.id}: nobody may act and the table does not move`);
  return soonest;
};

const ask = async (
  { game, setup, strengths, chance, thinker, now, onDecision }: Sitting,
  position: JsonObject,
  log: readonly JsonObject[],
  seat: Seat,
  at: number,
): Promise<Decision> => {
  const strength = strengths[seat];
  if (strength === undefined) throw new Error(`nobody plays seat ${seat}`);
  const question = {
    view: { setup, viewer: seat, log, position: game.view(position, seat) },
    seat,
    strength,
    pace: 'normal',
    seed: String(chance(`mind ${seat} at ${at}`).below(WORDS)),
  } as const;
  const started = now();
  const decision = await thinker.decide(game.id, question);
  onDecision?.(seat, now() - started);
  if (decision.action.seat !== seat)
    throw new Error(`${game.id}: seat ${seat} answered ${JSON.stringify(decision.action)}`);
  return decision;
};
