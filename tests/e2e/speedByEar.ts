/**
 * Playing Speed and Spit as somebody does who only hears them: what is pressed follows from the last sentence that was
 * said, and it is found by its name.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import type { JsonObject } from '../../src/lib/game/contract';
import type { Card } from '../../src/lib/games/speed/cards';
import { heard, heardAt } from './hearing';

const SUITS: { readonly [suit: string]: string } = { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' };
const RANKS: { readonly [rank: string]: string } = {
  A: 'Ass',
  J: 'Bube',
  Q: 'Dame',
  K: 'König',
  T: '10',
};
const nameOf = (card: Card): string => {
  const [rank = '', suit = ''] = card;
  return `${SUITS[suit] ?? ''}-${RANKS[rank] ?? rank}`;
};

/** How a card that was laid is said, for the person and for Eule; `null` of anything else. */
export const sentenceOf = (entry: JsonObject): string | null => {
  if (entry['do'] !== 'play' || typeof entry['card'] !== 'string') return null;
  const [card, where] = [nameOf(entry['card'] as Card), entry['pile'] === 0 ? 'links' : 'rechts'];
  return entry['seat'] === 0 ? `${card} liegt ${where}.` : `Eule: ${card} ${where}.`;
};

/** A voice needs so long for a letter, in milliseconds. */
const LETTER = 60;

/** How far a voice was behind at most when something new was said. */
export const voiceLag = async (page: Page): Promise<number> => {
  const [texts, times] = [await heard(page), await heardAt(page)];
  let free = 0;
  let lag = 0;
  for (const [at, text] of texts.entries()) {
    const said = times[at] ?? 0;
    lag = Math.max(lag, free - said);
    free = Math.max(free, said) + LETTER * text.length;
  }
  return lag;
};

/** What has the focus, as it is said; empty when nothing has. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element, body } = document;
    if (element === null || element === body) return '';
    return element.getAttribute('aria-label') ?? element.textContent;
  });

/** Lays a card that was said to fit; the focus stays where it was. */
const lay = async (page: Page, card: string): Promise<void> => {
  const mine = page.getByRole('group', { name: /^Deine (Karten|fünf Stapel)$/ });
  const held = mine.getByRole('button', { name: `${card}, passt` });
  const [name] = await held.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  // Somebody was quicker: what fits now is said next.
  if (name === undefined) return;
  const said = (await heard(page)).length;
  await mine.getByRole('button', { name: card }).press('Enter');
  if (name?.includes('auf beide') === true) {
    const pile = page.getByRole('button', { name: /^Linker Stapel: .*, hierhin legen$/ });
    await pile.press('Enter');
  }
  const isGone = async (): Promise<boolean> =>
    (await mine.getByRole('button', { name: card }).count()) === 0;
  await expect.poll(async () => (await isGone()) || (await heard(page)).length > said).toBe(true);
  await expect.poll(() => focused(page)).not.toBe('');
  // The place of the card is a gap now, and draws.
  if (/nachziehen$/.test(await focused(page))) {
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).not.toMatch(/nachziehen$/);
  }
};

/** What the last sentences ask for; `null`: to wait. */
const meant = (page: Page, said: readonly string[]): (() => Promise<void>) | null => {
  const press = (name: RegExp) => async (): Promise<void> => {
    const button: Locator = page.getByRole('button', { name }).first();
    if ((await button.count()) > 0) await button.press('Enter');
  };
  const last = said.findLast((text) => /Es passt: |Nichts passt|Greif zu!/.test(text));
  if (last === undefined) return null;
  if (last.includes('Greif zu!')) return press(/^Linker Stapel, sieht .* aus: nehmen$/);
  const [card] = /(?<=Es passt: )\S+/.exec(last) ?? [];
  if (card !== undefined) return () => lay(page, card);
  if (last.includes('nachziehen')) return press(/^Nachziehen: /);
  return last.includes('umdrehen') ? press(/^Platz \d: umdrehen/) : null;
};

const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[data-mode="over"], [data-mode="sheet"]') !== null);

/** Hears each sentence to its end, and then does what follows from it, until the round is over. */
export const playByEar = async (page: Page): Promise<void> => {
  // Only what is listened to takes time, however slow this machine is; the pause lies beyond what it needs for this.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
  let known = 0;
  for (let step = 0; step < 600; step++) {
    if (await isOver(page)) return;
    const said = await heard(page);
    const fresh = said.slice(known);
    if (fresh.length === 0) {
      await page.clock.fastForward(500);
      continue;
    }
    known = said.length;
    await page.clock.fastForward(LETTER * fresh.join('').length);
    await meant(page, fresh)?.();
  }
  throw new Error('the match does not end');
};
