/** Elements that glide from where they were to where a change of the page has put them. */
import { EASE_OUT } from './curves';
import type { Box } from './place';

const ID = 'glide';
/** Less than this nobody sees. */
const STILL = 0.5;

/** Where every element of the kind is; ask before the page changes. The key stands in `data-<kind>`. */
export const places = (root: ParentNode | undefined, kind: string): ReadonlyMap<string, Box> =>
  new Map(
    [...(root?.querySelectorAll<HTMLElement>(`[data-${kind}]`) ?? [])].map((element) => [
      element.dataset[kind] ?? '',
      element.getBoundingClientRect(),
    ]),
  );

/** How a box has to be moved and scaled about the middle of its upper edge to lie where another one is. */
export const moved = (
  from: Box,
  to: Box,
): { readonly x: number; readonly y: number; readonly scale: number } => ({
  x: from.left + from.width / 2 - (to.left + to.width / 2),
  y: from.top - to.top,
  scale: to.width > 0 ? from.width / to.width : 1,
});

/** Lets all elements of the kind glide there from `before`; one that is on its way goes on from where it is seen. */
export const glide = (
  root: ParentNode | undefined,
  kind: string,
  before: ReadonlyMap<string, Box>,
  duration: number,
): void => {
  for (const element of root?.querySelectorAll<HTMLElement>(`[data-${kind}]`) ?? []) {
    if (typeof element.animate !== 'function') return;
    for (const animation of element.getAnimations()) if (animation.id === ID) animation.cancel();
    const from = before.get(element.dataset[kind] ?? '');
    if (from === undefined || duration === 0) continue;
    const { x, y, scale } = moved(from, element.getBoundingClientRect());
    if (Math.hypot(x, y) < STILL && Math.abs(scale - 1) < 0.01) continue;
    element.animate(
      [
        {
          transformOrigin: '50% 0',
          transform: `translate(${x}px, ${y}px) scale(${scale})`,
        },
        { transformOrigin: '50% 0', transform: 'none' },
      ],
      { id: ID, duration, easing: EASE_OUT },
    );
  }
};
