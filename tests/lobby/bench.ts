/** Real brokers on this machine, raw lines to them that say whatever a test wants, and time that a test lets pass. */
import { randomInt } from 'node:crypto';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { LIMITS, type Limits } from '../../src/broker/limits';
import { startBroker, type RunningBroker } from '../../src/broker/server';
import type { TableInfo } from '../../src/lib/link/lobby/messages';
import { VirtualClock, round } from '../table/bench';

export interface Started extends RunningBroker {
  readonly clock: VirtualClock;
}

const HOST = '127.0.0.1';

/** A broker on a free port (or this one), on a clock of its own. */
export const start = async (
  shard = 'T',
  limits: Partial<Limits> = {},
  { port = 0, proxied = false } = {},
): Promise<Started> => {
  const clock = new VirtualClock();
  const parts = { host: HOST, port, shard, proxied, clock, below: (n: number) => randomInt(n) };
  const broker = await startBroker({ ...parts, limits: { ...LIMITS, ...limits } });
  return { ...broker, clock };
};

/** Waits for what real sockets bring about; a test that waits in vain runs out of its time. */
export const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await round();
};

export const SECRETS = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
  string,
];

/** A table as a host would announce it. */
export const TABLE: TableInfo = {
  game: 'speedzoo',
  name: 'Feierabend',
  seats: 4,
  taken: 1,
  options: { size: 5, wishes: false },
  spectators: true,
  playing: false,
  listed: true,
  peer: 'host-1',
};

/** What everybody sees of it, but for its code. */
export const SHOWN = {
  game: 'speedzoo',
  name: 'Feierabend',
  seats: 4,
  taken: 1,
  options: { size: 5, wishes: false },
  spectators: true,
  playing: false,
};

/** Whatever came on a line; tests look into it. */
export interface Heard {
  readonly type?: string;
  readonly [key: string]: unknown;
}

export class RawLine {
  readonly #socket: WebSocket;
  readonly #heard: Heard[] = [];
  readonly #waiting: { readonly type: string; readonly take: (heard: Heard) => void }[] = [];
  /** The code with which the line was closed. */
  readonly closed: Promise<number>;
  readonly opened: Promise<void>;
  #asked = 0;

  constructor(port: number, path = '/lobby', headers: { [name: string]: string } = {}) {
    this.#socket = new WebSocket(`ws://${HOST}:${port}${path}`, { headers });
    this.closed = new Promise((resolve) => this.#socket.on('close', resolve));
    this.opened = new Promise((resolve, reject) => {
      this.#socket.on('open', resolve);
      this.#socket.on('error', reject);
    });
    // Whoever waits for the opening is told; nobody has to.
    this.opened.catch(() => undefined);
    this.#socket.on('message', (data: Buffer) => {
      const heard = JSON.parse(data.toString()) as Heard;
      const at = this.#waiting.findIndex(({ type }) => type === heard.type);
      if (at < 0) this.#heard.push(heard);
      else this.#waiting.splice(at, 1)[0]?.take(heard);
    });
  }

  /** Everything that came and that nobody asked for. */
  get unread(): readonly Heard[] {
    return this.#heard;
  }

  send(message: unknown): void {
    this.raw(JSON.stringify(message));
  }

  raw(data: string | Buffer): void {
    this.#socket.send(data);
  }

  /** The next message of this type. */
  next(type: string): Promise<Heard> {
    const at = this.#heard.findIndex((heard) => heard.type === type);
    const [heard] = at < 0 ? [] : this.#heard.splice(at, 1);
    if (heard !== undefined) return Promise.resolve(heard);
    return new Promise((take) => this.#waiting.push({ type, take }));
  }

  /** Asks with a fresh number and gives the next message of the type that is expected. */
  ask(question: { readonly type: string; readonly [key: string]: unknown }, expected: string) {
    this.#asked += 1;
    this.send({ ...question, id: this.#asked });
    return this.next(expected);
  }

  /** Waits until everything sent so far has been read there. */
  async beat(): Promise<void> {
    this.send({ type: 'beat' });
    await this.next('beat');
  }

  /** Reads no more of what comes. */
  pause(): void {
    this.#socket.pause();
  }

  /** Hangs up without a word, as a killed tab does; over when the broker has noticed. */
  async cut(broker: RunningBroker): Promise<void> {
    const before = broker.health().sockets;
    this.#socket.terminate();
    await until(() => broker.health().sockets < before);
  }
}

/** A line to the lobby, open. */
export const lobbyLine = async (port: number): Promise<RawLine> => {
  const line = new RawLine(port);
  await line.opened;
  return line;
};

/** A line for signalling as PeerJS opens it. */
export const peerLine = async (port: number, id: string): Promise<RawLine> => {
  const line = new RawLine(port, `/peerjs/peerjs?key=peerjs&id=${id}&token=${id}-token`);
  await line.next('OPEN');
  return line;
};

/** Opens a socket by hand and sends bytes that no library would send; resolves when the other side hangs up. */
export const sendBytes = (port: number, path: string, bytes: Buffer): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, HOST, () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      );
      socket.once('data', () => socket.write(bytes));
    });
    socket.resume();
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
    socket.on('end', () => socket.end());
  });

/** The answer to a plain request: its status and, where it is JSON, its text. */
export const get = async (port: number, path: string, headers: { [name: string]: string } = {}) =>
  fetch(`http://${HOST}:${port}${path}`, { headers });
