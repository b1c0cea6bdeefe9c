/**
 * The dock takes each press for what stood there: the second tap of a double tap asks for nothing and skips nothing. What
 * the domino in the tray is about is told to whoever points at it.
 */
import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { ASK_MS } from '../../../ui/asking';
import { settings } from '../../../ui/settings.svelte';
import MatchDock from './MatchDock.svelte';
import type { Mode } from './prompt';

settings.locale = 'de';

/** The dock in this state, and what it asks for. */
const shown = (mode: Mode, domino: number | null = 24) => {
  const told: string[] = [];
  const tell = (what: string) => (): void => void told.push(what);
  const presses = {
    onturn: tell('turn'),
    onback: tell('back'),
    onlay: tell('lay'),
    ontake: tell('take'),
    ondiscard: tell('discard'),
    onwhy: tell('why'),
    oninfo: tell('info'),
    onadvise: tell('advise'),
    onnext: tell('next'),
    onask: (about: number, by: string) => void told.push(`${about} by ${by}`),
    onleave: tell('leave'),
  };
  const prompt = { title: '', text: undefined };
  const more = { domino, dir: 'E', turns: true, advice: true } as const;
  return { ...render(MatchDock, { prompt, mode, ...more, ...presses }), told };
};

/** What was asked for by taps that the browser counts as given, one after the other. */
const asked = (mode: Mode, name: string, counts: readonly number[]): readonly string[] => {
  const { told, unmount } = shown(mode);
  const button = screen.getByRole('button', { name });
  for (const detail of counts)
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  unmount();
  return told;
};

// 0 is a press by key, 1 a first tap, 2 the second one of a double tap.
test.each<[Mode, string, readonly number[], readonly string[]]>([
  ['wishes', 'Weiter', [2], []],
  ['wishes', 'Weiter', [1], ['next']],
  ['wishes', 'Weiter', [0], ['next']],
  ['pick', 'Nehmen', [2], []],
  ['pick', 'Nehmen', [1], ['take']],
  ['picked', 'Nehmen', [1, 2], ['take', 'take']],
  ['place', 'Legen', [2], []],
  ['place', 'Legen', [0], ['lay']],
  ['placed', 'Legen', [2], ['lay']],
])('%s: "%s" pressed with counts %j asks for %j', (mode, name, counts, told) => {
  expect(asked(mode, name, counts)).toEqual(told);
});

test.each<[string, number | null, 'touch' | 'mouse', readonly string[]]>([
  ['the mouse rests on the tray', 24, 'mouse', ['leave', '24 by hand', 'leave']],
  ['a finger stays on it', 24, 'touch', ['24 by hand']],
  ['nothing lies in it', null, 'touch', []],
])('C-29 ZO-39 the domino in the hand: %s', (_name, domino, pointerType, heard) => {
  vi.useFakeTimers();
  const { container, told, unmount } = shown('place', domino);
  const tray = container.querySelector('.tray');
  // jsdom has no PointerEvent with a kind of pointer: a mouse event that carries one does.
  const point = (type: string): void => {
    const event = new MouseEvent(type, { bubbles: true });
    tray?.dispatchEvent(Object.assign(event, { pointerType, isPrimary: true }));
  };
  point(pointerType === 'mouse' ? 'pointermove' : 'pointerdown');
  vi.advanceTimersByTime(ASK_MS);
  point('pointerleave');
  vi.useRealTimers();
  unmount();
  expect(told).toEqual(heard);
});
