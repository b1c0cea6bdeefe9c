/**
 * `node play.mjs ours|theirs WORKLOAD MATCHES`: random matches of Speedrun by our own rules core, or the same ones
 * through the client of boardgame.io. Choices and chance are drawn by the same code on both sides, and boardgame.io
 * gets the same rules as its move, so what differs is the engine around them. Each has a process of its own, so that
 * neither spoils what the compiler learnt from the other.
 *
 * boardgame.io is set up as quick as it goes: no debug panel, no undo, production mode, and the rules get the plain
 * position instead of a proxy.
 */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { original } = require('immer');

const [engine, file, count] = process.argv.slice(2);
const { game, works, randomEntry, randomMatch } = await import(pathToFileURL(file).href);
const list = works(Number(count));

/** Rounds that count, after those that let the compiler learn. */
const ROUNDS = 7;
const WARM = 4;

/** Speedrun as boardgame.io wants it; every roll and every move of a figure is one move. */
const definition = (setup) => ({
  name: game.id,
  setup: () => game.start(setup),
  disableUndo: true,
  moves: {
    play: ({ G, ctx, events }, entry) => {
      const before = original(G) ?? G;
      const next = game.apply(before, entry);
      if (!next.ok) return 'INVALID_MOVE';
      const { turn } = next.value;
      if (turn !== null && String(turn) !== ctx.currentPlayer)
        events.endTurn({ next: String(turn) });
      return next.value;
    },
  },
  endIf: ({ G }) => game.outcome(G) ?? undefined,
});

const theirs = ({ setup, chance }) => {
  const client = Client({
    game: definition(setup),
    numPlayers: setup.seats,
    debug: false,
  });
  client.start();
  const drawn = chance();
  const draw = drawn('choices');
  let moves = 0;
  for (;;) {
    const entry = randomEntry(game, setup, client.getState().G, drawn, draw);
    if (entry === null) break;
    client.moves.play(entry);
    moves += 1;
  }
  const { G, ctx } = client.getState();
  client.stop();
  return { moves, position: G, outcome: ctx.gameover };
};

const ours = ({ setup, chance }) => {
  const { log, position } = randomMatch(game, setup, chance());
  return { moves: log.length, position, outcome: game.outcome(position) };
};

/** Seconds of processor time of this process so far: other programs do not count. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const timed = (play) => {
  const began = spent();
  const played = list.map(play);
  const moves = played.reduce((sum, match) => sum + match.moves, 0);
  const rate = moves / (spent() - began);
  return { finals: createHash('sha256').update(JSON.stringify(played)).digest('hex'), rate };
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const rounds = Array.from({ length: WARM + ROUNDS }, () =>
  timed(engine === 'ours' ? ours : theirs),
);
const [{ finals }] = rounds;
if (rounds.some((round) => round.finals !== finals)) throw new Error('rounds end differently');
process.stdout.write(
  `${JSON.stringify({ finals, rate: median(rounds.slice(WARM).map(({ rate }) => rate)) })}\n`,
);
