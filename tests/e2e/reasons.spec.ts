/** Why a figure may not move is told at the figure: every reason of the rules, in a match that is gone on with. */
import { expect, test } from './fixtures';
import { backupFile, finishedMatch, liveMatch } from './backups';
import { shownEntries } from './play';
import { whyNot, type Obstacle } from '../../src/lib/games/speedrun/moves';
import type { Entry, Position } from '../../src/lib/games/speedrun/position';
import { speedrun } from '../../src/lib/games/speedrun/rules';

const SENTENCES: { readonly [why in Obstacle]: readonly [row: string, sentence: string] } = {
  'needs-six': ['RU-03', 'Nur eine 6 bringt diese Figur ins Spiel.'],
  'start-held': ['RU-10', 'Auf dem Anfangsfeld steht schon eine eigene Figur.'],
  'beyond-house': ['F05', 'So weit reicht das Haus nicht'],
  'own-figure-there': ['RU-13', 'Auf dem Zielfeld steht schon eine eigene Figur.'],
  'house-jump': ['RU-18', 'Im Haus wird aufgerückt'],
  'must-enter': ['RU-08', 'Mit einer 6 muss zuerst eine Figur aus dem Startfeld heraus.'],
  'must-clear-start': ['RU-11', 'muss zuerst die Figur auf dem Anfangsfeld weiterziehen.'],
  'must-clear-way': ['RU-10', 'die dem Anfangsfeld mit der 6 im Weg steht.'],
};

interface Found {
  readonly match: number;
  readonly length: number;
  readonly figure: number;
}

/** The figure of seat 0 that a roll which waits for it leaves standing, for this reason. */
const stuck = ({ turn, roll, figures, options }: Position, why: Obstacle): number => {
  if (turn !== 0 || roll === null) return -1;
  const own = figures[0] ?? [];
  return own.findIndex((from) => whyNot(own, from, roll, options.houseBlocks) === why);
};

/** The first moment of random matches at which seat 0 meets this reason. */
const find = (why: Obstacle): Found => {
  for (let match = 0; match < 400; match++) {
    const { head, log } = finishedMatch(match);
    const options = head.options as unknown as Position['options'];
    let position = speedrun.start({ seats: 2, options, source: { kind: 'free' } });
    for (const [index, entry] of log.entries()) {
      const next = speedrun.apply(position, entry as unknown as Entry);
      if (!next.ok) throw new Error(next.refusal.code);
      position = next.value;
      const figure = stuck(position, why);
      if (figure >= 0) return { match, length: index + 1, figure };
    }
  }
  throw new Error(`no random match ever leads to ${why}`);
};

test.use({ viewport: { width: 360, height: 640 } });

for (const why of Object.keys(SENTENCES) as Obstacle[]) {
  const [row, sentence] = SENTENCES[why];
  test(`${row} ${why} is said at the figure, and nothing moves`, async ({ page }) => {
    const { match, length, figure } = find(why);
    const live = liveMatch(match, length);
    await page.goto('daten/');
    await page.locator('input[type=file]').setInputFiles(backupFile([live]));
    await page.getByRole('button', { name: 'Einlesen' }).click();
    await expect(page.locator('[data-import=done]')).toBeVisible();
    await page.goto(`speedrun/partie/?id=${live.head.id}`);
    await expect(page.locator('.board button.ready').first()).toBeVisible();

    const figureButton = `.board button[data-figure="${figure}"]`;
    const button = page.locator(figureButton);
    await button.press('Enter');
    // Read at once and in one go: it goes by itself after some seconds.
    const { text, note, at } = await page.locator('[data-answer]').evaluate((answer, target) => {
      const placed = document.querySelector(target);
      if (placed === null) throw new Error('no figure');
      const box = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
      return { text: answer.textContent, note: box(answer), at: box(placed) };
    }, figureButton);
    expect(text).toContain(sentence);
    await expect(page.locator('[aria-live] p', { hasText: sentence })).toHaveCount(1);
    expect(await shownEntries(page)).toBe(length);
    // It stands where the finger is: above or below the figure, no farther than the figure is high.
    const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
    expect(note.x).toBeLessThanOrEqual(middle.x);
    expect(note.x + note.width).toBeGreaterThanOrEqual(middle.x);
    const gap = Math.max(note.y - middle.y, middle.y - note.y - note.height);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(60);
  });
}
