/**
 * Fingers on the cards of one player: a tap, a flick towards a pile, a drag onto it. Pure arithmetic on contacts in
 * pixels of the window; `gripping.ts` hears them. One finger at a time holds a card. A second one of the same player is
 * nobody's, so it can never take the card that is held, and a palm holds nothing. Another player has another `Hold`.
 */
import type { Box } from '../../../../ui/place';

/** Pixels a finger may tremble, and it is still a tap. */
export const TAP_PX = 10;
/** A hasty tap may slip so far. */
export const SLIP_PX = 24;
/** Milliseconds in which a stroke is a flick; a slower one is a drag and counts where it ends. */
export const FLICK_MS = 300;
/** A contact as large as this is a palm. */
export const PALM_PX = 72;
/** A finger that has lain still for so long rests: it plays nothing, and another one may take over. */
export const REST_MS = 700;
/** How far beside a pile a card may be let go. */
const NEAR_PX = 22;
/** A flick means a target up to this far beside its direction, in degrees. */
const CONE = 60;
/** A target on which the card fits is meant rather than one on which it does not. */
const LIKED = 20;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A touch, pen or mouse at one moment. */
export interface Contact extends Point {
  readonly id: number;
  /** Milliseconds of any clock. */
  readonly t: number;
  /** How large it lies on the glass; 0 or 1 where that is not known. */
  readonly width: number;
  readonly height: number;
}

/** Where something can be let go. */
export interface Target<T> {
  readonly on: T;
  readonly box: Box;
  /** It fits there. */
  readonly fits: boolean;
}

/** What was meant when a finger has let go. */
export type Meant<T> =
  { readonly what: 'tap' } | { readonly what: 'on'; readonly on: T } | { readonly what: 'nothing' };

const middle = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

const within = ({ left, top, width, height }: Box, { x, y }: Point): boolean =>
  x >= left - NEAR_PX &&
  x <= left + width + NEAR_PX &&
  y >= top - NEAR_PX &&
  y <= top + height + NEAR_PX;

const apart = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The target under a point; of two the one whose middle is nearer. */
export const under = <T>(point: Point, targets: readonly Target<T>[]): Target<T> | null =>
  targets
    .filter(({ box }) => within(box, point))
    .sort((a, b) => apart(middle(a.box), point) - apart(middle(b.box), point))[0] ?? null;

/** Degrees between two directions, 0…180. */
const angle = (a: Point, b: Point): number => {
  const cross = a.x * b.y - a.y * b.x;
  const dot = a.x * b.x + a.y * b.y;
  return (Math.abs(Math.atan2(cross, dot)) * 180) / Math.PI;
};

/** The target that a stroke goes towards, one that fits rather than another; `null`: none. */
export const towards = <T>(
  from: Point,
  to: Point,
  targets: readonly Target<T>[],
): Target<T> | null => {
  const stroke = { x: to.x - from.x, y: to.y - from.y };
  const beside = targets.map((target) => {
    const goal = middle(target.box);
    return { target, by: angle(stroke, { x: goal.x - from.x, y: goal.y - from.y }) };
  });
  const weight = (one: (typeof beside)[number]): number => one.by - (one.target.fits ? LIKED : 0);
  return (
    beside.filter(({ by }) => by <= CONE).sort((a, b) => weight(a) - weight(b))[0]?.target ?? null
  );
};

export const isPalm = ({ width, height }: Contact): boolean => Math.max(width, height) >= PALM_PX;

interface Held<G> {
  readonly grip: G;
  readonly start: Contact;
  /** It has left its place: no tap any more. */
  readonly moving: boolean;
}

/** What one player's fingers hold. `G`: what can be held, `T`: where it can be let go. */
export class Hold<G> {
  #held: Held<G> | null = null;

  /** What is held, and whether it follows the finger. */
  get held(): { readonly grip: G; readonly moving: boolean } | null {
    return this.#held;
  }

  /** Whether this contact is the one that holds. */
  holds(id: number): boolean {
    return this.#held?.start.id === id;
  }

  /** A finger comes down on something. `false`: it does not count. */
  down(contact: Contact, grip: G): boolean {
    if (isPalm(contact)) return false;
    // The same contact again: that it was lifted has never been told.
    if (this.#held !== null && !this.holds(contact.id) && !this.#rests(contact.t)) return false;
    this.#held = { grip, start: contact, moving: false };
    return true;
  }

  /** It has moved; returns how far the held thing has to be shifted, `null` while it stays. */
  move(contact: Contact): Point | null {
    if (this.#held === null || !this.holds(contact.id)) return null;
    if (isPalm(contact)) {
      this.#held = null;
      return null;
    }
    const { start } = this.#held;
    if (apart(start, contact) > TAP_PX) this.#held = { ...this.#held, moving: true };
    return this.#held.moving ? { x: contact.x - start.x, y: contact.y - start.y } : null;
  }

  /** It is lifted; `null`: it was not the one that held anything. */
  up<T>(contact: Contact, targets: readonly Target<T>[]): Meant<T> | null {
    if (this.#held === null || !this.holds(contact.id)) return null;
    const { start, moving } = this.#held;
    const rested = this.#rests(contact.t);
    this.#held = null;
    if (!moving && !(apart(start, contact) > TAP_PX))
      return rested ? { what: 'nothing' } : { what: 'tap' };
    const quick = contact.t - start.t <= FLICK_MS;
    const target = under(contact, targets) ?? (quick ? towards(start, contact, targets) : null);
    const slipped = quick && apart(start, contact) < SLIP_PX;
    if (slipped && target?.fits !== true) return { what: 'tap' };
    return target === null ? { what: 'nothing' } : { what: 'on', on: target.on };
  }

  /** The contact was taken away (a system gesture, a lost window). */
  cancel(id: number): void {
    if (this.holds(id)) this.#held = null;
  }

  #rests(now: number): boolean {
    return this.#held !== null && !this.#held.moving && now - this.#held.start.t > REST_MS;
  }
}
