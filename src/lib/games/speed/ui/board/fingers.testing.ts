/** For tests: fingers on elements. jsdom knows no contacts, so an event carries what a browser would tell. */
interface Finger {
  readonly id?: number;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly t?: number;
}

/** One event of a finger. */
export const finger = (
  type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'lostpointercapture',
  on: Element,
  { id = 1, x = 0, y = 0, size = 20, t }: Finger = {},
): void => {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
  const told = { pointerId: id, pointerType: 'touch', width: size, height: size };
  Object.defineProperties(
    event,
    Object.fromEntries(
      Object.entries(t === undefined ? told : { ...told, timeStamp: t }).map(([key, value]) => [
        key,
        { value },
      ]),
    ),
  );
  on.dispatchEvent(event);
};

/** A whole tap, with the click that browsers send after it. */
export const tapped = (on: HTMLElement, id = 1): void => {
  finger('pointerdown', on, { id });
  finger('pointerup', on, { id });
  on.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
};
