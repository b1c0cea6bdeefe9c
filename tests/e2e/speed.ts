/**
 * Playing Speed through the visible interface. It is played in real time, so the page gets a clock of its own, which is
 * turned on only while there is nothing for the person to do.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { liveMatch } from './liveMatch';
import type { Hand } from './play';
import type { SavedMatch } from '../../src/lib/store/backup';
import { DECK, type Card } from '../../src/lib/games/speed/cards';
import type { Deal, Entry, Options } from '../../src/lib/games/speed/position';
import { speed } from '../../src/lib/games/speed/rules';
import { SPEED } from '../games/speed';

/** One's own table, or the half of a seat where two share a device. */
export const speedMatch = (page: Page): Locator => page.locator('.match');
export const half = (page: Page, seat: 0 | 1): Locator =>
  page.locator(`.half[data-seat="${seat}"]`);

/** Opens the Spielraum with what the address asks for, with a clock that runs by itself too, and starts. */
export const startSpeed = async (page: Page, query = '', base = ''): Promise<void> => {
  await page.clock.install();
  await page.goto(`${base}speed/${query}`);
  await page.getByRole('button', { name: 'Losspielen' }).click();
  await expect(page.locator('.match, .split')).toBeVisible();
};

/** A press that brings the match on, in the middle of what is pressed. */
interface Press {
  readonly what: 'next' | 'slap' | 'card' | 'draw' | 'turn' | 'grab';
  readonly x: number;
  readonly y: number;
  /** The place in hand or layout, from 0; the pile to press afterwards where a card fits both. */
  readonly at: number;
  readonly pile: 0 | 1 | null;
}

/** What is shown, and what a person would do now. */
interface Look {
  readonly mode: string;
  readonly press: Press | null;
}

/** A look at the part of the screen that `root` selects. Runs in the page. */
const looked = (root: string): Look => {
  const part = document.querySelector<HTMLElement>(root);
  const over = document.querySelector('[data-mode="over"]') !== null;
  const mode = over ? 'over' : (part?.dataset['mode'] ?? '');
  const seen = (press: Press | null): Look => ({ mode, press });
  if (part === null || over) return seen(null);
  const press = (what: Press['what'], element: Element, pile: 0 | 1 | null = null): Look => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { at = '0', place = at } = (element as HTMLElement).dataset;
    return seen({ what, x: left + width / 2, y: top + height / 2, at: Number(place), pile });
  };
  const first = (selector: string): Element | null => part.querySelector(selector);
  const next = first('[data-ready]:enabled, [data-resume]:enabled, [data-next]:enabled');
  if (next !== null) return press('next', next);
  const slap = first('[data-slap=""]');
  if (slap !== null) return press('slap', slap);
  if (mode === 'grab') {
    const pile = document.querySelector('[data-pile]');
    return pile === null ? seen(null) : press('grab', pile, 0);
  }
  if (mode !== 'race') return seen(null);
  const card = first(
    '[data-card][data-fits]:not([data-fits=""]), [data-place][data-up]:not([data-fits=""])',
  );
  if (card !== null) {
    const fits = (card as HTMLElement).dataset['fits'] ?? '';
    return press('card', card, fits.length > 1 ? 0 : null);
  }
  const draw = first('[data-draw][aria-disabled="false"]');
  if (draw !== null) return press('draw', draw);
  const turn = first('[data-place][data-up=""]:not([data-down="0"])');
  return turn === null ? seen(null) : press('turn', turn);
};

const KEYS = { next: 'Enter', slap: 'Enter', draw: ' ', grab: 'ArrowLeft' } as const;

const byKeys = async (page: Page, press: Press): Promise<void> => {
  if (press.what === 'card' || press.what === 'turn')
    await page.keyboard.press(String(press.at + 1));
  else await page.keyboard.press(KEYS[press.what]);
  if (press.what === 'card' && press.pile !== null) await page.keyboard.press('ArrowLeft');
};

/** The second press, where a card fits both piles. */
const choosePile = async (page: Page, press: Press): Promise<void> => {
  if (press.what !== 'card' || press.pile === null) return;
  const box = await page.locator(`[data-pile="${press.pile}"]`).boundingBox();
  if (box !== null) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

const byTouch = async (page: Page, press: Press): Promise<void> => {
  await page.touchscreen.tap(press.x, press.y);
  await choosePile(page, press);
};

/** Milliseconds of the page's clock: a person's pace, and how long one looks up when there is nothing to do. */
const PACE = 150;
const LOOK = 800;

/** Does what can be done, or lets time go by. */
const stepOn = async (page: Page, hand: Hand, press: Press | null): Promise<void> => {
  if (press !== null) await (hand === 'touch' ? byTouch : byKeys)(page, press);
  // A jump, without all the frames between: that is what whole matches would take their time for.
  await page.clock.fastForward(press === null ? LOOK : PACE);
};

/** One step of whoever sits at `root`. @returns what was shown before it. */
export const speedStep = async (page: Page, hand: Hand, root = '.match'): Promise<string> => {
  const { mode, press } = await page.evaluate(looked, root);
  await stepOn(page, hand, press);
  return mode;
};

/** Plays on until `mode` is shown, by default to the end; `each` looks on after every step. */
export const speedOut = async (
  page: Page,
  hand: Hand,
  {
    until = 'over',
    roots = ['.match'],
    each = () => Promise.resolve(),
  }: {
    readonly until?: string;
    /** Where to look in turn: halves, where two share the screen. */
    readonly roots?: readonly string[];
    readonly each?: () => Promise<void>;
  } = {},
): Promise<void> => {
  for (let step = 0; step < 2000; step++) {
    const { mode, press } = await page.evaluate(looked, roots[step % roots.length] ?? '');
    if (mode === until) return;
    if (mode === 'over') throw new Error(`over before ${until}`);
    await stepOn(page, hand, press);
    await each();
  }
  throw new Error(`${until} never comes`);
};

/**
 * Two play to the end, and whenever both can do something, both fingers come down and are lifted in the same instant.
 *
 * @returns how often both laid a card like that.
 */
export const bothOut = async (page: Page, halves: readonly [string, string]): Promise<number> => {
  const cdp = await page.context().newCDPSession(page);
  let pairs = 0;
  for (let step = 0; step < 2000; step++) {
    const looks = await Promise.all(halves.map((root) => page.evaluate(looked, root)));
    if (looks.some(({ mode }) => mode === 'over')) return pairs;
    const presses = looks.flatMap(({ press }) => press ?? []);
    if (presses.filter(({ what }) => what === 'card').length === 2) pairs += 1;
    if (presses.length > 0) {
      const touchPoints = presses.map(({ x, y }, id) => ({ x, y, id }));
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    for (const press of presses) await choosePile(page, press);
    await page.clock.fastForward(presses.length === 0 ? LOOK : PACE);
  }
  throw new Error('the match does not end');
};

/** Both hold a card for either pile: 8H and 6S fit the seven, TC and QD the jack; then the nines of both fit the 8H. */
export const dealt = (): Deal => {
  const first: readonly Card[] = ['8H', 'TC', '2S', '2H', '9C'];
  const second: readonly Card[] = ['6S', 'QD', '4S', '4H', '9S'];
  const starters: readonly Card[] = ['7C', 'JD'];
  const rest = DECK.filter((card) => ![...first, ...second, ...starters].includes(card));
  return {
    chance: 'deal',
    stocks: [
      [...first, ...rest.slice(0, 10)],
      [...second, ...rest.slice(10, 20)],
    ],
    reserves: [rest.slice(20, 30), rest.slice(30, 40)],
    starters: [...starters],
  };
};

/** A match that stands after these entries, against a computer or between two at this device. */
export const speedAt = (
  log: readonly Entry[],
  options: Partial<Options> = {},
  across: 'easy' | 'normal' | 'human' = 'normal',
  tempo: 'normal' | 'calm' = 'normal',
): SavedMatch => {
  const saved = liveMatch(speed, {
    names: ['Du', 'Eule'],
    options: { ...SPEED, ...options },
    log,
    tempo,
  });
  const seated = [
    { name: across === 'human' ? 'Mia' : 'Du', kind: 'human' },
    { name: across === 'human' ? 'Ben' : 'Eule', kind: across },
  ];
  return { ...saved, head: { ...saved.head, seated } };
};
