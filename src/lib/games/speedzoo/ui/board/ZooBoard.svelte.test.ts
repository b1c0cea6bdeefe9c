import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASK_MS } from '../../../../ui/asking';
import type { Direction, Laid } from '../../position';
import { WHEEL_MS } from './pointing';
import ZooBoard from './ZooBoard.svelte';

const at = (x: number, y: number, dir: Direction): Laid => ({ domino: 27, x, y, dir });
const spot = (x: number, y: number, dir: Direction, now = true) => ({ laid: at(x, y, dir), now });

/** Right of the gate jungle with a star and savanna, of domino 26: the ground reaches from −2 to 4 and from −2 to 2. */
const ZOO = { laid: [{ domino: 26, x: 1, y: 0, dir: 'E' as const }], discarded: [] };
/** Two that overlap in the field 1, 1 with joints at 100, 150 and 200, 150, and one that stands upright. */
const SPOTS = [spot(0, 1, 'E'), spot(1, 1, 'E'), spot(3, 0, 'S', false)];

const setUp = (change: Record<string, unknown> = {}) => {
  const told = {
    onspot: vi.fn(),
    onprovisional: vi.fn(),
    onhover: vi.fn(),
    onturn: vi.fn(),
    onask: vi.fn(),
    onleave: vi.fn(),
  };
  const props = {
    zoo: ZOO,
    size: 5,
    colour: 0,
    name: 'Dein Zoo',
    spots: SPOTS,
    ...told,
    ...change,
  };
  const view = render(ZooBoard, props);
  const ground = view.container.querySelector<HTMLElement>('.ground');
  if (ground === null) throw new Error('no ground');
  // as large as its drawing (728 × 528), so that a point of the window is one of the drawing moved by 214, 214
  ground.getBoundingClientRect = () => new DOMRect(0, 0, 728, 528);
  return { ...view, ...told, ground, props };
};
const inWindow = (x: number, y: number) => ({ clientX: x + 214, clientY: y + 214 });

/** jsdom has no PointerEvent with a kind of pointer: a mouse event that carries one does. */
const fire = (
  element: Element,
  type: string,
  [x, y]: readonly [number, number],
  more: { pointerType?: 'touch' | 'mouse'; button?: number; detail?: number } = {},
): Event => {
  const { pointerType = 'touch', ...init } = more;
  const event = new MouseEvent(type, {
    ...inWindow(x, y),
    ...init,
    bubbles: true,
    cancelable: true,
  });
  Object.assign(event, { pointerType, isPrimary: true });
  element.dispatchEvent(event);
  return event;
};
const places = () =>
  within(screen.getByRole('group', { name: 'Freie Plätze' })).getAllByRole('button');
const labels = (buttons: readonly HTMLElement[]) =>
  buttons.map((button) => button.getAttribute('aria-label'));
const spotButton = (container: Element, key: string): HTMLElement => {
  const button = container.querySelector<HTMLElement>(`button[data-spot="${key}"]`);
  if (button === null) throw new Error(`no spot ${key}`);
  return button;
};

describe('ZO-12 frames where the domino fits', () => {
  it('each place is a button that says where it lies', () => {
    setUp();
    expect(labels(places())).toEqual([
      'Spalte 0, Reihe 1, nach rechts',
      'Spalte 1, Reihe 1, nach rechts',
      'Spalte 3, Reihe 0, nach unten',
    ]);
  });

  it('or what the screen calls it', () => {
    setUp({ spots: [spot(0, -1, 'E')], spotName: ({ y }: Laid) => `Savanne wächst, Reihe ${y}` });
    expect(labels(places())).toEqual(['Savanne wächst, Reihe -1']);
  });

  it('solid where it fits as it is turned, dashed after turning, one for two fields', () => {
    const { container } = setUp({ spots: [...SPOTS, spot(1, 1, 'W', false)] });
    const now = [...container.querySelectorAll('button[data-spot]')].map((button) => [
      button.getAttribute('data-spot'),
      button.getAttribute('data-now'),
    ]);
    expect(now).toEqual([
      ['0,1,E', 'true'],
      ['1,1,E', 'true'],
      ['3,0,S', 'false'],
    ]);
    expect(container.querySelectorAll('.frame')).toHaveLength(3);
    expect(container.querySelectorAll('.frame.now')).toHaveLength(2);
    expect(container.querySelectorAll('.disc.now')).toHaveLength(2);
  });

  it('without a domino in hand there are none', () => {
    setUp({ spots: [] });
    expect(screen.queryByRole('group', { name: 'Freie Plätze' })).toBeNull();
  });
});

describe('ZO-14 pressing a place', () => {
  it.each([
    [140, 150, '0,1,E'],
    [160, 150, '1,1,E'],
    [20, 150, '0,1,E'],
    [340, 60, '3,0,S'],
  ])(
    'a tap at %d, %d means the place with the nearest joint, whatever lies on top',
    (x, y, key) => {
      const { container, onspot } = setUp();
      for (const other of ['0,1,E', '1,1,E']) {
        fire(spotButton(container, other), 'click', [x, y], { detail: 1 });
        expect(onspot).toHaveBeenLastCalledWith(
          SPOTS.find(({ laid }) => `${laid.x},${laid.y},${laid.dir}` === key)?.laid,
        );
      }
    },
  );

  it('a tap on a field or on free ground beside means nothing', () => {
    const { ground, onspot, onprovisional } = setUp();
    fire(ground, 'click', [150, 50], { detail: 1 });
    fire(ground, 'click', [-150, -150], { detail: 1 });
    expect(onspot).not.toHaveBeenCalled();
    expect(onprovisional).not.toHaveBeenCalled();
  });

  it('Enter presses the place that has the focus', async () => {
    const { container, onspot } = setUp();
    spotButton(container, '1,1,E').focus();
    await userEvent.setup().keyboard('{Enter}');
    expect(onspot.mock.calls).toEqual([[at(1, 1, 'E')]]);
  });

  it('the domino that lies is turned when it is tapped again, also where another place overlaps it', () => {
    const { ground, onprovisional, onspot } = setUp({
      provisional: { laid: at(0, 1, 'E'), gain: 8 },
      spots: [SPOTS[1]],
    });
    fire(ground, 'click', [170, 150], { detail: 1 });
    expect(onprovisional).toHaveBeenCalledTimes(1);
    fire(ground, 'click', [190, 150], { detail: 1 });
    expect(onprovisional).toHaveBeenCalledTimes(1);
    expect(onspot.mock.calls).toEqual([[at(1, 1, 'E')]]);
  });

  it('it says that it lies, and what it brings', () => {
    const { container } = setUp({ provisional: { laid: at(0, 1, 'E'), gain: 8 }, spots: [] });
    expect(labels(places())).toEqual(['Liegt vorläufig: Spalte 0, Reihe 1, nach rechts']);
    expect(container.querySelector('[data-lifted]')).toHaveAttribute('data-lifted', 'lies');
    expect(screen.getByText('+8')).toBeVisible();
  });

  it.each([
    ['sends it', { onsend: vi.fn() }, 'onsend'],
    ['turns it where there is nothing to send', { onsend: undefined }, 'onprovisional'],
  ] as const)('Enter on it %s', async (_, change, called) => {
    const { container, props } = setUp({
      ...change,
      provisional: { laid: at(0, 1, 'E'), gain: 0 },
    });
    container.querySelector<HTMLElement>('button[data-lies]')?.focus();
    await userEvent.setup().keyboard('{Enter}');
    expect((props as Record<string, unknown>)[called]).toHaveBeenCalledTimes(1);
  });
});

describe('ZO-15 turning', () => {
  it('by the right button of the mouse, without a menu of the browser', () => {
    const { ground, onturn } = setUp();
    fire(ground, 'pointerdown', [0, 0], { pointerType: 'mouse', button: 2 });
    expect(fire(ground, 'contextmenu', [0, 0]).defaultPrevented).toBe(true);
    expect(onturn).toHaveBeenCalledTimes(1);
  });

  it('not by a finger that stays, though the browser asks for a menu', () => {
    const { ground, onturn } = setUp();
    fire(ground, 'pointerdown', [0, 0]);
    fire(ground, 'contextmenu', [0, 0]);
    expect(onturn).not.toHaveBeenCalled();
  });

  it('the menu stays where nothing can be turned', () => {
    const { ground } = setUp({ onturn: undefined });
    fire(ground, 'pointerdown', [0, 0], { pointerType: 'mouse', button: 2 });
    expect(fire(ground, 'contextmenu', [0, 0]).defaultPrevented).toBe(false);
  });

  const wheel = (element: Element, timeStamp: number, shiftKey: boolean): WheelEvent => {
    const event = new WheelEvent('wheel', {
      deltaY: 100,
      shiftKey,
      bubbles: true,
      cancelable: true,
    });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    element.dispatchEvent(event);
    return event;
  };
  it('by the wheel with Shift, once for each time it is moved', () => {
    const { ground, onturn } = setUp();
    expect(wheel(ground, 1000, true).defaultPrevented).toBe(true);
    wheel(ground, 1000 + WHEEL_MS - 1, true);
    expect(onturn).toHaveBeenCalledTimes(1);
    wheel(ground, 1000 + WHEEL_MS, true);
    expect(onturn).toHaveBeenCalledTimes(2);
  });

  it('without Shift the wheel scrolls', () => {
    const { ground, onturn } = setUp();
    expect(wheel(ground, 1000, false).defaultPrevented).toBe(false);
    expect(onturn).not.toHaveBeenCalled();
  });
});

describe('ZO-13 the domino under the mouse', () => {
  it('free ground is told once, fields are none', () => {
    const { ground, onhover } = setUp();
    const move = (x: number, y: number) =>
      fire(ground, 'pointermove', [x, y], { pointerType: 'mouse' });
    move(20, 120);
    move(80, 180);
    move(150, 50);
    move(150, 150);
    fire(ground, 'pointerleave', [0, 0], { pointerType: 'mouse' });
    expect(onhover.mock.calls).toEqual([[{ x: 0, y: 1 }], [null], [{ x: 1, y: 1 }], [null]]);
  });

  it('a finger hovers over nothing', () => {
    const { ground, onhover } = setUp();
    fire(ground, 'pointermove', [20, 120]);
    expect(onhover).not.toHaveBeenCalled();
  });

  it('green with its gain where it fits', () => {
    const { container } = setUp({ ghost: { laid: at(0, 1, 'E'), gain: 3, reason: null } });
    expect(container.querySelector('[data-lifted="fits"]')).not.toBeNull();
    expect(screen.getByText('+3')).toBeVisible();
  });

  it('grey with the reason where it does not', () => {
    const { container } = setUp({
      ghost: { laid: at(-2, 2, 'E'), gain: null, reason: 'Nichts grenzt daran.' },
    });
    expect(container.querySelector('[data-lifted="misfits"]')).not.toBeNull();
    expect(screen.getByText('Nichts grenzt daran.')).toBeVisible();
  });
});

describe('C-29 asking about a field', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ZO-41 a finger that stays asks, and what it then lets go is no tap', () => {
    const { ground, onask, onspot } = setUp({ spots: [spot(1, 0, 'E')] });
    fire(ground, 'pointerdown', [250, 50]);
    vi.advanceTimersByTime(ASK_MS);
    fire(ground, 'pointerup', [250, 50]);
    fire(ground, 'click', [250, 50], { detail: 1 });
    expect(onask.mock.calls).toEqual([
      [
        { field: { x: 2, y: 0, domino: 26, habitat: 'savanna', stars: 0 } },
        'hand',
        { left: 414, top: 214, width: 100, height: 100 },
      ],
    ]);
    expect(onspot).not.toHaveBeenCalled();
  });

  it('the gate is one, too; free ground is not, and is tapped as ever', () => {
    const { ground, onask, onspot } = setUp();
    fire(ground, 'pointerdown', [50, 50]);
    vi.advanceTimersByTime(ASK_MS);
    expect(onask).toHaveBeenLastCalledWith({ gate: true }, 'hand', expect.anything());
    fire(ground, 'pointerdown', [20, 150]);
    vi.advanceTimersByTime(ASK_MS);
    fire(ground, 'click', [20, 150], { detail: 1 });
    expect(onask).toHaveBeenCalledTimes(1);
    expect(onspot).toHaveBeenCalledTimes(1);
  });
});

describe('the zoo by keys and for screen readers', () => {
  it('names its fields', () => {
    setUp();
    const fields = within(screen.getByRole('group', { name: 'Felder des Zoos' }));
    expect(labels(fields.getAllByRole('button'))).toEqual([
      'Tor, Spalte 0, Reihe 0',
      'Spalte 1, Reihe 0: Dschungel, ein Stern, Domino 26',
      'Spalte 2, Reihe 0: Savanne, Domino 26',
    ]);
    expect(screen.getByRole('group', { name: 'Dein Zoo' })).toBeVisible();
  });

  it.each(['{Enter}', 'i'])('%s asks about the field that has the focus', async (key) => {
    const { onask } = setUp();
    screen.getByRole('button', { name: 'Spalte 2, Reihe 0: Savanne, Domino 26' }).focus();
    await userEvent.setup().keyboard(key);
    expect(onask).toHaveBeenCalledWith(
      { field: { x: 2, y: 0, domino: 26, habitat: 'savanna', stars: 0 } },
      'key',
      expect.anything(),
    );
  });

  it('the tab key stops once at the places and once at the fields', async () => {
    setUp();
    const user = userEvent.setup();
    const stops: (string | null)[] = [];
    for (let i = 0; i < 3; i++) {
      await user.tab();
      stops.push(document.activeElement?.getAttribute('aria-label') ?? null);
    }
    expect(stops).toEqual(['Spalte 0, Reihe 1, nach rechts', 'Tor, Spalte 0, Reihe 0', null]);
  });

  it('arrow keys go to the nearest place in their direction, and the tab key comes back there', async () => {
    const { container } = setUp();
    const user = userEvent.setup();
    await user.tab();
    const focused = () => document.activeElement?.getAttribute('data-spot');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('1,1,E');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('3,0,S');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('3,0,S');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('1,1,E');
    await user.tab();
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(spotButton(container, '1,1,E'));
  });

  it('the focus stays with the domino that is laid there and then turned', async () => {
    const { container, props, rerender } = setUp();
    spotButton(container, '0,1,E').focus();
    await rerender({ ...props, provisional: { laid: at(0, 1, 'E'), gain: 8 } });
    expect(document.activeElement).toHaveAttribute('data-lies', '0,1,E');
    await rerender({ ...props, spots: [], provisional: { laid: at(0, 1, 'S'), gain: 8 } });
    expect(document.activeElement).toHaveAttribute('data-lies', '0,1,S');
  });

  it('can be sent to the first place from outside', () => {
    const { component } = setUp();
    expect(component.focusPlace()).toBe(true);
    expect(document.activeElement).toHaveAttribute('data-spot', '0,1,E');
  });
});

describe('ZO-23 the square of the middle', () => {
  it.each([
    ['open', 'Mitte +10'],
    ['done', 'Mitte +10'],
    ['lost', 'Mitte +10 Mitte verpasst'],
  ] as const)('%s: %s', (middle, text) => {
    const { container } = setUp({ middle });
    expect(container.querySelector('[data-middle]')).toHaveClass('middle', middle);
    const tag = container.querySelector('.tags .middle');
    expect(tag).toHaveTextContent(text);
    expect(tag).toHaveClass(middle);
    expect(container.querySelectorAll('.tags svg')).toHaveLength(middle === 'open' ? 0 : 1);
    expect(container.querySelectorAll('.tags s')).toHaveLength(middle === 'lost' ? 1 : 0);
  });

  it('is not there where the variant is not played', () => {
    const { container } = setUp();
    expect(container.querySelector('[data-middle]')).toBeNull();
  });
});

describe('ZO-18 an enclosure lights up', () => {
  const LIT = [{ x: 1, y: 0 }];

  it('with an outline, everything else as it is', () => {
    const { container } = setUp({ lit: LIT });
    expect(container.querySelector('.lit')).toHaveAttribute('data-lit', '1');
    expect(container.querySelectorAll('.back')).toHaveLength(0);
  });

  it('ZO-19 or the gate and the other field step back, and its sum is written beside it', () => {
    const { container } = setUp({ lit: LIT, dim: true, note: '1 × 1 = 1' });
    expect(container.querySelectorAll('.back')).toHaveLength(2);
    expect(screen.getByText('1 × 1 = 1')).toBeVisible();
  });
});

describe('the ground', () => {
  it.each([
    [false, '7', '5'],
    [true, '3', '1'],
  ])('bare: %j, it is %s wide and %s high', (bare, columns, rows) => {
    const { ground } = setUp({ bare });
    expect([ground.dataset['columns'], ground.dataset['rows']]).toEqual([columns, rows]);
  });

  it('every field shows its habitat and stars once', () => {
    const { container } = setUp();
    const shown = [...container.querySelectorAll('[data-habitat]')].map((field) => [
      field.getAttribute('data-habitat'),
      field.getAttribute('data-stars'),
    ]);
    expect(shown).toEqual([
      ['jungle', '1'],
      ['savanna', '0'],
    ]);
  });

  it('its fields are no buttons where nobody answers', () => {
    setUp({ onask: undefined });
    expect(screen.queryByRole('group', { name: 'Felder des Zoos' })).toBeNull();
  });
});
