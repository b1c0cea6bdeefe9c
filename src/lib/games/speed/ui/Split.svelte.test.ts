/** Two people at one screen, at a real table with cards that are known. */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyGame } from '../../../game/contract';
import { advance, open, type Match } from '../../../game/match';
import type { Entry } from '../../../game/contract';
import { SoloMatch } from '../../../session/soloMatch.svelte';
import type { NewMatch } from '../../../store/matches';
import { settings } from '../../../ui/settings.svelte';
import { DECK, type Card } from '../cards';
import type { Options } from '../position';
import { speed } from '../rules';
import Split from './Split.svelte';

const game = speed as unknown as AnyGame;

/** Near: 8 and 6 fit on the 7, 10 on the jack. Far: the queen fits on the jack, the other four on nothing. */
const NEAR: readonly Card[] = ['8H', '6S', 'TC', '9D', 'KS'];
const FAR: readonly Card[] = ['3D', '2C', '5H', 'QS', '4C'];
const STARTERS: readonly Card[] = ['7C', 'JD'];

const dealt = (options: Options): Match => {
  const setup = { seats: 2, options, source: { kind: 'free' } } as const;
  const known = [...NEAR, ...FAR, ...STARTERS];
  const rest = DECK.filter((card) => !known.includes(card));
  const deal = {
    chance: 'deal',
    stocks: [
      [...NEAR, ...rest.slice(0, 10)],
      [...FAR, ...rest.slice(10, 20)],
    ],
    reserves: [rest.slice(20, 30), rest.slice(30, 40)],
    starters: STARTERS,
  };
  const match = advance(game, open(game, setup), deal as unknown as Entry);
  if (!match.ok) throw new Error(match.refusal.code);
  return match.value;
};

const OPTIONS: Options = { variant: 'speed15', target: 0, slap: false, autoDraw: false };
const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));

/** jsdom lays nothing out, so there is nothing to observe either. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

let solo: SoloMatch;
const sitDown = async (options: Partial<Options> = {}): Promise<void> => {
  const match = dealt({ ...OPTIONS, ...options });
  const head: NewMatch = {
    id: 'match',
    game: 'speed',
    mode: 'solo',
    setup: match.setup,
    seated: [
      { name: 'Mia', kind: 'human' },
      { name: 'Ben', kind: 'human' },
    ],
    tempo: 'normal',
    seed: 'seed',
  };
  solo = new SoloMatch(game, head, match, null);
  const journal = { append: () => Promise.resolve(), choose: () => Promise.resolve() };
  solo.sit({ head, match, choices: [] }, journal, { release: () => undefined });
  if (solo.across === null) throw new Error('nobody sits across');
  render(Split, { driver: solo, across: solo.across, bar: nothing, endActions: nothing });
  await waitFor(() => expect([mode('Mia'), mode('Ben')]).toEqual(['ready', 'ready']));
};

/** Looked for again and again, so by the place at the table; the first test holds it against the role. */
const half = (name: 'Mia' | 'Ben'): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`.half[data-seat="${name === 'Mia' ? 0 : 1}"]`);
  if (found === null) throw new Error(`${name} has no half`);
  return found;
};
const card = (name: 'Mia' | 'Ben', wanted: Card): HTMLElement => {
  const found = half(name).querySelector<HTMLElement>(`button[data-card="${wanted}"]`);
  if (found === null) throw new Error(`${name} does not hold ${wanted}`);
  return found;
};
const hand = (name: 'Mia' | 'Ben'): readonly string[] =>
  [...half(name).querySelectorAll<HTMLElement>('[data-card]')].map(
    ({ dataset }) => dataset['card'] ?? '',
  );
const tops = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-pile]')].map(
    ({ dataset }) => dataset['top'] ?? '',
  );
const mode = (name: 'Mia' | 'Ben'): string | undefined => half(name).dataset['mode'];

const finger = (pointerId: number) => ({
  pointerId,
  pointerType: 'touch',
  isPrimary: pointerId === 1,
});
/** A finger comes down; what it returns lifts it again. */
const touch = async (element: HTMLElement, pointerId: number): Promise<() => Promise<unknown>> => {
  await fireEvent.pointerDown(element, finger(pointerId));
  return () => fireEvent.pointerUp(element, finger(pointerId));
};
/** Both press, each with a finger, and lift them in the same instant: no promise lies between. */
const both = async (one: HTMLElement, other: HTMLElement): Promise<void> => {
  const lifts = await Promise.all([touch(one, 1), touch(other, 2)]);
  await Promise.all(lifts.map((lift) => lift()));
};
const goOn = (name: 'Mia' | 'Ben', label: string): HTMLElement =>
  within(half(name)).getByRole('button', { name: label });

/** Three, two, one, without anybody waiting for it. */
const counted = async (name: 'Mia' | 'Ben'): Promise<void> => {
  for (let beat = 0; beat < 3; beat++) await vi.advanceTimersByTimeAsync(800);
  await waitFor(() => expect(mode(name)).toBe('race'));
};

const raced = async (options: Partial<Options> = {}): Promise<void> => {
  await sitDown(options);
  await both(goOn('Mia', 'Bereit'), goOn('Ben', 'Bereit'));
  await counted('Mia');
};

beforeEach(() => {
  settings.locale = 'de';
  // time goes on by itself too, for whatever waits for an answer of the table
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('SP-03 both look at their hands and say ready; only then it is counted, and both piles are turned', async () => {
  await sitDown();
  expect(screen.getByRole('region', { name: 'Mia' })).toBe(half('Mia'));
  expect(screen.getByRole('region', { name: 'Ben' })).toBe(half('Ben'));
  expect(hand('Mia')).toEqual(NEAR);
  expect(hand('Ben')).toEqual(FAR);
  await (
    await touch(goOn('Mia', 'Bereit'), 1)
  )();
  expect(within(half('Mia')).getByText('Warte auf Ben …')).toBeVisible();
  expect(mode('Ben')).toBe('ready');
  await (
    await touch(goOn('Ben', 'Bereit'), 1)
  )();
  expect(mode('Mia')).toBe('count');
  await counted('Ben');
  expect(tops()).toEqual(['7C', 'JD']);
  solo.close();
});

test('SP-01, SP-08 two fingers of two people lay two cards in the same instant', async () => {
  await raced();
  await both(card('Mia', '8H'), card('Ben', 'QS'));
  await waitFor(() => expect(tops()).toEqual(['8H', 'QS']));
  await waitFor(() => expect(half('Mia').dataset['entries']).toBe('3'));
  expect(hand('Mia')).not.toContain('8H');
  expect(hand('Ben')).not.toContain('QS');
  solo.close();
});

test('F14 both lay on the jack: the one the table heard first lies, the other card comes back and says why', async () => {
  await raced();
  await both(card('Mia', 'TC'), card('Ben', 'QS'));
  await waitFor(() => expect(screen.getByText(/Mia war schneller/)).toBeInTheDocument());
  expect(tops()).toEqual(['7C', 'TC']);
  expect(hand('Ben')).toContain('QS');
  expect(hand('Mia')).not.toContain('TC');
  solo.close();
});

test('SP-07 a finger of the one draws while a finger of the other is down', async () => {
  await raced();
  await both(card('Mia', '8H'), card('Ben', 'QS'));
  await waitFor(() => expect(half('Mia').dataset['entries']).toBe('3'));
  const lift = await touch(card('Mia', '9D'), 1);
  const draw = half('Ben').querySelector<HTMLElement>('[data-draw]');
  await (
    await touch(draw ?? half('Ben'), 2)
  )();
  await waitFor(() => expect(hand('Ben')).toHaveLength(5));
  expect(hand('Mia')).toHaveLength(4);
  await lift();
  solo.close();
});

test('a pause by either hides every card, and both have to go on', async () => {
  await raced();
  await (
    await touch(screen.getByRole('button', { name: 'Pause machen' }), 1)
  )();
  await waitFor(() => expect([mode('Mia'), mode('Ben')]).toEqual(['paused', 'paused']));
  expect(document.querySelectorAll('[data-picture]')).toHaveLength(0);
  await (
    await touch(goOn('Ben', 'Weiter'), 1)
  )();
  expect(mode('Ben')).toBe('paused');
  await (
    await touch(goOn('Mia', 'Weiter'), 1)
  )();
  await counted('Mia');
  expect(hand('Mia')).toEqual(NEAR);
  solo.close();
});

test('SP-15 a slap too early stops only the half that slapped', async () => {
  await raced({ slap: true });
  const slap = within(half('Ben')).getByRole('button', { name: 'Auf den Tisch schlagen' });
  await touch(slap, 3);
  await waitFor(() => expect(within(half('Ben')).getByText('Zu früh draufgehauen')).toBeVisible());
  expect(within(half('Mia')).queryByText('Zu früh draufgehauen')).toBeNull();
  await both(card('Mia', '8H'), card('Ben', 'QS'));
  await waitFor(() => expect(tops()).toEqual(['8H', 'JD']));
  solo.close();
});
