/**
 * What happened in the cave, folded from the log of a view: every way home, and what each expedition brought each
 * thief. Bilanz, badges, info windows and the story read it; what the house rule hides, they leave out.
 */
import type { AnyGame, JsonObject, Seat, Setup } from '../../../game/contract';
import type { Card } from '../cards';
import type { Choice, Ending, Entry, Path, Position } from '../position';

/** Thieves who went out at one choice. */
export interface Leave {
  /** Ascending. */
  readonly seats: readonly Seat[];
  /** The path as it lay before they went. */
  readonly path: Path;
  /** Cards turned by then. */
  readonly after: number;
  /** Gold each carried before the path was shared. */
  readonly bag: number;
  /** Gold that lay on the path, what each got of it, and what stayed. */
  readonly lying: number;
  readonly share: number;
  readonly stays: number;
  /** Relics that the one who left alone took along. */
  readonly relics: readonly Card[];
}

/** How an expedition went for one thief. */
export interface Fate {
  readonly seat: Seat;
  readonly how: 'inside' | 'out' | 'fled';
  /** Gold put into the chest, lost with the bag, or in the bag so far. */
  readonly gold: number;
  /** The card after which the thief was out, from 1; so far turned while inside. */
  readonly after: number;
  /** Left alone. */
  readonly alone: boolean;
  /** Left with nothing in the bag, before the path was shared. */
  readonly emptyBag: boolean;
  readonly relics: readonly Card[];
}

export interface Expedition {
  /** From 1. */
  readonly number: number;
  readonly path: Path;
  readonly ending: Ending | null;
  readonly leaves: readonly Leave[];
  readonly fates: readonly Fate[];
  /** Cards that left the game with its end. */
  readonly gone: readonly Card[];
}

/** One entry between the two positions it stands between. */
interface Step {
  readonly before: Position;
  readonly entry: Entry;
  readonly after: Position;
}

/** The steps of a log; in this game a redacted log is the whole one. */
export function* stepsOf(
  rules: AnyGame,
  setup: Setup,
  log: readonly JsonObject[],
): Generator<Step> {
  let before = rules.start(setup);
  for (const seen of log) {
    const entry = rules.parseEntry(seen);
    if (!entry.ok) throw new Error(entry.refusal.code);
    const next = rules.apply(before, entry.value);
    if (!next.ok) throw new Error(next.refusal.code);
    yield {
      before: before as unknown as Position,
      entry: entry.value as unknown as Entry,
      after: next.value as unknown as Position,
    };
    before = next.value;
  }
}

/** The way home of those who left with this step; `null`: nobody did. */
export const leaveOf = ({ before, entry, after }: Step): Leave | null => {
  if ('chance' in entry) return null;
  const went = (choice: Choice | undefined) => choice === 'leave';
  const seats = before.inside.filter((seat) => went(entry.choices[seat]));
  const [first] = seats;
  if (first === undefined) return null;
  const gain = (after.chests[first] ?? 0) - (before.chests[first] ?? 0);
  const lying = goldOn(before.path);
  const share = gain - before.bag;
  return {
    seats,
    path: before.path,
    after: before.path.length,
    bag: before.bag,
    lying,
    share,
    stays: lying - share * seats.length,
    relics: after.recovered.slice(before.recovered.length).map(({ relic }) => relic),
  };
};

const goldOn = (path: Path): number =>
  path.reduce((sum, { card, lying }) => (card.startsWith('R') ? sum : sum + lying), 0);

/** All expeditions so far, the running one last. */
export const historyOf = (
  rules: AnyGame,
  setup: Setup,
  log: readonly JsonObject[],
): readonly Expedition[] => {
  const found: Expedition[] = [];
  for (const step of stepsOf(rules, setup, log)) {
    const { before, after } = step;
    const running = after.expedition === before.expedition ? found.pop() : undefined;
    const leave = leaveOf(step);
    const leaves = [...(running?.leaves ?? []), ...(leave === null ? [] : [leave])];
    found.push({
      number: after.expedition,
      path: after.path,
      ending: after.ending,
      leaves,
      fates: Array.from({ length: after.seats }, (_, seat) => fateOf(seat, step, leaves)),
      gone: after.gone.slice(goneBefore(found)),
    });
  }
  return found;
};

const goneBefore = (earlier: readonly Expedition[]): number =>
  earlier.reduce((sum, { gone }) => sum + gone.length, 0);

const fateOf = (seat: Seat, { before, after }: Step, leaves: readonly Leave[]): Fate => {
  const leave = leaves.find(({ seats }) => seats.includes(seat));
  if (leave !== undefined)
    return {
      seat,
      how: 'out',
      gold: leave.bag + leave.share,
      after: leave.after,
      alone: leave.seats.length === 1,
      emptyBag: leave.bag === 0,
      relics: leave.relics,
    };
  const fled = after.ending === 'flight';
  return {
    seat,
    how: fled ? 'fled' : 'inside',
    gold: fled ? before.bag : after.bag,
    after: after.path.length,
    alone: false,
    emptyBag: false,
    relics: [],
  };
};
