import { describe, expect, test } from 'vitest';
import { entry, given, listed, played, refusal } from '../../../../../../tests/games/speedsaurus';
import { settings } from '../../../../ui/settings.svelte';
import { DECK, VALUES, copies, handSize } from '../../cards';
import type { Position } from '../../position';
import { speedsaurus } from '../../rules';
import { dinoOf } from '../dinos';
import { groupsOf } from '../tally';
import {
  COURSES,
  DEALS,
  FITS,
  SCORES,
  type CourseExample,
  type FitExample,
  type ScoreExample,
} from './examples';
import { handOf, paradeOf, stepOf } from './notation';

/** What the rules say about a whole group: where it may be laid, or why not. */
const fitOf = (position: Position, value: number, count: number): string => {
  const end = speedsaurus
    .legal(position, 0)
    .flatMap((action) => (action.do === 'play' && action.value === value ? [action.end] : []))[0];
  if (end !== undefined) return end;
  const reasons = ['L', 'R'].map((side) => refusal(position, `0:${count}x${value}${side}`));
  if (reasons.includes('too-few-cards')) return 'few';
  return reasons.every((reason) => reason === 'value-locked') ? 'locked' : reasons.join();
};

describe('C-36 the examples of the rules page are what the rules do', () => {
  test.each(Object.entries<FitExample>(FITS))('hand and parade: %s', (_, example) => {
    const position = given({ hands: [example.hand, '1', '1'], parade: example.parade });
    const fits = groupsOf(handOf(example.hand)).map(({ value, count }) => [
      String(value),
      fitOf(position, value, count),
    ]);
    expect(Object.fromEntries(fits)).toEqual(example.fits);
  });

  test('SA-08 SA-19 whoever opens chooses the number and may not pass', () => {
    expect(listed(given({ hands: [FITS.open.hand, '1', '1'] }))).toEqual([
      '0:1x5O',
      '0:2x5O',
      '0:3x5O',
      '0:1x9O',
    ]);
  });

  test.each(Object.entries<CourseExample>(COURSES))('course: %s', (_, example) => {
    const { hands, passed = [], before, entries, after, next } = example;
    const ended = played(given({ hands, passed, parade: before }), ...entries);
    expect(ended.parade).toEqual(paradeOf(after));
    const choices = listed(ended);
    expect(
      ended.turn === null
        ? null
        : {
            seat: ended.turn,
            opens: ended.opening,
            mayPass: choices.some((choice) => choice.includes(':p')),
          },
    ).toEqual(next);
    if (after === '') expect(choices.some((choice) => choice.endsWith('O'))).toBe(true);
  });

  test('SA-20 what is left of the parade leaves the game; the card that was taken stays', () => {
    const { hands, passed, before, entries } = COURSES.round;
    const ended = played(given({ hands, passed, parade: before }), ...entries);
    expect(ended.gone).toEqual([5, 5, 9, 9]);
    expect(ended.known[0]).toEqual([7]);
  });

  test.each(Object.entries<ScoreExample>(SCORES))('points: %s', (_, example) => {
    const { variant, deals, round = 5, ranks, points } = example;
    const hands = (deals.at(-1) ?? []).map((count) => Array.from({ length: count }, () => 7));
    const standing = speedsaurus.outcome({
      ...given({ hands: hands.map((hand) => hand.join(' ')), variant, round }),
      turn: null,
      over: true,
      left: deals,
    });
    expect([standing?.ranks, standing?.points]).toEqual([ranks, points]);
    // Somebody is empty after every deal that did not end with its 60th round.
    expect(deals.every((deal) => deal.some((count) => count === 0))).toBe(round !== 60);
  });

  test('SA-01 SA-02 the deck that the page shows is the deck', () => {
    expect(VALUES.map((value) => dinoOf(value).copies)).toEqual(VALUES.map(copies));
    expect([dinoOf(1).name, dinoOf(13).name]).toEqual(['Microraptor', 'Argentinosaurus']);
    expect(DECK).toHaveLength(62);
  });

  test('SA-03 so many cards for each, and so many that stay unknown', () => {
    for (const { seats, each, rest } of DEALS)
      expect([handSize(seats), DECK.length - seats * each]).toEqual([each, rest]);
    expect(DEALS.map(({ seats }) => seats)).toEqual(speedsaurus.seats);
  });

  test.each(['de', 'en'] as const)('every example has a sentence of its own (%s)', (locale) => {
    settings.locale = locale;
    const all = [...Object.values(FITS), ...Object.values(COURSES), ...Object.values(SCORES)];
    const texts = all.map(({ text }) => text());
    expect(new Set(texts).size).toBe(all.length);
    expect(texts.every((text) => text.length > 20)).toBe(true);
  });
});

describe('the notation of the examples', () => {
  test.each([
    ['0:2x5L', { how: 'lay', cards: { value: 5, count: 2 } }],
    ['1:3x12O', { how: 'lay', cards: { value: 12, count: 3 } }],
    ['2:p13', { how: 'take', cards: { value: 13, count: 1 } }],
    ['2:p', { how: 'take', cards: null }],
  ])('%s is drawn as what it does', (text, step) => {
    expect(stepOf(text)).toEqual(step);
    const made = entry(text);
    expect(made.do === 'pass' ? made.take : made.value).toBe(step.cards?.value ?? null);
  });
});
