/** Who sits in a tournament: computer players by their strength, and reference players of the game by name. */
import { STRENGTHS, type Bot, type Strength } from '../lib/ai/bot';
import type { AnyGame } from '../lib/game/contract';
import type { Player } from '../lib/game/record';
import { loadBot } from '../lib/games/bots';
import { loadReferences } from '../lib/games/references';
import { UsageError } from './usage';

export interface Entrant {
  /** The word for it: a strength, or the name of a reference player. */
  readonly kind: string;
  /** What it is asked as; to reference players it does not matter. */
  readonly strength: Strength;
  readonly bot: Bot;
}

/**
 * The players that `text` names, separated by commas.
 *
 * @throws UsageError for a game without computer players, an unknown name, a number of players that the game does not take.
 */
export const entrantsOf = async (
  text: string | undefined,
  { id, seats }: AnyGame,
): Promise<readonly Entrant[]> => {
  const bot = await loadBot(id).catch((error: unknown) => {
    throw new UsageError((error as Error).message);
  });
  const known: ReadonlyMap<string, Entrant> = new Map(
    [
      ...STRENGTHS.map((kind): Entrant => ({ kind, strength: kind, bot })),
      ...Object.entries(await loadReferences(id)).map(([kind, reference]): Entrant => ({
        kind,
        strength: 'strong',
        bot: reference,
      })),
    ].map((entrant) => [entrant.kind, entrant]),
  );
  const entrants = (text ?? '').split(',').map((word) => {
    const entrant = known.get(word.trim());
    if (entrant !== undefined) return entrant;
    const names = [...known.keys()].join(', ');
    throw new UsageError(
      `--players for ${id} takes ${names}, separated by commas, not "${word.trim()}"`,
    );
  });
  if (!seats.includes(entrants.length))
    throw new UsageError(`--players: ${seats.join(', ')} players, not ${entrants.length}`);
  return entrants;
};

/** As the record of a match tells them; `null` where one is a reference player, which records have no word for. */
export const recordedAs = (
  entrants: readonly Entrant[],
  names: readonly string[],
): readonly Player[] | null =>
  entrants.every(({ kind, strength }) => kind === strength)
    ? entrants.map(({ strength }, at) => ({ name: names[at] ?? '', kind: strength }))
    : null;
