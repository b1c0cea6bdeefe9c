import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { logOf, played, rules, setupOf } from '../../../../../tests/games/speeddracheLog';
import type { Viewer } from '../../../game/contract';
import { playersOf } from '../../../ui/players';
import { settings } from '../../../ui/settings.svelte';
import type { Options, View } from '../position';
import { relicWorth } from '../score';
import { speeddrache } from '../rules';
import Bilanz from './Bilanz.svelte';
import { cast } from './cast';
import { historyOf } from './history';
import { worthOf } from './relics';

beforeEach(() => {
  settings.locale = 'de';
});

const players = playersOf(
  ['Du', 'Hexe', 'Zwerg', 'Katze'].map((name, seat) => ({
    name,
    kind: seat === 0 ? 'human' : 'normal',
  })),
  undefined,
  cast,
);

const text = (element: Element | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** What a reader of the screen hears: without what is drawn only, and without what is no text. */
const heard = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  for (const drawn of copy.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
  return text(copy);
};

/** The Bilanz of the last expedition of a log of four thieves, seen by seat 0. */
const show = (
  log: string,
  options: Partial<Options> = {},
  { viewer = 0 as Viewer, onnext = (() => undefined) as (() => void) | null } = {},
) => {
  const setup = setupOf(options, 4);
  const position: View = speeddrache.view(played(log, setup), viewer);
  const expedition = historyOf(rules, setup, logOf(log, setup)).at(-1);
  if (expedition === undefined) throw new Error('no expedition');
  render(Bilanz, { expedition, players, position, you: 0, onnext });
  const title = screen.getByRole('heading', { level: 2 });
  return {
    title: text(title),
    text: text(title.nextElementSibling),
    thieves: within(screen.getByRole('list', { name: 'Bilanz je Dieb' }))
      .getAllByRole('listitem')
      .map(heard),
    after: screen
      .queryAllByRole('region', { name: 'Was mit den Karten geschieht' })
      .flatMap((region) => within(region).getAllByRole('listitem').map(heard)),
  };
};

// T13: 3 each of four, 1 lies. Witch and cat leave: 1 cannot be shared, 3 each. T11 for two: 5 each, 1 lies.
const FLIGHT = 'T13 - H1 13 T11 - R1 - H1';

describe('DR-18 C-31 the Bilanz of an expedition', () => {
  test('a flight: who got out, what was lost, what left the game', () => {
    expect(show(FLIGHT)).toEqual({
      title: 'Zu tief gewagt',
      text: 'Karte 5: zum zweiten Mal Fledermäuse. 2 Diebe mussten fliehen.',
      thieves: [
        'Hexe umgekehrt nach Karte 2 gesichert: 3 in der Truhe: 3',
        'Katze umgekehrt nach Karte 2 gesichert: 3 in der Truhe: 3',
        'Du geflohen bei Karte 5 verloren: 8 in der Truhe: 0',
        'Zwerg geflohen bei Karte 5 verloren: 8 in der Truhe: 0',
      ],
      after: [
        'Fledermäuse: Eine Karte verlässt das Spiel, 2 bleiben im Stapel.',
        'Siegelring: Blieb auf dem Pfad und ist verloren.',
      ],
    });
    expect(
      within(screen.getByRole('list', { name: 'Pfad: 5 Karten' }))
        .getAllByRole('listitem')
        .map(heard),
    ).toEqual(['Schatz 13', 'Fledermäuse', 'Schatz 11', 'Siegelring', 'Fledermäuse']);
    expect(screen.getByRole('button', { name: 'Weiter zu Beutezug 2' })).toHaveFocus();
  });

  test('all out: alone, with a relic, the most first and the own line among them', () => {
    // T9: 2 each, 1 lies. R1. The person leaves alone: 1 more and the ring (5). T7 for three: 2 each, 1 lies.
    expect(show('T9 - R1 0 T7 123')).toEqual({
      title: 'Alle sind draußen',
      text: 'Nach 3 Karten war niemand mehr in der Höhle.',
      thieves: [
        'Du allein umgekehrt nach Karte 2 Relikt geborgen: Siegelring gesichert: 3 in der Truhe: 3',
        'Hexe umgekehrt nach Karte 3 gesichert: 4 in der Truhe: 4',
        'Zwerg umgekehrt nach Karte 3 gesichert: 4 in der Truhe: 4',
        'Katze umgekehrt nach Karte 3 gesichert: 4 in der Truhe: 4',
      ],
      after: [],
    });
  });

  test('out in time while others fled; one thief, and a second hazard gone in the next expedition', () => {
    const board = show('H2 - H2 T4 012 H2 - T1 3');
    expect([board.title, board.thieves[3]]).toEqual([
      'Alle sind draußen',
      'Zwerg umgekehrt nach Karte 1 gesichert: 1 in der Truhe: 1',
    ]);
  });

  test.each([
    ['the first of a kind', 'H2 - H2', 'Eine Karte verlässt das Spiel, 2 bleiben im Stapel.', {}],
    [
      'the second of a kind',
      'H2 - H2 H2 - H2',
      'Eine Karte verlässt das Spiel, eine bleibt im Stapel.',
      {},
    ],
    ['both stay', 'H2 - H2', 'Beide Karten kommen zurück in den Stapel.', { hazardsStay: true }],
  ] as const)('DR-12 DR-24 what becomes of the hazard: %s', (_, log, sentence, options) => {
    expect(show(log, options).after).toEqual([`Steinschlag: ${sentence}`]);
  });

  test('DR-23 relics that come back', () => {
    expect(show('R1 - T1 0123', { relicsBack: true }).after).toEqual([
      'Siegelring: Blieb auf dem Pfad und kommt zurück in den Stapel.',
    ]);
  });

  test('one flees, you were out', () => {
    const board = show('T9 012 H4 - H4');
    expect([board.title, board.text]).toEqual([
      'Rechtzeitig draußen',
      'Karte 3: zum zweiten Mal Feuerhauch. Ein Dieb musste fliehen.',
    ]);
  });

  test('after the last expedition: on to the end board, and nothing comes back any more', async () => {
    let asked = 0;
    const board = show(
      'T1 0123 T1 0123 R1 - H3 - H3',
      { expeditions: 3, relicsBack: true },
      { onnext: () => (asked += 1) },
    );
    expect(board.after).toEqual(['Siegelring: Blieb auf dem Pfad und ist verloren.']);
    await fireEvent.click(screen.getByRole('button', { name: 'Zur Endtafel' }));
    expect(asked).toBe(1);
  });

  test('whoever only looks on has no button', () => {
    show(FLIGHT, {}, { onnext: null });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('DR-26 hidden chests', () => {
  const hidden = { hiddenChests: true };

  test('no numbers of others, the own ones stay', () => {
    expect(show(FLIGHT, hidden).thieves).toEqual([
      'Hexe umgekehrt nach Karte 2',
      'Katze umgekehrt nach Karte 2',
      'Du geflohen bei Karte 5 verloren: 8 in der Truhe: 0',
      'Zwerg geflohen bei Karte 5',
    ]);
    expect(text(screen.getByRole('list', { name: 'Bilanz je Dieb' }))).not.toMatch(
      /[−+]\d.*[−+]\d/,
    );
  });

  test('the order tells nothing of them: whoever left later comes first', () => {
    // By gold you would come first: 4 + 1 alone, everybody else has 4.
    expect(show('T17 13 H1 0 H2 2', hidden).thieves.map((line) => line.split(' ')[0])).toEqual([
      'Zwerg',
      'Du',
      'Hexe',
      'Katze',
    ]);
  });

  test('when the match is over all is open', () => {
    const board = show('T1 0123 T1 0123 T13 01 T4 23', { ...hidden, expeditions: 3 });
    expect(board.thieves).toEqual([
      'Zwerg umgekehrt nach Karte 2 gesichert: 5 in der Truhe: 5',
      'Katze umgekehrt nach Karte 2 gesichert: 5 in der Truhe: 5',
      'Du umgekehrt nach Karte 1 gesichert: 3 in der Truhe: 3',
      'Hexe umgekehrt nach Karte 1 gesichert: 3 in der Truhe: 3',
    ]);
  });
});

test('DR-13 relics are worth what the rules say', () => {
  const orders = [-1, 0, 1, 2, 3, 4, 5];
  expect(orders.map(worthOf)).toEqual([0, 5, 5, 5, 10, 10, 0]);
  expect(orders.map(worthOf)).toEqual(orders.map(relicWorth));
});
