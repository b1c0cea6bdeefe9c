/**
 * `load [--people N]`: N people (1,000 unless said otherwise) join a lobby of their own on this machine, all watch the
 * list, every eighth opens a table and has a signalling socket. The broker runs in a process of its own, so that its
 * memory is its own. Prints what that took; exit status 1: somebody did not get in.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LIMITS } from '../broker/limits';
import { startBroker, type Health } from '../broker/server';
import { DEFAULT_SHARD } from '../lib/link/lobby/codes';
import { deviceClock } from '../lib/session/clock';
import { LoadPerson } from './loadPerson';
import { Progress } from './progress';
import { UsageError, joinNegative, main, printLine, wholeNumber } from './usage';

const HOST = '127.0.0.1';
/** People who are on their way in at the same time. */
const AT_ONCE = 100;
const TABLE_EVERY = 8;
/** The last that came in, whose times are told. */
const LATEST = 100;
/** More need more ports than one address has towards another. */
const MOST_PEOPLE = 20_000;
/** One address plays all the people. */
const UNLIMITED = { burst: 1_000_000, perSecond: 1_000_000 };

/** The other process: a broker that lets one address do what many would. */
const serve = async (): Promise<number> => {
  const everything = MOST_PEOPLE * 3;
  const broker = await startBroker({
    host: HOST,
    port: 0,
    shard: DEFAULT_SHARD,
    proxied: false,
    limits: { ...LIMITS, sockets: everything, socketsPerAddress: everything, knocks: UNLIMITED },
    clock: deviceClock,
    below: (n) => randomInt(n),
  });
  process.send?.(broker.port);
  await new Promise((resolve) => process.once('disconnect', resolve));
  await broker.close();
  process.exit(0);
};

const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('message', (port) => resolve(Number(port)));
    child.once('exit', () => reject(new Error('The broker did not start.')));
  });

const healthOf = async (port: number): Promise<Health> =>
  (await (await fetch(`http://${HOST}:${port}/health`)).json()) as Health;

/** The middle and the highest of some times, in milliseconds. */
const spread = (times: readonly number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `${middle.toFixed(1)} ms (longest ${(sorted.at(-1) ?? 0).toFixed(1)} ms)`;
};

/** Lets everybody in, `AT_ONCE` at a time; the time each took, in the order of having come in. */
const joinAll = async (people: readonly LoadPerson[]): Promise<readonly number[]> => {
  const times: number[] = [];
  const progress = new Progress(people.length);
  const waiting = people.values();
  const usher = async (): Promise<void> => {
    for (const person of waiting) {
      const began = performance.now();
      await person.join();
      times.push(performance.now() - began);
      progress.show(times.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, usher));
  progress.clear();
  return times;
};

/** Somebody says a new name; how long from the first watcher that was told to the last, in milliseconds. */
const tellAll = async (people: readonly LoadPerson[]): Promise<number> => {
  const name = `news ${randomBytes(4).toString('hex')}`;
  const told = LoadPerson.watch(name, people);
  people[0]?.rename(name);
  const times = (await told).toSorted((a, b) => a - b);
  return (times.at(-1) ?? 0) - (times[0] ?? 0);
};

const run = async (count: number): Promise<number> => {
  const child = fork(fileURLToPath(import.meta.url), ['serve']);
  const port = await portOf(child);
  const people = Array.from(
    { length: count },
    (_, i) => new LoadPerson(`${HOST}:${port}`, i, i % TABLE_EVERY === 0),
  );
  const empty = await healthOf(port);
  const began = performance.now();
  const times = await joinAll(people);
  const seconds = (performance.now() - began) / 1000;
  const told = await tellAll(people);
  const full = await healthOf(port);
  const mebibytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
  await printLine(`people ${full.people} of ${count}, tables ${full.tables}`);
  await printLine(`sockets ${full.sockets}, ${full.peers} of them for signalling`);
  await printLine(`joins ${Math.round(count / seconds)} a second`);
  await printLine(`latest ${Math.min(LATEST, count)} joins ${spread(times.slice(-LATEST))}`);
  await printLine(`news from the first to the last in ${told.toFixed(1)} ms`);
  await printLine(
    `memory ${mebibytes(full.memory)} MiB, ${mebibytes(empty.memory)} MiB of it empty`,
  );
  child.disconnect();
  for (const person of people) person.leave();
  return full.people === count ? 0 : 1;
};

await main(async () => {
  const { values, positionals } = parseArgs({
    args: joinNegative(process.argv.slice(2)),
    allowPositionals: true,
    options: { people: { type: 'string', default: '1000' } },
  });
  if (positionals[0] === 'serve' && process.send !== undefined) return serve();
  const people = wholeNumber('people', values.people, 1);
  if (positionals.length > 0 || people > MOST_PEOPLE)
    throw new UsageError(`load [--people N], N up to ${MOST_PEOPLE}`);
  const status = await run(people);
  process.exit(status);
});
