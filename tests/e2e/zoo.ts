/** Playing Speedzoo through the visible interface, without a single wait by the clock. */
import { expect, type Locator, type Page } from '@playwright/test';
import { dominoOf } from '../../src/lib/games/speedzoo/dominoes';
import type { Laid, Options } from '../../src/lib/games/speedzoo/position';
import { speedzoo } from '../../src/lib/games/speedzoo/rules';
import { fieldsOf } from '../../src/lib/games/speedzoo/zoo';
import type { SavedMatch } from '../../src/lib/store/backup';
import { ALONE, BASE, entry } from '../games/speedzoo';
import { liveMatch } from './liveMatch';
import type { Hand } from './play';

export const zooMatch = (page: Page): Locator => page.locator('.match');

/** Opens the Spielraum with what the address asks for, and starts against computers. */
export const startZoo = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`speedzoo/${query}`);
  await page.getByRole('button', { name: 'Losspielen' }).click();
  await expect(zooMatch(page)).toBeVisible();
};

/** What the screen shows of the match. */
export interface Shown {
  readonly entries: number;
  /** `wishes`, `pick`, `picked`, `place`, `placed`, `discard`, `wait`, `sheet`, `count` or `over`. */
  readonly mode: string;
  readonly domino: string;
  /** Which zoo is counted, and how far; '' while none is. */
  readonly counted: string;
}

/** Runs in the page. */
const looked = (): Shown => {
  const match = document.querySelector<HTMLElement>('.match')?.dataset;
  const count = document.querySelector<HTMLElement>('.match .count')?.dataset;
  return {
    entries: Number(match?.['entries']),
    mode: match?.['mode'] ?? '',
    domino: match?.['domino'] ?? '',
    counted: count === undefined ? '' : `${count['zoo']} ${count['lines']}`,
  };
};

export const shownZoo = (page: Page): Promise<Shown> => page.evaluate(looked);

/** Waits, frame by frame, until something is expected of this person, or the match is over. */
export const awaited = async (page: Page): Promise<Shown> => {
  await page.waitForFunction(
    () => {
      const now = document.querySelector<HTMLElement>('.match')?.dataset['mode'];
      return now !== undefined && now !== 'wait';
    },
    null,
    { timeout: 30_000 },
  );
  return shownZoo(page);
};

/** Waits, step by step, until the screen shows something else than it did. */
const shownElse = async (page: Page, before: Shown): Promise<void> => {
  await expect.poll(() => shownZoo(page), { timeout: 30_000, intervals: [20] }).not.toEqual(before);
};

/** What goes on at each step: the selector of what is pressed, and the key that does the same. */
const DOES: { readonly [mode: string]: readonly [selector: string, key: string] } = {
  wishes: ['[data-next]', 'Enter'],
  sheet: ['[data-next]', 'Enter'],
  count: ['[data-next]', 'Enter'],
  pick: ['[data-pick]:not([aria-disabled="true"]):not([disabled])', '1234'],
  picked: ['[data-take]', 'Enter'],
  place: ['[data-spot]', 'Enter'],
  placed: ['[data-lay]', 'Enter'],
  discard: ['[data-discard]', 'Enter'],
};

/** Chooses the first domino of the row that is free, by its number in the row. */
const choose = async (page: Page, before: Shown): Promise<void> => {
  for (const key of '1234') {
    await page.keyboard.press(key);
    const mode = await zooMatch(page).getAttribute('data-mode');
    if (mode !== before.mode) return;
  }
};

/** Makes one step of one's own and waits until the screen shows it; whether the match is over. */
export const zooStep = async (page: Page, hand: Hand): Promise<boolean> => {
  const before = await awaited(page);
  if (before.mode === 'over') return true;
  const [selector, key] = DOES[before.mode] ?? ['', ''];
  if (hand === 'touch') await zooMatch(page).locator(selector).first().tap();
  else if (before.mode === 'pick') await choose(page, before);
  else {
    // By keys the first place, the button to give up or to go on is where the focus goes.
    if (before.mode === 'place' || before.mode === 'discard' || before.mode === 'count')
      await zooMatch(page).locator(selector).first().focus();
    await page.keyboard.press(key);
  }
  await shownElse(page, before);
  return (await shownZoo(page)).mode === 'over';
};

const OPPOSITE = { E: 'W', S: 'N', W: 'E', N: 'S' } as const;

/** Lays the domino that is due in this place, turning it in the hand until the place is offered. */
export const layAt = async (page: Page, laid: Laid): Promise<void> => {
  const [, b] = fieldsOf(laid);
  // Of equal halves either may be called the first.
  const names = [`${laid.x},${laid.y},${laid.dir}`, `${b.x},${b.y},${OPPOSITE[laid.dir]}`];
  const same = dominoOf(laid.domino);
  const equal = same.a.habitat === same.b.habitat && same.a.stars === same.b.stars;
  const place = zooMatch(page)
    .locator((equal ? names : names.slice(0, 1)).map((name) => `[data-spot="${name}"]`).join())
    .first();
  for (let turn = 0; turn < 4 && (await place.count()) === 0; turn++)
    await page.keyboard.press('r');
  await place.press('Enter');
  await expect(zooMatch(page)).toHaveAttribute('data-mode', 'placed');
  await zooMatch(page).locator('[data-lay]').click();
};

/** Plays to the end; `each` looks on before every step. */
export const zooOut = async (
  page: Page,
  hand: Hand,
  each: (shown: Shown) => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  for (let step = 0; step < 400; step++) {
    await each(await awaited(page));
    if (await zooStep(page, hand)) return;
  }
  throw new Error('the match does not end');
};

const DIRECTORS = ['Du', 'Eule', 'Igel', 'Panda'];

/** A solo match that stands after these entries, written as in `tests/games/speedzoo`. */
export const zooAt = (
  seats: number,
  entries: readonly string[],
  options: Partial<Options> = {},
  tempo: 'normal' | 'turbo' = 'turbo',
): SavedMatch =>
  liveMatch(speedzoo, {
    names: DIRECTORS.slice(0, seats),
    options: { ...(seats === 1 ? ALONE : { ...BASE, middle: true, full: true }), ...options },
    log: entries.map(entry),
    tempo,
  });
