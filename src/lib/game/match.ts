/** A match in motion: the setup, the log and the position that the log folds to. Never changed in place. */
import {
  accept,
  isChance,
  refuse,
  type ActionEntry,
  type AnyGame,
  type Chance,
  type Entry,
  type JsonObject,
  type MatchView,
  type Result,
  type Seat,
  type Setup,
  type Viewer,
} from './contract';
import { canonical } from './json';

export interface Match {
  readonly setup: Setup;
  readonly log: readonly Entry[];
  readonly position: JsonObject;
}

/** A match without any entry yet. */
export const open = (game: AnyGame, setup: Setup): Match => ({
  setup,
  log: [],
  position: game.start(setup),
});

/** The match with one more entry, or the refusal of the rules. */
export const advance = (game: AnyGame, match: Match, entry: Entry): Result<Match> => {
  const next = game.apply(match.position, entry);
  if (!next.ok) return next;
  return accept({ setup: match.setup, log: [...match.log, entry], position: next.value });
};

/** A refusal together with the index of the entry it is about. */
export interface Misfit {
  readonly ok: false;
  readonly at: number;
  readonly refusal: {
    readonly code: string;
    readonly detail?: { readonly [key: string]: string | number };
  };
}

/** Folds a whole log; stops at the first entry that does not fit. Linear in the length of the log. */
export const replay = (
  game: AnyGame,
  setup: Setup,
  log: readonly Entry[],
): { readonly ok: true; readonly value: Match } | Misfit => {
  let position = game.start(setup);
  for (const [at, entry] of log.entries()) {
    const next = game.apply(position, entry);
    if (!next.ok) return { ok: false, at, refusal: next.refusal };
    position = next.value;
  }
  return { ok: true, value: { setup, log, position } };
};

/** What one viewer may know of a match: the only form in which a match ever leaves the table. */
export const viewOf = (game: AnyGame, match: Match, viewer: Viewer): MatchView<JsonObject> => {
  const log: JsonObject[] = [];
  let before = game.start(match.setup);
  for (const entry of match.log) {
    log.push(game.redact(before, entry, viewer));
    const next = game.apply(before, entry);
    if (!next.ok) throw new Error(`log does not replay: ${next.refusal.code}`);
    before = next.value;
  }
  return { setup: match.setup, viewer, log, position: game.view(match.position, viewer) };
};

/** The seats that may act now, ascending. */
export const acting = (game: AnyGame, position: JsonObject, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter(
    (s) => game.legal(position, s).length > 0,
  );

/** Whether `seat` may make `action` now; both come from outside and are already parsed. */
export const mayAct = (
  game: AnyGame,
  position: JsonObject,
  seat: Seat,
  action: ActionEntry,
): Result<null> => {
  if (action.seat !== seat) return refuse('not-your-seat');
  if (game.outcome(position) !== null) return refuse('match-over');
  // Elsewhere the rules say more exactly why not: not on turn, nothing rolled yet, frozen.
  if (game.timing === 'joint' && game.legal(position, seat).length === 0)
    return refuse('not-your-turn');
  return accept(null);
};

/**
 * Every entry that would be legal next, in the form of match records: chance without its values, no `t`,
 * each with its keys in alphabetical order, sorted as text. Empty when the match is over.
 */
export const legalEntries = (game: AnyGame, match: Match, chance: Chance): readonly string[] => {
  const { position, setup } = match;
  if (game.outcome(position) !== null) return [];
  const found = new Set<string>();
  const byTable = game.tableMove(position, chance);
  if (byTable !== null)
    found.add(
      canonical(
        isChance(byTable) ? { chance: byTable.chance } : (byTable as unknown as JsonObject),
      ),
    );
  const bySeat = acting(game, position, setup.seats).map((seat) => game.legal(position, seat));
  if (game.timing === 'joint') {
    for (const choices of bySeat.length > 0 ? combinations(bySeat) : [])
      if (game.join) found.add(written(game.join(position, choices)));
  } else for (const action of bySeat.flat()) found.add(written(action));
  return [...found].sort();
};

/** An entry as legal lists write it: without the time of a play. */
const written = (entry: Entry): string => canonical(entry, ['t']);

/** All ways to take one element of each list. */
const combinations = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>(
    (all, list) => all.flatMap((head) => list.map((item) => [...head, item])),
    [[]],
  );
