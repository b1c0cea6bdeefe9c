/** The figures of `npm run bench` as tables for people. */

const number = (value, digits = 0) =>
  value === null ? '–' : value.toLocaleString('en', { maximumFractionDigits: digits });
const ms = (value) => (value === null ? '–' : `${number(value)} ms`);
/** Three digits that count. */
const ratio = (value) => number(Number(value.toPrecision(3)), 3);

/** The first column stands left, the others right. */
const table = (rows) => {
  const wide = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(wide[i]) : cell.padStart(wide[i])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const NAMES = { speedrun: 'Speedrun', speedsaurus: 'Speedsaurus' };

const gameTable = (id, { matches, moves, decisions, playouts }, loopSeconds) =>
  table([
    [`${NAMES[id] ?? id} in Node`, 'per second', 'per loop'],
    ['random matches', number(matches.perSecond), ratio(matches.ratio)],
    ['entries in them', number(moves.perSecond), ratio(moves.ratio)],
    ...Object.entries(decisions).map(([strength, rate]) => [
      `decisions, ${strength}`,
      number(rate.perSecond),
      ratio(rate.ratio),
    ]),
    ...(playouts ? [['playouts', number(playouts.perSecond), ratio(playouts.ratio)]] : []),
    ['the loop to divide by', `${(loopSeconds * 1000).toFixed(1)} ms`, '1'],
  ]);

const coreTable = ({ loopSeconds, games }) =>
  Object.entries(games)
    .map(([id, figures]) => gameTable(id, figures, loopSeconds))
    .join('\n\n');

const sizeTable = (rows) =>
  table([
    ['Bundles', 'kB', 'budget'],
    ...rows.map(({ what, size, limit }) => [what, number(size / 1000, 1), number(limit / 1000)]),
  ]);

const browserTable = ({ slower, start, tapToPixels, longTasks }) =>
  table([
    [`In the browser, core slowed ${slower}×`, ''],
    ['start without a network: first paint', ms(start.firstPaint)],
    ['start without a network: first tap works', ms(start.firstTap)],
    ['press on "Würfeln" to the frame with the roll, median', ms(tapToPixels.median)],
    ['the same, 95 of 100 within', ms(tapToPixels.p95)],
    ['longest task of a turbo match', longTasks.count === 0 ? '< 50 ms' : ms(longTasks.longest)],
    [`tasks over 50 ms in ${number(longTasks.watched / 1000)} s of it`, number(longTasks.count)],
  ]);

const boardgameTable = ({ matches, equal, ours, theirs, ratio: times }) =>
  table([
    [`The same ${matches} matches on another engine`, 'rolls and moves per second'],
    ['Speedtisch', number(ours)],
    ['boardgame.io', number(theirs)],
    ['ratio', `${number(times, 1)} ×`],
    ['all finals equal', equal ? 'yes' : 'NO'],
  ]);

/** All that was measured; parts that were left out are not in it. */
export const tables = ({ core, sizes, browser, boardgame }) =>
  [
    core && coreTable(core),
    sizes && sizeTable(sizes),
    browser && browserTable(browser),
    boardgame && boardgameTable(boardgame),
  ]
    .filter(Boolean)
    .join('\n\n');
