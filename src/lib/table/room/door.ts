/**
 * The door of a table: decides who is let in from the network, gives back the seat for a token, and keeps the stream of
 * every member over all its links.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { refuse, type Refusal, type Result } from '../../game/contract';
import type { Clock, NetworkLink } from '../ports';
import { PROTOCOL, type Hello } from '../wire/frames';
import { HostLine, type MemberStream, type Welcome } from '../wire/hostLine';
import { Stream } from '../wire/stream';
import type { Room } from './room';

/** What two apps must have in common to sit at one table. */
export interface Version {
  /** Fingerprint of the rules of all games, hexadecimal. */
  readonly rules: string;
  /** As the app shows it. */
  readonly app: string;
}

export interface DoorParts {
  readonly clock: Clock;
  readonly room: Room;
  readonly version: Version;
  /** `bytes` random bytes as hexadecimal digits. */
  readonly secret: (bytes: number) => string;
}

/** What a host keeps of a token instead of the token. */
export const hashOf = (token: string): string =>
  bytesToHex(sha256(utf8ToBytes(`speedtisch seat\n${token}`)));

const TOKEN_BYTES = 16;
const STREAM_BYTES = 8;

interface Held extends MemberStream {
  line: HostLine | null;
}

export class Door {
  readonly #parts: DoorParts;
  readonly #held = new Map<number, Held>();
  readonly #lines = new Set<HostLine>();

  constructor(parts: DoorParts) {
    this.#parts = parts;
  }

  /** Somebody knocks. */
  open(link: NetworkLink): void {
    const { clock, room } = this.#parts;
    const line: HostLine = new HostLine(
      {
        clock,
        table: room.stored.table,
        epoch: () => room.stored.epoch,
        greet: (hello) => this.#greet(hello),
        carries: (streamOf, carrying) => this.#carries(streamOf, carrying),
        lost: (streamOf, lost) => this.#lost(streamOf, lost),
        measured: (member, latency) => room.measure(member, latency),
        closed: (closed) => this.#lines.delete(closed),
      },
      link,
    );
    this.#lines.add(line);
  }

  close(): void {
    for (const line of [...this.#lines]) line.close();
  }

  async #greet(hello: Hello): Promise<Welcome> {
    const why = this.#misfit(hello);
    if (why !== null) return refused(why);
    const { room, secret } = this.#parts;
    const token = secret(TOKEN_BYTES);
    const admitted = await this.#admit(hello, hashOf(token));
    if (!admitted.ok) return refused(admitted.refusal);
    const member = admitted.value;
    const held = this.#streamFor(member, hello.stream?.id ?? null);
    const { table, epoch } = room.stored;
    const { id: stream } = held;
    const heard = held.stream.heard;
    const accepted = { type: 'accepted', table, epoch, member, token, stream, heard } as const;
    return { ok: true, streamOf: held, accepted };
  }

  #misfit({ protocol, rules, app }: Hello): Refusal | null {
    const { version } = this.#parts;
    const fits = protocol === PROTOCOL && rules === version.rules;
    return fits ? null : { code: 'update-needed', detail: { host: version.app, guest: app } };
  }

  #admit({ table, token, person, looks }: Hello, fresh: string): Promise<Result<number>> {
    const { room } = this.#parts;
    const isNew = table === null;
    if (!isNew && table !== room.stored.table) return Promise.resolve(refuse('table-gone'));
    return room.admit({ person, looks, isNew, used: hashOf(token), fresh });
  }

  /** The stream the member still knows, or a new one. */
  #streamFor(member: number, known: string | null): Held {
    const before = this.#held.get(member);
    if (before !== undefined && before.id === known && !before.stream.isClosed) return before;
    const held: Held = {
      id: this.#parts.secret(STREAM_BYTES),
      member,
      line: null,
      stream: new Stream({
        clock: this.#parts.clock,
        transmit: ({ n, m }, heard) => held.line?.transmit(n, m, heard),
        overflow: () => held.line?.close(),
      }),
    };
    return held;
  }

  #carries(streamOf: MemberStream, line: HostLine): void {
    const { room } = this.#parts;
    const { member } = streamOf;
    const held = streamOf as Held;
    const before = this.#held.get(member);
    this.#held.set(member, held);
    const older = before?.line ?? null;
    held.line = line;
    if (before === held) {
      if (older !== line) older?.close();
    } else {
      before?.stream.close();
      older?.retire({ code: 'seat-elsewhere' });
    }
    held.stream.up(0);
    if (before === held) room.here(member, held.stream);
    else room.attach(member, held.stream);
  }

  #lost({ member }: MemberStream, line: HostLine): void {
    const held = this.#held.get(member);
    if (held?.line !== line) return;
    held.line = null;
    held.stream.down();
    this.#parts.room.away(member, held.stream);
  }
}

const refused = (refusal: Refusal): Welcome => ({
  ok: false,
  refused: { type: 'refused', refusal },
});
