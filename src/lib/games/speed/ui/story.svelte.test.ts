import { beforeEach, describe, expect, test } from 'vitest';
import { dealOf, played, rules } from '../../../../../tests/games/speedLog';
import { RECORDS, recorded } from '../../../../../tests/games/speedRecords';
import type { Entry, JsonObject, Setup } from '../../../game/contract';
import { replay, viewOf } from '../../../game/match';
import type { GuestState } from '../../../table/guest';
import { settings } from '../../../ui/settings.svelte';
import type { Options } from '../position';
import { storyOf } from './story';

beforeEach(() => {
  settings.locale = 'de';
});

const SEATED = [
  { name: 'Du', kind: 'human' },
  { name: 'Eule', kind: 'normal' },
] as const;

/** The story as seat 0 is told it, oldest line first; half of it, then the rest. */
const toldOf = (setup: Setup, log: readonly JsonObject[]): readonly string[] => {
  const match = replay(rules, setup, log as readonly unknown[] as readonly Entry[]);
  if (!match.ok) throw new Error(match.refusal.code);
  const view = viewOf(rules, match.value, 0);
  const story = storyOf({ state: { seated: SEATED, view } as unknown as GuestState }, 0);
  story.upTo(view.log.slice(0, 3));
  return story
    .upTo(view.log)
    .map(({ text }) => text)
    .reverse();
};

const DEAL = dealOf({
  starters: '7C JD',
  stocks: ['8H 6S TC 2D KS 7H', 'QS 2C 2H 4C 4D KC'],
});
const told = (text: string, options: Partial<Options> = {}) => {
  const { setup, log } = played(options, DEAL, text);
  return toldOf(setup, log);
};

describe('the log of a race', () => {
  test('SP-08 every card with the one it was laid on, who draws how many', () => {
    expect(told('0:8H>0@700 1:QS>1@900 0:draw@1100 0:7H>0@1500 1:draw@1800')).toEqual([
      'Runde 1: Die Karten sind verteilt',
      'Du legst Herz-8 auf Kreuz-7',
      'Eule legt Pik-Dame auf Karo-Bube',
      'Du ziehst eine Karte nach',
      'Du legst Herz-7 auf Herz-8',
      'Eule zieht eine Karte nach',
    ]);
  });

  test('SP-15 a slap', () => {
    expect(told('1:slap@500', { slap: true }).at(-1)).toBe('Eule klatscht ab');
  });

  test('SP-09 SP-10 SP-11 a whole record: each round has its end, once, and no line lacks a card', () => {
    for (const at of RECORDS.keys()) {
      const { setup, log, position } = recorded(at);
      const lines = toldOf(setup, log);
      const ends = lines.filter((line) =>
        /^(Du gewinnst|Eule gewinnt) Runde|^Runde \d+: (Du hast|Eule hat) abger/.test(line),
      );
      expect(ends).toHaveLength(position.rounds.length);
      const plays = log.filter((entry) => entry['do'] === 'play').length;
      expect(
        lines.filter((line) => / legs?t .* auf (Herz|Pik|Karo|Kreuz)/.test(line)),
      ).toHaveLength(plays);
    }
  });
});
