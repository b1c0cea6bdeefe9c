/**
 * What the rules core may touch: nothing but the language. Time, chance, timers,
 * storage and the reader's locale are handed in, so that a match replays the same
 * in a tab, in a worker and in Node (ARCHITECTURE.md, "Never").
 */
import globals from 'globals';

const TESTS = '**/*.test.ts';

/** Runs in tab, worker and Node alike. */
const CORE = [
  'src/lib/game/**/*.ts',
  'src/lib/games/**/*.ts',
  'src/lib/table/**/*.ts',
  'src/lib/ai/**/*.ts',
];
const NOT_CORE = [
  TESTS,
  'src/lib/games/boards.ts',
  'src/lib/games/*/ui/**',
  'src/lib/games/*/text/**',
  'src/lib/ai/worker.ts',
  'src/lib/ai/client.ts',
];

const hostGlobals = [
  ...new Set([
    ...Object.keys(globals.browser),
    ...Object.keys(globals.worker),
    ...Object.keys(globals.node),
    'Date',
    'Intl',
    'globalThis',
    'WeakRef',
    'FinalizationRegistry',
  ]),
].map((name) => ({ name, message: 'The core is pure: have it handed in.' }));

const locale = [
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
  'toLocaleLowerCase',
  'toLocaleUpperCase',
  'localeCompare',
].map((property) => ({ property, message: 'Depends on the reader: leave it to the screens.' }));

/** ECMAScript lets engines approximate these, so two devices could choose differently. */
const inexact = [
  ...['exp', 'expm1', 'log', 'log2', 'log10', 'log1p', 'pow', 'cbrt', 'hypot'],
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2'],
  ...['sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'],
].map((property) => ({
  object: 'Math',
  property,
  message: 'Engines may round it differently: use exact arithmetic or a table.',
}));

const random = { object: 'Math', property: 'random', message: 'Chance is handed in and logged.' };

const DB = 'src/lib/store/db.ts';
const PEER = 'src/lib/link/peer.ts';
const onlyDb = { name: 'dexie', message: `Only ${DB} knows the database.` };
const onlyPeer = { name: 'peerjs', message: `Only ${PEER} knows PeerJS.` };
const noAlias = { group: ['$lib', '$lib/**'], message: 'Runs in Node too: import relatively.' };
const noApp = { group: ['$app/**', '$env/**'], message: 'Only routes and components know Kit.' };
const noSvelte = { group: ['svelte', 'svelte/**', '*.svelte'], message: 'The core has no screen.' };
const noNode = { group: ['node:*'], message: 'The core runs in the browser.' };
const BROKER = 'src/broker/**/*.ts';
const onlyBroker = ['peer', 'ws', 'express'].map((name) => ({
  name,
  message: 'Only src/broker is a server.',
}));
const noHost = { group: ['comlink', 'workbox-*', 'virtual:*'], message: 'The core has no host.' };

const imports = (paths, patterns = []) => ['error', { paths, patterns }];

export const coreWalls = [
  {
    files: ['src/**/*.{ts,svelte}'],
    ignores: [BROKER],
    rules: { 'no-restricted-imports': imports([onlyDb, onlyPeer, ...onlyBroker]) },
  },
  {
    // runs in Node alone, bundled without the alias of the app
    files: [BROKER],
    rules: { 'no-restricted-imports': imports([onlyDb, onlyPeer], [noAlias, noApp, noSvelte]) },
  },
  {
    // these run in Node as well, bundled without the alias of the app
    files: ['src/lib/{game,games,table,store,ai,link}/**/*.ts', 'src/cli/**/*.ts'],
    ignores: ['**/*.svelte.ts', 'src/lib/games/*/ui/**', TESTS],
    rules: {
      'no-restricted-imports': imports([onlyDb, onlyPeer, ...onlyBroker], [noAlias, noApp]),
    },
  },
  {
    // one client for the browser and for Node
    files: ['src/lib/link/lobby/**/*.ts'],
    ignores: [TESTS],
    rules: {
      'no-restricted-imports': imports(
        [onlyDb, onlyPeer, ...onlyBroker],
        [noAlias, noApp, noSvelte, noNode],
      ),
    },
  },
  {
    files: [DB],
    rules: { 'no-restricted-imports': imports([onlyPeer, ...onlyBroker], [noAlias, noApp]) },
  },
  {
    files: [PEER],
    rules: { 'no-restricted-imports': imports([onlyDb, ...onlyBroker], [noAlias, noApp]) },
  },
  {
    files: CORE,
    ignores: NOT_CORE,
    rules: {
      'no-restricted-imports': imports(
        [onlyDb, onlyPeer, ...onlyBroker],
        [noAlias, noApp, noSvelte, noNode, noHost],
      ),
      'no-restricted-globals': ['error', ...hostGlobals],
      'no-restricted-properties': ['error', random, ...locale],
    },
  },
  {
    // what decides a move: the same on every device
    files: CORE,
    ignores: [...NOT_CORE, 'src/lib/table/**'],
    rules: {
      'no-restricted-properties': ['error', random, ...locale, ...inexact],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(BinaryExpression[operator="**"], AssignmentExpression[operator="**="])',
          message: 'Engines may round powers differently: multiply or shift.',
        },
      ],
    },
  },
];
