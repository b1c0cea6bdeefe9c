import { beforeEach, describe, expect, test } from 'vitest';
import {
  given,
  pathText,
  played,
  pathOf as readPath,
} from '../../../../../../tests/games/speeddrache';
import { percent } from '../../../../ui/numbers';
import { settings } from '../../../../ui/settings.svelte';
import { ALL_CARDS, FIRST_STACK } from '../../cards';
import { fatal, risk } from '../../cave';
import type { Position } from '../../position';
import { speeddrache } from '../../rules';
import { relicsOf, relicWorth } from '../../score';
import { DECK, TREASURES, stackBeside } from './deck';
import { CAVES, RELIC_ORDER, RISK, SCORES, type CaveExample, type ScoreExample } from './examples';
import { leaversOf, pathOf } from './notation';

beforeEach(() => {
  settings.locale = 'de';
});

/** The position before the step of an example; a relic lies there only when it has joined the stack. */
const start = ({ before, step, inside, bag, last }: CaveExample): Position => ({
  ...given({
    path: before,
    inside,
    bag,
    expedition: 2,
    ...(last === undefined ? {} : { stack: [] }),
  }),
  choosing: !/^[THR]/.test(step),
});

describe('C-36 the examples of the rules page are what the rules do', () => {
  test.each(Object.entries<CaveExample>(CAVES))('F09 F10 in the cave: %s', (_, example) => {
    const ended = played(start(example), example.step);
    expect({
      path: pathText(ended.path),
      bag: ended.bag,
      chests: ended.chests,
      relics: ended.recovered.map(({ relic }) => relic),
      ending: ended.ending,
    }).toEqual({
      path: pathText(readPath(example.after)),
      bag: example.bagAfter,
      chests: example.chests,
      relics: example.relics,
      ending: example.ending,
    });
  });

  test('DR-12 the card that caused a flight leaves the game; a chest stays as it is', () => {
    const before = { ...start(CAVES.flight), chests: [12, 0, 7, 0] };
    const ended = played(before, CAVES.flight.step);
    expect(ended.gone).toEqual(['H1']);
    expect(ended.chests).toEqual([12, 0, 7, 0]);
  });

  test('DR-21 the risk', () => {
    const path = pathOf(RISK.path);
    const { stack } = given({ path: RISK.path });
    expect([stack.length, fatal(path, stack), percent(risk(path, stack))]).toEqual([
      RISK.stack,
      RISK.fatal,
      `${RISK.percent}\u00a0%`,
    ]);
    expect(stackBeside(path)).toEqual(stack);
    const text = RISK.text();
    for (const number of [RISK.stack, RISK.fatal, RISK.percent])
      expect(text).toContain(String(number));
  });

  test('DR-13 relics by the order of recovery: A, B, A, B', () => {
    expect(RELIC_ORDER.map(({ seat }) => seat)).toEqual([1, 2, 1, 2]);
    expect(RELIC_ORDER.map(({ worth }) => worth)).toEqual([5, 5, 5, 10]);
    expect(RELIC_ORDER.map((_, order) => relicWorth(order))).toEqual([5, 5, 5, 10]);
    expect(relicsOf(RELIC_ORDER, 2)).toEqual(['R2', 'R5']);
  });

  test.each(Object.entries<ScoreExample>(SCORES))('F02 points: %s', (_, example) => {
    const { chests, recovered, totals, ranks, points } = example;
    const position = {
      ...given({ path: '', seats: chests.length, chests, recovered }),
      over: true,
    };
    expect(speeddrache.outcome(position)).toMatchObject({ totals, ranks, points });
  });

  test('the deck that the page shows is the deck', () => {
    const hazards = DECK.hazards.flatMap((one) => Array.from({ length: DECK.copies }, () => one));
    const treasures = DECK.treasures.map((gold) => `T${gold}`);
    expect([...treasures, ...hazards]).toEqual(FIRST_STACK);
    expect([...FIRST_STACK, ...DECK.relics]).toEqual(ALL_CARDS);
    expect(TREASURES.map(({ gold, count }) => `${count}x${gold}`).join(' ')).toBe(
      '1x1 1x2 1x3 1x4 2x5 2x7 1x9 2x11 1x13 1x14 1x15 1x17',
    );
    expect([FIRST_STACK.length, treasures.length, hazards.length]).toEqual([30, 15, 15]);
  });

  test.each(['de', 'en'] as const)('every example has a sentence of its own (%s)', (locale) => {
    settings.locale = locale;
    const all = [...Object.values(CAVES), RISK, ...Object.values(SCORES)];
    const texts = all.map(({ text }) => text());
    expect(new Set(texts).size).toBe(all.length);
    expect(texts.every((text) => text.length > 20)).toBe(true);
  });
});

test.each([
  ['0- 1+ 2-', [0, 2]],
  ['0+ 1+', []],
  ['T14', []],
])('the notation of the examples: who turns back with %s', (text, leavers) => {
  expect(leaversOf(text)).toEqual(leavers);
});
