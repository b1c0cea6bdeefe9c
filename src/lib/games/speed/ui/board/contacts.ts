/** What a browser tells of fingers, and which of its clicks only repeat what a finger has said. */
import type { Contact } from './gestures';

/** A click so long after a finger was heard has come without one. */
const ECHO_MS = 500;

/** How large a finger lies on the glass is known of touches only. */
export const contactOf = (event: PointerEvent): Contact => {
  const isTouch = event.pointerType === 'touch';
  return {
    id: event.pointerId,
    x: event.clientX,
    y: event.clientY,
    t: event.timeStamp,
    width: isTouch ? event.width : 0,
    height: isTouch ? event.height : 0,
  };
};

export class Echo {
  #heard = -Infinity;

  /** A finger has come down or was lifted. */
  hear(event: PointerEvent): void {
    this.#heard = event.timeStamp;
  }

  /** Whether a click only follows a finger; one by a key or a screen reader does not. */
  isOf(click: MouseEvent): boolean {
    return click.detail > 0 && click.timeStamp - this.#heard < ECHO_MS;
  }
}
