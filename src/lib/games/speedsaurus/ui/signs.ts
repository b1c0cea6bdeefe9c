/** What the signs over the ends of the parade say, on the board and in words. */
import { m } from '$lib/paraglide/messages';
import type { End, Parade } from '../position';
import type { Signs, SignView } from './Parade.signs';

/**
 * @param laying whether this person is to lay cards now.
 * @param fit where the selected cards may go; `null`: nothing is selected.
 */
export const signsOf = (parade: Parade, laying: boolean, fit: End | null): Signs => {
  const tone = (end: End): SignView['tone'] => (!laying ? 'plain' : fit === end ? 'ready' : 'rim');
  const left = parade[0];
  const right = parade.at(-1);
  if (left === undefined || right === undefined)
    return { open: { need: 1, limit: null, tone: tone('open') } };
  return {
    left: { need: left.count, limit: left.value, tone: tone('left') },
    right: { need: right.count, limit: right.value, tone: tone('right') },
  };
};

/** What both ends ask for, in sentences; an empty parade asks for nothing. */
export const needsText = (parade: Parade): string | undefined => {
  const left = parade[0];
  const right = parade.at(-1);
  if (left === undefined || right === undefined) return undefined;
  return [
    m.speedsaurus_need_left({ limit: left.value, need: left.count }),
    m.speedsaurus_need_right({ limit: right.value, need: right.count }),
  ].join(' ');
};
