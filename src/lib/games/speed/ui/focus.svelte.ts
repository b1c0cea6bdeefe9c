/**
 * Where the focus is for whoever plays without a pointer, by keys or by a screen reader: at what waits to be pressed,
 * else on the place of a card, and there it stays whatever card comes and goes.
 */
import { tick } from 'svelte';
import { mayMoveFocus } from '../../../ui/keys';

/** What it goes to as soon as it is there; at the end what is to be read first. */
const WAITING = '[data-ready], [data-resume], [data-next], [data-slap=""], .end .title';
/** Places of a hand or of a layout. */
const PLACED = 'button:is([data-at], [data-place])';
/** Those that are no gaps of the hand: nobody comes to these by tabs. */
const TAKEN = `${PLACED}:not([tabindex="-1"])`;
/** What belongs to the race and is of no use while something else waits. */
const PLAYED = 'button:is([data-at], [data-place], [data-pile], [data-draw])';

const placeOf = ({ dataset }: HTMLElement): number => Number(dataset['at'] ?? dataset['place']);

/** What somebody goes to who wants to press it there; the way on after a round takes the focus by itself. */
const GONE_TO = `${PLAYED}, [data-ready], [data-resume], [data-slap]`;

/**
 * Keeps the focus within a screen. Call it while a component is set up.
 *
 * @param screen where everything is drawn, once it is.
 * @param changed reads whatever may take something away that has the focus.
 * @param went somebody has gone to something that can be pressed, by tabs or by a screen reader.
 */
export const keepFocus = (
  screen: () => HTMLElement | undefined,
  changed: () => void,
  went: () => void,
): void => {
  let byPointer = true;
  /** The focus moves because of a pointer, or because of what stands here. */
  let pressing = false;
  let moving = false;
  let lastAt = 0;

  const settle = (): void => {
    const root = screen();
    if (byPointer || root === undefined) return;
    const waiting = root.querySelector<HTMLElement>(WAITING);
    const isOurs = (element: Element): boolean => waiting !== null && element.matches(PLAYED);
    if (!mayMoveFocus(isOurs)) return;
    const places = [...root.querySelectorAll<HTMLElement>(TAKEN)];
    moving = true;
    (waiting ?? places.find((place) => placeOf(place) >= lastAt) ?? places.at(-1))?.focus();
    moving = false;
  };
  const focused = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    if (target.matches(PLACED)) lastAt = placeOf(target);
    if (moving || pressing || !target.matches(GONE_TO)) return;
    byPointer = false;
    went();
  };
  $effect(() => {
    const ended = new AbortController();
    const early = { capture: true, signal: ended.signal };
    const down = (): void => {
      [pressing, byPointer] = [true, true];
    };
    const up = (): boolean => (pressing = false);
    window.addEventListener('keydown', () => (byPointer = false), early);
    window.addEventListener('pointerdown', down, early);
    // After a finger the mouse events follow, and with them the focus. A screen reader presses without a count.
    window.addEventListener('mousedown', ({ detail }) => detail > 0 && down(), early);
    window.addEventListener('click', ({ detail }) => (byPointer &&= detail > 0), early);
    for (const event of ['pointerup', 'pointercancel', 'mouseup'] as const)
      window.addEventListener(event, up, early);
    window.addEventListener('focusin', focused, early);
    return () => ended.abort();
  });
  $effect(() => {
    changed();
    void tick().then(settle);
  });
};
