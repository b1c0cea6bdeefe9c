/** The app's side of the lobby at real brokers. Brokers and clients have clocks of their own. */
import { nodeDial } from '../../src/broker/dial';
import type { AnnouncementEvents } from '../../src/lib/link/lobby/announcement';
import { parseBrokers, type Broker } from '../../src/lib/link/lobby/brokers';
import { Lobby, type LobbyView } from '../../src/lib/link/lobby/lobby';
import type { Claim } from '../../src/lib/link/lobby/messages';
import { VirtualClock } from '../table/bench';
import { SECRETS, TABLE, start, type Started } from './bench';

let running: Started[] = [];
let lobbies: Lobby[] = [];
/** Ends everything a test has started. */
export const endAll = async (): Promise<void> => {
  for (const lobby of lobbies) lobby.close();
  await Promise.all(running.map((broker) => broker.close()));
  [running, lobbies] = [[], []];
};

/** A broker that ends with its test. */
export const broker = async (...parts: Parameters<typeof start>) => {
  const started = await start(...parts);
  running.push(started);
  return started;
};

/** Ends a broker before its test does. */
export const stop = async (stopped: Started) => {
  running = running.filter((one) => one !== stopped);
  await stopped.close();
};

const configured = (brokers: readonly { port: number; shard: string }[]): readonly Broker[] => {
  const list = brokers.map(({ port, shard }) => ({ shard, url: `ws://127.0.0.1:${port}` }));
  const read = parseBrokers(JSON.stringify(list), 'http://localhost/');
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
};

export interface Client {
  readonly lobby: Lobby;
  readonly clock: VirtualClock;
}

/** A client of these brokers, with time that stands still. */
export const client = (
  brokers: readonly { port: number; shard: string }[],
  secret: string = SECRETS[0],
): Client => {
  const clock = new VirtualClock();
  const lobby = new Lobby({
    brokers: configured(brokers),
    clock,
    dial: nodeDial,
    random: () => 1,
    secret,
  });
  lobbies.push(lobby);
  return { lobby, clock };
};

/** Watches until what is seen is as wanted. */
export const seen = ({ lobby }: Client, wanted: (view: LobbyView) => boolean): Promise<LobbyView> =>
  new Promise((resolve) => {
    lobby.watch((view) => {
      if (wanted(view)) resolve(view);
    });
  });

/** Whether the lines to all brokers are in this state. */
export const isAll =
  (state: string) =>
  ({ brokers }: LobbyView): boolean =>
    brokers.every((one) => one.state === state);

/** Notes what becomes of an announcement. */
export const notes = () => {
  const claims: Claim[] = [];
  const refusals: string[] = [];
  const events: AnnouncementEvents = {
    claimed: (claim) => claims.push(claim),
    refused: ({ code }) => refusals.push(code),
  };
  return { claims, refusals, events };
};

/** Announces a table, which has to succeed. */
export const announce = async (
  { lobby }: Client,
  table: object = TABLE,
  again: Claim | null = null,
) => {
  const noted = notes();
  const announced = await lobby.announce(table, noted.events, again);
  if (!announced.ok) throw new Error(announced.refusal.code);
  return { ...announced.value, ...noted };
};

/** Why it failed; `undefined`: it did not. */
export const refusalOf = (result: { ok: boolean; refusal?: object }) => result.refusal;
