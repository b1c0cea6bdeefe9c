/** Whether what another device says of a match can be true under the rules that this device has. */
import { matchChance } from '../../game/chance';
import type { AnyGame, JsonObject, MatchView, Viewer } from '../../game/contract';
import { sameJson } from '../../game/json';
import { replay, viewOf, type Match } from '../../game/match';

/** Hidden cards are dealt anew only to see whether they can be dealt at all. */
const ANY = matchChance('trust');

/** Whether a view could come from a match of this game that `viewer` follows. */
export const isSoundView = (
  game: AnyGame,
  viewer: Viewer,
  view: MatchView<JsonObject>,
): boolean => {
  try {
    const { setup } = view;
    const options = game.parseOptions(setup.options, setup.seats);
    if (view.viewer !== viewer || !options.ok || !game.seats.includes(setup.seats)) return false;
    const played = replay(game, setup, game.rebuild([view], ANY));
    return played.ok && sameJson(viewOf(game, played.value, viewer), view);
  } catch {
    return false;
  }
};

/** The match of a whole log that says what `seen` says and more; `null`: it does not. */
export const wholeOf = (
  game: AnyGame,
  seen: MatchView<JsonObject>,
  log: readonly unknown[],
): Match | null => {
  try {
    const entries = log.flatMap((raw) => {
      const entry = game.parseEntry(raw);
      return entry.ok ? [entry.value] : [];
    });
    if (entries.length !== log.length) return null;
    const played = replay(game, seen.setup, entries);
    return played.ok && sameJson(viewOf(game, played.value, seen.viewer).log, seen.log)
      ? played.value
      : null;
  } catch {
    return null;
  }
};
