/** What each viewer may know of the match at a table, kept up to date entry by entry. */
import type { AnyGame, JsonObject, MatchView, Viewer } from '../game/contract';
import { acting, viewOf, type Match } from '../game/match';
import type { ActionEntry, Refusal, Seat } from '../game/contract';
import type { Moment } from './ports';

/** Per-seat views. The redacted logs are kept, so that a view late in a long match costs no replay. */
export class Views {
  readonly #game: AnyGame;
  readonly #logs = new Map<Viewer, JsonObject[]>();

  constructor(game: AnyGame) {
    this.#game = game;
  }

  of(match: Match, viewer: Viewer): MatchView<JsonObject> {
    const known = this.#logs.get(viewer);
    if (known === undefined || known.length !== match.log.length) {
      const view = viewOf(this.#game, match, viewer);
      this.#logs.set(viewer, [...view.log]);
      return view;
    }
    return {
      setup: match.setup,
      viewer,
      log: [...known],
      position: this.#game.view(match.position, viewer),
    };
  }

  /** Tells what `viewer` sees of the last entry of `after`. */
  step(before: Match, after: Match, viewer: Viewer): { entry: JsonObject; position: JsonObject } {
    const last = after.log.at(-1);
    if (last === undefined) throw new Error('no entry to show');
    const entry = this.#game.redact(before.position, last, viewer);
    const known = this.#logs.get(viewer);
    if (known?.length === before.log.length) known.push(entry);
    return { entry, position: this.#game.view(after.position, viewer) };
  }
}

export interface Now {
  readonly choices: ReadonlyMap<Seat, ActionEntry>;
  /** Milliseconds until the table moves by itself; `null`: it does not. */
  readonly left: number | null;
  readonly paused: boolean;
  readonly trouble: Refusal | null;
}

/** A match that nobody plays right now. */
const AT_REST: Now = { choices: new Map(), left: null, paused: false, trouble: null };

/** What is true at this moment beside the log, for one viewer: of choices, only who made one. */
export const momentOf = (
  game: AnyGame,
  match: Match,
  viewer: Viewer,
  now: Now = AT_REST,
): Moment => {
  const { position, setup } = match;
  const over = game.outcome(position) !== null;
  const due = over ? null : game.due(position);
  return {
    due: due === null ? null : { what: due.what, by: due.by, left: now.left },
    acting: over ? [] : acting(game, position, setup.seats),
    chosen: [...now.choices.keys()].sort((a, b) => a - b),
    choice: viewer === 'spectator' ? null : (now.choices.get(viewer) ?? null),
    paused: now.paused,
    over,
    trouble: now.trouble,
  };
};
