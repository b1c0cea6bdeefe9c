/** Logs of Speeddrache for tests, written as short as they can be read. */
import type { AnyGame, JsonObject, Setup } from '../../src/lib/game/contract';
import type { Entry, Options } from '../../src/lib/games/speeddrache/position';
import { speeddrache } from '../../src/lib/games/speeddrache/rules';

/** The rules as tables and screens know them. */
export const rules = speeddrache as unknown as AnyGame;

/** A match of three thieves under the basic rules, unless something else is said. */
export const setupOf = (options: Partial<Options> = {}, seats = 3): Setup => ({
  seats,
  options: { ...speeddrache.defaults(seats), ...options },
  source: { kind: 'free' },
});

/**
 * A log in the order of play: a card by its name, then who leaves by seats (`02`, `-`: nobody), for every choice;
 * nothing follows a card that ends an expedition. `'T7 - H1 02 R1 1'`.
 */
export const logOf = (text: string, setup: Setup): readonly JsonObject[] => {
  let position = speeddrache.start(setup as unknown as Setup<Options>);
  return text.split(/\s+/).map((token) => {
    const entry: Entry = /^[THR]/.test(token)
      ? { chance: 'card', card: token }
      : {
          do: 'choices',
          choices: Object.fromEntries(
            position.inside.map((seat) => [seat, token.includes(`${seat}`) ? 'leave' : 'deeper']),
          ),
        };
    const next = speeddrache.apply(position, entry);
    if (!next.ok) throw new Error(`${token}: ${next.refusal.code}`);
    position = next.value;
    return entry as unknown as JsonObject;
  });
};

/** The position that a log leads to. */
export const played = (text: string, setup: Setup) =>
  logOf(text, setup).reduce<ReturnType<typeof speeddrache.start>>(
    (position, entry) => {
      const next = speeddrache.apply(position, entry as unknown as Entry);
      if (!next.ok) throw new Error(next.refusal.code);
      return next.value;
    },
    speeddrache.start(setup as unknown as Setup<Options>),
  );
