import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { logOf, rules, setupOf } from '../../../../../tests/games/speedzooLog';
import type { JsonObject, Setup } from '../../../game/contract';
import type { GuestState } from '../../../table/guest';
import { settings } from '../../../ui/settings.svelte';
import type { Options } from '../position';
import { storyOf } from './story';

settings.locale = 'de';

const SEATED = [
  { name: 'Du', kind: 'human' },
  { name: 'Eule', kind: 'strong' },
  { name: 'Igel', kind: 'easy' },
  { name: 'Panda', kind: 'normal' },
] as const;

/** The story as seat 0 is told it, oldest line first. */
const story = (setup: Setup, log: readonly JsonObject[]): readonly string[] => {
  const seated = SEATED.slice(0, setup.seats);
  const state = { seated, view: { setup, log } } as unknown as GuestState;
  const told = storyOf({ rules, state }, 0);
  // Half of it, then the rest: a story is continued, not told anew.
  told.upTo(log.slice(0, 3));
  return told
    .upTo(log)
    .map(({ text }) => text)
    .reverse();
};
const told = (text: string, seats: number, options: Partial<Options> = {}): readonly string[] => {
  const setup = setupOf(seats, options);
  return story(setup, logOf(text, setup));
};

describe('the log of a match is told as it went', () => {
  test('ZO-05 ZO-06 the order of keepers, rows, picks, laying with what it brings', () => {
    expect(told('o012 r3,26,40 26 3 40 r5,19,27 3@1,0E 27 26@1,0E 19 40@0,1E', 3)).toEqual([
      'Reihenfolge der Pfleger: Du, Eule, Igel',
      'Die erste Reihe: 3, 26 und 40',
      'Du nimmst Nummer 26',
      'Eule nimmt Nummer 3',
      'Igel nimmt Nummer 40',
      'Runde 1 von 12, neu: 5, 19 und 27',
      // Two fields of jungle without a star.
      'Eule legt Nummer 3',
      'Eule nimmt Nummer 27',
      // A jungle with one star; a polar world with one star.
      'Du legst Nummer 26: +1',
      'Du nimmst Nummer 19',
      'Igel legt Nummer 40: +1',
    ]);
  });

  test('ZO-28 wishes; ZO-03 two keepers each; what the wish adds is in the gain', () => {
    const text = 'o0101 wwelcome,edge r3,26,40,41 26 3 40 41 r5,6,7,8 3@1,0E 5 26@1,0E';
    expect(told(text, 2, { wishes: true })).toEqual([
      'Reihenfolge der Pfleger: Du, Eule, Du, Eule',
      'Wünsche der Besucher: Willkommen und Tor am Rand',
      'Die erste Reihe: 3, 26, 40 und 41',
      'Du nimmst Nummer 26',
      'Eule nimmt Nummer 3',
      'Du nimmst Nummer 40',
      'Eule nimmt Nummer 41',
      'Runde 1 von 6, neu: 5, 6, 7 und 8',
      'Eule legt Nummer 3',
      'Eule nimmt Nummer 5',
      // One visitor for the jungle, three for the star beside the gate.
      'Du legst Nummer 26: +4',
    ]);
  });

  test('ZO-27 what nobody took goes off; ZO-32 alone three at a time', () => {
    expect(told('o012 r3,18,26,40 26 3 40', 3, { rowOfFour: true }).at(-1)).toBe(
      'Nummer 18 geht ab',
    );
    expect(told('r3,18,26,40 26 26@1,0E r4,5,6,7', 1)).toEqual([
      'Runde 1 von 12, neu: 3, 18, 26 und 40',
      'Du nimmst Nummer 26',
      'Nummer 3, 18 und 40 gehen ab',
      'Du legst Nummer 26: +1',
      'Runde 2 von 12, neu: 4, 5, 6 und 7',
    ]);
  });
});

interface Recorded {
  readonly seats: number;
  readonly options: Options;
  readonly log: readonly JsonObject[];
}
const records: readonly Recorded[] = readFileSync(
  'tests/fixtures/records/speedzoo/finished.jsonl',
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Recorded);

describe('the end of a match is told with its result', () => {
  const told = (at: number): readonly string[] => {
    const record = records[at];
    if (record === undefined) throw new Error(`no record ${at}`);
    const { seats, options, log } = record;
    return story({ seats, options, source: { kind: 'free' } } as unknown as Setup, log);
  };

  // By the results that stand in the records: visitors 31, 32, 23; alone 26; 77 and 75 in a season.
  test.each([
    [4, 'Eule gewinnt mit 32 Besuchern'],
    [1, 'Dein Zoo ist fertig: 26 Besucher'],
    [2, 'Du gewinnst mit 77 Besuchern'],
  ])('record %i', (at, last) => {
    expect(told(at).at(-1)).toBe(last);
  });

  test('ZO-25 a season: each match begins and ends, and the last round is said', () => {
    const lines = told(2).filter((line) => /^Partie|letzte/.test(line));
    expect(lines.map((line) => line.replace(/:.*/, ''))).toEqual(
      [1, 2, 3].flatMap((number) => [
        `Partie ${number} von 3 beginnt`,
        'Runde 6, die letzte',
        `Partie ${number} ist zu Ende`,
      ]),
    );
    const sums = lines
      .filter((line) => line.includes('zu Ende'))
      .map((line) => line.match(/\d+(?=,|$)/g)?.map(Number) ?? []);
    // The three matches add up to the result of the season.
    expect(sums.reduce(([a = 0, b = 0], [c = 0, d = 0]) => [a + c, b + d], [0, 0])).toEqual([
      77, 75,
    ]);
  });

  test('ZO-10 what fitted nowhere is told so', () => {
    expect(told(1).filter((line) => line.includes('passte nirgends'))).toHaveLength(1);
  });
});
