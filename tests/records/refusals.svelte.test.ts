import { expect, test } from 'vitest';
import { speedrun } from '../../src/lib/games/speedrun/rules';
import { refusalText } from '../../src/lib/ui/refusals';

/** What is wrong with the options, and what is said of it. */
const OPTIONS: readonly (readonly [options: unknown, sentence: string])[] = [
  [null, 'Das sind keine Einstellungen.'],
  ['first', 'Das sind keine Einstellungen.'],
  [{ ...speedrun.defaults(4), oneSkips: 1 }, 'Diese Einstellung gibt es nicht: „oneSkips“ = 1.'],
  [{ ...speedrun.defaults(4), wet: true }, 'Eine Einstellung „wet“ gibt es nicht.'],
  [{}, 'Die Einstellung „end“ fehlt.'],
];

test.each(OPTIONS)('of the options %j is said: %s', (options, sentence) => {
  const read = speedrun.parseOptions(options, 4);
  expect(read.ok ? '' : refusalText(read.refusal)).toBe(sentence);
});
