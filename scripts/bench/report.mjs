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

const NAMES = {
  speedrun: 'Speedrun',
  speedsaurus: 'Speedsaurus',
  speeddrache: 'Speeddrache',
  speedzoo: 'Speedzoo',
  speed: 'Speed',
};

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
    ...(playouts && id === 'speed'
      ? [['rounds played out a minute', number(60 * playouts.perSecond), '']]
      : []),
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

const percent = (part) => `${number(100 * part)} %`;

const stormRows = (storm, core) => [
  [
    `frames a second while two lay ${number(storm.cardsPerSecond, 1)} cards a second ${core}`,
    number(storm.framesPerSecond, 1),
  ],
  ['frames missed in it', percent(storm.missed)],
  ['longest task in it', storm.longTasks === 0 ? '< 50 ms' : ms(storm.longest)],
];

/** Speed in real time: presses, and a storm of cards. */
const speedRows = ({ press, storm }) => [
  ['Speed: finger lifted from a card to the frame with it on its pile, median', ms(press.median)],
  ['the same, 95 of 100 within', ms(press.p95)],
  ['the same, within 50 ms', percent(press.quick)],
  ['as the browser tells it, until it was on the screen, median', ms(press.shownMedian)],
  ...stormRows(storm.full, 'on the full core'),
  ...stormRows(storm.slowed, 'on the slowed core'),
];

const browserTable = ({ slower, start, tapToPixels, longTasks, speed }) =>
  table([
    [`In the browser, core slowed ${slower}×`, ''],
    ['start without a network: first paint', ms(start.firstPaint)],
    ['start without a network: first tap works', ms(start.firstTap)],
    ['press on "Würfeln" to the frame with the roll, median', ms(tapToPixels.median)],
    ['the same, 95 of 100 within', ms(tapToPixels.p95)],
    ['longest task of a turbo match', longTasks.count === 0 ? '< 50 ms' : ms(longTasks.longest)],
    [`tasks over 50 ms in ${number(longTasks.watched / 1000)} s of it`, number(longTasks.count)],
    ...speedRows(speed),
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
