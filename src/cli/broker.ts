/**
 * `broker [--port N] [--host H] [--shard T] [--proxy] [--per-address N] [--sockets N]`: signalling and lobby in one
 * process. Prints its address and runs until it is told to stop; exit status 1: the port is not to be had.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { LIMITS } from '../broker/limits';
import { startBroker } from '../broker/server';
import { CODE_ALPHABET, DEFAULT_SHARD, shardSchema } from '../lib/link/lobby/codes';
import { deviceClock } from '../lib/session/clock';
import { UsageError, joinNegative, main, printLine, wholeNumber } from './usage';

const HELP = `broker [--port N] [--host H] [--shard T] [--proxy] [--per-address N] [--sockets N]

  --port N         port of signalling and lobby (9000; 0: any free one)
  --host H         address to listen at (127.0.0.1; 0.0.0.0: all of IPv4, ::: all)
  --shard T        first character of all table codes here (${DEFAULT_SHARD}), one of ${CODE_ALPHABET}
  --proxy          a proxy in front names the addresses in X-Forwarded-For
  --per-address N  sockets of one address (${LIMITS.socketsPerAddress}); a player has two
  --sockets N      sockets in all (${LIMITS.sockets})`;

const HIGHEST_PORT = 65_535;

const portOf = (text: string): number => {
  const port = wholeNumber('port', text, 0);
  if (port > HIGHEST_PORT) throw new UsageError(`--port takes a number up to ${HIGHEST_PORT}`);
  return port;
};

const shardOf = (text: string): string => {
  if (v.is(shardSchema, text)) return text;
  throw new UsageError(`--shard takes one of the characters ${CODE_ALPHABET}`);
};

const stopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

await main(async () => {
  const { values } = parseArgs({
    args: joinNegative(process.argv.slice(2)),
    options: {
      port: { type: 'string', default: '9000' },
      host: { type: 'string', default: '127.0.0.1' },
      shard: { type: 'string', default: DEFAULT_SHARD },
      proxy: { type: 'boolean', default: false },
      'per-address': { type: 'string', default: String(LIMITS.socketsPerAddress) },
      sockets: { type: 'string', default: String(LIMITS.sockets) },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    await printLine(HELP);
    return 0;
  }
  const broker = await startBroker({
    host: values.host,
    port: portOf(values.port),
    shard: shardOf(values.shard),
    proxied: values.proxy,
    limits: {
      ...LIMITS,
      socketsPerAddress: wholeNumber('per-address', values['per-address'], 1),
      sockets: wholeNumber('sockets', values.sockets, 1),
    },
    clock: deviceClock,
    below: (n) => randomInt(n),
  });
  const host = values.host.includes(':') ? `[${values.host}]` : values.host;
  await printLine(`broker ${values.shard} at http://${host}:${broker.port}/`);
  await stopped();
  await broker.close();
  // The signalling package keeps timers that nobody can stop.
  process.exit(0);
});
