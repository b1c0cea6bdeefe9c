/** What the ratios were when somebody last looked at them on purpose (bench/baseline.json). */
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../lib/root.mjs';

const FILE = inRoot('bench/baseline.json');
const ALLOWED = 0.1;

const ratiosOfGame = (id, { matches, moves, decisions, playouts }) => [
  [`${id} matches`, matches.ratio],
  [`${id} moves`, moves.ratio],
  ...Object.entries(decisions).map(([strength, { ratio }]) => [
    `${id} decisions ${strength}`,
    ratio,
  ]),
  ...(playouts ? [[`${id} playouts`, playouts.ratio]] : []),
];

/** @returns {Record<string, number>} done in the time of one reference loop */
const ratiosOf = ({ games }) =>
  Object.fromEntries(Object.entries(games).flatMap(([id, figures]) => ratiosOfGame(id, figures)));

/** By name, the best ratio of all runs: other programs only ever slow one down. */
const bestOf = (runs) => {
  const all = runs.map(ratiosOf);
  return Object.fromEntries(
    Object.keys(all[0]).map((name) => [name, Math.max(...all.map((ratios) => ratios[name]))]),
  );
};

/** Stores the ratios of several runs. */
export const saveBaseline = (runs) => {
  const perReferenceLoop = Object.fromEntries(
    Object.entries(bestOf(runs)).map(([name, ratio]) => [name, Number(ratio.toPrecision(4))]),
  );
  writeFileSync(FILE, `${JSON.stringify({ perReferenceLoop }, null, 2)}\n`);
};

/** One sentence for every ratio that fell by more than a tenth; none: all is well. */
export const fallen = (runs) => {
  const { perReferenceLoop } = JSON.parse(readFileSync(FILE, 'utf8'));
  const now = bestOf(runs);
  return Object.entries(perReferenceLoop)
    .filter(([name, before]) => !(now[name] >= before * (1 - ALLOWED)))
    .map(([name, before]) => {
      if (now[name] === undefined) return `${name}: no longer measured`;
      const percent = Math.round((1 - now[name] / before) * 100);
      return `${name}: ${percent} % slower than stored, ${now[name].toPrecision(4)} instead of ${before}`;
    });
};
