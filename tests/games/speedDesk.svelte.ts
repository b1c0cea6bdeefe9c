/**
 * A table of Speed for tests of its screen: the real rules, and answers that come when the test says so. What a seat has
 * asked for waits in a queue, as it does at a table whose storage takes its time.
 */
import type { ActionEntry, Entry, Refusal, Seat } from '../../src/lib/game/contract';
import { advance, open, viewOf, type Match } from '../../src/lib/game/match';
import type { Entry as SpeedEntry, Options, Position } from '../../src/lib/games/speed/position';
import type { Driver } from '../../src/lib/session/driver';
import { momentOf } from '../../src/lib/table/views';
import { entryOf, played, rules } from './speedLog';

const SEATED = [
  { name: 'Du', kind: 'human' },
  { name: 'Eule', kind: 'strong' },
] as const;

const NO_CHOICES: ReadonlyMap<Seat, ActionEntry> = new Map();

export interface Desk {
  readonly position: Position;
  readonly paused: boolean;
  /** What was asked for and not answered: actions, `bring`, `pause`, `run`. */
  readonly asked: readonly string[];
  /** Answers what was asked first. */
  answer(): Promise<void>;
  /** Somebody else is quicker: done before anything that waits. */
  other(text: string): void;
  driver(seat: Seat): Driver;
}

/** A table after these entries, as in `played`; time stands still until somebody lets it run. */
export const deskOf = (
  options: Partial<Options>,
  ...parts: readonly (SpeedEntry | string)[]
): Desk => {
  const given = played(options, ...parts);
  const grown = (match: Match, entry: Entry): Match => {
    const next = advance(rules, match, entry);
    if (!next.ok) throw new Error(next.refusal.code);
    return next.value;
  };
  let match = $state.raw(
    (given.log as unknown as readonly Entry[]).reduce(grown, open(rules, given.setup)),
  );
  let paused = $state(true);
  let waiting = $state.raw<readonly { readonly what: string; readonly answer: () => void }[]>([]);

  const done = (entry: Entry): Refusal | null => {
    const stamped = rules.stamp?.(match.position, entry, 100) ?? entry;
    const next = advance(rules, match, stamped);
    if (!next.ok) return next.refusal;
    match = next.value;
    return null;
  };
  const ask = (what: string, judge: () => Refusal | null): Promise<Refusal | null> =>
    new Promise((resolve) => {
      waiting = [...waiting, { what, answer: () => resolve(judge()) }];
    });
  const pausedAt = (on: boolean) => (): null => {
    paused = on;
    return null;
  };

  return {
    get position() {
      return match.position as unknown as Position;
    },
    get paused() {
      return paused;
    },
    get asked() {
      return waiting.map(({ what }) => what);
    },
    answer: async () => {
      const [first, ...rest] = waiting;
      waiting = rest;
      first?.answer();
      // The one who asked hears it, and asks for the next thing.
      await Promise.resolve();
      await Promise.resolve();
    },
    other: (text) => {
      const refusal = done({ ...entryOf(`${text}@0`), t: undefined } as unknown as Entry);
      if (refusal !== null) throw new Error(refusal.code);
    },
    driver: (seat) => ({
      rules,
      get state() {
        const left = rules.due(match.position)?.after ?? null;
        const now = { choices: NO_CHOICES, left, paused, trouble: null };
        return {
          viewer: seat,
          seated: SEATED,
          view: viewOf(rules, match, seat),
          moment: momentOf(rules, match, seat, now),
        };
      },
      tempo: 'normal',
      notice: null,
      act: (action: ActionEntry) => {
        const { seat: who, do: does, ...rest } = action as ActionEntry & object;
        const what = [`${who}:${does}`, ...Object.values(rest)].join(' ');
        return ask(what, () => (paused ? { code: 'paused' } : done(action)));
      },
      bring: () =>
        ask('bring', () => {
          const entry = rules.tableMove(match.position, CHANCE);
          return entry === null ? { code: 'nothing-due' } : done(entry);
        }),
      pause: (on) => ask(on ? 'pause' : 'run', pausedAt(on)),
      advise: null,
    }),
  };
};

/** Chance that leaves everything in its order. */
const CHANCE = () => ({ below: () => 0, shuffled: <T>(list: readonly T[]) => [...list] });
