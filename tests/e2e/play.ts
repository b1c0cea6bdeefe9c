/** Playing Speedrun through the visible interface, without a single wait by the clock. */
import { expect, type Locator, type Page } from '@playwright/test';

/** How a person presses things: a finger, or the keys alone. */
export type Hand = 'touch' | 'keys';

const board = (page: Page): Locator => page.locator('.match');
const rollButton = (page: Page): Locator => page.getByRole('button', { name: 'Würfeln' });
const figures = (page: Page): Locator => page.locator('.board button.ready');
export const endBoard = (page: Page): Locator => page.getByRole('button', { name: 'Nochmal' });

/** Entries of the log that the screen shows as done. */
export const shownEntries = async (page: Page): Promise<number> =>
  Number(await board(page).getAttribute('data-entries'));

/** Progress of all figures as shown, and the number of entries that led there. */
export const shown = async (page: Page): Promise<{ entries: number; figures: string }> =>
  board(page).evaluate((element) => ({
    entries: Number(element.getAttribute('data-entries')),
    figures: element.getAttribute('data-figures') ?? '',
  }));

/** Opens the Spielraum with what the address asks for, and starts. */
export const startMatch = async (page: Page, query = '', base = ''): Promise<void> => {
  await page.goto(`${base}speedrun/${query}`);
  await page.getByRole('button', { name: 'Losspielen' }).click();
  await expect(board(page)).toBeVisible();
};

/** Waits, frame by frame, until it is this person's turn or the match is over. */
const myTurn = async (page: Page): Promise<'roll' | 'move' | 'over'> => {
  const state = await page.waitForFunction(
    () => {
      const shows = (selector: string) => document.querySelector(selector) !== null;
      if (shows('.end')) return 'over';
      if (shows('.match .board button.ready')) return 'move';
      return shows('.match .dock button.primary') ? 'roll' : false;
    },
    null,
    { timeout: 20_000 },
  );
  const turn = await state.jsonValue();
  return turn === false ? 'over' : turn;
};

/** Waits, frame by frame, until the screen shows more than `before` entries as done, or the end board. */
export const stepShown = async (page: Page, before: number): Promise<void> => {
  await page.waitForFunction(
    (entries) =>
      document.querySelector('.end') !== null ||
      Number(document.querySelector('.match')?.getAttribute('data-entries')) > entries,
    before,
    { timeout: 30_000 },
  );
};

const press = async (page: Page, target: Locator, hand: Hand): Promise<void> => {
  if (hand === 'keys') {
    await target.focus();
    await page.keyboard.press('Enter');
  } else await target.tap();
};

/**
 * Makes one step of one's own: rolls or moves a figure, and waits until the screen shows it as done.
 * @returns whether the match is over.
 */
export const playStep = async (page: Page, hand: Hand): Promise<boolean> => {
  const turn = await myTurn(page);
  if (turn === 'over') return true;
  const before = await shownEntries(page);
  if (turn === 'roll') await press(page, rollButton(page), hand);
  else await press(page, figures(page).first(), hand);
  await stepShown(page, before);
  return endBoard(page).isVisible();
};

/** Plays to the end; fails where that takes more steps than any match does. */
export const playOut = async (page: Page, hand: Hand): Promise<void> => {
  for (let step = 0; step < 2000; step++) if (await playStep(page, hand)) return;
  throw new Error('the match does not end');
};
