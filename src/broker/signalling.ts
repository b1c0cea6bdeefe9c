/**
 * Signalling for WebRTC: the PeerServer of the package `peer`, with a guard in front of every socket. The package
 * itself reads anything of any length at any rate; here each frame is rebuilt first, and only then it hears of it.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Express } from 'express';
import { ExpressPeerServer } from 'peer';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { CLOSED_VIOLATIONS } from '../lib/link/lobby/messages';
import { Guard } from './guard';
import { LONGEST_FRAME, type Limits } from './limits';
import { isAddressOfPeer, parseSignal, type Signal } from './signals';

/** Where PeerJS finds it: its option `path`. */
export const PEER_PATH = '/peerjs';
/** Where its sockets open: the package puts its own word behind the path. */
export const PEER_SOCKETS = `${PEER_PATH}/peerjs`;

/** Whoever said nothing for so long is gone, in milliseconds; PeerJS says something every five seconds. */
export const ALIVE_TIMEOUT = 15_000;

/** A socket that hands on only what the guard has rebuilt. */
class PeerSocket extends WebSocket {
  guard: Guard<Signal> | null = null;
  #isOut = false;

  override emit(event: string | symbol, ...details: unknown[]): boolean {
    if (event !== 'message') return super.emit(event, ...details);
    const [data, isBinary] = details as [RawData, boolean];
    if (this.#isOut || this.guard === null) return false;
    const read = this.guard.read(data, isBinary);
    if (read.ok) return super.emit('message', Buffer.from(JSON.stringify(read.value)), false);
    if (read.isOver) {
      this.#isOut = true;
      this.close(CLOSED_VIOLATIONS);
    }
    return false;
  }
}

export class Signalling {
  readonly app: Express;
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #sockets = new WebSocketServer<typeof PeerSocket>({
    noServer: true,
    maxPayload: LONGEST_FRAME,
    WebSocket: PeerSocket,
  });

  /** `app` has to be mounted by the server's express application; sockets are handed in by `welcome`. */
  constructor(server: Server, limits: Limits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
    const app = ExpressPeerServer(server, {
      path: PEER_PATH,
      alive_timeout: ALIVE_TIMEOUT,
      concurrent_limit: limits.sockets,
      createWebSocketServer: () => this.#sockets as unknown as WebSocketServer,
    });
    // Without a listener the first frame that breaks the protocol would end the process. The socket is closed already.
    app.on('error', () => undefined);
    this.app = app;
  }

  get count(): number {
    return this.#sockets.clients.size;
  }

  /** Whether a request to open a socket names who it is in a form that is allowed. */
  accepts(request: IncomingMessage): boolean {
    return isAddressOfPeer(request.url ?? '');
  }

  /** Opens a socket, hands it to the package, and then to `opened`. */
  welcome(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    opened: (peer: WebSocket) => void,
  ): void {
    this.#sockets.handleUpgrade(request, socket, head, (peer) => {
      peer.guard = new Guard({
        rate: this.#limits.messages,
        longest: LONGEST_FRAME,
        parse: parseSignal,
        now: this.#now,
      });
      this.#sockets.emit('connection', peer, request);
      opened(peer);
    });
  }

  /** Lets go who has gone quiet. */
  tick(): void {
    for (const peer of this.#sockets.clients)
      if ((peer.guard?.quietFor ?? 0) >= ALIVE_TIMEOUT) peer.terminate();
  }

  /** Ends all sockets. The package keeps two timers that nobody can stop. */
  close(): void {
    for (const peer of this.#sockets.clients) peer.terminate();
  }
}
