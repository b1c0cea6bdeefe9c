/** A real store over a database in memory. Every bench has a database of its own; handles come and go. */
import 'fake-indexeddb/auto';
import type { AnyGame, JsonObject } from '../../src/lib/game/contract';
import type { Kind } from '../../src/lib/game/record';
import { speedrun } from '../../src/lib/games/speedrun/rules';
import { Database } from '../../src/lib/store/db';
import { Matches, type NewMatch, type StoredMatch } from '../../src/lib/store/matches';
import { climb } from '../conformance/toys/climb';
import { hurry } from '../conformance/toys/hurry';
import { plunder } from '../conformance/toys/plunder';
import { seatedAs, setupOf } from '../table/bench';

const GAMES: readonly AnyGame[] = [speedrun, climb, plunder, hurry];

/** Rules by id, as the app looks them up. */
export const gameOf = (id: string): Promise<AnyGame | null> =>
  Promise.resolve(GAMES.find((game) => game.id === id) ?? null);

export const freshMatch = (
  game: AnyGame,
  kinds: readonly Kind[],
  more: Partial<NewMatch> & { readonly options?: JsonObject } = {},
): NewMatch => {
  const { options, ...rest } = more;
  return {
    id: 'match',
    game: game.id,
    mode: 'solo',
    setup: setupOf(game, kinds.length, options),
    seated: seatedAs(kinds),
    tempo: 'normal',
    seed: 'stored',
    ...rest,
  };
};

let databases = 0;

export class StoreBench {
  readonly #name = `bench ${(databases += 1)}`;
  readonly #handles: Database[] = [];
  /** Wall time, which a test sets; it only sorts. */
  now = 1000;

  /** One more handle on the database, as another tab has it. */
  handle(): { readonly db: Database; readonly matches: Matches } {
    const db = new Database(this.#name);
    this.#handles.push(db);
    return { db, matches: new Matches(db, () => this.now) };
  }

  /** Everything in the database, for proofs that nothing has changed. */
  async everything(db: Database): Promise<readonly unknown[]> {
    return Promise.all([db.matches.toArray(), db.entries.toArray(), db.choices.toArray()]);
  }

  /** Closes all handles; the data stays, as after a killed tab. */
  close(): void {
    for (const db of this.#handles.splice(0)) db.close();
  }
}

/** The match as it is stored, or a failed test. */
export const loaded = async (matches: Matches, id = 'match'): Promise<StoredMatch> => {
  const stored = await matches.load(id, gameOf);
  if (!stored.ok) throw new Error(`not loaded: ${JSON.stringify(stored.refusal)}`);
  return stored.value;
};
