/** The same matches on boardgame.io, which is installed on demand in a folder of its own (bench/boardgame). */
import { existsSync, readFileSync } from 'node:fs';
import { bundled } from '../lib/bundle.mjs';
import { log } from '../lib/log.mjs';
import { collect, npmCommand } from '../lib/process.mjs';
import { inRoot } from '../lib/root.mjs';

const FOLDER = inRoot('bench/boardgame');
const MATCHES = 30;

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

const installed = () => {
  const file = `${FOLDER}/node_modules/boardgame.io/package.json`;
  const wanted = json(`${FOLDER}/package.json`).dependencies['boardgame.io'];
  return existsSync(file) && json(file).version === wanted;
};

const install = async () => {
  log('Installing boardgame.io into bench/boardgame (once, about 40 MB) …');
  const { code } = await collect(
    npmCommand(
      'install',
      '--omit=dev',
      '--omit=optional',
      '--omit=peer',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      '--fetch-retries=0',
    ),
    { cwd: FOLDER },
  );
  return code === 0 && installed();
};

/** @returns {Promise<object | null>} `null`: it is not there and could not be installed. */
export const measureBoardgame = async () => {
  if (!installed() && !(await install())) {
    log('boardgame.io could not be installed (no registry?): that comparison is left out.');
    return null;
  }
  const workload = await bundled('workload');
  const play = async (engine) => {
    const { code, output } = await collect(
      [process.execPath, `${FOLDER}/play.mjs`, engine, workload, String(MATCHES)],
      { env: { ...process.env, NODE_ENV: 'production' } },
    );
    if (code !== 0) throw new Error(`bench/boardgame/play.mjs failed:\n${output}`);
    return JSON.parse(output.trim().split('\n').at(-1));
  };
  const ours = await play('ours');
  const theirs = await play('theirs');
  return {
    matches: MATCHES,
    ours: ours.rate,
    theirs: theirs.rate,
    ratio: ours.rate / theirs.rate,
    equal: ours.finals === theirs.finals,
  };
};
