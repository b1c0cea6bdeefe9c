/** Fingers, as the browser reports them. */
import type { CDPSession, Locator } from '@playwright/test';

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
