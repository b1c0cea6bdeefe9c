/** Where a note lies that points at something on the screen. Pure arithmetic, in pixels of the window. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Placed {
  readonly left: number;
  readonly top: number;
  /** Whether the note lies above what it points at; its tip is then at its lower edge. */
  readonly above: boolean;
  /** Middle of the tip, from the left edge of the note. */
  readonly tip: number;
}

/** Between the note and what it points at: room for the tip. */
const GAP = 11;
const EDGE = 8;
/** The tip stays off the round corners. */
const CORNER = 20;

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** The upper edge of the screen, as a part of it. */
export const upperEdge = (width: number): Box => ({ left: 0, top: 0, width, height: 0 });

/** Over a part of the screen that it may cover, from its upper edge; nothing is pointed at. */
export const laidOver = (part: Box, note: Size, screen: Size): Placed => ({
  left: within(
    part.left + (part.width - note.width) / 2,
    EDGE,
    Math.max(EDGE, screen.width - EDGE - note.width),
  ),
  top: within(part.top, EDGE, Math.max(EDGE, screen.height - EDGE - note.height)),
  above: false,
  tip: CORNER,
});

/**
 * Above the target where there is room, else below, else where there is more of it; always wholly on the screen,
 * as near to the middle of the target as that allows.
 */
export const placed = (target: Box, note: Size, screen: Size): Placed => {
  const middle = target.left + target.width / 2;
  const left = within(middle - note.width / 2, EDGE, screen.width - EDGE - note.width);
  const roomAbove = target.top - GAP - EDGE;
  const roomBelow = screen.height - target.top - target.height - GAP - EDGE;
  const above = roomAbove >= note.height || (roomBelow < note.height && roomAbove >= roomBelow);
  const wanted = above ? target.top - GAP - note.height : target.top + target.height + GAP;
  return {
    left,
    top: within(wanted, EDGE, Math.max(EDGE, screen.height - EDGE - note.height)),
    above,
    tip: within(middle - left, CORNER, Math.max(CORNER, note.width - CORNER)),
  };
};
