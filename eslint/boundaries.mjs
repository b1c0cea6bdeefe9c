/**
 * Who may import whom (ARCHITECTURE.md, "Never"). Arrows point down only:
 * routes → session, ui, boards → link, store → table → game. Everything not named here is allowed.
 */
import { fileURLToPath } from 'node:url';
import boundaries from 'eslint-plugin-boundaries';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A file may carry several categories: a board file is `board` and `of-game`. */
const files = [
  { category: 'contract', pattern: 'src/lib/game/**' },
  { category: 'schema', pattern: 'src/lib/game/{schema,plainText}.ts' },
  { category: 'registry', pattern: 'src/lib/games/*.ts' },
  { category: 'of-game', pattern: 'src/lib/games/*/**', capture: ['game'] },
  // Pure arithmetic on a position that rules, bots and boards share; whoever judges or parses is not part of it.
  { category: 'figures', pattern: 'src/lib/games/*/!(rules|entries|options|ai).ts' },
  { category: 'board', pattern: 'src/lib/games/*/ui/**' },
  { category: 'text', pattern: 'src/lib/games/*/text/**' },
  { category: 'bot', pattern: 'src/lib/games/*/{ai.ts,ai/**}' },
  { category: 'ai', pattern: 'src/lib/ai/**' },
  { category: 'table', pattern: 'src/lib/table/**' },
  { category: 'link', pattern: 'src/lib/link/**' },
  { category: 'lobby', pattern: 'src/lib/link/lobby/**' },
  { category: 'store', pattern: 'src/lib/store/**' },
  { category: 'session', pattern: 'src/lib/session/**' },
  { category: 'ui', pattern: 'src/lib/ui/**' },
  { category: 'routes', pattern: 'src/routes/**' },
  { category: 'cli', pattern: 'src/cli/**' },
  { category: 'broker', pattern: 'src/broker/**' },
  { category: 'test', pattern: '**/*.test.ts' },
];

const is = (...categories) => ({ file: { categories: { anyOf: categories } } });
const but = (wanted, unwanted) => ({
  file: { categories: { anyOf: wanted, noneOf: ['test', ...unwanted] } },
});
const never = (from, to, message, kind) => ({
  from,
  disallow: { to, ...(kind ? { dependency: { kind } } : {}) },
  message,
});

const SCREENS = ['ui', 'routes', 'cli', 'board', 'session'];
const GAMES = ['of-game', 'registry'];
const APP = [
  ...['contract', 'ai', 'table', 'link', 'store', ...GAMES],
  ...['ui', 'routes', 'board', 'session'],
];

const policies = [
  never(
    but(['contract'], []),
    is(...GAMES, 'ai', 'table', 'link', 'store', ...SCREENS),
    'The contract knows no game and nothing above it.',
  ),
  never(
    but(['of-game'], []),
    {
      file: {
        categories: { anyOf: ['of-game'] },
        captured: { game: '!{{ from.file.captured.game }}' },
      },
    },
    'One game never imports another.',
  ),
  never(
    but(['of-game'], ['board']),
    is('registry', 'table', 'link', 'store', ...SCREENS),
    'A game is rules: time, chance, links, stores and screens are handed in.',
  ),
  never(but(['of-game'], ['board', 'bot']), is('bot', 'ai'), 'Rules never know their bots.'),
  never(
    but(['board'], []),
    {
      file: { categories: { anyOf: [...GAMES, 'ai'], noneOf: ['board', 'text', 'figures'] } },
    },
    'A board draws what the table gives it: of rules and bots import types only (import type).',
    'value',
  ),
  never(but(['ui'], []), is(...GAMES, 'routes', 'cli'), 'Shared components know no game.'),
  never(
    but(['ai'], []),
    is('of-game', 'link', 'store', ...SCREENS),
    'Search is shared by the games and knows none of them.',
  ),
  never(but(['table'], []), is(...GAMES, ...SCREENS), 'The table knows no game and no screen.'),
  never(
    but(['table'], []),
    is('link', 'store', 'ai'),
    'Links, stores and computer players are handed to the table (types are fine).',
    'value',
  ),
  never(but(['link', 'store'], []), is(...SCREENS), 'Links and stores work without a screen.'),
  never(
    but(['broker'], []),
    {
      file: {
        categories: {
          anyOf: [...APP, 'cli'],
          noneOf: ['schema', 'lobby'],
        },
      },
    },
    'A broker knows what travels to it (link/lobby, game/schema) and nothing else of the app.',
  ),
  never(but(APP, []), is('broker'), 'The broker is a server: only command lines start it.'),
];

export const importWalls = {
  files: ['src/**/*.{ts,svelte}'],
  plugins: { boundaries },
  settings: {
    'boundaries/files': files,
    'boundaries/root-path': root,
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    'boundaries/legacy-templates': false,
    'import/resolver': { [`${root}eslint/resolver.cjs`]: {} },
  },
  rules: { 'boundaries/dependencies': ['error', { default: 'allow', policies }] },
};
