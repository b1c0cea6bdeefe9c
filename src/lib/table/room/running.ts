/** The match of a table with others: its table, who follows it by which line, and who plays which seat just now. */
import type { Seat, Viewer } from '../../game/contract';
import type { Match } from '../../game/match';
import { Table } from '../host';
import { TEMPI, type Link, type Seated, type TableParts, type TableStart } from '../ports';
import { Absences } from './absences';
import type { TableRules } from './state';

/** A match that has been stored and may begin, or go on. */
export interface Begun {
  /** Under which it is stored. */
  readonly id: string;
  readonly match: Match;
  readonly seated: readonly Seated[];
  readonly choices?: TableStart['choices'];
  /** Milliseconds since it began. */
  readonly since: number;
  readonly parts: TableParts;
}

export interface RunningParts {
  readonly begun: Begun;
  readonly rules: TableRules;
  /** Milliseconds that a message of this seat is on its way. */
  readonly latency: (seat: Seat) => number;
  /** The match is over; everybody has been told. */
  readonly over: () => void;
}

/** What a member says to the match and hears of it. */
interface Line {
  hear(request: unknown): void;
  drop(): void;
}

export class Running {
  readonly absences: Absences;
  readonly #table: Table;
  readonly #begun: Begun;
  readonly #rules: TableRules;
  readonly #beganAt: number;
  readonly #lines = new Map<number, Line>();

  constructor({ begun, rules, latency, over }: RunningParts) {
    const { parts, match, choices, seated } = begun;
    this.#begun = begun;
    this.#rules = rules;
    this.#beganAt = parts.clock.now() - begun.since;
    const thinking = rules.thinking === null ? null : rules.thinking * 1000;
    const isTimed = thinking !== null && parts.game.timing !== 'free';
    this.absences = new Absences(parts.clock, isTimed);
    const journal: TableParts['journal'] = {
      choose: (index, choices) => parts.journal.choose(index, choices),
      append: async (index, entry, result) => {
        await parts.journal.append(index, entry, result);
        // The step itself is told first.
        if (result !== null) parts.clock.after(0, over);
      },
    };
    this.#table = new Table(
      { ...parts, journal },
      {
        match,
        seated,
        tempo: TEMPI[rules.tempo],
        ...(choices === undefined ? {} : { choices }),
        together: { thinking, standIn: rules.strength, latency },
      },
    );
  }

  run(): void {
    this.#table.run();
  }

  get match(): Match {
    return this.#table.match;
  }

  get isOver(): boolean {
    return this.#begun.parts.game.outcome(this.match.position) !== null;
  }

  /** Milliseconds since the match began. */
  get age(): number {
    return this.#begun.parts.clock.now() - this.#beganAt;
  }

  /** A member follows the match from here on, with all that its viewer may know. */
  connect(member: number, viewer: Viewer, send: (report: unknown) => void): void {
    this.drop(member);
    let receiver: (request: unknown) => void = () => undefined;
    const link: Link = {
      send,
      receive: (next) => {
        receiver = next;
      },
      close: () => undefined,
    };
    const drop = this.#table.connect(link, viewer);
    this.#lines.set(member, { hear: (request) => receiver(request), drop });
  }

  hear(member: number, request: unknown): void {
    this.#lines.get(member)?.hear(request);
  }

  drop(member: number): void {
    this.#lines.get(member)?.drop();
    this.#lines.delete(member);
  }

  /** The person of this seat does not answer. */
  gone(seat: Seat): void {
    this.absences.gone(seat);
    this.#table.away(seat);
  }

  /** The person of this seat answers again. */
  back(seat: Seat): void {
    this.absences.back(seat);
  }

  /** A person has this seat back from the computer. */
  giveBack(seat: Seat, name: string): void {
    this.#table.seat(seat, { name, kind: 'human' });
  }

  /** A computer plays this seat from now on, under the name of who sat there. */
  hand(seat: Seat, name: string): void {
    this.absences.back(seat);
    this.#table.seat(seat, { name, kind: this.#rules.strength });
  }

  close(): void {
    this.#table.close();
    this.#lines.clear();
  }
}
