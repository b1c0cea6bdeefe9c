/**
 * A press by any finger. Browsers make clicks of the first finger only; where two people share a screen, the second
 * one must count as much, a palm presses nothing, and no click may follow where the first press has put something else.
 */
import type { Attachment } from 'svelte/attachments';
import { contactOf } from './board/contacts';
import { isPalm } from './board/gestures';

/** What a press came from: a finger, or a click by mouse, pen or key. */
export type Press = PointerEvent | MouseEvent;

/** Clicks that follow a touch come within this time; nobody reaches for the mouse as fast. */
const ECHO_MS = 700;

const isInside = ({ clientX, clientY }: PointerEvent, element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
};

/** A click that a finger has left behind: on this button, or on one that was not there when it came down. */
const isEcho = (click: MouseEvent): boolean =>
  click.detail > 0 && 'pointerType' in click && click.pointerType === 'touch';

/** `when`: as soon as a finger comes down, for what is a race, or when it is lifted where it came down. */
export const pressed =
  (onpress: (press: Press) => void, when: 'down' | 'up' = 'up'): Attachment<HTMLElement> =>
  (element) => {
    const ended = new AbortController();
    const { signal } = ended;
    let finger: number | null = null;
    let touchedAt = -ECHO_MS;
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType !== 'touch' || finger !== null || isPalm(contactOf(event))) return;
        finger = event.pointerId;
        if (when === 'down') onpress(event);
      },
      { signal },
    );
    element.addEventListener(
      'pointerup',
      (event) => {
        if (event.pointerId !== finger) return;
        finger = null;
        touchedAt = event.timeStamp;
        if (when === 'up' && isInside(event, element)) onpress(event);
      },
      { signal },
    );
    element.addEventListener(
      'pointercancel',
      (event) => {
        if (event.pointerId === finger) finger = null;
      },
      { signal },
    );
    element.addEventListener(
      'click',
      (event) => {
        if (!isEcho(event) && (event.detail === 0 || event.timeStamp - touchedAt > ECHO_MS))
          onpress(event);
      },
      { signal },
    );
    element.addEventListener(
      'touchend',
      (event) => {
        if (event.cancelable) event.preventDefault();
      },
      { signal, passive: false },
    );
    return () => ended.abort();
  };
