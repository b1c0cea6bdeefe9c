/**
 * Buttons that answer in the instant a finger comes down, and also while other fingers lie on the glass: browsers send
 * no click for those. Keys and screen readers still press by a click. For draws, slaps and piles.
 */
import type { Attachment } from 'svelte/attachments';
import { contactOf, Echo } from './contacts';
import { isPalm } from './gestures';

/** `onpress` is called once a press, whoever presses. */
export const pressing =
  (onpress: () => void): Attachment<HTMLElement> =>
  (button) => {
    const echo = new Echo();
    const down = (event: PointerEvent): void => {
      if (event.button > 0) return;
      echo.hear(event);
      if (!isPalm(contactOf(event))) onpress();
    };
    const click = (event: MouseEvent): void => {
      if (!echo.isOf(event)) onpress();
    };
    const hear = (event: PointerEvent): void => echo.hear(event);
    const still = (event: Event): void => event.preventDefault();
    button.addEventListener('pointerdown', down);
    button.addEventListener('pointerup', hear);
    button.addEventListener('click', click);
    button.addEventListener('contextmenu', still);
    return () => {
      button.removeEventListener('pointerdown', down);
      button.removeEventListener('pointerup', hear);
      button.removeEventListener('click', click);
      button.removeEventListener('contextmenu', still);
    };
  };
