/** The log of a match told line by line: folded once, then only ever continued. */
import type { AnyGame, JsonObject, Setup } from '../game/contract';
import type { LogEntry } from './log';

/** One entry of a log between the two positions it stands between. */
export interface Step<Position, Entry> {
  /** Index of the entry. */
  readonly at: number;
  readonly before: Position;
  readonly entry: Entry;
  readonly after: Position;
}

/** The steps of a log that come after the first `told` entries. */
export type Steps<Position, Entry> = (
  log: readonly JsonObject[],
  told: number,
) => Iterable<Step<Position, Entry>>;

/** The steps of a log from which nothing is hidden: the rules themselves fold it, each entry once. */
export const openSteps = <Position, Entry>(
  rules: AnyGame,
  setup: Setup,
): Steps<Position, Entry> => {
  let position = rules.start(setup);
  return function* (log, told) {
    for (const [i, json] of log.slice(told).entries()) {
      const entry = rules.parseEntry(json);
      if (!entry.ok) return;
      const next = rules.apply(position, entry.value);
      if (!next.ok) return;
      const [before, after] = [position, next.value] as unknown as [Position, Position];
      position = next.value;
      yield { at: told + i, before, entry: entry.value as unknown as Entry, after };
    }
  };
};

export type Line<Mark = never> = Omit<LogEntry<Mark>, 'id'>;

/** Each step of the match costs one step of the story. */
export class Story<Position, Entry, Mark = never> {
  readonly #steps: Steps<Position, Entry>;
  readonly #tell: (step: Step<Position, Entry>) => readonly Line<Mark>[];
  #told = 0;
  #lines: readonly LogEntry<Mark>[] = [];

  /** `tell` gives the lines of a step, fewer than ten. */
  constructor(
    steps: Steps<Position, Entry>,
    tell: (step: Step<Position, Entry>) => readonly Line<Mark>[],
  ) {
    this.#steps = steps;
    this.#tell = tell;
  }

  /** The story up to the end of `log`, which continues the log of the last call; newest line first. */
  upTo(log: readonly JsonObject[]): readonly LogEntry<Mark>[] {
    const fresh: LogEntry<Mark>[] = [];
    if (log.length > this.#told)
      for (const step of this.#steps(log, this.#told)) {
        this.#told = step.at + 1;
        this.#tell(step).forEach((line, i) => fresh.unshift({ id: step.at + i / 10, ...line }));
      }
    if (fresh.length > 0) this.#lines = [...fresh, ...this.#lines];
    return this.#lines;
  }
}
