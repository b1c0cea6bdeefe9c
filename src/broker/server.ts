/**
 * The broker: one process and one port for signalling (`/peerjs`), the lobby (`/lobby`) and a word about itself
 * (`/health`). Nothing is stored; after a restart hosts announce their tables anew.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import express from 'express';
import { WebSocketServer, type WebSocket } from 'ws';
import { addressOf } from './address';
import { Door } from './door';
import { LONGEST_FRAME, type Limits } from './limits';
import { Lobby } from './lobby';
import type { Below, Clock } from './ports';
import { PEER_SOCKETS, Signalling } from './signalling';

export const LOBBY_PATH = '/lobby';
const TICK = 1_000;

export interface BrokerParts {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  readonly shard: string;
  /** Whether addresses are those that a proxy in front names. */
  readonly proxied: boolean;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly below: Below;
}

/** What `/health` says. */
export interface Health {
  readonly shard: string;
  readonly people: number;
  readonly tables: number;
  readonly peers: number;
  readonly sockets: number;
  /** Bytes. */
  readonly memory: number;
  /** Whole seconds. */
  readonly uptime: number;
}

export interface RunningBroker {
  readonly port: number;
  health(): Health;
  close(): Promise<void>;
}

/** Refuses to open a socket, in the words of HTTP. */
const turnAway = (socket: Duplex, status: string): void => {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

const listen = (server: Server, host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Starts a broker; rejects with the system's own error where the port is not to be had. */
export const startBroker = async (parts: BrokerParts): Promise<RunningBroker> => {
  const { clock, limits, proxied } = parts;
  const now = () => clock.now();
  const began = now();
  const door = new Door(limits, now);
  const lobby = new Lobby({ ...parts, door });
  const app = express();
  const server = createServer(app);
  const port = await listen(server, parts.host, parts.port);
  // Not before the port is ours: the package in there starts timers that nobody can stop.
  const signalling = new Signalling(server, limits, now);
  const lobbySockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_FRAME });

  const health = (): Health => ({
    shard: parts.shard,
    ...lobby.counts,
    peers: signalling.count,
    sockets: door.sockets,
    memory: process.memoryUsage.rss(),
    uptime: Math.floor((now() - began) / 1000),
  });

  app.disable('x-powered-by');
  app.use((request, response, next) => {
    if (door.hears(addressOf(request, proxied))) next();
    else response.sendStatus(429);
  });
  app.get('/health', (_request, response) => {
    // The app asks from wherever it is served.
    response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' });
    response.json(health());
  });
  app.use(signalling.app);

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const address = addressOf(request, proxied);
    const path = (request.url ?? '').replace(/\?.*$/, '');
    if (!door.hears(address)) return turnAway(socket, '429 Too Many Requests');
    if (path !== LOBBY_PATH && path !== PEER_SOCKETS) return turnAway(socket, '404 Not Found');
    if (path === PEER_SOCKETS && !signalling.accepts(request))
      return turnAway(socket, '400 Bad Request');
    const leave = door.enter(address);
    if (leave === null) return turnAway(socket, '503 Service Unavailable');
    // Counted out once: here where the socket never comes to be, else when everybody else knows that it has closed.
    socket.on('close', leave);
    const count = (line: WebSocket): void => {
      socket.off('close', leave);
      line.on('close', leave);
    };
    if (path === PEER_SOCKETS) signalling.welcome(request, socket, head, count);
    else
      lobbySockets.handleUpgrade(request, socket, head, (line) => {
        lobby.welcome(line, address);
        count(line);
      });
  };
  server.on('upgrade', upgrade);

  let stopTicking = () => {};
  const tick = (): void => {
    lobby.tick();
    signalling.tick();
    door.sweep();
    stopTicking = clock.after(TICK, tick);
  };
  stopTicking = clock.after(TICK, tick);

  const close = async (): Promise<void> => {
    stopTicking();
    for (const line of lobbySockets.clients) line.terminate();
    signalling.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };

  return { port, health, close };
};
