import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { playersOf } from '../../../ui/players';
import { settings } from '../../../ui/settings.svelte';
import type { Position } from '../position';
import { speedzoo } from '../rules';
import { tallies } from '../score';
import Count from './Count.svelte';
import type { CountedGoal } from './counting';
import { zooOf } from './rules/notation';

beforeEach(() => {
  settings.locale = 'de';
});
afterEach(() => {
  settings.choose({ motion: 'system', language: null });
});

const players = playersOf(
  ['Du', 'Eule'].map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'normal' })),
);
/** 12 visitors with four fields and three stars, and 7 with seven fields and one star. */
const ZOOS = [
  '19 1,0 E | 20 1,1 E | 21 0,1 S | 13 -1,1 W',
  '10 1,0 E | 11 1,1 E | 36 -1,1 E | 15 0,2 E | 18 2,3 N',
];

const ended = (seats: number): Position => {
  const options = speedzoo.defaults(seats);
  const position = {
    ...speedzoo.start({ seats, options, source: { kind: 'free' } }),
    zoos: ZOOS.slice(0, seats).map(zooOf),
    step: 'over' as const,
  };
  return { ...position, past: [tallies(position)] };
};
/** So slow that no line writes itself meanwhile. */
const SLOW = 10_000;

const show = (seats: number, pace = SLOW, goal: CountedGoal | null = null) => {
  const seen = { done: 0 };
  render(Count, {
    position: ended(seats),
    players: players.slice(0, seats),
    you: 0,
    pace,
    goal,
    ondone: () => {
      seen.done += 1;
    },
  });
  return seen;
};
const heading = () => screen.getByRole('heading', { level: 3 }).textContent.replace(/\s+/g, ' ');
/** The lines that are written, without those that stand there faintly. */
const written = (): string[] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) =>
      [...row.children]
        .map((cell) => cell.textContent.replace(/\s+/g, ' ').trim())
        .filter((text) => text !== '')
        .join(' '),
    );
const button = (name: string) => screen.getByRole('button', { name });

describe('ZO-19 the final count', () => {
  test('nothing is counted yet, then all of a zoo, then the next one, then the end', async () => {
    const seen = show(2);
    expect(heading()).toMatch(/Dein Zoo 0/);
    expect(screen.getByText('Zoo 1 von 2')).toBeVisible();
    expect(written()).toEqual(['Besucher']);
    await fireEvent.click(button('Alles zeigen'));
    expect(heading()).toMatch(/Dein Zoo 12/);
    expect(written()).toHaveLength(5);
    expect(written()[0]).toMatch(/^Savanne.*12$/);
    expect(written().at(-1)).toBe('Besucher 12');
    await fireEvent.click(button('Zoo von Eule'));
    expect(heading()).toMatch(/Zoo von Eule 0/);
    await fireEvent.click(button('Alles zeigen'));
    expect(heading()).toMatch(/Zoo von Eule 7/);
    expect(seen.done).toBe(0);
    await fireEvent.click(button('Zur Endtafel'));
    expect(seen.done).toBe(1);
  });

  test('a tap writes all of a zoo and leaves it there; Enter goes on', async () => {
    show(2);
    await fireEvent.click(screen.getByRole('table'));
    expect(heading()).toMatch(/Dein Zoo 12/);
    await fireEvent.click(screen.getByRole('table'));
    expect(heading()).toMatch(/Dein Zoo 12/);
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(heading()).toMatch(/Zoo von Eule 0/);
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(heading()).toMatch(/Zoo von Eule 7/);
  });

  test('a zoo is counted once more', async () => {
    show(2);
    await fireEvent.click(button('Alles zeigen'));
    await fireEvent.click(button('Noch einmal'));
    expect(heading()).toMatch(/Dein Zoo 0/);
  });

  test('all of it is skipped', async () => {
    const seen = show(2);
    await fireEvent.click(button('Überspringen'));
    expect(seen.done).toBe(1);
  });

  test('C-12 in Turbo a zoo is counted at once', () => {
    show(2, 0);
    expect(heading()).toMatch(/Dein Zoo 12/);
    expect(screen.queryByRole('button', { name: 'Noch einmal' })).toBeNull();
  });

  test('reduced motion counts a zoo at once', async () => {
    settings.choose({ motion: 'reduced', language: 'de' });
    show(2);
    await tick();
    expect(heading()).toMatch(/Dein Zoo 12/);
  });

  test('ZO-36 alone there is one zoo, and the goal of a mission is a line of its own', () => {
    show(1, 0, { text: 'Bau ein Nachthaus', met: false, progress: '0 von 4' });
    expect(screen.queryByText(/Zoo 1 von/)).toBeNull();
    expect(written().at(-2)).toMatch(/^Bau ein Nachthaus 0 von 4 verpasst$/);
    expect(written().at(-1)).toBe('Besucher 12');
  });
});
