/**
 * How a person asks what something is without pressing it: the mouse rests on it, or a finger stays on it.
 * A finger that stays never taps when it is lifted and never selects text; one that moves asks nothing.
 */
import { createAttachmentKey, type Attachment } from 'svelte/attachments';
import { boardKey } from './keys';

export type Point = { readonly x: number; readonly y: number };

export interface Questions {
  /** Somebody asks about this point, in pixels of the window; answers whether there was something to tell. */
  readonly onask: (point: Point) => boolean;
  /** The mouse has gone on from where it rested. */
  readonly onleave?: (point: Point | null) => void;
}

export const ASK_MS = 500;
/** Farther than this a finger means to drag or to scroll. */
const STRAY = 10;
/** A hand on a mouse is never quite still. */
const TREMBLE = 3;

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Put on the element that is asked about; how it is pressed stays its own affair. */
export const asking =
  ({ onask, onleave }: Questions): Attachment<HTMLElement> =>
  (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let since: Point | null = null;
    /** A finger has asked and is still down, or was lifted a moment ago. */
    let answered = false;

    const stop = (): void => {
      clearTimeout(timer);
      timer = undefined;
    };
    const wait = (point: Point, touch: boolean): void => {
      stop();
      since = point;
      timer = setTimeout(() => {
        timer = undefined;
        const told = onask(point);
        if (touch) answered = told;
      }, ASK_MS);
    };
    const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

    const down = (event: PointerEvent): void => {
      answered = false;
      stop();
      if (event.pointerType !== 'mouse' && event.isPrimary) wait(pointOf(event), true);
    };
    const move = (event: PointerEvent): void => {
      const point = pointOf(event);
      if (event.pointerType !== 'mouse') {
        if (since !== null && far(point, since) > STRAY) stop();
        return;
      }
      if (timer !== undefined && since !== null && far(point, since) <= TREMBLE) return;
      onleave?.(point);
      if (event.buttons === 0) wait(point, false);
    };
    const leave = (event: PointerEvent): void => {
      stop();
      if (event.pointerType === 'mouse') onleave?.(null);
    };
    /** What a lifted finger would do, before anything below hears of it. */
    const click = (event: MouseEvent): void => {
      if (!answered) return;
      answered = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: Event): void => {
      if (timer !== undefined || answered) event.preventDefault();
    };

    const abort = new AbortController();
    const { signal } = abort;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', stop, { signal });
    element.addEventListener('pointercancel', stop, { signal });
    element.addEventListener('pointerleave', leave, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('contextmenu', menu, { signal });
    const { userSelect } = element.style;
    element.style.userSelect = 'none';
    element.style.setProperty('-webkit-touch-callout', 'none');
    return () => {
      stop();
      abort.abort();
      element.style.userSelect = userSelect;
    };
  };

/** Who has asked: somebody pointing at it, or somebody at the keys. */
export type AskedBy = 'hand' | 'key';

/** What can be asked about by pointing at it, and by the key I while it has the focus. */
export const askable = (
  ask: (by: AskedBy) => void,
  onleave: () => void,
): Attachment<HTMLElement> => {
  const pointing = asking({
    onask: () => {
      ask('hand');
      return true;
    },
    onleave,
  });
  const keydown = (event: KeyboardEvent): void => {
    if (boardKey(event) !== 'i') return;
    event.preventDefault();
    ask('key');
  };
  return (element) => {
    const stop = pointing(element);
    element.addEventListener('keydown', keydown);
    return () => {
      stop?.();
      element.removeEventListener('keydown', keydown);
    };
  };
};

/** The same for a button whose press asks, too; spread over it. A press without a pointer comes from the keys. */
export const askButton = (ask: (by: AskedBy) => void, onleave: () => void) => ({
  type: 'button' as const,
  'aria-keyshortcuts': 'I',
  onclick: ({ detail }: MouseEvent): void => ask(detail === 0 ? 'key' : 'hand'),
  [createAttachmentKey()]: askable(ask, onleave),
});
