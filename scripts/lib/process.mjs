/** Starting other programs: with their words on stderr, or collected for later. */
import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const npm = process.env.npm_execpath;

/** npm as it was called, so that its version and settings stay the same. */
export const npmCommand = (...args) =>
  npm?.endsWith('.js') ? [process.execPath, npm, ...args] : ['npm', ...args];

/** A package's command line under this very Node, without npx in between. */
export const bin = (file, ...args) => [process.execPath, `node_modules/${file}`, ...args];

const start = ([command, ...args], options) =>
  spawn(command, args, {
    cwd: root,
    shell: command === 'npm' && process.platform === 'win32',
    ...options,
  });

/** Runs it with everything it says on stderr; resolves to its exit code. */
export const run = (command, options = {}) =>
  new Promise((resolve, reject) => {
    const child = start(command, { stdio: ['ignore', 2, 2], ...options });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });

/** Runs it and collects what it says. */
export const collect = (command, options = {}) =>
  new Promise((resolve, reject) => {
    const child = start(command, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => (output += text));
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** Hands the terminal over: arguments, stdin, signals and exit code pass unchanged. */
export const become = (command, options = {}) => {
  const child = start(command, { stdio: 'inherit', ...options });
  const pass = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
  child.once('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.once('close', (code, signal) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, pass);
    if (signal) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
};
