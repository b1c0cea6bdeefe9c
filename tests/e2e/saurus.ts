/** Playing Speedsaurus through the visible interface, without a single wait by the clock. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Deal } from '../../src/lib/games/speedsaurus/position';
import { speedsaurus } from '../../src/lib/games/speedsaurus/rules';
import type { SavedMatch } from '../../src/lib/store/backup';
import { entry } from '../games/speedsaurus';
import { liveMatch } from './liveMatch';
import { type Hand, stepShown } from './play';

const match = (page: Page): Locator => page.locator('.match');

/** Opens the Spielraum with what the address asks for, and starts. */
export const startSaurus = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`speedsaurus/${query}`);
  await page.getByRole('button', { name: 'Losspielen' }).click();
  await expect(match(page)).toBeVisible();
};

/** What the screen shows of the match: entries done, hand sizes by seat, the parade. */
export const shownSaurus = async (page: Page): Promise<{ [name: string]: string }> =>
  match(page).evaluate(({ dataset }) =>
    Object.fromEntries(
      ['entries', 'hands', 'parade', 'deal', 'round'].map((name) => [name, dataset[name] ?? '']),
    ),
  );
export const entriesShown = async (page: Page): Promise<number> =>
  Number((await shownSaurus(page))['entries']);

/** Waits, frame by frame, until something is expected of this person, or the match is over. */
export const expected = async (page: Page): Promise<string> => {
  const mode = await page.waitForFunction(
    () => {
      if (document.querySelector('.end') !== null) return 'over';
      const now = document.querySelector<HTMLElement>('.match')?.dataset['mode'];
      return now === undefined || now === 'wait' ? false : now;
    },
    null,
    { timeout: 30_000 },
  );
  return String(await mode.jsonValue());
};

/** Groups of the hand that may be laid. */
export const fitting = (page: Page): Locator =>
  page.locator('.rack').getByRole('button', { name: /, passt (links|rechts|zum Eröffnen)/ });
export const piles = (page: Page): Locator =>
  page.locator('.parade').getByRole('button', { name: /: mitnehmen – / });

const button = (page: Page, name: string | RegExp): Locator =>
  page.locator('.match').getByRole('button', { name });

/** Lays the first group that fits, by the button below or by the sign above; passes where none does. */
const byTouch = async (page: Page, mode: string, sign: boolean): Promise<void> => {
  if (mode === 'between') {
    await page.getByRole('dialog').getByRole('button', { name: 'Weiter' }).tap();
    return;
  }
  if (mode === 'lay') {
    await fitting(page).first().tap();
    if (sign) await button(page, /Deine Auswahl passt hierher/).tap();
    else await page.locator('.acts .btn.primary').tap();
    return;
  }
  if (mode === 'stuck') await button(page, 'Passen').tap();
  // A single stack is chosen already.
  const take = button(page, /^\d+ mitnehmen$/);
  if ((await take.count()) === 0) await piles(page).last().tap();
  await take.tap();
};

/** The same by keys: arrows choose and lay, P and a number pass. */
const byKeys = async (page: Page, mode: string, enter: boolean): Promise<void> => {
  const { keyboard } = page;
  if (mode === 'between') {
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Weiter' })).toBeFocused();
    await keyboard.press('Enter');
  } else if (mode === 'lay') {
    await keyboard.press('ArrowDown');
    const label =
      (await page.locator('.rack [aria-pressed=true]').getAttribute('aria-label')) ?? '';
    await keyboard.press(
      enter ? 'Enter' : label.includes('passt rechts') ? 'ArrowRight' : 'ArrowLeft',
    );
  } else {
    if (mode === 'stuck') await keyboard.press('p');
    await keyboard.press('1');
    await keyboard.press('Enter');
  }
};

/**
 * Makes one step of one's own and waits until the screen shows it as done.
 * @returns whether the match is over.
 */
export const saurusStep = async (page: Page, hand: Hand, other = false): Promise<boolean> => {
  const mode = await expected(page);
  if (mode === 'over') return true;
  const before = await entriesShown(page);
  if (hand === 'touch') await byTouch(page, mode, other);
  else await byKeys(page, mode, other);
  await stepShown(page, before);
  return page.locator('.end').isVisible();
};

/** Plays to the end, in both ways there are by turns; `each` looks on before every step. */
export const saurusOut = async (
  page: Page,
  hand: Hand,
  each: (step: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  for (let step = 0; step < 2000; step++) {
    if (step > 0 && (await page.locator('.end').isVisible())) return;
    await each(step);
    if (await saurusStep(page, hand, step % 2 === 1)) return;
  }
  throw new Error('the match does not end');
};

/** A solo match of three that stands after these entries; hands as text, entries as in `tests/games`. */
export const saurusAt = (
  hands: readonly string[],
  entries: readonly string[],
  variant: 'single' | 'pro20' = 'single',
): SavedMatch => {
  const deal: Deal = {
    chance: 'deal',
    hands: hands.map((hand) => hand.split(' ').map(Number)),
    opener: entries[0] === undefined ? 0 : Number(entries[0][0]),
  };
  return liveMatch(speedsaurus, {
    names: ['Du', 'Eule', 'Igel'],
    options: { variant },
    log: [deal, ...entries.map(entry)],
  });
};
