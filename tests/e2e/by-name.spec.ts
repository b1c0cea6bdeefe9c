/** A whole match as somebody plays it who hears the page: by roles and names alone, and every step is said once. */
import type { Page } from '@playwright/test';
import type { JsonObject } from '../../src/lib/game/contract';
import { speed } from '../../src/lib/games/speed/rules';
import { awaited, shownDrache, startDrache } from './drache';
import { expect, test } from './fixtures';
import { heard, listen } from './hearing';
import { openAt } from './liveMatch';
import { shownEntries, startMatch, stepShown } from './play';
import { savedRecord } from './records';
import { expected, startSaurus } from './saurus';
import { speedAt, startSpeed } from './speed';
import { playByEar, sentenceOf, voiceLag } from './speedByEar';
import { awaited as awaitedZoo, shownZoo, startZoo } from './zoo';
import { aheadTo } from '../games/speedAhead';

// A trace keeps a picture of the page for each of a thousand steps; that takes longer than playing them.
test.use({ trace: 'off' });

const times = (list: readonly string[], text: string): number =>
  list.filter((one) => one === text).length;

/** The log as it is read, oldest first. */
const readLog = async (page: Page): Promise<readonly string[]> => {
  await page.getByRole('button', { name: 'Ganzen Verlauf zeigen' }).press('Enter');
  // What is hidden from the ear is no part of a line.
  const lines = await page
    .getByRole('dialog')
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => {
        const heardOf = item.cloneNode(true) as Element;
        for (const hidden of heardOf.querySelectorAll('[aria-hidden=true]')) hidden.remove();
        return heardOf.textContent;
      }),
    );
  await page.keyboard.press('Escape');
  return lines.map((line) => line.trim()).reverse();
};

/** What waits for a step to be over: it is shown as done, and something was said since. */
const stepOf = async (page: Page): Promise<() => Promise<void>> => {
  const said = (await heard(page)).length;
  const entries = await shownEntries(page);
  return async () => {
    // A line of the step before may come late, so hearing something is not enough.
    await stepShown(page, entries);
    await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(said);
  };
};

/** One step: roll, or move the first figure that says it can. */
const step = async (page: Page): Promise<'played' | 'over'> => {
  const roll = page.getByRole('button', { name: 'Würfeln' });
  const figure = page.getByRole('button', {
    name: /^Figur \d (aus|von|im Haus von) .* (auf|ins) /,
    disabled: false,
  });
  const again = page.getByRole('button', { name: 'Nochmal' });
  await roll.or(figure).or(again).first().waitFor();
  if (await again.isVisible()) return 'over';
  const over = await stepOf(page);
  const target = (await roll.isVisible()) ? roll : figure.first();
  await target.press('Enter');
  await over();
  return 'played';
};

test('F27 a match is played to its end by names alone, and each step is said once', async ({
  page,
}) => {
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo&end=first');
  // Nothing happens while it is one's own turn, so no line falls between reading and listening.
  await expect(
    page.getByRole('button', { name: 'Würfeln' }).or(page.locator('button.ready')).first(),
  ).toBeVisible();
  const before = await readLog(page);
  await listen(page);
  for (let count = 0; count < 30; count++) expect(await step(page)).toBe('played');
  await expect(
    page.getByRole('button', { name: 'Würfeln' }).or(page.locator('button.ready')).first(),
  ).toBeVisible();

  const log = (await readLog(page)).slice(before.length);
  const announced = await heard(page);
  expect(log.length).toBeGreaterThan(10);
  for (const line of new Set(log))
    expect([line, times(announced, line)]).toEqual([line, times(log, line)]);

  for (let count = 0; count < 2000; count++) if ((await step(page)) === 'over') break;
  await expect(page.getByRole('heading', { name: /gewinn/ })).toBeVisible();

  // C-31, RU-01: the dice of both, read from the table.
  const table = page.getByRole('table', { name: 'Würfel und Schläge' });
  for (const name of ['Du', 'Eule']) {
    const cells = await table.getByRole('row', { name }).getByRole('cell').allInnerTexts();
    const [faces, [rolls]] = [cells.slice(0, 6).map(Number), cells.slice(6).map(Number)];
    expect(faces.reduce((sum, count) => sum + count, 0)).toBe(rolls);
  }
});

/** One step of Speedsaurus: lays the first group that says where it fits, or passes and takes the first stack. */
const saurusStepByName = async (page: Page): Promise<'played' | 'over'> => {
  const mode = await expected(page);
  if (mode === 'over') return 'over';
  const over = await stepOf(page);
  if (mode === 'stuck') {
    await page.getByRole('button', { name: 'Passen' }).press('Enter');
    const take = page.getByRole('button', { name: /^\d+ mitnehmen$/ });
    const stack = page.getByRole('button', { name: /: mitnehmen – / }).first();
    await take.or(stack).first().waitFor();
    if (!(await take.isVisible())) await stack.press('Enter');
    await take.press('Enter');
  } else {
    await page
      .getByRole('button', { name: /, passt (links|rechts|zum Eröffnen)/ })
      .first()
      .press('Enter');
    const lay = page.getByRole('button', {
      name: /^(links legen|rechts legen|eröffnen)$/,
      disabled: false,
    });
    await lay.press('Enter');
  }
  await over();
  return 'played';
};

test('F27 Speedsaurus is played to its end by names alone, and each step is said once', async ({
  page,
}) => {
  await startSaurus(page, '?seats=3&strength=easy&tempo=turbo');
  await expected(page);
  const before = await readLog(page);
  await listen(page);
  for (let count = 0; count < 4; count++)
    if ((await saurusStepByName(page)) === 'over') throw new Error('over after four steps');
  if ((await expected(page)) === 'over') throw new Error('over after four steps');

  const log = (await readLog(page)).slice(before.length);
  const announced = await heard(page);
  expect(log.length).toBeGreaterThan(4);
  for (const line of new Set(log))
    expect([line, times(announced, line)]).toEqual([line, times(log, line)]);

  for (let count = 0; count < 500; count++) if ((await saurusStepByName(page)) === 'over') break;
  await expect(page.getByRole('heading', { name: /zuerst leer/ })).toBeVisible();
});

/** One step of Speeddrache: deeper for three cards, then out; on where something is only shown. */
const dracheStepByName = async (page: Page): Promise<'played' | 'over'> => {
  const mode = await awaited(page);
  if (mode === 'over') return 'over';
  const before = await shownDrache(page);
  const said = (await heard(page)).length;
  if (mode === 'choose') {
    const name = before.path.length < 3 ? /^Tiefer/ : /^Hinaus/;
    await page.getByRole('button', { name }).press('Enter');
    await stepShown(page, before.entries);
    await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(said);
  } else if (mode === 'bilanz') {
    await page.getByRole('button', { name: /^(Weiter|Zur) / }).press('Enter');
    await expect(page.locator('.match')).not.toHaveAttribute('data-mode', 'bilanz');
  } else await expect(page.locator('.match')).not.toHaveAttribute('data-mode', mode);
  return 'played';
};

test('F27 Speeddrache is played to its end by names alone, and each step is said once', async ({
  page,
}) => {
  await startDrache(page, '?seats=4&strength=easy&tempo=turbo&expeditions=3');
  expect(await awaited(page)).toBe('choose');
  const before = await readLog(page);
  await listen(page);
  for (let count = 0; count < 3; count++) await dracheStepByName(page);
  await page.locator('.match:is([data-mode=choose], [data-mode=bilanz])').waitFor();

  const announced = await heard(page);
  // The Bilanz hides the log; on with it.
  if ((await shownDrache(page)).mode === 'bilanz') await dracheStepByName(page);
  expect(await awaited(page)).toBe('choose');
  const log = (await readLog(page)).slice(before.length);
  // A card at least; that all went deeper is said, and no line.
  expect(log.length).toBeGreaterThan(0);
  const heardOf = [...announced, ...(await heard(page)).slice(announced.length)];
  for (const line of new Set(log))
    expect([line, times(heardOf, line)]).toEqual([line, times(log, line)]);

  for (let count = 0; count < 300; count++) if ((await dracheStepByName(page)) === 'over') break;
  await expect(page.getByRole('heading', { name: /gewinn/ })).toBeVisible();
});

/** The button that goes on at each step of Speedzoo, by its name alone. */
const ZOO_NAMES: { readonly [mode: string]: RegExp } = {
  pick: /, frei/,
  picked: /^Nehmen/,
  place: /Spalte/,
  placed: /^Legen/,
  discard: /^Abgeben/,
  count: /^(Zoo von|Weiter|Alles|Zur|Zum)/,
};

/** One step of Speedzoo: the first domino that is free, the first place that fits. */
const zooStepByName = async (page: Page): Promise<'played' | 'over'> => {
  const before = await awaitedZoo(page);
  if (before.mode === 'over') return 'over';
  const named = page.getByRole('button', { name: ZOO_NAMES[before.mode] ?? /$^/, disabled: false });
  await named.first().press('Enter');
  await expect.poll(() => shownZoo(page), { timeout: 30_000, intervals: [20] }).not.toEqual(before);
  return 'played';
};

test('F27 Speedzoo is played to its end by names alone, and each step is said once', async ({
  page,
}) => {
  await startZoo(page, '?seats=2&strength=easy&tempo=turbo');
  await awaitedZoo(page);
  const before = await readLog(page);
  await listen(page);
  for (let count = 0; count < 8; count++) await zooStepByName(page);
  await awaitedZoo(page);
  const log = (await readLog(page)).slice(before.length);
  expect(log.length).toBeGreaterThan(4);
  const announced = await heard(page);
  for (const line of new Set(log))
    expect([line, times(announced, line)]).toEqual([line, times(log, line)]);

  for (let count = 0; count < 300; count++) if ((await zooStepByName(page)) === 'over') break;
  await expect(page.getByRole('heading', { name: /gewinn|gewonnen/ })).toBeVisible();
});

test('F27 Speed is played to its end by ear at the calm pace, and each card is said once', async ({
  page,
}) => {
  await startSpeed(page, '?strength=easy&tempo=calm');
  await listen(page);
  await page.getByRole('button', { name: 'Bereit' }).press('Enter');
  await playByEar(page);
  await expect(page.getByRole('heading', { name: /gewinns?t$/ })).toBeFocused();

  const said = await heard(page);
  const log = (await savedRecord(page, speed)).log as readonly object[] as readonly JsonObject[];
  const laid = log.flatMap((entry, at) => {
    const sentence = sentenceOf(entry);
    // The last one is told as the end; what is covered while a voice speaks, as what covers it.
    const covered = log.slice(at + 1).find((next) => next['pile'] === entry['pile']);
    const heardOf = covered !== undefined && Number(covered['t']) - Number(entry['t']) > 1000;
    return sentence === null ? [] : [{ sentence, heardOf }];
  });
  const spoken = said.join(' ');
  for (const { sentence, heardOf } of laid) {
    const count = spoken.split(sentence).length - 1;
    expect([sentence, count]).toEqual([sentence, heardOf ? 1 : Math.min(1, count)]);
  }
  expect(laid.filter(({ heardOf }) => heardOf).length).toBeGreaterThan(8);
  // Nothing is said twice, and a voice is never more than a sentence behind.
  expect(said.filter((text, at) => text === said[at - 1])).toEqual([]);
  expect(await voiceLag(page)).toBeLessThan(5_000);
});

test('F27 Spit is played by ear: places, cards that are turned, and a pile to be taken', async ({
  page,
}) => {
  await page.clock.install();
  // Seat 0 has one card turned up and one to turn.
  const log = aheadTo({ variant: 'spit' }, ({ step, layouts }) => {
    const left = (layouts[0] ?? []).flatMap(({ up, down }) => (up === null ? down : [up, ...down]));
    return step === 'race' && left.length === 2;
  });
  await openAt(page, speedAt(log, { variant: 'spit' }, 'normal', 'calm'));
  await listen(page);
  await page.getByRole('button', { name: 'Weiter' }).press('Enter');
  await playByEar(page);
  await expect(page.getByRole('button', { name: 'Weiter' })).toHaveAccessibleDescription(
    /Du greifst zuerst: \d+ vom Mittelstapel für dich/,
  );
});
