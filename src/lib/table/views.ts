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
    const log = [...this.#log(match, viewer)];
    return { setup: match.setup, viewer, log, position: this.#game.view(match.position, viewer) };
  }

  /** Takes note of the last entry of `after`, for every viewer who has been shown `before`. */
  grow(before: Match, after: Match): void {
    const last = after.log.at(-1);
    if (last === undefined) return;
    for (const [viewer, log] of this.#logs)
      if (log.length === before.log.length)
        log.push(this.#game.redact(before.position, last, viewer));
  }

  /** What `viewer` sees of the last entry and of the position it led to. */
  last(match: Match, viewer: Viewer): { entry: JsonObject; position: JsonObject } {
    const entry = this.#log(match, viewer).at(-1);
    if (entry === undefined) throw new Error('no entry to show');
    return { entry, position: this.#game.view(match.position, viewer) };
  }

  #log(match: Match, viewer: Viewer): JsonObject[] {
    const known = this.#logs.get(viewer);
    if (known?.length === match.log.length) return known;
    const log = [...viewOf(this.#game, match, viewer).log];
    this.#logs.set(viewer, log);
    return log;
  }
}

export interface Now {
  readonly choices: ReadonlyMap<Seat, ActionEntry>;
  /** Milliseconds until the table moves by itself; `null`: it does not. */
  readonly left: number | null;
  readonly paused: boolean;
  /** Only at tables of several devices. */
  readonly thinking?: Moment['thinking'];
  readonly readiness?: {
    readonly unready: readonly Seat[];
    readonly startsIn: number | null;
  } | null;
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
    ...(now.readiness ? { unready: now.readiness.unready, startsIn: now.readiness.startsIn } : {}),
    ...(now.thinking ? { thinking: now.thinking } : {}),
    over,
    trouble: now.trouble,
  };
};
