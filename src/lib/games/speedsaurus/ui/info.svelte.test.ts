import { beforeEach, describe, expect, test } from 'vitest';
import { given } from '../../../../../tests/games/speedsaurus';
import type { AnyGame } from '../../../game/contract';
import type { Info } from '../../../ui/info';
import { playersOf } from '../../../ui/players';
import { settings } from '../../../ui/settings.svelte';
import type { View } from '../position';
import { speedsaurus } from '../rules';
import { stepped, subjects } from './asked';
import { cardInfo, openerInfo, seatInfo, signInfo, type Table } from './info';

beforeEach(() => {
  settings.locale = 'de';
});

const players = playersOf([
  { name: 'Du', kind: 'human' },
  { name: 'Eule', kind: 'strong' },
  { name: 'Igel', kind: 'easy' },
]);

const table = (position: View): Table => ({
  rules: speedsaurus as unknown as AnyGame,
  view: { position },
  players,
  you: 0,
});
const told = ({ title, lines }: Info) =>
  [title, ...lines].map((line) => line.replaceAll('\u00a0', ' '));

/** As seat 0 sees it: own hand open, of the others the number of cards and what they took openly. */
const midgame: View = {
  ...given({ hands: ['', '', ''], parade: '2x5 1x7 1x9', passed: [2] }),
  hands: [[3, 3, 3, 7, 7, 12], 6, 9],
  known: [[7], [7, 7], [9]],
  gone: [1, 7, 13],
};

describe('C-29 what a card is about', () => {
  test.each<readonly [string, View, value: number, lines: readonly string[]]>([
    [
      'every place counts once: the own hand includes what was taken openly',
      midgame,
      7,
      [
        '7 · Stegosaurus',
        '8 Karten im Spiel.',
        'Davon gesehen: 6 (2 auf deiner Hand, 1 in der Parade, 1 abgeräumt, 2 auf anderen Händen).',
        'Noch unbekannt: 2, auf anderen Händen oder gar nicht ausgeteilt.',
        'Du hast eine davon offen genommen: Alle wissen, dass du sie hast.',
        'Eule hat 2 davon offen genommen und noch auf der Hand.',
      ],
    ],
    [
      'nothing seen',
      midgame,
      10,
      [
        '10 · Parasaurolophus',
        '5 Karten im Spiel.',
        'Davon hast du noch keine gesehen.',
        'Noch unbekannt: 5, auf anderen Händen oder gar nicht ausgeteilt.',
      ],
    ],
    [
      'one unknown',
      midgame,
      13,
      [
        '13 · Argentinosaurus',
        '2 Karten im Spiel.',
        'Davon gesehen: 1 (1 abgeräumt).',
        'Noch unbekannt: eine, auf einer anderen Hand oder gar nicht ausgeteilt.',
      ],
    ],
    [
      'all seen',
      { ...midgame, gone: [13, 13] },
      13,
      [
        '13 · Argentinosaurus',
        '2 Karten im Spiel.',
        'Davon gesehen: 2 (2 abgeräumt).',
        'Keine ist mehr unbekannt.',
      ],
    ],
    [
      'when the deal is over all hands are open, and the rest was never dealt',
      { ...midgame, turn: null, hands: [[], [7, 7, 7], [9, 9, 10]] },
      9,
      [
        '9 · Triceratops',
        '6 Karten im Spiel.',
        'Davon gesehen: 3 (1 in der Parade, 2 auf anderen Händen).',
        'Nicht ausgeteilt: 3.',
        'Igel hat eine davon offen genommen und noch auf der Hand.',
      ],
    ],
  ])('%s', (_, position, value, lines) => {
    expect(told(cardInfo(table(position), value))).toEqual(lines);
  });
});

test('C-29 in English', () => {
  settings.locale = 'en';
  expect(told(cardInfo(table(midgame), 7)).slice(1)).toEqual([
    '8 cards in the game.',
    'Seen so far: 6 (2 in your hand, 1 in the parade, 1 cleared away, 2 in other hands).',
    'Still unknown: 2, in other hands or never dealt.',
    'You took one of them openly: everybody knows that you have it.',
    'Eule took 2 of them openly and still holds them.',
  ]);
});

describe('C-29 what a player is about', () => {
  test('strength, cards left, what was taken openly', () => {
    expect(told(seatInfo(table(midgame), 1))).toEqual([
      'Eule (Blau)',
      'Stark: rechnet jeden Zug in ausgedachten Kartenverteilungen durch.',
      '6 Karten auf der Hand.',
      'Offen genommen und noch da: 2 × Stegosaurus (7).',
    ]);
  });

  test('who passed', () => {
    expect(told(seatInfo(table({ ...midgame, hands: [[], 6, 1] }), 2))).toEqual([
      'Igel (Gelb)',
      'Leicht: legt ziemlich zufällig und nimmt beim Passen irgendeine Karte.',
      'Noch eine Karte auf der Hand.',
      'Offen genommen und noch da: 1 × Triceratops (9).',
      'Hat in dieser Runde gepasst.',
    ]);
  });

  test('you, in "Profi bis 20": the penalty points of the deals before', () => {
    const pro: View = {
      ...midgame,
      options: { variant: 'pro20' },
      left: [
        [4, 0, 7],
        [0, 2, 1],
      ],
    };
    expect(told(seatInfo(table({ ...pro, known: [[], [], []] }), 0))).toEqual([
      'Du (Rot)',
      '6 Karten auf der Hand.',
      'Bisher 4 Strafpunkte.',
    ]);
  });
});

describe('C-29 SA-12 what a sign is about', () => {
  test.each<readonly [string, View, 'left' | 'right', lines: readonly string[]]>([
    [
      'two cards at the left',
      midgame,
      'left',
      [
        'Linkes Ende',
        'Hier liegen 2 Karten mit der 5.',
        'Wer anlegt, braucht mindestens 2 Karten eines Werts von 5 abwärts.',
        'Der gleiche Wert kommt auf diesen Stapel und macht ihn höher.',
        'Nimmt jemand hier eine Karte, reicht danach eine.',
        'Von deiner Hand passt hier: 3 × Psittacosaurus (3).',
      ],
    ],
    [
      'one card at the right, also when another is on turn',
      { ...midgame, turn: 1 },
      'right',
      [
        'Rechtes Ende',
        'Hier liegt eine 9.',
        'Wer anlegt, braucht mindestens eine Karte von 9 aufwärts.',
        'Der gleiche Wert kommt auf diesen Stapel und macht ihn höher.',
        'Nimmt jemand diese Karte, rückt das Ende nach innen.',
        'Von deiner Hand passt hier: 1 × Brachiosaurus (12).',
      ],
    ],
    [
      'a single stack of three that nothing fits',
      { ...given({ hands: ['', '', ''], parade: '3x7' }), hands: [[6, 6], 5, 5] },
      'left',
      [
        'Linkes Ende',
        'Hier liegen 3 Karten mit der 7.',
        'Wer anlegt, braucht mindestens 3 Karten eines Werts von 7 abwärts.',
        'Der einzige Stapel ist beide Enden zugleich. Der gleiche Wert zählt als links gelegt.',
        'Nimmt jemand hier eine Karte, reichen danach 2.',
        'Von deiner Hand passt hier gerade nichts.',
      ],
    ],
    [
      'the last card, and you have passed',
      given({ hands: ['6', '1', '1'], parade: '1x7', passed: [0], turn: 1 }),
      'right',
      [
        'Rechtes Ende',
        'Hier liegt eine 7.',
        'Wer anlegt, braucht mindestens eine Karte von 7 aufwärts.',
        'Der einzige Stapel ist beide Enden zugleich. Der gleiche Wert zählt als links gelegt.',
        'Nimmt jemand diese Karte, ist die Parade leer.',
      ],
    ],
  ])('%s', (_, position, end, lines) => {
    expect(told(signInfo(table(position), end))).toEqual(lines);
  });

  const empty = given({ hands: ['6', '1', '1'], opening: false });
  test.each<readonly [string, View, lines: readonly string[]]>([
    [
      'you open the round',
      { ...empty, opening: true },
      [
        'Du eröffnest die Runde mit beliebig vielen Karten eines Werts.',
        'Wer eine Runde eröffnet, darf nicht passen.',
      ],
    ],
    [
      'another opens it',
      { ...empty, opening: true, turn: 1 },
      [
        'Eule eröffnet die Runde mit beliebig vielen Karten eines Werts.',
        'Wer eine Runde eröffnet, darf nicht passen.',
      ],
    ],
    [
      'SA-17 emptied within a round',
      { ...empty, turn: 2 },
      [
        'Die letzte Karte der Parade wurde genommen.',
        'Igel darf frei eröffnen oder passen, ohne etwas zu nehmen.',
      ],
    ],
    ['before the deal', { ...empty, turn: null }, ['Gleich wird ausgeteilt.']],
    ['after the match', { ...empty, turn: null, over: true }, ['Die Partie ist zu Ende.']],
  ])('an empty parade: %s', (_, position, lines) => {
    expect(told(openerInfo(table(position)))).toEqual(['Leere Parade', ...lines]);
    expect(signInfo(table(position), 'left')).toEqual(openerInfo(table(position)));
  });
});

describe('C-30 the arrow keys go through everything that can be asked about', () => {
  const named = (position: View) =>
    subjects(position, 0).map((about) =>
      about.what === 'card'
        ? `${about.in} ${about.value}`
        : about.what === 'end'
          ? about.end
          : about.what === 'seat'
            ? `seat ${about.seat}`
            : about.what,
    );

  test('the parade from end to end, your hand, the players', () => {
    expect(named(midgame)).toEqual([
      'left',
      'parade 5',
      'parade 7',
      'parade 9',
      'right',
      'hand 3',
      'hand 7',
      'hand 12',
      'seat 0',
      'seat 1',
      'seat 2',
    ]);
    expect(named({ ...midgame, parade: [], hands: [[2], 1, 1] })).toEqual([
      'opener',
      'hand 2',
      'seat 0',
      'seat 1',
      'seat 2',
    ]);
  });

  test('round and round; from what is gone to the first', () => {
    const step = (about: Parameters<typeof stepped>[2], by: 1 | -1) =>
      stepped(midgame, 0, about, by);
    expect(step({ what: 'seat', seat: 2 }, 1)).toEqual({ what: 'end', end: 'left' });
    expect(step({ what: 'end', end: 'left' }, -1)).toEqual({ what: 'seat', seat: 2 });
    expect(step({ what: 'card', value: 7, in: 'parade' }, 1)).toEqual({
      what: 'card',
      value: 9,
      in: 'parade',
    });
    expect(step({ what: 'card', value: 8, in: 'parade' }, 1)).toEqual({ what: 'end', end: 'left' });
  });
});
