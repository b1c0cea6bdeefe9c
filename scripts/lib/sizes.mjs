/** Sizes of the built app: what a first visit loads, what each page adds, what is kept for play without a network. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from './root.mjs';

const KB = 1000;
const START = 100 * KB;
const ROUTE = 120 * KB;
const PRECACHE = 3_000 * KB;

const build = inRoot('build');
const read = (file) => readFileSync(path.join(build, file));

const sizes = new Map();
const compressed = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(read(file), { level: 9 }).length);
  return sizes.get(file);
};

const GAME = /^src\/lib\/games\/(\w+)\//;
/** What the registries name for a match: it is loaded before the first move. */
const MATCH = /^src\/lib\/games\/\w+\/(?:rules|daily|missionSet|ui\/screens)\.ts$/;
/** What is only loaded where a match is set up. */
const HOUSE_RULES = /\/ui\/Options\./;
/** The pages to read are loaded by whoever reads them, the rooms to play alone by whoever sets up a match there. */
const RULEBOOK = /\/ui\/rules\//;
const ALONE = /\/ui\/solo\/alone\./;
const IMPORT = /(?:\bfrom|\bimport)\s*["'`]([^"'`]+\.js)["'`]/g;
/** Where the scripts of workers lie in the built app. */
const WORKERS = '_app/immutable/workers';
/** An entry of the registry of computer players as the bundler writes it. */
const BOT = /\b(\w+):\(\)=>import\([`"']([^`"']+)[`"']\)\.then\(\w+=>\w+\.bot\)/;
const APP = /_app\/[\w./-]+?\.js\b/g;

/** A script and all it imports at once. */
const withImports = (file, found = new Set()) => {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, from] of read(file).toString().matchAll(IMPORT))
    withImports(path.posix.join(path.posix.dirname(file), from), found);
  return found;
};

/** Everything a page names in its head and its inline start code, with imports. */
const scriptsOf = (page) => {
  const found = new Set();
  for (const [file] of read(page).toString().matchAll(APP)) withImports(file, found);
  return found;
};

/**
 * Every line of the budget in bytes (scripts compressed by gzip), and addresses the worker would look for in vain.
 * @returns {{ rows: { what: string, size: number, limit: number }[], lost: string[] }}
 */
export const measureSizes = () => {
  const pages = readdirSync(build, { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .sort();

  const sum = (files, size) => [...files].reduce((total, file) => total + size(file), 0);

  const start = scriptsOf('index.html');
  const startRow = { what: 'start page, scripts', size: sum(start, compressed), limit: START };

  const routeRows = pages
    .filter((page) => page !== 'index.html' && page !== '200.html')
    .map((page) => ({
      what: `/${page.replace(/index\.html$/, '')}, scripts on top`,
      size: sum(
        [...scriptsOf(page)].filter((file) => !start.has(file)),
        compressed,
      ),
      limit: ROUTE,
    }));

  /** The worker in which computers play, and those of one game: its registry names the script of each. */
  const workers = readdirSync(path.join(build, WORKERS))
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.posix.join(WORKERS, file));
  const registry = workers.find((file) => BOT.test(read(file).toString()));
  const botOf = new Map(
    registry === undefined
      ? []
      : [...read(registry).toString().matchAll(new RegExp(BOT, 'g'))].map(([, game, from]) => [
          game,
          path.posix.join(WORKERS, from),
        ]),
  );
  const computersOf = (game) => {
    const bot = botOf.get(game);
    if (registry === undefined || bot === undefined)
      throw new Error(`no script of the computer players of ${game}`);
    return sum(new Set([...withImports(registry), ...withImports(bot)]), compressed);
  };

  /** What only a match loads: rules, bot and board of each game. */
  const manifest = JSON.parse(
    readFileSync(inRoot('.svelte-kit/output/client/.vite/manifest.json'), 'utf8'),
  );
  const chunks = Object.values(manifest);
  const games = [...new Set(chunks.map(({ src }) => GAME.exec(src)?.[1]).filter(Boolean))].sort();
  /** The scripts that the parts of a game load which pass `wanted`, beyond the start page. */
  const filesOf = (game, wanted) => {
    const entries = chunks.filter(
      ({ isDynamicEntry, src }) =>
        isDynamicEntry && GAME.exec(src)?.[1] === game && wanted.test(src),
    );
    const files = new Set(entries.flatMap(({ file }) => [...withImports(file)]));
    return new Set([...files].filter((file) => !start.has(file)));
  };
  const loadedBy = (game, wanted) => sum(filesOf(game, wanted), compressed);
  /** What a match asks for after it has opened: end boards, sheets, windows (`late` in `src/lib/ui`). */
  const laterIn = (game) => {
    const loaded = filesOf(game, MATCH);
    const later = chunks
      .filter(({ file }) => loaded.has(file))
      .flatMap(({ dynamicImports = [] }) => dynamicImports)
      .flatMap((name) => [...withImports(manifest[name].file)]);
    return sum(new Set(later.filter((file) => !loaded.has(file) && !start.has(file))), compressed);
  };
  const gameRows = games
    .flatMap((game) => [
      {
        what: `${game} with its computers, loaded to play`,
        size: computersOf(game) + loadedBy(game, MATCH),
        limit: ROUTE,
      },
      {
        what: `${game}, what comes while it is played`,
        size: laterIn(game),
        limit: ROUTE,
      },
      {
        what: `${game}, its house rules to choose`,
        size: loadedBy(game, HOUSE_RULES),
        limit: ROUTE,
      },
      {
        what: `${game}, its rules to read`,
        size: loadedBy(game, RULEBOOK),
        limit: ROUTE,
      },
      {
        what: `${game}, its rooms to play alone`,
        size: loadedBy(game, ALONE),
        limit: ROUTE,
      },
    ])
    .filter(({ size }) => size > 0);

  /** The worker's list of addresses, relative to where the app lives. */
  const base = `${process.env.BASE_PATH?.replace(/\/+$/, '') ?? ''}/`;
  const kept = new Set(
    [
      ...read('sw.js')
        .toString()
        .matchAll(/\burl:"([^"]+)"/g),
    ]
      .map(([, url]) => decodeURI(url))
      .map((url) => (url.startsWith(base) ? url.slice(base.length) : url)),
  );
  const fileOf = (url) =>
    // an address outside of the app's folder would keep the worker from activating
    !url.startsWith('/') &&
    [url, `${url}index.html`, `${url}/index.html`, `${url}.html`].find(
      (file) => /\.\w+$/.test(file) && existsSync(path.join(build, file)),
    );
  const lost = [...kept].filter((url) => !fileOf(url));
  const precacheRow = {
    what: `kept for offline, ${kept.size} files`,
    size: sum(
      [...kept].filter((url) => fileOf(url)),
      (url) => read(fileOf(url)).length,
    ),
    limit: PRECACHE,
  };

  return { rows: [startRow, ...routeRows, ...gameRows, precacheRow], lost };
};
