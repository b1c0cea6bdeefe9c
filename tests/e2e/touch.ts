/** Fingers, as the browser reports them. */
import type { CDPSession, Locator, Page } from '@playwright/test';

export const middleOf = async (target: Locator): Promise<{ x: number; y: number }> => {
  const box = await target.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** One finger that comes down, moves or is lifted; nothing but what is said happens. */
export const touch = (
  cdp: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at?: { readonly x: number; readonly y: number },
) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });

/** Two fingers beside each other on the edge of a phone are spread, as one enlarges a page. */
export const spreadFingers = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  const at = (apart: number) => [
    { x: 6, y: 300 - apart, id: 1 },
    { x: 6, y: 300 + apart, id: 2 },
  ];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(20) });
  for (const apart of [50, 90, 140, 200])
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(apart) });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};
