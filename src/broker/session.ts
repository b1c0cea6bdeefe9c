/** One line into the lobby: what it says of itself, and what it may still ask. */
import type { WebSocket } from 'ws';
import {
  LONGEST_REQUEST,
  parseLobbyRequest,
  type LobbyReport,
  type LobbyRequest,
} from '../lib/link/lobby/messages';
import { Guard } from './guard';
import { Bucket, type Limits } from './limits';

/** Bytes that wait for a reader; whoever reads so slowly is let go. */
const LONGEST_WAIT = 1024 * 1024;

export class Session {
  readonly address: string;
  readonly guard: Guard<LobbyRequest>;
  readonly invitations: Bucket;
  /** The id of the person on this line, once one has come in to be seen. */
  person: string | null = null;
  /** Not heard any more: it is gone, or on its way out. */
  isOut = false;
  readonly #socket: WebSocket;

  constructor(socket: WebSocket, address: string, limits: Limits, now: () => number) {
    this.#socket = socket;
    this.address = address;
    this.guard = new Guard({
      rate: limits.messages,
      longest: LONGEST_REQUEST,
      parse: parseLobbyRequest,
      now,
    });
    this.invitations = new Bucket(limits.invitations, now());
  }

  tell(report: LobbyReport): void {
    this.write(JSON.stringify(report));
  }

  /** Sends what has been written out already. */
  write(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > LONGEST_WAIT) this.#socket.terminate();
    else this.#socket.send(text);
  }

  /** Says why and closes; `cut` ends a line that does not listen. */
  close(code: number): void {
    this.#socket.close(code);
  }

  cut(): void {
    this.#socket.terminate();
  }
}
