import { render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { describe, expect, test } from 'vitest';
import { logOf, rules, setupOf } from '../../../../../tests/games/speeddracheLog';
import type { ActionEntry } from '../../../game/contract';
import { advance, open, viewOf, type Match } from '../../../game/match';
import type { Driver } from '../../../session/driver';
import type { TempoName } from '../../../table/ports';
import { momentOf } from '../../../table/views';
import { settings } from '../../../ui/settings.svelte';
import type { Options } from '../position';
import MatchScreen from './Match.svelte';

settings.locale = 'de';

// The test browser has no screen to ask about.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;

const SEATED = [
  { name: 'Du', kind: 'human' },
  { name: 'Hexe', kind: 'strong' },
  { name: 'Zwerg', kind: 'easy' },
] as const;

const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));

/** A match that stands still after these entries; what the person asks for is written down. */
const shown = (text: string, options: Partial<Options> = {}, tempo: TempoName = 'normal') => {
  const setup = setupOf(options);
  const match = logOf(text, setup).reduce<Match>(
    (before, entry) => {
      const next = advance(rules, before, entry as never);
      if (!next.ok) throw new Error(next.refusal.code);
      return next.value;
    },
    open(rules, setup),
  );
  const asked: string[] = [];
  const driver: Driver = {
    rules,
    state: {
      viewer: 0,
      seated: SEATED,
      view: viewOf(rules, match, 0),
      moment: momentOf(rules, match, 0),
    },
    tempo,
    notice: null,
    act: (action: ActionEntry) => {
      asked.push(action.do);
      return Promise.resolve(null);
    },
    bring: () => {
      asked.push('bring');
      return Promise.resolve(null);
    },
    pause: () => Promise.resolve(null),
    advise: null,
  };
  localStorage.setItem('speedtisch-guide-speeddrache', 'seen');
  const { container } = render(MatchScreen, { driver, bar: nothing, endActions: nothing });
  const root = container.querySelector<HTMLElement>('.match');
  if (root === null) throw new Error('no match');
  return { root, asked };
};
const press = (key: string): void => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
};

describe('DR-37 the keys', () => {
  test('W goes deeper, U turns back, Enter does nothing while one chooses', () => {
    const { root, asked } = shown('T7');
    expect(root.dataset).toMatchObject({
      mode: 'choose',
      entries: '1',
      expedition: '1',
      inside: '0,1,2',
      chests: '0,0,0',
      path: 'T7',
    });
    for (const key of ['Enter', 'w', 'u']) press(key);
    expect(asked).toEqual(['deeper', 'leave']);
  });

  test('DR-20 Enter leads from the discs to the Rückweg, and on', async () => {
    const { root, asked } = shown('T7 - R1 0');
    expect(root.dataset['mode']).toBe('way');
    press('Enter');
    expect(await screen.findByRole('heading', { name: 'Rückweg allein' })).toBeVisible();
    expect(asked).toEqual([]);
    press('Enter');
    expect(asked).toEqual(['bring']);
  });

  test('DR-11 DR-19 a flight leads to the Bilanz, the Bilanz to the next expedition', async () => {
    const { root, asked } = shown('T7 - H1 - H1');
    expect(root.dataset['mode']).toBe('flight');
    expect(screen.getByText('Der Drache ist wach!')).toBeVisible();
    press('Enter');
    await expect.poll(() => root.dataset['mode']).toBe('bilanz');
    expect(asked).toEqual([]);
    press('Enter');
    expect(asked).toEqual(['bring']);
  });
});

test('DR-38 in Turbo the Bilanz comes at once, and waits', () => {
  const { root, asked } = shown('T7 - H1 - H1', {}, 'turbo');
  expect(root.dataset['mode']).toBe('bilanz');
  expect(asked).toEqual([]);
});

test('a match that was over when it was opened shows its end', () => {
  const { root } = shown('T1 012 T2 012 T3 012', { expeditions: 3 });
  expect(root.dataset['mode']).toBe('over');
});

describe('DR-26 hidden chests', () => {
  const hidden = { hiddenChests: true };

  test('no number of others is on the screen, whatever is shown', () => {
    // 17 of three: 5 each, 2 stay; Hexe leaves with 7, so that 7 is in her chest; Du and Zwerg have 5 in their bags.
    for (const text of ['T17 - H1 1', 'T17 - H1 1 H2', 'T17 - H1 1 H2 0']) {
      const { root } = shown(text, hidden);
      expect(root.dataset['chests']).toMatch(/^\d+,,$/);
      for (const cell of root.querySelectorAll('[data-thief="1"], [data-thief="2"]'))
        expect(cell.textContent).not.toMatch(/\d/);
      expect(root.textContent).not.toMatch(/\b7\b(?! ?%)/);
      root.remove();
    }
  });

  test('without the house rule it is', () => {
    const { root } = shown('T17 - H1 1');
    expect(root.querySelector('[data-thief="1"]')?.textContent).toMatch(/\d/);
    expect(root.dataset['chests']).toBe('0,7,0');
  });
});
