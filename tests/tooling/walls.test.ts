/**
 * The walls of ARCHITECTURE.md are only as good as the linter's set-up, so every
 * one of them is run into here, with files that need not exist.
 */
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';

const eslint = new ESLint();

/** The names of the rules that fire, without doubles. */
const lint = async (file: string, code: string): Promise<string[]> => {
  const [result] = await eslint.lintText(code, { filePath: file });
  return [...new Set(result?.messages.map((message) => message.ruleId ?? message.message))].sort();
};

const take = (from: string, type = ''): string =>
  `import ${type}{ a } from '${from}';\nexport ${type ? 'type B = a' : 'const b = a'};\n`;

const svelte = (code: string): string => `<script lang="ts">\n${code}</script>\n`;

const IMPORTS = 'boundaries/dependencies';
const PACKAGES = 'no-restricted-imports';
const GLOBALS = 'no-restricted-globals';
const PROPERTIES = 'no-restricted-properties';

// loading the plugins takes a second or two, which no single case should pay for
beforeAll(() => lint('src/lib/game/warm.ts', 'export {};\n'), 60_000);

describe('who imports whom', () => {
  test.each([
    ['the contract', 'src/lib/game/match.ts', '../games/speedrun/rules'],
    ['the contract', 'src/lib/game/match.ts', '../games/rules'],
    ['the contract', 'src/lib/game/match.ts', '../table/host'],
    ['a game', 'src/lib/games/speedrun/rules.ts', '../speedzoo/rules'],
    ['a bot', 'src/lib/games/speedrun/ai.ts', '../speedzoo/ai'],
    ['a board', 'src/lib/games/speedrun/ui/Board.ts', '../../speedzoo/ui/tiles'],
    ['rules', 'src/lib/games/speedrun/rules.ts', './ai'],
    ['rules', 'src/lib/games/speedrun/turn.ts', './ai/search'],
    ['rules', 'src/lib/games/speedrun/rules.ts', '../../ai/search'],
    ['rules', 'src/lib/games/speedrun/rules.ts', '../rules'],
    ['rules', 'src/lib/games/speedrun/rules.ts', '../../table/host'],
    ['rules', 'src/lib/games/speedrun/rules.ts', '../../store/db'],
    ['rules', 'src/lib/games/speedrun/rules.ts', '../../link/local'],
    ['rules', 'src/lib/games/speedrun/rules.ts', './ui/colours'],
    ['rules', 'src/lib/games/speedrun/rules.ts', '../../ui/seats'],
    ['a board', 'src/lib/games/speedrun/ui/lanes.ts', '../rules'],
    ['a board', 'src/lib/games/speedrun/ui/lanes.ts', '$lib/games/speedrun/rules'],
    ['a board', 'src/lib/games/speedrun/ui/lanes.ts', '../ai'],
    ['a board', 'src/lib/games/speedrun/ui/lanes.ts', '../../rules'],
    ['a board', 'src/lib/games/speedzoo/ui/ground.ts', '../entries'],
    ['a board', 'src/lib/games/speedzoo/ui/ground.ts', '../ai/counsel'],
    ['a component', 'src/lib/ui/seats.ts', '../games/speedrun/rules'],
    ['a component', 'src/lib/ui/seats.ts', '../games/boards'],
    ['search', 'src/lib/ai/search.ts', '../games/speedrun/rules'],
    ['the table', 'src/lib/table/host.ts', '../games/speedrun/rules'],
    ['the table', 'src/lib/table/host.ts', '../games/rules'],
    ['the table', 'src/lib/table/host.ts', '../ui/seats'],
    ['the table', 'src/lib/table/host.ts', '../store/matches'],
    ['the table', 'src/lib/table/host.ts', '../link/local'],
    ['the table', 'src/lib/table/host.ts', '../ai/bot'],
    ['the store', 'src/lib/store/matches.ts', '../ui/seats'],
    ['the broker', 'src/broker/lobby.ts', '../lib/game/contract'],
    ['the broker', 'src/broker/lobby.ts', '../lib/games/rules'],
    ['the broker', 'src/broker/lobby.ts', '../lib/table/host'],
    ['the broker', 'src/broker/lobby.ts', '../lib/link/local'],
    ['the broker', 'src/broker/lobby.ts', '../lib/store/matches'],
    ['the broker', 'src/broker/lobby.ts', '../lib/session/clock'],
    ['the broker', 'src/broker/lobby.ts', '../lib/ui/seats'],
    ['the broker', 'src/broker/lobby.ts', '../cli/usage'],
    ['the lobby’s client', 'src/lib/link/lobby/lobby.ts', '../../../broker/server'],
    ['a page', 'src/routes/play.ts', '../broker/server'],
  ])('%s: %s may not import %s', async (_who, file, from) => {
    expect(await lint(file, take(from))).toEqual([IMPORTS]);
  });

  test.each([
    ['a board', 'src/lib/games/speedrun/ui/Board.svelte', '../rules'],
    ['a board', 'src/lib/games/speedrun/ui/Board.svelte', '$lib/games/speedzoo/ui/tiles'],
    ['a component', 'src/lib/ui/Seats.svelte', '$lib/games/speedrun/rules'],
  ])('%s: %s may not import %s', async (_who, file, from) => {
    const code = svelte(`import { a } from '${from}';\n`) + '{a}\n';
    expect(await lint(file, code)).toEqual([IMPORTS]);
  });

  test('neither through import() nor through export … from', async () => {
    const lazy = "export const a = () => import('../speedzoo/rules');\n";
    const passedOn = "export { a } from '../speedzoo/rules';\n";
    expect(await lint('src/lib/games/speedrun/rules.ts', lazy)).toEqual([IMPORTS]);
    expect(await lint('src/lib/games/speedrun/rules.ts', passedOn)).toEqual([IMPORTS]);
  });

  test.each([
    ['src/lib/games/speedrun/rules.ts', '../../game/contract', ''],
    ['src/lib/games/speedrun/rules.ts', './turn', ''],
    ['src/lib/games/speedrun/ai.ts', './rules', ''],
    ['src/lib/games/speedrun/ai.ts', '../../ai/search', ''],
    ['src/lib/games/speedrun/ui/lanes.ts', '../rules', 'type '],
    ['src/lib/games/speedrun/ui/lanes.ts', './colours', ''],
    ['src/lib/games/speedrun/ui/lanes.ts', '../../../ui/seats', ''],
    ['src/lib/games/speedrun/ui/lanes.ts', '../../../game/contract', ''],
    ['src/lib/games/rules.ts', './speedrun/rules', ''],
    ['src/lib/games/boards.ts', './speedrun/ui/Board.svelte', ''],
    ['src/lib/games/speedrun/rules.test.ts', './ai', ''],
    ['src/lib/games/speedzoo/ui/ground.ts', '../zoo', ''],
    ['src/lib/table/host.ts', '../game/contract', ''],
    ['src/lib/table/host.ts', '../store/matches', 'type '],
    ['src/lib/table/host.ts', '../ai/bot', 'type '],
    ['src/lib/ui/seats.ts', '../game/contract', 'type '],
    ['src/routes/play.ts', '$lib/games/boards', ''],
    ['src/cli/arena.ts', '../lib/games/rules', ''],
    ['src/cli/broker.ts', '../broker/server', ''],
    ['src/broker/lobby.ts', '../lib/link/lobby/messages', ''],
    ['src/broker/lobby.ts', '../lib/game/schema', ''],
    ['src/broker/lobby.ts', './door', ''],
  ])('%s may import %s', async (file, from, type) => {
    expect(await lint(file, take(from, type))).toEqual([]);
  });
});

describe('packages with one door', () => {
  test.each([
    ['src/lib/store/matches.ts', 'dexie'],
    ['src/lib/games/speedrun/rules.ts', 'dexie'],
    ['src/routes/play.ts', 'dexie'],
    ['src/lib/link/manual.ts', 'peerjs'],
    ['src/lib/table/host.ts', 'peerjs'],
    ['src/lib/store/db.ts', 'peerjs'],
    ['src/lib/link/peer.ts', 'dexie'],
    ['src/lib/game/match.ts', 'svelte'],
    ['src/lib/game/match.ts', 'svelte/store'],
    ['src/lib/games/speedrun/rules.ts', './Board.svelte'],
    ['src/lib/table/host.ts', '$app/paths'],
    ['src/lib/table/host.ts', '$lib/game/contract'],
    ['src/lib/store/matches.ts', '$lib/game/contract'],
    ['src/cli/arena.ts', '$lib/games/rules'],
    ['src/lib/game/chance.ts', 'node:crypto'],
    ['src/lib/ai/search.ts', 'comlink'],
    ['src/lib/link/lobby/dial.ts', 'ws'],
    ['src/lib/link/lobby/dial.ts', 'node:net'],
    ['src/cli/load.ts', 'ws'],
    ['src/routes/play.ts', 'express'],
    ['src/lib/store/db.ts', 'peer'],
    ['src/broker/server.ts', 'dexie'],
    ['src/broker/server.ts', 'peerjs'],
    ['src/broker/server.ts', '$lib/game/schema'],
  ])('%s may not import %s', async (file, from) => {
    expect(await lint(file, take(from))).toEqual([PACKAGES]);
  });

  test.each([
    ['src/lib/store/db.ts', 'dexie'],
    ['src/lib/link/peer.ts', 'peerjs'],
    ['src/lib/ai/client.ts', 'comlink'],
    ['src/lib/game/schema.ts', 'valibot'],
    ['src/cli/arena.ts', 'node:fs'],
    ['src/broker/server.ts', 'peer'],
    ['src/broker/server.ts', 'ws'],
    ['src/broker/server.ts', 'node:http'],
  ])('%s may import %s', async (file, from) => {
    expect(await lint(file, take(from))).toEqual([]);
  });
});

describe('the core is pure', () => {
  const CORE = [
    'src/lib/game/match.ts',
    'src/lib/games/speedrun/rules.ts',
    'src/lib/games/speedrun/ai.ts',
    'src/lib/games/rules.ts',
    'src/lib/table/host.ts',
    'src/lib/ai/search.ts',
  ];

  const IMPURE: readonly (readonly [code: string, rule: string])[] = [
    ['Date.now()', GLOBALS],
    ['new Date()', GLOBALS],
    ['performance.now()', GLOBALS],
    ['setTimeout(a, 1)', GLOBALS],
    ['setInterval(a, 1)', GLOBALS],
    ['requestAnimationFrame(a)', GLOBALS],
    ['document.title', GLOBALS],
    ['window.name', GLOBALS],
    ['navigator.language', GLOBALS],
    ['localStorage.length', GLOBALS],
    ['indexedDB.open(a)', GLOBALS],
    ['fetch(a)', GLOBALS],
    ['crypto.randomUUID()', GLOBALS],
    ['globalThis.Date', GLOBALS],
    ['process.env', GLOBALS],
    ['new Intl.NumberFormat()', GLOBALS],
    ['Math.random()', PROPERTIES],
    ['a.toLocaleString()', PROPERTIES],
    ['a.toLocaleUpperCase()', PROPERTIES],
    ['a.localeCompare(a)', PROPERTIES],
    ['console.log(a)', GLOBALS],
  ];

  /** On the way to a decision no engine may round in its own way. */
  const INEXACT: typeof IMPURE = [
    ['Math.exp(1)', PROPERTIES],
    ['Math.log(1)', PROPERTIES],
    ['Math.pow(2, 3)', PROPERTIES],
    ['Math.sin(1)', PROPERTIES],
    ['Math.cos(1)', PROPERTIES],
    ['2 ** 3', 'no-restricted-syntax'],
  ];

  const use = (code: string): string => `export const f = (a: never): unknown => [a, ${code}];\n`;

  test.each(CORE)('%s', async (file) => {
    const forbidden = file.startsWith('src/lib/table/') ? IMPURE : [...IMPURE, ...INEXACT];
    for (const [code, rule] of forbidden) expect(await lint(file, use(code)), code).toContain(rule);
    for (const code of ['Math.sqrt(2)', 'Math.imul(2, 3)', 'Math.max(1, 2)', 'JSON.stringify(a)'])
      expect(await lint(file, use(code)), code).toEqual([]);
  });

  test.each([
    'src/lib/games/speedrun/ui/lanes.ts',
    'src/lib/ui/clock.ts',
    'src/lib/store/clock.ts',
    'src/lib/ai/worker.ts',
    'src/lib/game/chance.test.ts',
    'src/routes/play.ts',
  ])('%s is outside of it', async (file) => {
    for (const code of ['Date.now()', 'setTimeout(a, 1)', 'Math.random()', 'Math.sin(1)'])
      expect(await lint(file, use(code)), code).toEqual([]);
  });
});

describe('everywhere', () => {
  test.each(['src/lib/game/match.ts', 'src/routes/play.ts', 'tests/e2e/app.spec.ts'])(
    '%s: no any',
    async (file) => {
      expect(await lint(file, 'export const f = (a: any): unknown => a;\n')).toEqual([
        '@typescript-eslint/no-explicit-any',
      ]);
    },
  );

  test('the console belongs to the command lines', async () => {
    const code = "export const f = (): void => console.log('a');\n";
    expect(await lint('src/routes/play.ts', code)).toEqual(['no-console']);
    expect(await lint('src/lib/ui/clock.ts', code)).toEqual(['no-console']);
    expect(await lint('src/cli/arena.ts', code)).toEqual([]);
  });
});
