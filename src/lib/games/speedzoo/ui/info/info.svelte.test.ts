import { describe, expect, test } from 'vitest';
import { played, setupOf } from '../../../../../../tests/games/speedzooLog';
import { playersOf } from '../../../../ui/players';
import { settings } from '../../../../ui/settings.svelte';
import type { Options } from '../../position';
import { newest, stepped, subjects, type Subject } from './asked';
import { infoAbout } from './info';

settings.locale = 'de';

const players = playersOf([
  { name: 'Du', kind: 'human' },
  { name: 'Eule', kind: 'strong' },
  { name: 'Igel', kind: 'easy' },
  { name: 'Panda', kind: 'normal' },
]);

const told = (
  text: string,
  seats: number,
  about: Subject,
  options: Partial<Options> = {},
): readonly string[] => {
  const position = played(text, setupOf(seats, options));
  const { title, lines } = infoAbout({ position, players, you: 0 }, about);
  return [title, ...lines];
};
const domino = (number: number): Subject => ({ what: 'domino', domino: number });

const THREE = 'o012 r3,26,40 26 3 40 r5,19,27 3@1,0E';

describe('ZO-39 ZO-40 a domino of the display', () => {
  test('of the next row: halves, place, best laying, whom it fits, star fields at most', () => {
    // Eule has two fields of jungle, so a third one with a star makes three visitors; the others have nothing yet.
    expect(told(THREE, 3, domino(27))).toEqual([
      'Domino 27',
      'Dschungel, ein Stern; Savanne.',
      'Nächste Runde: Platz 3.',
      'Bestes Anlegen: +1.',
      'Passt bei: Du +1, Eule +3 und Igel +1.',
      // 19 of five savannas with a star has come; 26 and 27 of six jungles.
      'Sternfelder Savanne im Stapel: höchstens 4.',
      'Sternfelder Dschungel im Stapel: höchstens 4.',
    ]);
  });

  test('certain where all 48 come, and the place as far as it is known', () => {
    // Four lie, three are taken: 5 may be left over or one above 19.
    const lines = told('o012 r3,18,26,40 26 3 40 r5,19,27,30 3@1,0E', 3, domino(19), {
      rowOfFour: true,
    });
    expect(lines[2]).toBe('Nächste Runde: Platz 1 oder 2.');
    expect(lines.slice(-2)).toEqual([
      'Sternfelder Savanne im Stapel: 4.',
      'Sternfelder Dschungel im Stapel: 4.',
    ]);
  });

  test('of this row: when it comes and whose it is', () => {
    expect(told(THREE, 3, domino(26)).slice(2, 4)).toEqual([
      'Diese Runde: Platz 2.',
      'Genommen von: Du.',
    ]);
  });

  test('ZO-32 alone there is no order and nobody else', () => {
    expect(told('r3,18,26,40', 1, domino(26))).toEqual([
      'Domino 26',
      'Dschungel, ein Stern; Savanne.',
      'Bestes Anlegen: +1.',
      'Sternfelder Savanne im Stapel: 5.',
      'Sternfelder Dschungel im Stapel: 5.',
    ]);
  });
});

describe('ZO-41 a field of any zoo', () => {
  const field = (seat: number, x: number, y: number): Subject => ({ what: 'field', seat, x, y });

  test('its enclosure with the sum, and the free fields beside it', () => {
    const text = `${THREE} 27 26@1,0E 19`;
    expect(told(text, 3, field(0, 1, 0))).toEqual([
      'Dschungel',
      'Gehege: 1 Feld × 1 Stern = 1.',
      // Above and below; the gate and the savanna lie at its sides.
      'Freie Nachbarfelder: 2.',
    ]);
    // Two fields at 1,0 and 2,0: above and below both, and to the right.
    expect(told(text, 3, field(1, 2, 0))).toEqual([
      'Dschungel bei Eule',
      'Gehege: 2 Felder × 0 Sterne = 0.',
      'Freie Nachbarfelder: 5.',
    ]);
  });

  test('the gate', () => {
    expect(told(THREE, 3, field(1, 0, 0))).toEqual([
      'Eingangstor bei Eule',
      'Freie Nachbarfelder: 3.',
      'Ans Tor passt alles.',
    ]);
  });
});

describe('C-29 a player', () => {
  test('visitors, turn, dominoes, and how a computer plays', () => {
    const text = `${THREE} 27 26@1,0E 19`;
    expect(told(text, 3, { what: 'player', seat: 0 })).toEqual([
      'Du (Rot)',
      'Besucher: 1.',
      'Dominos gelegt: 1.',
    ]);
    expect(told(text, 3, { what: 'player', seat: 2 })).toEqual([
      'Igel (Gelb)',
      'Besucher: 0.',
      'Diese Runde: Platz 3.',
      'Dominos gelegt: 0.',
      'Leicht: legt ordentlich, denkt aber nicht weiter.',
    ]);
  });
});

describe('the keys go from one thing to the next', () => {
  const position = played(THREE, setupOf(3));

  test('the display as it lies, then the players from you on', () => {
    expect(subjects(position, 1)).toEqual([
      domino(26),
      domino(40),
      domino(5),
      domino(19),
      domino(27),
      { what: 'player', seat: 1 },
      { what: 'player', seat: 2 },
      { what: 'player', seat: 0 },
    ]);
    expect(stepped(position, 0, domino(40), 1)).toEqual(domino(5));
    expect(stepped(position, 0, domino(26), -1)).toEqual({ what: 'player', seat: 2 });
  });

  test('first of all what is laid now, or what may be picked', () => {
    // Eule has laid and picks next.
    expect(newest(position, 0)).toEqual(domino(5));
    expect(newest(played(`${THREE} 27`, setupOf(3)), 0)).toEqual(domino(26));
  });
});
