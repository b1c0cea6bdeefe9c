/** Uniformly random legal play: the source of test matches, of fuzzing and of `records random`. */
import {
  isChance,
  type ActionEntry,
  type AnyGame,
  type Chance,
  type Draw,
  type Entry,
  type JsonObject,
  type Setup,
} from './contract';
import type { Match } from './match';

/** No match of any game comes near; reaching it means that the rules go round in circles. */
const ENDLESS = 200_000;
/** Longest pause between two entries of a free game, in milliseconds of play time. */
const LONGEST_PAUSE = 3000;

const oneOf = <T>(draw: Draw, list: readonly T[]): T => {
  const item = list[draw.below(list.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

/**
 * One entry that is legal next, each equally likely; in a joint game every seat chooses evenly for itself.
 *
 * @returns `null` when the match is over.
 * @throws Error when the match is not over and yet nothing is legal (F12).
 */
export const randomEntry = (
  game: AnyGame,
  setup: Setup,
  position: JsonObject,
  chance: Chance,
  draw: Draw,
): Entry | null => {
  if (game.outcome(position) !== null) return null;
  const byTable = game.tableMove(position, chance);
  const lists: (readonly ActionEntry[])[] = [];
  for (let seat = 0; seat < setup.seats; seat++) {
    const list = game.legal(position, seat);
    if (list.length > 0) lists.push(list);
  }
  const stamped = (entry: Entry) =>
    isChance(entry) ? entry : (game.stamp?.(position, entry, draw.below(LONGEST_PAUSE)) ?? entry);
  if (game.timing === 'joint' && byTable === null && game.join !== undefined && lists.length > 0)
    return stamped(
      game.join(
        position,
        lists.map((list) => oneOf(draw, list)),
      ),
    );
  // What the table would do on a seat's behalf stands in the list of that seat already.
  const own = byTable !== null && (isChance(byTable) || byTable.seat === undefined);
  const actions: Entry[] = own ? [byTable] : [];
  if (game.timing !== 'joint') for (const list of lists) actions.push(...list);
  if (actions.length === 0)
    throw new Error(`${game.id}: nobody may act and the table does not move`);
  return stamped(oneOf(draw, actions));
};

/**
 * Plays a whole match at random. The same arguments give the same match.
 *
 * @param chance draws both the table's chance and the choices, the latter under the label `choices`.
 * @param onEntry called with the position before each entry, for tests that look at every step.
 * @throws Error when the rules refuse an entry they listed, or the match does not end.
 */
export const randomMatch = (
  game: AnyGame,
  setup: Setup,
  chance: Chance,
  onEntry?: (before: JsonObject, entry: Entry, after: JsonObject) => void,
): Match => {
  const draw = chance('choices');
  const log: Entry[] = [];
  let position = game.start(setup);
  let refused = 0;
  for (;;) {
    const entry = randomEntry(game, setup, position, chance, draw);
    if (entry === null) return { setup, log, position };
    const next = game.apply(position, entry);
    // Lists know no clock: a seat that is frozen for a moment is refused, so another entry is drawn.
    if (!next.ok && game.timing === 'free' && ++refused < ENDLESS) continue;
    if (!next.ok)
      throw new Error(
        `${game.id}: listed but refused: ${next.refusal.code} ${JSON.stringify(entry)}`,
      );
    onEntry?.(position, entry, next.value);
    log.push(entry);
    position = next.value;
    if (log.length > ENDLESS) throw new Error(`${game.id}: match does not end`);
  }
};
