/**
 * What mouse and fingers mean on a drawing: pressing a point of it, hovering over it, turning what is held. Layout is
 * read when something happens on it, never while it is drawn.
 */
import type { Attachment } from 'svelte/attachments';
import type { Box as WindowBox } from '../../../../ui/place';
import type { Point } from '../../zoo';
import type { Rect } from './area';

export interface Pointed {
  /** Which part of the drawing the element shows. */
  readonly drawing: () => Rect;
  /** Pressed at this point of the drawing; `null`: the element has no size, and only what was pressed is known. */
  readonly onpress: (point: Point | null, target: Element) => void;
  /** The mouse is there; `null`: it has left. */
  readonly onhover: (point: Point | null) => void;
  readonly canTurn: () => boolean;
  readonly onturn: () => void;
}

/** The wheel runs on by itself; so many milliseconds of it are one turn. */
export const WHEEL_MS = 150;

/** A point of the window as a point of the drawing that an element shows; `null` while it has no size. */
export const pointOf = (element: Element, drawing: Rect, { x, y }: Point): Point | null => {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return null;
  return {
    x: drawing.x + ((x - left) / width) * drawing.width,
    y: drawing.y + ((y - top) / height) * drawing.height,
  };
};

/** A part of a drawing in pixels of the window. */
export const windowBox = (element: Element, drawing: Rect, part: Rect): WindowBox => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const scale = { x: width / drawing.width, y: height / drawing.height };
  return {
    left: left + (part.x - drawing.x) * scale.x,
    top: top + (part.y - drawing.y) * scale.y,
    width: part.width * scale.x,
    height: part.height * scale.y,
  };
};

/** Put on the element that shows the drawing. A press without a pointer is left to the button that has the focus. */
export const pointing =
  ({ drawing, onpress, onhover, canTurn, onturn }: Pointed): Attachment<HTMLElement> =>
  (element) => {
    let byMouse = false;
    let turned = -Infinity;

    const at = ({ clientX, clientY }: MouseEvent): Point | null =>
      pointOf(element, drawing(), { x: clientX, y: clientY });

    const down = (event: PointerEvent): void => {
      byMouse = event.pointerType === 'mouse';
    };
    const click = (event: MouseEvent): void => {
      if (event.detail > 0 && event.target instanceof Element) onpress(at(event), event.target);
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') onhover(at(event));
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') onhover(null);
    };
    /** A finger that stays asks; only the right button of a mouse turns. */
    const menu = (event: MouseEvent): void => {
      if (!byMouse || !canTurn()) return;
      event.preventDefault();
      onturn();
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.shiftKey || !canTurn()) return;
      event.preventDefault();
      if (event.timeStamp - turned < WHEEL_MS) return;
      turned = event.timeStamp;
      onturn();
    };

    const abort = new AbortController();
    const { signal } = abort;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('click', click, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerleave', leave, { signal });
    element.addEventListener('contextmenu', menu, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => {
      abort.abort();
    };
  };
