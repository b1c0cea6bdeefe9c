/** The short notation of the examples, read for drawing: `3 3 7` is a hand, `2x5 1x8` a parade, `0:2x5L` an entry. */
import type { Hand, Value } from '../../cards';
import type { Parade } from '../../position';

export const handOf = (text: string): Hand => (text === '' ? [] : text.split(' ').map(Number));

export const paradeOf = (text: string): Parade =>
  (text === '' ? [] : text.split(' ')).map((stack) => {
    const [count = 0, value = 0] = stack.split('x').map(Number);
    return { value, count };
  });

/** What an entry does with cards: lays so many of a value, or takes one; `null`: passes and takes nothing. */
export interface Step {
  readonly how: 'lay' | 'take';
  readonly cards: { readonly value: Value; readonly count: number } | null;
}

/** `0:2x5L` lays two fives, `1:p7` takes a seven, `1:p` takes nothing. */
export const stepOf = (text: string): Step => {
  const what = text.slice(text.indexOf(':') + 1);
  if (what.startsWith('p')) {
    const value = Number(what.slice(1));
    return { how: 'take', cards: value === 0 ? null : { value, count: 1 } };
  }
  const [cards = null] = paradeOf(what.slice(0, -1));
  return { how: 'lay', cards };
};
