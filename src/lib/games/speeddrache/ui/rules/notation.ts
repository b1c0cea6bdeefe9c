/** The short notation of the examples, read for drawing: `T11:3 H1 R2` is a path, `0- 1+` are choices, `T5` a card. */
import type { Path } from '../../position';

/** A treasure with what lies on it, a hazard, a relic (`R2:0`: taken). */
export const pathOf = (text: string): Path =>
  (text === '' ? [] : text.split(' ')).map((part) => {
    const [card = '', lying] = part.split(':');
    const whole = card.startsWith('R') ? 1 : 0;
    return { card, lying: lying === undefined ? whole : Number(lying) };
  });

/** Seats that turn back with these choices; none where a card is turned. */
export const leaversOf = (text: string): readonly number[] =>
  /^[THR]/.test(text)
    ? []
    : text.split(' ').flatMap((part) => (part.endsWith('-') ? [Number(part.slice(0, -1))] : []));
