/**
 * The host's side of a table with others: everything people want there goes through one queue, is stored, and only
 * then told to all. It knows no network: a member hangs on a link, and whether that still carries is said to it.
 */
import {
  accept,
  refuse,
  type AnyGame,
  type Refusal,
  type Result,
  type Setup,
} from '../../game/contract';
import type { Clock, Link, Seated } from '../ports';
import { Attendance } from './attendance';
import { parseRoomRequest, type Wish } from './messages';
import * as people from './people';
import type { StoredRoom } from './people';
import { Play } from './play';
import type { Begun } from './running';
import type { Knock, RoomState, Said } from './state';

/** Milliseconds after which a place is free when its person went away outside of a match. */
export const PLACE_WAITS = 120_000;

export interface RoomParts {
  readonly clock: Clock;
  readonly game: AnyGame;
  /** Stores the table, or that it is closed (`null`); resolves when that survives a killed tab. */
  readonly keep: (room: StoredRoom | null) => Promise<void>;
  /** Stores the head of a new match. */
  readonly begin: (setup: Setup, seated: readonly Seated[]) => Promise<Begun>;
  /** Called with every change, after it has been told. */
  readonly changed: (room: RoomState) => void;
}

export class Room {
  readonly #parts: RoomParts;
  readonly #attendance = new Attendance();
  readonly #play: Play;
  /** Cancels what happens to the places of people who are away. */
  readonly #waits = new Map<number, () => void>();
  #stored: StoredRoom;
  #said = 0;
  #queue: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  #isStopped = false;

  /** `begun`: the match that was running, or over, when the table was stored. */
  constructor(parts: RoomParts, stored: StoredRoom, begun: Begun | null = null) {
    this.#parts = parts;
    this.#stored = stored;
    const { clock, game, begin } = parts;
    const room = () => this.#stored;
    this.#play = new Play({
      ...{ clock, game, begin, attendance: this.#attendance },
      get stored() {
        return room();
      },
      change: (next) => this.#change(next),
      later: (task) => void this.#inTurn(task),
      tell: () => this.#tell(),
    });
    if (begun !== null && stored.phase !== 'gathering') this.#play.run(begun);
    for (const { id } of stored.members) this.#wait(id);
  }

  get stored(): StoredRoom {
    return this.#stored;
  }

  /** What everybody may know. */
  get state(): RoomState {
    const { table, epoch, claim, host, rules, places } = this.#stored;
    const { phase, match, players, lent, left } = this.#stored;
    const members = this.#stored.members.map(({ id, name, avatar, guest, seat, ready }) => {
      return { id, name, avatar, guest, seat, ready, here: this.#attendance.isHere(id) };
    });
    return {
      ...{ table, epoch, host, rules, places, members },
      ...{ phase, match, players, lent, left },
      code: claim?.code ?? null,
      away: this.#play.absences,
      kept: this.#play.kept,
    };
  }

  /**
   * Lets somebody in, or back to its seat; gives its member id. Tokens come as hashes. Refusals: `table-full`,
   * `table-closed`, `host-away`, `table-gone` (comes back and is not known any more), `not-kept`.
   */
  admit({ person, looks, isNew, used, fresh }: Knock): Promise<Result<number>> {
    return this.#inTurn(async () => {
      if (this.#isClosed) return refuse(this.#isStopped ? 'host-away' : 'table-closed');
      const member = people.holderOf(this.#stored, used);
      if (member !== undefined) {
        const named = people.rename(this.#stored, member.id, person);
        return this.#kept(people.rotate(named, member, used, fresh), member.id);
      }
      if (!isNew) return refuse('table-gone');
      const admitted = people.admit(this.#stored, person, looks, [fresh, used]);
      if (!admitted.ok) return admitted;
      return this.#kept(admitted.value.room, admitted.value.id);
    });
  }

  /** A member hears the table by this link from now on: everything that is true, then everything that changes. */
  attach(id: number, link: Link): void {
    void this.#inTurn(async () => {
      if (people.memberOf(this.#stored, id) === undefined || this.#isClosed) return link.close();
      this.#attendance.add(id, link);
      link.receive((raw) => this.#hear(id, link, raw));
      this.#attendance.send(id, { type: 'room', room: this.state });
      this.#play.follow(id);
      await this.#isBack(id);
    });
  }

  /** The link of a member carries again. */
  here(id: number, link: Link): void {
    void this.#inTurn(async () => {
      if (!this.#attendance.isOn(id, link) || this.#attendance.isHere(id)) return;
      this.#attendance.setHere(id, true);
      await this.#isBack(id);
    });
  }

  /** The link of a member carries nothing just now; where a newer one has taken its place, nothing is changed. */
  away(id: number, link: Link): void {
    void this.#inTurn(() => {
      if (!this.#attendance.isOn(id, link) || !this.#attendance.isHere(id))
        return Promise.resolve();
      this.#attendance.setHere(id, false);
      this.#play.away(id);
      this.#wait(id);
      this.#tell();
      return Promise.resolve();
    });
  }

  /** How long messages of a member are on their way, in milliseconds. */
  measure(id: number, latency: number): void {
    this.#attendance.measure(id, latency);
  }

  /** The broker has given the table a code, or has lost it. */
  claim(claim: StoredRoom['claim']): Promise<Refusal | null> {
    return this.#inTurn(() => this.#change(accept({ ...this.#stored, claim })));
  }

  /** Leaves everything as it is stored; nobody is told, as when the device is switched off. */
  stop(): void {
    this.#isStopped = true;
    this.#end();
    this.#attendance.close();
  }

  #hear(id: number, link: Link, raw: unknown): void {
    const request = parseRoomRequest(raw);
    if (!request.ok || !this.#attendance.isOn(id, link)) return;
    if (request.value.type === 'match')
      return this.#play.hear(id, request.value.match, request.value.request);
    const { id: asked, wish } = request.value;
    void this.#inTurn(async () => {
      const refusal = await this.#grant(id, wish);
      // Whoever is sent away has been told so.
      link.send({ type: 'answer', id: asked, refusal });
    });
  }

  async #grant(id: number, wish: Wish): Promise<Refusal | null> {
    const room = this.#stored;
    if (this.#isClosed) return { code: 'table-closed' };
    if (people.memberOf(room, id) === undefined) return { code: 'not-seated' };
    const isForHost = wish.do === 'start' || wish.do === 'change' || wish.do === 'kick';
    if (isForHost && id !== room.host) return { code: 'not-host' };
    switch (wish.do) {
      case 'ready': {
        const refusal = await this.#change(people.beReady(room, id, wish.on));
        if (refusal === null && room.phase === 'over') await this.#play.again();
        return refusal;
      }
      case 'sit':
        return this.#change(people.sit(room, id, wish.seat));
      case 'lend':
        return this.#play.lend(wish.seat, id);
      case 'say':
        return this.#say(id, { kind: 'chat', text: wish.text });
      case 'react':
        return this.#say(id, { kind: 'reaction', reaction: wish.reaction });
      case 'leave':
        return id === room.host ? this.#close() : this.#depart(id, null);
      case 'start':
        return this.#play.start();
      case 'change':
        return this.#change(people.changeRules(this.#parts.game, room, wish.rules));
      case 'kick':
        if (wish.member === id) return { code: 'not-seated' };
        if (room.phase === 'playing' && room.players.includes(wish.member))
          return { code: 'table-playing' };
        return this.#depart(wish.member, { code: 'kicked' });
    }
  }

  async #isBack(id: number): Promise<void> {
    this.#waits.get(id)?.();
    this.#waits.delete(id);
    await this.#play.back(id);
    this.#tell();
    if (this.#stored.phase === 'over') await this.#play.again();
  }

  /** Takes somebody from the table; `why` is told to whom it happens. */
  async #depart(id: number, why: Refusal | null): Promise<Refusal | null> {
    const room = this.#stored;
    const member = people.memberOf(room, id);
    if (member === undefined) return { code: 'not-seated' };
    const seat = room.players.indexOf(id);
    const refusal = await this.#change(accept(people.depart(room, id, this.#play.leavingCosts)));
    if (refusal !== null) return refusal;
    if (why !== null) this.#attendance.send(id, { type: 'ended', refusal: why });
    this.#attendance.remove(id);
    this.#waits.get(id)?.();
    this.#play.left(id, seat, member.name);
    this.#tell();
    if (this.#stored.phase === 'over') await this.#play.again();
    return null;
  }

  /** The host leaves: the table is no more. */
  async #close(): Promise<Refusal | null> {
    const kept = await this.#keep(null);
    if (kept !== null) return kept;
    this.#attendance.tell({ type: 'ended', refusal: { code: 'table-closed' } });
    this.#end();
    return null;
  }

  #end(): void {
    this.#isClosed = true;
    this.#play.close();
    for (const cancel of this.#waits.values()) cancel();
  }

  #say(id: number, said: Said): Promise<Refusal | null> {
    const name = people.memberOf(this.#stored, id)?.name ?? '';
    this.#said += 1;
    const saying = { number: this.#said, member: id, name, said };
    this.#attendance.tell({ type: 'saying', saying });
    return Promise.resolve(null);
  }

  /** Outside of a match nobody keeps a place for long without being there. */
  #wait(id: number): void {
    if (id === this.#stored.host || this.#attendance.isHere(id)) return;
    const cancel = this.#parts.clock.after(PLACE_WAITS, () => {
      void this.#inTurn(async () => {
        this.#waits.delete(id);
        if (this.#attendance.isHere(id) || people.memberOf(this.#stored, id) === undefined) return;
        if (this.#stored.phase === 'playing' && this.#stored.players.includes(id)) this.#wait(id);
        else await this.#depart(id, null);
      });
    });
    this.#waits.set(id, cancel);
  }

  async #kept<T>(next: StoredRoom, value: T): Promise<Result<T>> {
    const refusal = await this.#change(accept(next));
    return refusal === null ? accept(value) : { ok: false, refusal };
  }

  async #change(next: Result<StoredRoom>): Promise<Refusal | null> {
    if (!next.ok) return next.refusal;
    const refusal = await this.#keep(next.value);
    if (refusal !== null) return refusal;
    this.#stored = next.value;
    this.#tell();
    return null;
  }

  async #keep(room: StoredRoom | null): Promise<Refusal | null> {
    try {
      await this.#parts.keep(room);
      return null;
    } catch {
      return { code: 'not-kept' };
    }
  }

  #tell(): void {
    const room = this.state;
    this.#attendance.tell({ type: 'room', room });
    this.#parts.changed(room);
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(task);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }
}
