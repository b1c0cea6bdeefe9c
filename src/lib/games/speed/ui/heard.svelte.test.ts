/** What a listener is told of a race: each thing once, several cards as where they led to. */
import { describe, expect, test } from 'vitest';
import { dealOf, played, spitDealOf } from '../../../../../tests/games/speedLog';
import { settings } from '../../../ui/settings.svelte';
import type { Options, View } from '../position';
import { speed } from '../rules';
import { tellChange, tellHand, tellPiles, tellRound, tellStart, type Told } from './heard';

settings.locale = 'de';

const TO = { you: 0, name: 'Eule' };
const DEAL = dealOf({
  stocks: ['8H 6S TC 9D KS 2H', 'QH 8D 5C 2D 3D 4D'],
  starters: '7C JD',
  reserves: ['4S', '4C'],
});

/** Seat 0 after these entries. */
const told = (options: Partial<Options>, ...parts: Parameters<typeof played>[1][]): Told => {
  const { position, log } = played(options, ...parts);
  return { view: speed.view(position, 0), log };
};
const after = (text: string): Told => (text === '' ? told({}, DEAL) : told({}, DEAL, text));
const START: View = after('').view;

test('F27 the hand, the piles, and the table as time begins to run', () => {
  expect(tellHand(START, 0)).toBe('Auf der Hand: Herz-8, Pik-6, Kreuz-10, Karo-9 und Pik-König.');
  expect(tellPiles(START)).toBe('links Kreuz-7 und rechts Karo-Bube.');
  expect(tellStart(START, 0)).toBe(
    'Los! links Kreuz-7 und rechts Karo-Bube. Es passt: Herz-8 links, Pik-6 links und Kreuz-10 rechts.',
  );
});

describe('F27 what has changed', () => {
  test.each<readonly [entries: string, said: string]>([
    ['0:8H>0@500', 'Herz-8 liegt links. Es passt: Kreuz-10 rechts und Karo-9 links.'],
    ['1:8D>0@500', 'Eule: Karo-8 links. Es passt: Kreuz-10 rechts und Karo-9 links.'],
    // Two cards on one pile since the last breath: where they led to.
    ['1:8D>0@500 0:9D>0@900', 'Karo-9 liegt links. Es passt: Herz-8 links und Kreuz-10 auf beide.'],
    // One card on each.
    [
      '1:QH>1@500 1:8D>0@900',
      'Eule: Karo-8 links. Eule: Herz-Dame rechts. Es passt: Karo-9 links und Pik-König rechts.',
    ],
    // The other one draws: that changes nothing for a listener.
    ['1:8D>0@500 1:draw@600', 'Eule: Karo-8 links. Es passt: Kreuz-10 rechts und Karo-9 links.'],
  ])('%s', (entries, said) => {
    expect(tellChange(START, after(entries), TO)).toBe(said);
  });

  test('own cards that were drawn, when nothing else has changed', () => {
    const before = after('0:8H>0@500').view;
    expect(tellChange(before, after('0:8H>0@500 0:draw@700'), TO)).toBe('Neu bei dir: Herz-2.');
  });

  test('nothing at all', () => {
    expect(tellChange(START, after(''), TO)).toBe('');
  });

  test('nothing fits, and there is something to draw', () => {
    const deal = dealOf({ stocks: ['8H 2S 3S 4H 4D KH', '5D'], starters: '7C JD' });
    const start = told({}, deal).view;
    expect(tellChange(start, told({}, deal, '0:8H>0@500'), TO)).toBe(
      'Herz-8 liegt links. Nichts passt, du kannst nachziehen.',
    );
  });

  test('what the table turned', () => {
    const deal = dealOf({
      stocks: ['2S 2H 2D 2C 3S', '3H 3D 3C 4S 4H'],
      starters: '7C JD',
      reserves: ['9S', '5S'],
    });
    expect(tellChange(told({}, deal).view, told({}, deal, 'flip@2000'), TO)).toBe(
      'Neu links: Pik-9. Neu rechts: Pik-5. Nichts passt.',
    );
  });
});

test('the last cards of the other one are counted', () => {
  const start: View = { ...START, hands: [START.hands[0] ?? [], 4], stocks: [10, 0] };
  const now: View = { ...start, hands: [START.hands[0] ?? [], 3] };
  expect(tellChange(start, { view: now, log: [] }, TO)).toBe('Eule hat noch 3 Karten.');
  expect(tellChange(now, { view: { ...now, hands: [START.hands[0] ?? [], 1] }, log: [] }, TO)).toBe(
    'Eule hat nur noch eine Karte.',
  );
});

describe('how a round ended', () => {
  test.each<readonly [rounds: View['rounds'], variant: Options['variant'], said: string]>([
    [[[0, 7]], 'speed15', 'Du gewinnst die Runde: 7 Punkte.'],
    [[[1, 1]], 'speed15', 'Eule gewinnt die Runde: ein Punkt.'],
    [
      [
        [0, 7],
        [null, 0],
      ],
      'speed15',
      'Die Runde endet unentschieden.',
    ],
    [[[0, 0]], 'spit', 'Du hast alle deine Stapel abgebaut.'],
    [[[1, 0]], 'spit', 'Eule hat alle Stapel abgebaut.'],
  ])('%j %s', (rounds, variant, said) => {
    expect(tellRound({ ...START, rounds, options: { ...START.options, variant } }, TO)).toBe(said);
  });
});

test('SP-17 in Spit: open cards, and what comes to light', () => {
  const deal = spitDealOf(
    [
      '8H|6S 9D|2H 3H TC|4S 5S 6D KS|AD 2D 3D 4D 5D',
      'QH|8D 5C|AS 2S 3S|5H 6H 7H 8S|9S TS JS QS KD',
    ],
    ['7C 4H 7S 9H TH JH KH AH 2C 3C 4C', 'JD 6C 8C 9C TD JC QD QC KC AC 7D'],
  );
  const spit = (text: string): Told => told({ variant: 'spit' }, deal, `spit@3000${text}`);
  const start = spit('').view;
  expect(tellHand(start, 0)).toBe('Offen bei dir: Herz-8, Karo-9, Kreuz-10, Pik-König und Karo-5.');
  expect(tellChange(start, spit(' 0:#0>0@3500 0:#1>0@4000 0:#1@4200'), TO)).toBe(
    'Karo-9 liegt links. Neu bei dir: Pik-6. Es passt: Kreuz-10 auf beide.',
  );
  const twice = ' 0:#0>0@3500 0:#1>0@4000';
  expect(tellChange(spit(twice).view, spit(`${twice} 0:#2>1@4500`), TO)).toBe(
    'Kreuz-10 liegt rechts. Nichts passt, du kannst eine Karte umdrehen.',
  );
});
