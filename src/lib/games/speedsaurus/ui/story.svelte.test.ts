import { describe, expect, test } from 'vitest';
import { entry } from '../../../../../tests/games/speedsaurus';
import { advance, open, viewOf, type Match } from '../../../game/match';
import type { AnyGame, Entry, Seat } from '../../../game/contract';
import type { GuestState } from '../../../table/guest';
import { settings } from '../../../ui/settings.svelte';
import { speedsaurus } from '../rules';
import { storyOf } from './story';

settings.locale = 'de';

const rules = speedsaurus as unknown as AnyGame;
const seated = [
  { name: 'Du', kind: 'human' },
  { name: 'Eule', kind: 'strong' },
  { name: 'Igel', kind: 'easy' },
] as const;

const deal = (opener: Seat, ...hands: readonly string[]): Entry =>
  ({ chance: 'deal', hands: hands.map((hand) => hand.split(' ').map(Number)), opener }) as Entry;

const match = (variant: 'single' | 'pro20', first: Entry, ...entries: readonly string[]): Match =>
  [first, ...entries.map(entry)].reduce<Match>(
    (before, made) => {
      const next = advance(rules, before, made as Entry);
      if (!next.ok) throw new Error(`${JSON.stringify(made)}: ${next.refusal.code}`);
      return next.value;
    },
    open(rules, { seats: 3, options: { variant }, source: { kind: 'free' } }),
  );

/** The story as seat `you` is told it, oldest line first; `[2x7]` stands for the chip. */
const told = (played: Match, you: Seat, first = 'Du'): readonly string[] => {
  const names = seated.map((one, seat) => (seat === 0 ? { ...one, name: first } : one));
  const state = { seated: names, view: viewOf(rules, played, you) } as unknown as GuestState;
  const story = storyOf({ rules, state }, you);
  // Half of it, then the rest: a story is continued, not told anew.
  story.upTo(state.view.log.slice(0, 4));
  return story
    .upTo(state.view.log)
    .map(({ mark, text }) => (mark === undefined ? text : `[${mark.count}x${mark.value}] ${text}`))
    .reverse();
};

const OWN = '1 3 3 3 5 5 7 8 9 10 12 12';
const OWLS = '2 2 4 4 4 6 6 6 7 7 11 11';
const HEDGEHOGS = '5 5 6 6 7 7 8 8 9 9 10 13';
const rounds = () =>
  match(
    'single',
    deal(1, OWN, OWLS, HEDGEHOGS),
    ...['1:3x6O', '2:p6', '0:3x3L', '1:2x7R', '0:2x12R', '1:p12'],
    ...['0:1x1O', '1:p1', '2:2x9O', '0:2x5L', '2:2x5L', '0:p9', '2:1x10O'],
  );
const won = (variant: 'single' | 'pro20') =>
  match(
    variant,
    deal(
      0,
      '7 7 7 7 7 7 7 7 12 12 13 13',
      '1 1 2 2 3 3 4 4 5 5 6 6',
      '3 4 5 6 8 8 9 9 10 10 11 11',
    ),
    ...['0:8x7O', '1:p7', '2:p7', '0:2x13O', '1:p13', '2:p13', '0:2x12O'],
  );

describe('the log tells each round as a small story', () => {
  test('SA-07, SA-17, SA-20 whoever opens, lays, passes, empties the parade, and the herd moves on', () => {
    expect(told(rounds(), 0)).toEqual([
      'Das Los sagt: Eule eröffnet',
      '[3x6] Eule eröffnet',
      'Igel geht mit einer 6 in die Höhle',
      '[3x3] Du legst links an',
      '[2x7] Eule legt rechts an',
      '[2x12] Du legst rechts an',
      'Eule geht mit einer 12 in die Höhle',
      'Die Herde zieht weiter: Du eröffnest Runde 2',
      '[1x1] Du eröffnest',
      'Eule geht mit einer 1 in die Höhle',
      'Die Parade ist leer: Igel darf neu eröffnen',
      '[2x9] Igel eröffnet neu',
      '[2x5] Du legst links an',
      '[2x5] Igel legt auf die 5',
      'Du gehst mit einer 9 in die Höhle',
      'Die Herde zieht weiter: Igel eröffnet Runde 3',
      '[1x10] Igel eröffnet',
    ]);
  });

  test('SA-21 the last cards, as the winner hears it', () => {
    expect(told(won('single'), 0).slice(-3)).toEqual([
      'Die Herde zieht weiter: Du eröffnest Runde 3',
      '[2x12] Du eröffnest und bist alle Karten los',
      'Du gewinnst',
    ]);
  });

  test('SA-24 as one of the others hears it, in a match of several deals', () => {
    const lines = told(won('pro20'), 1, 'Anna');
    expect([lines[0], lines[2], ...lines.slice(-2)]).toEqual([
      'Partie 1: Anna eröffnet',
      'Du gehst mit einer 7 in die Höhle',
      '[2x12] Anna eröffnet und ist alle Karten los',
      'Anna gewinnt Partie 1',
    ]);
  });

  test('what the chip shows is said', () => {
    const state = { seated, view: viewOf(rules, rounds(), 0) } as unknown as GuestState;
    const lines = storyOf({ rules, state }, 0).upTo(state.view.log);
    expect(lines.find(({ mark }) => mark?.value === 7)?.said).toBe(
      'Eule legt rechts an: 2 Karten Stegosaurus, Wert 7',
    );
  });
});
