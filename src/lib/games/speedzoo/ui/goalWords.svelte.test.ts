/** What a mission asks for, in both languages. */
import { expect, test } from 'vitest';
import { settings } from '../../../ui/settings.svelte';
import type { Goal } from '../goals';
import { goalText, progressText } from './goalWords';

const TABLE: readonly (readonly [Goal, string, string])[] = [
  [
    { kind: 'large', habitat: 'night', fields: 4 },
    'Bau ein Nachthaus mit mindestens 4 Feldern',
    'Build a night house of at least 4 fields',
  ],
  [
    { kind: 'large', habitat: null, fields: 6 },
    'Bau ein Gehege mit mindestens 6 Feldern',
    'Build an enclosure of at least 6 fields',
  ],
  [{ kind: 'starred' }, 'Kein Gehege ohne Stern', 'No enclosure without a star'],
  [
    { kind: 'popular', habitat: 'jungle', visitors: 18 },
    'Bau einen Dschungel mit mindestens 18 Besuchern',
    'Build a jungle with at least 18 visitors',
  ],
  [
    { kind: 'giants', enclosures: 2, fields: 6 },
    'Bau 2 Gehege mit je mindestens 6 Feldern',
    'Build 2 enclosures of at least 6 fields each',
  ],
  [
    { kind: 'magnets', enclosures: 3, visitors: 10 },
    'Bau 3 Gehege mit je mindestens 10 Besuchern',
    'Build 3 enclosures with at least 10 visitors each',
  ],
  [
    { kind: 'across', habitat: 'water' },
    'Bau eine Wasserwelt von einem Rand bis zum anderen, über 5 Felder',
    'Build a water world from one border to the other, across 5 fields',
  ],
  [
    { kind: 'quiet', fields: 6 },
    'Bau ein Gehege ohne Stern mit mindestens 6 Feldern',
    'Build an enclosure without a star of at least 6 fields',
  ],
  [
    { kind: 'variety' },
    'Jede der sechs Arten hat ein Gehege mit Stern',
    'An enclosure with a star of each of the six habitats',
  ],
  [
    { kind: 'without', habitat: 'water' },
    'Kein einziges Feld Wasserwelt',
    'Not a single field of this habitat: Water world',
  ],
  [{ kind: 'many', enclosures: 12 }, 'Bau mindestens 12 Gehege', 'Build at least 12 enclosures'],
  [{ kind: 'few', enclosures: 7 }, 'Bau höchstens 7 Gehege', 'Build at most 7 enclosures'],
  [
    { kind: 'stars', stars: 15 },
    'Hol mindestens 15 Sterne in deinen Zoo',
    'Bring at least 15 stars into your zoo',
  ],
  [
    { kind: 'welcome', stars: 6 },
    'Hol mindestens 6 Sterne auf die acht Felder rund ums Tor',
    'Bring at least 6 stars onto the eight fields around the gate',
  ],
  [
    { kind: 'starline', fields: 4 },
    'Bau eine Zeile oder Spalte mit mindestens 4 Sternfeldern',
    'Build a row or column with at least 4 star fields',
  ],
  [{ kind: 'corner' }, 'Tor in einer Ecke deines Zoos', 'Gate in a corner of your zoo'],
  [
    { kind: 'visitors', visitors: 60 },
    'Hol mindestens 60 Besucher in deinen Zoo',
    'Bring at least 60 visitors into your zoo',
  ],
  [
    { kind: 'all', goals: [{ kind: 'middle' }, { kind: 'full' }] },
    'Tor in der Mitte + Voller Zoo',
    'Gate in the middle + Full zoo',
  ],
];

test.each(TABLE)('a goal in words (ZO-36): %o', (goal, german, english) => {
  settings.locale = 'de';
  expect(goalText(goal)).toBe(german);
  settings.locale = 'en';
  expect(goalText(goal)).toBe(english);
});

test.each<readonly [Goal, string, string]>([
  [{ kind: 'large', habitat: null, fields: 6 }, '3 von 6', '3 of 6'],
  [{ kind: 'few', enclosures: 6 }, '3, höchstens 6', '3, at most 6'],
  [{ kind: 'without', habitat: 'water' }, '3, höchstens 6', '3, at most 6'],
])('how far it has come (ZO-37): %o', (goal, german, english) => {
  const soFar = { done: false, have: 3, of: 6 };
  settings.locale = 'de';
  expect(progressText(goal, soFar)).toBe(german);
  settings.locale = 'en';
  expect(progressText(goal, soFar)).toBe(english);
});
