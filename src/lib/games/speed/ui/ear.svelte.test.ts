/** F27: a race by ear. Each thing is said once, and while one sentence is said the next ones wait and become one. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deskOf, type Desk } from '../../../../../tests/games/speedDesk.svelte';
import { dealOf } from '../../../../../tests/games/speedLog';
import { live } from '../../../ui/live.svelte';
import { settings } from '../../../ui/settings.svelte';
import type { View } from '../position';
import { listen } from './ear.svelte';
import type { Mode } from './modes';
import type { Prompt } from './prompt';

settings.locale = 'de';

const DEAL = dealOf({
  stocks: ['8H 6S TC 9D KS 2H', 'QH 8D 5C 2D 3D 4D'],
  starters: '7C JD',
  reserves: ['4S', '4C'],
});

/** What has been said since the last time this was asked. */
const heard = (): (() => readonly string[]) => {
  let last = 0;
  return () => {
    flushSync();
    const fresh = live.lines.filter(({ id }) => id > last);
    last = Math.max(last, ...fresh.map(({ id }) => id));
    return fresh.map(({ text }) => text);
  };
};

const listening = (
  desk: Desk,
  then: (now: { mode: Mode; prompt: Prompt | null }, said: () => readonly string[]) => void,
): void => {
  const now = $state<{ mode: Mode; prompt: Prompt | null }>({ mode: 'ready', prompt: null });
  const driver = desk.driver(0);
  const said = heard();
  said();
  const end = $effect.root(() => {
    listen(() => ({
      mode: now.mode,
      prompt: now.prompt,
      view: driver.state.view.position as unknown as View,
      log: driver.state.view.log,
      to: { you: 0, name: 'Eule' },
    }));
  });
  flushSync();
  then(now, said);
  end();
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('F27 the hand before the race, the table as it begins, then what changes', () => {
  const desk = deskOf({}, DEAL);
  listening(desk, (now, said) => {
    expect(said()).toEqual([
      'Auf der Hand: Herz-8, Pik-6, Kreuz-10, Karo-9 und Pik-König. Schau dir deine Karten an.',
    ]);
    now.mode = 'count';
    expect(said()).toEqual(['Gleich geht’s los']);
    now.mode = 'race';
    expect(said()).toEqual([
      'Los! links Kreuz-7 und rechts Karo-Bube. Es passt: Herz-8 links, Pik-6 links und Kreuz-10 rechts.',
    ]);
    vi.advanceTimersByTime(20_000);
    desk.other('1:8D>0');
    expect(said()).toEqual([]);
    vi.advanceTimersByTime(300);
    expect(said()).toEqual(['Eule: Karo-8 links. Es passt: Kreuz-10 rechts und Karo-9 links.']);
    vi.advanceTimersByTime(60_000);
    expect(said()).toEqual([]);
  });
});

test('F27 what happens while a sentence is said is told afterwards, in one', () => {
  const desk = deskOf({}, DEAL);
  listening(desk, (now, said) => {
    now.mode = 'race';
    flushSync();
    vi.advanceTimersByTime(20_000);
    said();
    desk.other('1:8D>0');
    flushSync();
    vi.advanceTimersByTime(300);
    // 69 letters: a breath of 500 and 55 for each letter, 4,295 milliseconds.
    expect(said()).toHaveLength(1);
    desk.other('1:QH>1');
    flushSync();
    vi.advanceTimersByTime(1000);
    desk.other('0:9D>0');
    flushSync();
    vi.advanceTimersByTime(1000);
    expect(said()).toEqual([]);
    vi.advanceTimersByTime(2500);
    expect(said()).toEqual([
      'Karo-9 liegt links. Eule: Herz-Dame rechts. Es passt: Herz-8 links, Kreuz-10 links und Pik-König rechts.',
    ]);
  });
});

test('F27 the card after which nobody can is told with that', () => {
  const desk = deskOf({}, DEAL);
  listening(desk, (now, said) => {
    now.mode = 'race';
    flushSync();
    vi.advanceTimersByTime(20_000);
    said();
    desk.other('1:8D>0');
    now.mode = 'blocked';
    now.prompt = { title: 'Keiner kann legen', text: 'Gleich kommt eine neue Karte.' };
    expect(said()).toEqual([
      'Eule: Karo-8 links. Keiner kann legen. Gleich kommt eine neue Karte.',
    ]);
    vi.advanceTimersByTime(60_000);
    expect(said()).toEqual([]);
  });
});

test('what is asked of the listener is said once, however often its numbers change', () => {
  const desk = deskOf({}, DEAL);
  listening(desk, (now, said) => {
    now.mode = 'race';
    said();
    now.prompt = { title: 'Auf welchen Stapel?', text: 'Herz-8 passt auf beide.' };
    expect(said()).toEqual(['Auf welchen Stapel? Herz-8 passt auf beide.']);
    now.prompt = { title: 'Auf welchen Stapel?', text: 'Herz-8 passt auf einen.' };
    expect(said()).toEqual([]);
  });
});
