/** Hears the fingers, pen and mouse on a row of cards and lets what is held follow them. */
import type { Attachment } from 'svelte/attachments';
import { contactOf, Echo } from './contacts';
import { Hold, under, type Meant, type Target } from './gestures';

export interface Gripping<T> {
  /** What can be held or pressed, inside the row. */
  readonly grips: string;
  /** The row lies upside down on the screen. */
  readonly turned: () => boolean;
  /** Whether something may be dragged; pressed it may be anyhow. */
  readonly movable: (grip: HTMLElement) => boolean;
  /** Where it can be let go, as it is now. */
  readonly targets: (grip: HTMLElement) => readonly Target<T>[];
  readonly ontap: (grip: HTMLElement) => void;
  /** Let go over a target, or flicked towards it. */
  readonly onlet: (grip: HTMLElement, on: T) => void;
  /** Something is held, over a target or over none; `null`: it is held no more. */
  readonly ondrag?: (grip: HTMLElement | null, over: T | null) => void;
}

/** For the row around the cards; `how` is read anew at every event. */
export const gripping =
  <T>(how: Gripping<T>): Attachment<HTMLElement> =>
  (row) => {
    const hold = new Hold<HTMLElement>();
    const echo = new Echo();

    const gripAt = (target: EventTarget | null): HTMLElement | null => {
      const grip = target instanceof Element ? target.closest<HTMLElement>(how.grips) : null;
      return grip !== null && row.contains(grip) ? grip : null;
    };
    /** It was told that something is held. */
    let told = false;
    const tell = (grip: HTMLElement | null, over: T | null): void => {
      if (grip !== null || told) how.ondrag?.(grip, over);
      told = grip !== null;
    };
    const settle = (grip: HTMLElement): void => {
      grip.style.transform = '';
      delete grip.dataset['held'];
    };
    const meant = (grip: HTMLElement, what: Meant<T> | null): void => {
      // Whoever hears of it measures where the card was let go: it is put back only afterwards.
      if (what?.what === 'on') how.onlet(grip, what.on);
      else if (what?.what === 'tap') how.ontap(grip);
      settle(grip);
      tell(null, null);
    };

    const down = (event: PointerEvent): void => {
      const grip = gripAt(event.target);
      if (grip === null || event.button > 0) return;
      echo.hear(event);
      const before = hold.held?.grip;
      if (!hold.down(contactOf(event), grip)) return;
      if (before !== undefined) settle(before);
      row.setPointerCapture?.(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      const grip = hold.held?.grip;
      if (grip === undefined || !hold.holds(event.pointerId)) return;
      const by = hold.move(contactOf(event));
      if (hold.held === null) meant(grip, null);
      if (by === null || !how.movable(grip)) return;
      const sign = how.turned() ? -1 : 1;
      grip.style.transform = `translate(${sign * by.x}px, ${sign * by.y}px) scale(1.06)`;
      grip.dataset['held'] = '';
      const point = { x: event.clientX, y: event.clientY };
      tell(grip, under(point, how.targets(grip))?.on ?? null);
    };
    const up = (event: PointerEvent): void => {
      echo.hear(event);
      const grip = hold.held?.grip;
      if (grip === undefined || !hold.holds(event.pointerId)) return;
      meant(grip, hold.up(contactOf(event), how.movable(grip) ? how.targets(grip) : []));
    };
    const cancel = (event: PointerEvent): void => {
      const grip = hold.held?.grip;
      if (grip === undefined || !hold.holds(event.pointerId)) return;
      hold.cancel(event.pointerId);
      meant(grip, null);
    };
    /** A key or a screen reader presses without a finger; after a finger the click is only its echo. */
    const click = (event: MouseEvent): void => {
      const grip = gripAt(event.target);
      if (grip !== null && !echo.isOf(event)) how.ontap(grip);
    };
    const still = (event: Event): void => {
      if (event.cancelable) event.preventDefault();
    };

    row.addEventListener('pointerdown', down);
    row.addEventListener('pointermove', move);
    row.addEventListener('pointerup', up);
    row.addEventListener('pointercancel', cancel);
    // after it was lifted nothing is held any more; before, the finger is lost for good
    row.addEventListener('lostpointercapture', cancel);
    row.addEventListener('click', click);
    // no click follows a finger: it would press what has come in place of the card
    row.addEventListener('touchend', still, { passive: false });
    // no picture is dragged out, no menu opens under a long press
    row.addEventListener('dragstart', still);
    row.addEventListener('contextmenu', still);
    return () => {
      row.removeEventListener('pointerdown', down);
      row.removeEventListener('pointermove', move);
      row.removeEventListener('pointerup', up);
      row.removeEventListener('pointercancel', cancel);
      row.removeEventListener('lostpointercapture', cancel);
      row.removeEventListener('click', click);
      row.removeEventListener('touchend', still);
      row.removeEventListener('dragstart', still);
      row.removeEventListener('contextmenu', still);
    };
  };
