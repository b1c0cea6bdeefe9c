import { describe, expect, test } from 'vitest';
import { logOf, played, rules, setupOf } from '../../../../../tests/games/speeddracheLog';
import { playersOf } from '../../../ui/players';
import { settings } from '../../../ui/settings.svelte';
import type { Options } from '../position';
import { speeddrache } from '../rules';
import type { Subject } from './board/types';
import { cast } from './cast';
import { historyOf } from './history';
import { infoAbout } from './info';

settings.locale = 'de';

const players = playersOf(
  [
    { name: 'Du', kind: 'human' },
    { name: 'Hexe', kind: 'strong' },
    { name: 'Zwerg', kind: 'normal' },
  ],
  undefined,
  cast,
);

const told = (text: string, about: Subject, options: Partial<Options> = {}): readonly string[] => {
  const setup = setupOf(options);
  const position = speeddrache.view(played(text, setup), 0);
  const history = historyOf(rules, setup, logOf(text, setup));
  const { title, lines } = infoAbout({ position, players, you: 0, history }, about);
  return [title, ...lines].map((line) => line.replaceAll('\u00a0', ' '));
};
const card = (index: number): Subject => ({ what: 'card', index });

describe('C-29 what a card of the path is about', () => {
  test('a treasure: what lies there, what is left in the stack', () => {
    // All 15 treasures hold 124 gold.
    expect(told('T7', card(0))).toEqual([
      'Schatz: 7 Gold',
      'Beim Aufdecken haben alle in der Höhle gleich viel davon genommen.',
      'Hier liegt noch 1 für den Rückweg.',
      'Im Stapel liegen noch 14 Schätze mit zusammen 117 Gold.',
    ]);
    expect(told('T9', card(0))[2]).toBe('Hier liegt nichts mehr.');
  });

  test('a hazard: how many of the kind are left, and its chance', () => {
    expect(told('H1 - T1', card(0))).toEqual([
      'Gefahr: Fledermäuse',
      'Liegt offen. Kommt diese Gefahr noch einmal, fliehen alle, die drin sind, und verlieren ihren Beutel.',
      '2 davon liegen noch im Stapel.',
      // 2 of 29
      'Als nächste Karte kommt sie mit 7 %.',
    ]);
    expect(told('H1 - T1', { what: 'hazard', hazard: 'H4' })).toEqual([
      'Gefahr: Feuerhauch',
      'Liegt in diesem Beutezug noch nicht offen.',
      '3 davon liegen noch im Stapel.',
    ]);
    expect(told('H1 - H1', card(1))).toEqual([
      'Gefahr: Fledermäuse',
      'Kam zum zweiten Mal: Alle, die noch drin waren, sind geflohen.',
      'Eine davon liegt noch im Stapel.',
    ]);
  });

  test('DR-13 a relic: worth now, or whose it is', () => {
    expect(told('R1', card(0))).toEqual([
      'Relikt: Siegelring',
      'Ein Relikt nimmt nur mit, wer allein umkehrt.',
      'Wer es jetzt birgt, bekommt 5 Punkte.',
      'Im Stapel liegt kein weiteres Relikt.',
    ]);
    expect(told('R1 1', card(0))[2]).toBe('Hexe hat es geborgen: 5 Punkte.');
    expect(told('R1 0', card(0))[2]).toBe('Du hast es geborgen: 5 Punkte.');
    // Three are recovered, so the fourth is worth more.
    const three = 'R1 0 T1 12 R2 0 T1 12 R3 0 T1 12';
    expect(told(`${three} R4`, card(0))[2]).toBe('Wer es jetzt birgt, bekommt 10 Punkte.');
  });

  test('the stack and the risk', () => {
    expect(told('H1', { what: 'stack' })).toEqual([
      'Stapel',
      '30 Karten liegen verdeckt.',
      'Darin: 15 Schätze, 14 Gefahren, 1 Relikt.',
    ]);
    expect(told('H1', { what: 'risk' }).slice(0, 2)).toEqual([
      'Risiko: 7 %',
      '2 von 30 Karten im Stapel beenden den Beutezug, wenn eine davon als Nächste kommt.',
    ]);
    expect(told('T1', { what: 'risk' })[1]).toBe(
      'Die nächste Karte kann den Beutezug nicht beenden.',
    );
  });
});

describe('DR-35 what a thief is about', () => {
  // First: Zwerg leaves alone with 3 (2 of the 7, and the 1 that stays), the others flee with 2.
  const FIRST = 'T7 2 H1 - H1';
  const thief = (seat: number): Subject => ({ what: 'thief', seat });

  test('bag, chest, relics, flights, lone leaves, largest bag, temper', () => {
    const lines = told(`${FIRST} T9`, thief(2));
    expect(lines).toEqual([
      'Zwerg (Gelb)',
      'Normal: wägt ab, was die nächste Karte bringt und kostet.',
      expect.stringMatching(/^In diesem Beutezug: (vorsichtig|ausgeglichen|mutig)\.$/),
      'In der Truhe: 3.',
      'Im Beutel: 3.',
      'Größter gesicherter Beutel: 3.',
      'Noch kein Relikt.',
      'Geflohen: 0. Allein umgekehrt: 1.',
    ]);
  });

  test('the strong one calculates', () => {
    expect(told(`${FIRST} T9`, thief(1))).toEqual([
      'Hexe (Blau)',
      'Stark: rechnet und hat kein Temperament.',
      'In der Truhe: 0.',
      'Im Beutel: 3.',
      'Noch kein Relikt.',
      'Geflohen: 1. Allein umgekehrt: 0.',
    ]);
  });

  test('you, out with a relic', () => {
    expect(told('R1 0 T1', thief(0))).toEqual([
      'Du (Rot)',
      'In der Truhe: 0.',
      'Größter gesicherter Beutel: 0.',
      'Relikte: Siegelring (5 Punkte).',
      'Geflohen: 0. Allein umgekehrt: 1.',
      'Ist in diesem Beutezug draußen.',
    ]);
  });

  test('DR-26 where chests are hidden there is no gold of others', () => {
    expect(told(`${FIRST} T9`, thief(2), { hiddenChests: true })).toEqual([
      'Zwerg (Gelb)',
      'Normal: wägt ab, was die nächste Karte bringt und kostet.',
      expect.stringMatching(/^In diesem Beutezug: /),
      'Truhe und Beutel sind verdeckt.',
      'Noch kein Relikt.',
      'Geflohen: 0. Allein umgekehrt: 1.',
    ]);
    expect(told(`${FIRST} T9`, thief(0), { hiddenChests: true })[1]).toBe('In der Truhe: 0.');
  });
});
