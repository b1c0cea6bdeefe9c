/** The screen of Spit against a computer, at a table that answers when the test says so. */
import { render, screen, within } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { deskOf, type Desk } from '../../../../../tests/games/speedDesk.svelte';
import { spitDealOf } from '../../../../../tests/games/speedLog';
import { settings } from '../../../ui/settings.svelte';
import { tapped } from './board/fingers.testing';
import Spit from './Spit.svelte';

/** After "Spit!" 7 of clubs and jack of diamonds lie in the middle. */
const DEAL = spitDealOf(
  ['8H|6S 9D|2H 3H TC|4S 5S 6D KS|AD 2D 3D 4D 5D', 'QH|8D 5C|AS 2S 3S|5H 6H 7H 8S|9S TS JS QS KD'],
  ['7C 4H 7S 9H TH JH KH AH 2C 3C 4C', 'JD 6C 8C 9C TD JC QD QC KC AC 7D'],
);
/** Nobody has a card for 7 of clubs or jack of diamonds, nor an empty place. */
const STUCK = spitDealOf(
  ['2H|AC 3H|AD 2D 4H|3D 4D 5D 9H|5H 6D 7D 8D KS', '2S|AH 3S|AS 2C 4S|3C 4C 5C 9S|6C 8C 9C TC 5S'],
  ['7C TH JH QH KH 6S 7S 8S TS JS QS', 'JD QD KD JC QC KC 6H 7H 8H 9D TD'],
);
/** From the 7 of clubs all fifteen cards of the layout follow each other: 8, 9, 10 … king, ace … 8, 9. */
const CHAIN = spitDealOf(
  ['8H|TC 9D|KH QH JH|4H 3H 2H AH|9C 8C 7H 6H 5H', 'QS|8D 5C|AS 2S 3S|5S 6S 7S 8S|9S TS JS TD KD'],
  ['7C 4C 3C 2C AC QC KC JC 6C TH KS', 'JD 9H 4S 6D QD 7D 2D 3D 4D 5D AD'],
);
/** All of it laid but the last card. */
const CHAINED = [1, 2, 3, 4, 5]
  .flatMap((size) => Array.from({ length: size }, () => [`0:#${size - 1}>0`, `0:#${size - 1}`]))
  .map(([play, turn], at) => ([0, 2, 5, 9, 14].includes(at) ? [play] : [play, turn]))
  .flat()
  .slice(0, -1)
  .map((text, at) => `${text}@${3500 + 100 * at}`)
  .join(' ');
const SPIT = { variant: 'spit' } as const;
// The test browser has no screen to ask about, and lays nothing out.
beforeAll(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
  window.ResizeObserver ??= class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
});

const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));

let desk: Desk;
/** Sits down after these entries; time stands still. */
const sitDown = (...parts: Parameters<typeof deskOf>[1][]): void => {
  desk = deskOf(SPIT, ...parts);
  render(Spit, { driver: desk.driver(0), bar: nothing, endActions: nothing });
  flushSync();
};
/** Sits down in a race that runs. */
const racing = async (...parts: Parameters<typeof deskOf>[1][]): Promise<void> => {
  sitDown(...parts);
  void desk.driver(0).pause(false);
  await answered();
};
const answered = async (): Promise<void> => {
  await desk.answer();
  flushSync();
};
const other = (text: string): void => {
  desk.other(text);
  flushSync();
};

const table = (): HTMLElement => document.querySelector<HTMLElement>('.match') ?? document.body;
const mode = (): string | undefined => table().dataset['mode'];
const found = (selector: string): HTMLElement => {
  const element = table().querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`there is no ${selector}`);
  return element;
};
const place = (at: number): HTMLElement => found(`button[data-place="${at}"]`);
const pile = (at: number): HTMLElement => found(`button[data-pile="${at}"]`);
const tap = (element: HTMLElement): void => {
  tapped(element);
  flushSync();
};
const key = (name: string): void => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  flushSync();
};
/** `8H 1` for an open card with one underneath, `_ 2` for a covered place, `-` for an empty one. */
const places = (): string[] =>
  [...table().querySelectorAll<HTMLElement>('button[data-place]')].map(
    ({ dataset: { up, down } }) => (up === '' && down === '0' ? '-' : `${up || '_'} ${down}`),
  );
const tops = (): string[] =>
  [...table().querySelectorAll<HTMLElement>('[data-pile]')].map(
    ({ dataset }) => dataset['top'] ?? '',
  );

beforeEach(() => {
  settings.locale = 'de';
  localStorage.setItem('speedtisch-guide-spit', 'seen');
});

test('SP-16 five stacks of one to five cards, the top ones open; eleven spit cards that nobody sees', () => {
  sitDown(DEAL);
  expect(mode()).toBe('ready');
  expect(places()).toEqual(['8H 0', '9D 1', 'TC 2', 'KS 3', '5D 4']);
  expect(place(4)).toHaveAccessibleName('Platz 5: Karo-5, darunter 4');
  const across = within(screen.getByRole('group', { name: 'Die fünf Stapel gegenüber' }));
  expect(across.getByRole('img', { name: 'Platz 2: Kreuz-5, darunter eine' })).toBeInTheDocument();
  expect(screen.getByText('11 Spit-Karten')).toBeInTheDocument();
  expect(screen.getByText('11 Spit')).toBeInTheDocument();
  expect(tops()).toEqual(['', '']);
});

test('SP-16 whoever is ready is counted in; with "Spit!" both piles begin', async () => {
  sitDown(DEAL);
  tap(found('[data-ready]'));
  expect(desk.asked).toEqual(['run']);
  await answered();
  expect(mode()).toBe('count');
  expect(found('[data-count]').dataset['count']).toBe('3');
  tap(place(0));
  expect(desk.asked).toEqual([]);
  other('spit');
  expect(mode()).toBe('race');
  expect(tops()).toEqual(['7C', 'JD']);
  expect(screen.getByText('10 Spit-Karten')).toBeInTheDocument();
  expect(screen.getByText('10 Spit')).toBeInTheDocument();
});

test('SP-17 a card that fits one pile is played by one press, and the next one is turned by another', async () => {
  await racing(DEAL, 'spit@3000 0:#0>0@3500');
  expect(place(1)).toHaveAccessibleName('Platz 2: Karo-9, passt links, darunter eine');
  tap(place(1));
  expect(tops()).toEqual(['9D', 'JD']);
  expect(places()).toEqual(['-', '_ 1', 'TC 2', 'KS 3', '5D 4']);
  expect(desk.asked).toEqual(['0:play 1 0']);
  await answered();
  expect(place(1)).toHaveAccessibleName('Platz 2: umdrehen, eine Karte');
  tap(place(1));
  // A second press before the table has answered asks for nothing more.
  tap(place(1));
  expect(desk.asked).toEqual(['0:reveal 1']);
  await answered();
  expect(places()[1]).toBe('6S 0');
});

test('SP-17 a card that fits both piles waits for the one that is pressed', async () => {
  await racing(DEAL, 'spit@3000 0:#0>0@3500 0:#1>0@4000');
  tap(place(2));
  expect(screen.getByText('Auf welchen Stapel?')).toBeInTheDocument();
  expect(desk.asked).toEqual([]);
  tap(pile(1));
  expect(tops()).toEqual(['9D', 'TC']);
  expect(desk.asked).toEqual(['0:play 2 1']);
});

test('SP-17 an open card goes to an empty place: first the card, then the place', async () => {
  await racing(DEAL, 'spit@3000 0:#0>0@3500');
  tap(place(3));
  expect(screen.getByText('Wohin damit?')).toBeInTheDocument();
  expect(place(0)).toHaveAccessibleName('Platz 1: hierhin versetzen');
  tap(place(0));
  expect(places()).toEqual(['KS 0', '9D 1', 'TC 2', '_ 3', '5D 4']);
  expect(desk.asked).toEqual(['0:move 3 0']);
  await answered();
  expect(places()).toEqual(['KS 0', '9D 1', 'TC 2', '_ 3', '5D 4']);
});

test('SP-17 first the place, then the card: so one goes there that would be played otherwise', async () => {
  await racing(DEAL, 'spit@3000 0:#0>0@3500');
  tap(place(0));
  expect(screen.getByText('Welche Karte soll hierher?')).toBeInTheDocument();
  tap(place(1));
  expect(desk.asked).toEqual(['0:move 1 0']);
  expect(places().slice(0, 2)).toEqual(['9D 0', '_ 1']);
  expect(tops()).toEqual(['8H', 'JD']);
});

test('an empty place that waits is let go by a second press on it', async () => {
  await racing(DEAL, 'spit@3000 0:#0>0@3500');
  tap(place(0));
  tap(place(0));
  expect(screen.queryByText('Welche Karte soll hierher?')).toBeNull();
  tap(place(1));
  expect(desk.asked).toEqual(['0:play 1 0']);
});

test('F14 somebody was quicker: the card comes back to its place and says why', async () => {
  await racing(DEAL, 'spit@3000');
  tap(place(0));
  expect(tops()).toEqual(['8H', 'JD']);
  other('1:#3>0');
  await answered();
  expect(tops()).toEqual(['8S', 'JD']);
  expect(places()[0]).toBe('8H 0');
  expect(screen.getByText('Eule war schneller')).toBeInTheDocument();
});

test('C-30 keys: 1–5 a place, arrows a pile, F turns, M moves', async () => {
  await racing(DEAL, 'spit@3000 0:#0>0@3500');
  key('2');
  expect(desk.asked).toEqual(['0:play 1 0']);
  await answered();
  key('f');
  expect(desk.asked).toEqual(['0:reveal 1']);
  await answered();
  key('3');
  key('ArrowRight');
  expect(desk.asked).toEqual(['0:play 2 1']);
  await answered();
  key('4');
  key('m');
  expect(desk.asked).toEqual(['0:move 3 0']);
  await answered();
  expect(places()).toEqual(['KS 0', '6S 0', '_ 2', '_ 3', '5D 4']);
});

test('C-30 M first: the empty place waits for the card whose key comes next', async () => {
  await racing(DEAL, 'spit@3000 0:#0>0@3500');
  key('m');
  key('2');
  expect(desk.asked).toEqual(['0:move 1 0']);
});

test('a pause hides every card of both, and of the middle', async () => {
  await racing(DEAL, 'spit@3000');
  void desk.driver(0).pause(true);
  await answered();
  expect(mode()).toBe('paused');
  expect(table().querySelectorAll('[data-picture]')).toHaveLength(0);
  expect(place(0)).toHaveAccessibleName('Platz 1: eine verdeckte Karte');
  expect(place(4)).toHaveAccessibleName('Platz 5: 5 verdeckte Karten');
});

test('SP-18 nobody can do anything: it is counted, and with "Spit!" each lays a new card', async () => {
  await racing(STUCK, 'spit@3000');
  expect(mode()).toBe('blocked');
  expect(screen.getByText('Keiner kann mehr')).toBeInTheDocument();
  expect(found('[data-count]').dataset['count']).toBe('2');
  other('spit');
  expect(mode()).toBe('race');
  expect(tops()).toEqual(['TH', 'QD']);
  expect(place(3)).toHaveAccessibleName('Platz 4: Herz-9, passt links, darunter 3');
});

test('SP-18 "Spit!" is seen for a moment, but never over a sentence', async () => {
  await racing(DEAL);
  other('spit');
  expect(screen.getByText('Spit!')).toBeInTheDocument();
});

test('SP-18 where nobody can go on after "Spit!", the sentence stands alone', async () => {
  await racing(STUCK);
  other('spit');
  expect(screen.getByText('Keiner kann mehr')).toBeInTheDocument();
  expect(screen.queryByText('Spit!')).toBeNull();
});

test('SP-20 a pile that is not there can be reached for: it is the smaller one', () => {
  desk = deskOf(SPIT, DEAL, 'spit@3000');
  const driver = desk.driver(0);
  const stuck: typeof driver = {
    ...driver,
    get state() {
      const { state } = driver;
      const position = { ...desk.position, ...state.view.position, step: 'grab' };
      const view = { ...state.view, position: { ...position, piles: [null, ['7C', 'JD']] } };
      return { ...state, view, moment: { ...state.moment, paused: false } } as typeof state;
    },
  };
  render(Spit, { driver: stuck, bar: nothing, endActions: nothing });
  flushSync();
  expect([pile(0), pile(1)].map((one) => one.getAttribute('aria-label'))).toEqual([
    'Linker Stapel, ist leer: nehmen',
    'Rechter Stapel, sieht dünn aus: nehmen',
  ]);
  tap(pile(0));
  expect(desk.asked).toEqual(['0:grab 0']);
});

test('SP-19 with the last card both reach for a pile, of which nobody is told how many cards it has', async () => {
  await racing(CHAIN, `spit@3000 ${CHAINED}`);
  expect(places()).toEqual(['-', '-', '-', '-', '9C 0']);
  tap(place(4));
  await answered();
  expect(mode()).toBe('grab');
  expect(screen.getByText('Greif zu!')).toBeInTheDocument();
  expect(screen.getByText('Alle Stapel abgebaut')).toBeInTheDocument();
  // Sixteen cards and one: it is seen by how thick they are.
  expect([pile(0), pile(1)].map((one) => one.getAttribute('aria-label'))).toEqual([
    'Linker Stapel, sieht mittel aus: nehmen',
    'Rechter Stapel, sieht dünn aus: nehmen',
  ]);
  expect([pile(0), pile(1)].map((one) => one.textContent?.trim())).toEqual(['Diesen', 'Diesen']);
  tap(pile(1));
  expect(desk.asked).toEqual(['0:grab 1']);
  await answered();
  expect(mode()).toBe('sheet');
  expect(screen.getByText('Runde 1: Du hast abgeräumt')).toBeInTheDocument();
  expect(
    screen.getByText('Du greifst zuerst: 1 vom Mittelstapel für dich, 16 für Eule.'),
  ).toBeInTheDocument();
  // 10 cards to spit and the small pile; 26 less the one that was spat, and the large pile.
  expect(screen.getByText('11 Karten')).toBeInTheDocument();
  expect(screen.getByText('41 Karten')).toBeInTheDocument();
});

test('SP-19 the other one was quicker: the pile that is left is mine', async () => {
  await racing(CHAIN, `spit@3000 ${CHAINED} 0:#4>0@9000`);
  tap(pile(1));
  other('1:grab1');
  await answered();
  expect(mode()).toBe('sheet');
  expect(
    screen.getByText('Eule greift zuerst: 1 vom Mittelstapel, 16 für dich.'),
  ).toBeInTheDocument();
});

test('SP-20 with fifteen cards or fewer there is no spit card, and only one pile in the middle', async () => {
  await racing(CHAIN, `spit@3000 ${CHAINED} 0:#4>0@9000 0:grab1@9500`);
  await answered();
  tap(found('[data-next]'));
  expect(desk.asked).toEqual(['bring']);
  await answered();
  expect(mode()).toBe('ready');
  expect(places().map((text) => text.split(' ')[1] ?? '-')).toEqual(['0', '1', '2', '3', '0']);
  expect(screen.getByText('kein Spit')).toBeInTheDocument();
  expect(screen.getByText('26 Spit-Karten')).toBeInTheDocument();
  tap(found('[data-ready]'));
  await answered();
  other('spit');
  expect(table().querySelectorAll('[data-pile]')).toHaveLength(1);
  expect(pile(1)).toBeInTheDocument();
});
