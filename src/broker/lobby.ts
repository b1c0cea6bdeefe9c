/**
 * The lobby: open tables, people, invitations, and from a code to the host's peer. Everything is in memory. Whoever
 * watches is told at most once a second what has changed, all in the same words.
 */
import type { WebSocket } from 'ws';
import {
  CLOSED_REPLACED,
  CLOSED_VIOLATIONS,
  QUIET_LIMIT,
  type LobbyRefusal,
  type LobbyRequest,
} from '../lib/link/lobby/messages';
import { NOTHING, newsBetween, wholePicture, type Picture } from '../lib/link/lobby/picture';
import type { Door } from './door';
import type { Limits } from './limits';
import { People } from './people';
import type { Below, Clock } from './ports';
import { personIdOf } from './secrets';
import { Session } from './session';
import { Tables } from './tables';

/** Tables and people that are shown to everybody; who is beyond is found by code or name. */
export const MOST_SHOWN = 200;

/** People that one search finds. */
const MOST_FOUND = 50;

/** How long a line that is turned out may take to close by itself, in milliseconds. */
const GRACE = 1_000;

export interface LobbyParts {
  readonly shard: string;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly below: Below;
  readonly door: Door;
}

type Asked<T extends LobbyRequest['type']> = Extract<LobbyRequest, { type: T }>;

export class Lobby {
  readonly #parts: LobbyParts;
  readonly #tables: Tables;
  readonly #people = new People<Session>();
  readonly #sessions = new Set<Session>();
  readonly #watchers = new Set<Session>();
  #told: Picture = NOTHING;
  /** `#told` written out, once somebody needs it. */
  #toldText: string | null = null;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
    this.#tables = new Tables(parts.shard, parts.limits.tables, parts.below);
  }

  get counts(): Picture['counts'] {
    return { tables: this.#tables.count, people: this.#people.count };
  }

  /** Takes over a socket that has just opened. */
  welcome(socket: WebSocket, address: string): void {
    const { limits, clock } = this.#parts;
    const session = new Session(socket, address, limits, () => clock.now());
    this.#sessions.add(session);
    // What breaks a line also closes it.
    socket.on('error', () => session.cut());
    socket.on('close', () => this.#leave(session));
    socket.on('message', (data, isBinary) => {
      if (session.isOut) return;
      const read = session.guard.read(data, isBinary);
      if (read.ok) this.#do(session, read.value);
      else {
        session.tell({ type: 'refused', id: 0, code: read.code });
        if (read.isOver) this.#turnOut(session, CLOSED_VIOLATIONS);
      }
    });
  }

  /** Lets go who has gone quiet, frees codes, and tells what has changed; to be called once a second. */
  tick(): void {
    for (const session of this.#sessions)
      if (session.guard.quietFor >= QUIET_LIMIT) {
        this.#leave(session);
        session.cut();
      }
    this.#tables.sweep(this.#parts.clock.now());
    if (this.#watchers.size > 0) this.#tell();
  }

  #do(session: Session, request: LobbyRequest): void {
    switch (request.type) {
      case 'beat':
        return session.tell({ type: 'beat' });
      case 'hello':
        return this.#greet(session, request);
      case 'watch':
        return this.#watch(session, request);
      case 'open':
        return this.#open(session, request);
      case 'update':
        return this.#answer(
          session,
          request.id,
          this.#tables.update(session, request.code, request.table) ? null : 'table-not-yours',
        );
      case 'close':
        return this.#answer(
          session,
          request.id,
          this.#tables.close(session, request.code) ? null : 'table-not-yours',
        );
      case 'find':
        return this.#find(session, request);
      case 'seek': {
        const people = [...this.#people.seek(request.text, MOST_FOUND)];
        return session.tell({ type: 'people', id: request.id, people });
      }
      case 'invite':
        return this.#invite(session, request);
    }
  }

  #answer(session: Session, id: number, refusal: LobbyRefusal | null): void {
    if (refusal === null) session.tell({ type: 'done', id });
    else session.tell({ type: 'refused', id, code: refusal });
  }

  #greet(session: Session, { id, secret, person }: Asked<'hello'>): void {
    const personId = personIdOf(secret);
    if (session.person !== null && (person === null || session.person !== personId))
      this.#people.leave(session.person, session);
    session.person = person === null ? null : personId;
    const before = person === null ? null : this.#people.enter(personId, person, session);
    if (before !== null) this.#turnOut(before, CLOSED_REPLACED);
    session.tell({ type: 'greeted', id, person: personId, shard: this.#parts.shard });
  }

  #watch(session: Session, { id, on }: Asked<'watch'>): void {
    this.#answer(session, id, null);
    if (!on) {
      this.#watchers.delete(session);
      return;
    }
    // Nobody has been told of changes while nobody watched.
    if (this.#watchers.size === 0) this.#see(this.#picture());
    this.#watchers.add(session);
    this.#toldText ??= JSON.stringify(wholePicture(this.#told));
    session.write(this.#toldText);
  }

  #open(session: Session, { id, table, again }: Asked<'open'>): void {
    if (this.#tables.countOf(session) >= this.#parts.limits.tablesPerSocket)
      return this.#answer(session, id, 'too-many-tables');
    const claim = again ?? this.#tables.open(session, table);
    if (claim === null) return this.#answer(session, id, 'broker-full');
    const taken = again === null ? 'taken' : this.#tables.take(session, claim, table);
    if (taken === 'taken') session.tell({ type: 'opened', id, ...claim });
    else this.#answer(session, id, taken);
  }

  #find(session: Session, { id, code }: Asked<'find'>): void {
    if (!this.#parts.door.mayFind(session.address)) return this.#answer(session, id, 'too-fast');
    const found = this.#tables.find(code);
    if (typeof found === 'string') this.#answer(session, id, found);
    else session.tell({ type: 'found', id, ...found });
  }

  #invite(session: Session, { id, to, code }: Asked<'invite'>): void {
    const from = session.person === null ? undefined : this.#people.get(session.person)?.listed;
    if (from === undefined) return this.#answer(session, id, 'not-introduced');
    const guest = this.#people.get(to);
    if (guest === undefined) return this.#answer(session, id, 'person-gone');
    const isHere = code.startsWith(this.#parts.shard);
    const found = isHere ? this.#tables.find(code) : null;
    if (typeof found === 'string') return this.#answer(session, id, found);
    if (!session.invitations.take(this.#parts.clock.now()))
      return this.#answer(session, id, 'too-fast');
    guest.line.tell({ type: 'invitation', from, code, table: found?.table ?? null });
    this.#answer(session, id, null);
  }

  #picture(): Picture {
    return {
      tables: this.#tables.shown(MOST_SHOWN),
      people: this.#people.shown(MOST_SHOWN),
      counts: this.counts,
    };
  }

  #see(picture: Picture): void {
    this.#told = picture;
    this.#toldText = null;
  }

  #tell(): void {
    const next = this.#picture();
    const news = newsBetween(this.#told, next);
    if (news === null) return;
    this.#see(next);
    const text = JSON.stringify(news);
    for (const watcher of this.#watchers) watcher.write(text);
  }

  #turnOut(session: Session, code: number): void {
    this.#leave(session);
    session.close(code);
    this.#parts.clock.after(GRACE, () => session.cut());
  }

  #leave(session: Session): void {
    if (session.isOut) return;
    session.isOut = true;
    this.#sessions.delete(session);
    this.#watchers.delete(session);
    if (session.person !== null) this.#people.leave(session.person, session);
    this.#tables.leave(session, this.#parts.clock.now());
  }
}
