import { describe, expect, test } from 'vitest';
import { played, setupOf } from '../../../../../tests/games/speeddracheLog';
import { sensed } from './senses';

/** The step from the position before the last token of the log to the one after it. */
const step = (text: string, eye = true) => {
  const setup = setupOf();
  const before = text.slice(0, text.lastIndexOf(' '));
  return sensed(played(before, setup), played(text, setup), 0, eye);
};

describe('DR-39 what a step sounds and feels like', () => {
  test.each([
    ['treasure', 'T1 - T7', ['lay', 'coins'], true],
    [
      'the first hazard opens the eye: the dragon breathes',
      'T1 - H1',
      ['lay', 'hazard', 'breath', 'cave'],
      true,
    ],
    ['it stays as it is', 'H1 - T7', ['lay', 'coins', 'cave'], true],
    ['wider: 4 of 26', 'H1 - H2 - T1 - T2 - T3', ['lay', 'coins', 'breath', 'caveLouder'], true],
    ['wide: 8 of 26', 'H1 - H2 - H3 - H4 - T1', ['lay', 'coins', 'breath', 'caveLoudest'], true],
    ['a relic', 'T1 - R1', ['lay', 'relic'], true],
    ['a flight', 'H1 - H1', ['lay', 'roar'], true],
    ['a flight of others', 'H1 0 H1', ['lay', 'roar'], false],
    ['a card for others', 'T1 0 T7', ['lay', 'coins'], false],
    ['all go deeper', 'T1 -', ['discs', 'step'], false],
    ['you are out', 'T1 0', ['discs', 'house'], false],
    ['others are out', 'T1 1', ['discs', 'coins'], false],
  ])('%s', (_, text, sounds, nudge) => {
    expect(step(text)).toEqual({ sounds, nudge });
  });

  test('without the eye the dragon makes no sound', () => {
    expect(step('T1 - H1', false).sounds).toEqual(['lay', 'hazard']);
    expect(step('H1 - H1', false).sounds).toEqual(['lay', 'lose']);
  });
});
