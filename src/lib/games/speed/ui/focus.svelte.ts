/**
 * Where the focus is for whoever plays without a pointer, by keys or by a screen reader: at what waits to be pressed,
 * else on the place of a card, and there it stays whatever card comes and goes.
 */
import { tick } from 'svelte';
import { mayMoveFocus } from '../../../ui/keys';

/** What it goes to as soon as it is there; at the end what is to be read first. */
const WAITING = '[data-ready], [data-resume], [data-next], [data-slap], .end .title';
/** Places of a hand or of a layout. */
const PLACED = 'button:is([data-at], [data-place])';
/** Those that are no gaps of the hand: nobody comes to these by tabs. */
const TAKEN = `${PLACED}:not([tabindex="-1"])`;
/** What belongs to the race and is of no use while something else waits. */
const PLAYED = 'button:is([data-at], [data-place], [data-pile], [data-draw])';

const placeOf = ({ dataset }: HTMLElement): number => Number(dataset['at'] ?? dataset['place']);

/**
 * Keeps the focus within a screen. Call it while a component is set up.
 *
 * @param screen where everything is drawn, once it is.
 * @param changed reads whatever may take something away that has the focus.
 */
export const keepFocus = (screen: () => HTMLElement | undefined, changed: () => void): void => {
  let byPointer = true;
  let lastAt = 0;

  const settle = (): void => {
    const root = screen();
    if (byPointer || root === undefined) return;
    const waiting = root.querySelector<HTMLElement>(WAITING);
    const isOurs = (focused: Element): boolean => waiting !== null && focused.matches(PLAYED);
    if (!mayMoveFocus(isOurs)) return;
    const places = [...root.querySelectorAll<HTMLElement>(TAKEN)];
    (waiting ?? places.find((place) => placeOf(place) >= lastAt) ?? places.at(-1))?.focus();
  };
  $effect(() => {
    const ended = new AbortController();
    const early = { capture: true, signal: ended.signal };
    window.addEventListener('keydown', () => (byPointer = false), early);
    window.addEventListener('pointerdown', () => (byPointer = true), early);
    window.addEventListener(
      'click',
      // A screen reader presses without a pointer and without a key.
      ({ detail }) => (byPointer = byPointer && detail > 0),
      early,
    );
    window.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof HTMLElement && target.matches(PLACED)) lastAt = placeOf(target);
      },
      early,
    );
    return () => ended.abort();
  });
  $effect(() => {
    changed();
    void tick().then(settle);
  });
};
