/** The screen against a computer: attributes, keys, pause, slap, sheet. */
import { render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deskOf, type Desk } from '../../../../../tests/games/speedDesk.svelte';
import { dealOf } from '../../../../../tests/games/speedLog';
import { settings } from '../../../ui/settings.svelte';
import Solo from './Solo.svelte';

settings.locale = 'de';

const DEAL = dealOf({
  stocks: ['8H 6S TC 9D KS 2H', 'QH 8D 5C 2D 3D 4D'],
  starters: '7C JD',
  reserves: ['4S', '4C'],
});

// The test browser has no screen to ask about.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;

// It lays nothing out either.
globalThis.ResizeObserver ??= class {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
};

const bar = createRawSnippet<[string | undefined]>((note) => ({
  render: () => `<header>${note() ?? 'Speed'}</header>`,
}));
const actions = createRawSnippet(() => ({ render: () => '<span>Nochmal</span>' }));

const settle = async (desk: Desk): Promise<void> => {
  flushSync();
  while (desk.asked.length > 0) {
    await desk.answer();
    await tick();
  }
  await tick();
};

const shown = async (desk: Desk): Promise<HTMLElement> => {
  localStorage.setItem('speedtisch-guide-speed', 'seen');
  const { container } = render(Solo, { driver: desk.driver(0), bar, endActions: actions });
  await settle(desk);
  const match = container.querySelector<HTMLElement>('.match');
  if (match === null) throw new Error('no match');
  return match;
};
const press = (key: string): void => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
};
const counted = async (desk: Desk): Promise<void> => {
  for (let beat = 0; beat < 3; beat++) {
    await vi.advanceTimersByTimeAsync(800);
    await settle(desk);
  }
};
const cards = (match: HTMLElement): string =>
  [...match.querySelectorAll<HTMLElement>('[data-at]')]
    .map(({ dataset }) =>
      dataset['card'] === undefined ? '_' : `${dataset['card']}:${dataset['fits'] ?? ''}`,
    )
    .join(' ');
const tops = (match: HTMLElement): string =>
  [...match.querySelectorAll<HTMLElement>('[data-pile]')]
    .map(({ dataset }) => dataset['top'])
    .join(' ');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('SP-03 ready by key, 3-2-1, then the starters are open and what fits can be seen', async () => {
  const desk = deskOf({}, DEAL);
  const match = await shown(desk);
  expect(match.dataset).toMatchObject({ mode: 'ready', entries: '1' });
  expect(screen.getByRole('button', { name: 'Bereit' })).toBeVisible();
  expect(match.querySelector('[data-pile="0"]')).not.toHaveAccessibleName(/Kreuz-7/);
  expect(cards(match)).toBe('8H: 6S: TC: 9D: KS:');
  press('Enter');
  await settle(desk);
  expect(match.dataset['mode']).toBe('count');
  await counted(desk);
  expect(match.dataset['mode']).toBe('race');
  expect([cards(match), tops(match)]).toEqual(['8H:0 6S:0 TC:1 9D: KS:', '7C JD']);
});

describe('in the race', () => {
  const racing = async (desk: Desk): Promise<HTMLElement> => {
    const match = await shown(desk);
    press('Enter');
    await settle(desk);
    await counted(desk);
    return match;
  };

  test('C-30 SP-07 a card by its number, drawing by space', async () => {
    const desk = deskOf({}, DEAL);
    const match = await racing(desk);
    press('1');
    await tick();
    // Before the table has answered.
    expect([cards(match), tops(match)]).toEqual(['_ 6S: TC:1 9D:0 KS:', '8H JD']);
    expect(match.querySelector('[data-left]')).not.toBeNull();
    await settle(desk);
    press(' ');
    await settle(desk);
    expect(cards(match)).toBe('2H: 6S: TC:1 9D:0 KS:');
  });

  test('C-30 the keys of cards and piles stand on them', async () => {
    const desk = deskOf({}, DEAL);
    const match = await racing(desk);
    expect([...match.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual([
      ...['←', '→'],
      'Leertaste',
      ...['1', '2', '3', '4', '5'],
    ]);
  });

  test('F14 a card that comes back shakes in its place', async () => {
    const desk = deskOf({}, DEAL);
    const match = await racing(desk);
    press('3');
    desk.other('1:QH>1');
    await settle(desk);
    expect(tops(match)).toBe('7C QH');
    expect(match).toHaveTextContent('Auf Herz-Dame passt Kreuz-10 nicht. Sie kommt zurück.');
    expect(match.querySelector('.shaken')?.closest('[data-card]')).toHaveAttribute(
      'data-card',
      'TC',
    );
  });

  test('C-33 SP-04 below each pile stands what fits, unless that is turned off', async () => {
    const match = await racing(deskOf({}, DEAL));
    const written = (): (string | null)[] =>
      [...match.querySelectorAll('.fitting')].map((one) => one.getAttribute('aria-label'));
    expect(written()).toEqual(['Darauf passt: 6 oder 8', 'Darauf passt: 10 oder Dame']);
    settings.choose({ fits: 'off', language: 'de' });
    flushSync();
    expect(written()).toEqual([]);
    settings.choose({ fits: 'on' });
  });

  test('SP-04 what fits nowhere is answered by the reason', async () => {
    const desk = deskOf({}, DEAL);
    const match = await racing(desk);
    press('5');
    await tick();
    expect(match).toHaveTextContent('Pik-König passt weder auf Kreuz-7 noch auf Karo-Bube.');
    expect(desk.asked).toEqual([]);
  });

  test('F27 the focus stays on the place whose card is laid and drawn, and goes to what waits', async () => {
    const desk = deskOf({}, DEAL);
    const match = await racing(desk);
    const focused = (): string => document.activeElement?.getAttribute('aria-label') ?? '';
    expect(focused()).toBe('Herz-8, passt links');
    const place = match.querySelector<HTMLElement>('[data-at="2"]');
    place?.focus();
    // As Enter, space and a screen reader do it.
    place?.click();
    await settle(desk);
    expect(focused()).toBe('Leerer Platz: nachziehen');
    place?.click();
    await settle(desk);
    expect(focused()).toBe('Herz-2');
    press('p');
    await settle(desk);
    expect(document.activeElement).toHaveAccessibleName('Weiter');
    press('p');
    await settle(desk);
    await counted(desk);
    expect(focused()).toBe('Herz-2');
  });

  test('a pause hides every card, and the log can be read', async () => {
    const desk = deskOf({}, DEAL);
    const match = await racing(desk);
    press('p');
    await settle(desk);
    expect([match.dataset['mode'], cards(match)]).toEqual(['paused', '_ _ _ _ _']);
    expect(match.querySelector('[data-picture]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Verlauf' })).toBeVisible();
    press('p');
    await settle(desk);
    expect(match.dataset['mode']).toBe('count');
  });
});

describe('SP-15 slapping', () => {
  const UP = '8H 9H TH JH QH KH AH 2H 3H 4H 5H 6H 7H 8S 9S';
  const deal = dealOf({ stocks: [UP, ''], starters: '7C JD' });
  const laid = UP.split(' ')
    .flatMap((card, at) => [
      ...(at > 0 && at % 5 === 0 ? [`0:draw@${at * 1000}`] : []),
      `0:${card}>0@${at * 1000 + 500}`,
    ])
    .join(' ');

  test('whoever hits the table too early, by touch too, stands still', async () => {
    const desk = deskOf({ slap: true }, DEAL);
    const match = await shown(desk);
    expect(screen.queryByRole('button', { name: 'Auf den Tisch schlagen' })).toBeNull();
    press('Enter');
    await settle(desk);
    await counted(desk);
    screen.getByRole('button', { name: 'Auf den Tisch schlagen' }).click();
    flushSync();
    expect(desk.asked).toEqual(['0:slap']);
    await settle(desk);
    expect(match).toHaveTextContent('Zu früh draufgehauen');
    expect(screen.queryByRole('button', { name: 'Auf den Tisch schlagen' })).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    flushSync();
    expect(screen.getByRole('button', { name: 'Auf den Tisch schlagen' })).toBeVisible();
  });

  test('with the last card laid the dock is one place to slap, and slapping wins', async () => {
    const desk = deskOf({ slap: true, target: 50 }, deal, laid);
    const match = await shown(desk);
    press('Enter');
    await settle(desk);
    await counted(desk);
    expect(match).toHaveTextContent('Deine letzte Karte liegt!');
    expect(match.querySelector('[data-card]')).toBeNull();
    expect(screen.getByRole('button', { name: /Speed!/ })).toBeVisible();
    press('Enter');
    await settle(desk);
    expect([match.dataset['mode'], desk.position.score]).toEqual(['sheet', [15, 0]]);
    expect(match.querySelector('[data-next]')).not.toBeNull();
  });
});
