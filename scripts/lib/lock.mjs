/**
 * One at a time across processes: two commands started together must not both
 * install, build or unpack a browser. A folder is the lock, because making one is
 * atomic everywhere; the process id inside tells a waiting one that its owner died.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from './log.mjs';

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const take = (folder) => {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(path.join(folder, 'pid'), String(process.pid));
  return true;
};

/** The owner may be between making the folder and writing its id: then it counts as alive. */
const abandoned = (folder) => {
  try {
    const pid = Number(readFileSync(path.join(folder, 'pid'), 'utf8'));
    return pid > 0 && !alive(pid);
  } catch {
    return false;
  }
};

/**
 * @template T
 * @param {string} folder does not exist while nobody holds the lock
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export const withLock = async (folder, work) => {
  mkdirSync(path.dirname(folder), { recursive: true });
  const deadline = Date.now() + 15 * 60_000;
  for (let told = false; !take(folder); told = true) {
    if (abandoned(folder) || Date.now() > deadline) {
      rmSync(folder, { recursive: true, force: true });
      continue;
    }
    if (!told) log('Another command is at the same work, waiting for it …');
    await wait(200);
  }
  const release = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
};
