/**
 * One person's place at a table, on any device: what is true there, what was said, the match as this person may see
 * it, and ways to ask. It hangs on a link to the room, its own or one that a network carries.
 */
import type { AnyGame, Refusal, Viewer } from '../../game/contract';
import type { Match } from '../../game/match';
import { Guest, type GuestState } from '../guest';
import type { Link } from '../ports';
import { parseReport } from '../protocol';
import { parseRoomReport, type RoomReport, type Wish } from './messages';
import type { RoomState, Saying } from './state';
import { isSoundView, wholeOf } from './trust';

/** How many of the last sayings are kept. */
const SAYINGS = 200;

export interface PlaceParts {
  /** Rules by id; `null` for a game that is not there. */
  readonly gameOf: (id: string) => AnyGame | null;
  readonly changed: () => void;
  /** The place is no more. */
  readonly ended: (refusal: Refusal) => void;
  /** The host says what cannot be true. */
  readonly unsound: () => void;
}

/** The match that is followed here. */
interface Followed {
  readonly number: number;
  readonly game: AnyGame;
  readonly guest: Guest;
  readonly deliver: (report: unknown) => void;
  state: GuestState | null;
  whole: Match | null;
}

export class Place {
  readonly #parts: PlaceParts;
  #link: Link | null = null;
  #member = 0;
  #room: RoomState | null = null;
  #followed: Followed | null = null;
  readonly #sayings: Saying[] = [];
  readonly #waiting = new Map<string, (refusal: Refusal | null) => void>();
  #asked = 0;
  #isEnded = false;

  constructor(parts: PlaceParts) {
    this.#parts = parts;
  }

  get room(): RoomState | null {
    return this.#room;
  }

  /** The own member id; 0 before the table has answered. */
  get member(): number {
    return this.#member;
  }

  get sayings(): readonly Saying[] {
    return this.#sayings;
  }

  /** The match as it is shown here; `null`: there is none, or it may not be seen. */
  get match(): {
    readonly number: number;
    readonly state: GuestState;
    readonly whole: Match | null;
  } | null {
    const followed = this.#followed;
    if (followed === null || followed.state === null) return null;
    return { number: followed.number, state: followed.state, whole: followed.whole };
  }

  /** Asks for moves in the match; `null` while there is none. */
  get guest(): Guest | null {
    return this.#followed?.guest ?? null;
  }

  /** Hangs the place on a link. What was asked on the one before is refused with `line-lost`: nobody knows. */
  attach(link: Link, member: number): void {
    this.#forget();
    this.#link = link;
    this.#member = member;
    link.receive((raw) => {
      const report = parseRoomReport(raw);
      if (report.ok && this.#link === link && !this.#isEnded) this.#hear(report.value);
    });
  }

  /** Asks the table for something. Resolves when it is done, or with the reason why not. */
  wish(wish: Wish): Promise<Refusal | null> {
    const link = this.#link;
    if (link === null || this.#isEnded) return Promise.resolve({ code: 'line-lost' });
    this.#asked += 1;
    const id = String(this.#asked);
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      link.send({ type: 'wish', id, wish });
    });
  }

  /** Ends the place on this device; the table is told nothing. */
  close(): void {
    this.#isEnded = true;
    this.#forget();
    this.#link = null;
  }

  #forget(): void {
    for (const answer of this.#waiting.values()) answer({ code: 'line-lost' });
    this.#waiting.clear();
    this.#followed?.guest.close();
    this.#followed = null;
  }

  #hear(report: RoomReport): void {
    switch (report.type) {
      case 'room':
        this.#room = report.room;
        this.#parts.changed();
        return;
      case 'saying':
        this.#sayings.push(report.saying);
        if (this.#sayings.length > SAYINGS) this.#sayings.shift();
        this.#parts.changed();
        return;
      case 'answer':
        this.#waiting.get(report.id)?.(report.refusal as Refusal | null);
        this.#waiting.delete(report.id);
        return;
      case 'match':
        this.#hearMatch(report.match, report.report);
        return;
      case 'whole':
        this.#hearWhole(report.match, report.log);
        return;
      case 'ended':
        this.close();
        this.#parts.ended(report.refusal as Refusal);
    }
  }

  #hearMatch(number: number, raw: unknown): void {
    const report = parseReport(raw);
    const room = this.#room;
    if (!report.ok || room === null) return;
    if (report.value.type === 'welcome') {
      const game = this.#parts.gameOf(room.rules.game);
      const seat = room.players.indexOf(this.#member);
      const viewer: Viewer = seat < 0 ? 'spectator' : seat;
      if (game === null || !isSoundView(game, viewer, report.value.view))
        return this.#parts.unsound();
      this.#follow(number, game);
    }
    if (this.#followed?.number === number) this.#followed.deliver(report.value);
  }

  #follow(number: number, game: AnyGame): void {
    this.#followed?.guest.close();
    let receiver: (message: unknown) => void = () => undefined;
    const link: Link = {
      send: (request) => this.#link?.send({ type: 'match', match: number, request }),
      receive: (next) => {
        receiver = next;
      },
      close: () => undefined,
    };
    const guest = new Guest(link, (state) => {
      followed.state = state;
      this.#parts.changed();
    });
    const followed: Followed = {
      ...{ number, game, guest, state: null, whole: null },
      deliver: (report) => receiver(report),
    };
    this.#followed = followed;
  }

  #hearWhole(number: number, log: readonly unknown[]): void {
    const followed = this.#followed;
    if (followed?.number !== number || followed.state === null) return;
    followed.whole = wholeOf(followed.game, followed.state.view, log);
    if (followed.whole === null) this.#parts.unsound();
    else this.#parts.changed();
  }
}
