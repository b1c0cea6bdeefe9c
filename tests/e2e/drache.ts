/** Playing Speeddrache through the visible interface, without a single wait by the clock. */
import { expect, type Locator, type Page } from '@playwright/test';
import { speeddrache } from '../../src/lib/games/speeddrache/rules';
import type { Options } from '../../src/lib/games/speeddrache/position';
import type { SavedMatch } from '../../src/lib/store/backup';
import { BASE, entry } from '../games/speeddrache';
import { liveMatch } from './liveMatch';
import type { Hand } from './play';

const match = (page: Page): Locator => page.locator('.match');

/** Opens the Spielraum with what the address asks for, and starts. */
export const startDrache = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`speeddrache/${query}`);
  await page.getByRole('button', { name: 'Losspielen' }).click();
  await expect(match(page)).toBeVisible();
};

/** What the screen shows of the match. */
export interface Shown {
  readonly entries: number;
  /** `choose`, `chosen`, `wait`, `way`, `flight`, `bilanz` or `over`. */
  readonly mode: string;
  readonly expedition: number;
  /** Seats in the cave. */
  readonly inside: readonly number[];
  /** By seat; '' where it is hidden. */
  readonly chests: readonly string[];
  /** Names of the cards on the path. */
  readonly path: readonly string[];
}

const listOf = (text: string | undefined): readonly string[] =>
  text === undefined || text === '' ? [] : text.split(',');

export const shownDrache = async (page: Page): Promise<Shown> => {
  const data = await match(page).evaluate(({ dataset }) => ({ ...dataset }));
  return {
    entries: Number(data['entries']),
    mode: data['mode'] ?? '',
    expedition: Number(data['expedition']),
    inside: listOf(data['inside']).map(Number),
    chests: data['chests']?.split(',') ?? [],
    path: listOf(data['path']),
  };
};

/** Waits, frame by frame, until something is expected of this person, or the match is over. */
export const awaited = async (page: Page): Promise<string> => {
  const mode = await page.waitForFunction(
    () => {
      const now = document.querySelector<HTMLElement>('.match')?.dataset['mode'];
      return now === undefined || now === 'wait' || now === 'chosen' ? false : now;
    },
    null,
    { timeout: 30_000 },
  );
  return String(await mode.jsonValue());
};

/** Waits, frame by frame, until the screen shows more than it did. */
const shownMore = async (page: Page, { entries, mode }: Shown): Promise<void> => {
  await page.waitForFunction(
    ([before, was]) => {
      const now = document.querySelector<HTMLElement>('.match')?.dataset;
      return Number(now?.['entries']) > before || now?.['mode'] !== was;
    },
    [entries, mode] as const,
    { timeout: 30_000 },
  );
};

/** What a person chooses at what is shown. */
export type Nerve = (shown: Shown) => 'deeper' | 'leave';

/** Four cards and out. */
export const FOUR_CARDS: Nerve = ({ path }) => (path.length < 4 ? 'deeper' : 'leave');

const NAMES = { deeper: /^Tiefer/, leave: /^Hinaus/ } as const;
const KEYS = { deeper: 'w', leave: 'u' } as const;

/** Makes one step of one's own and waits until the screen shows it; whether the match is over. */
export const dracheStep = async (page: Page, hand: Hand, nerve = FOUR_CARDS): Promise<boolean> => {
  const mode = await awaited(page);
  if (mode === 'over') return true;
  const before = await shownDrache(page);
  // What goes on by itself may have gone on.
  if (before.mode !== mode) return false;
  if (mode === 'choose') {
    const choice = nerve(before);
    if (hand === 'touch') await match(page).getByRole('button', { name: NAMES[choice] }).tap();
    else await page.keyboard.press(KEYS[choice]);
  } else if (mode === 'bilanz') {
    if (hand === 'touch')
      await match(page)
        .getByRole('button', { name: /^(Weiter|Zur) / })
        .tap();
    else await page.keyboard.press('Enter');
  }
  // A way home and a flight go on by themselves in Turbo, and are read until then.
  await shownMore(page, before);
  return (await shownDrache(page)).mode === 'over';
};

/** Plays to the end; `each` looks on before every step. */
export const dracheOut = async (
  page: Page,
  hand: Hand,
  each: (step: number) => Promise<void> = () => Promise.resolve(),
  nerve = FOUR_CARDS,
): Promise<void> => {
  for (let step = 0; step < 400; step++) {
    await each(step);
    if (await dracheStep(page, hand, nerve)) return;
  }
  throw new Error('the match does not end');
};

const THIEVES = ['Du', 'Hexe', 'Zwerg', 'Katze', 'Halbling', 'Rabe', 'Gaukler', 'Riese'];

/** A solo match that stands after these entries, written as in `tests/games/speeddrache`. */
export const dracheAt = (
  seats: number,
  entries: readonly string[],
  options: Partial<Options> = {},
  tempo: 'normal' | 'turbo' = 'normal',
): SavedMatch =>
  liveMatch(speeddrache, {
    names: THIEVES.slice(0, seats),
    options: { ...BASE, ...options },
    log: entries.map(entry),
    tempo,
  });
