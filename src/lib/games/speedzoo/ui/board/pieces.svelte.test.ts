import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Direction } from '../../position';
import DominoPicture from './DominoPicture.svelte';
import HabitatPicture from './HabitatPicture.svelte';
import Keeper from './Keeper.svelte';
import MiniZoo from './MiniZoo.svelte';
import StarRow from './StarRow.svelte';

const used = (container: Element) =>
  [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1]);

describe('ZO-01 a domino', () => {
  /** 26: half a jungle with a star, half b savanna. */
  it.each<[Direction, readonly string[], string]>([
    ['E', ['jungle', 'savanna'], 'translate(100 0)'],
    ['S', ['jungle', 'savanna'], 'translate(0 100)'],
    ['W', ['savanna', 'jungle'], 'translate(100 0)'],
    ['N', ['savanna', 'jungle'], 'translate(0 100)'],
  ])('turned to %s shows %j, from top left', (dir, habitats, second) => {
    const { container } = render(DominoPicture, { domino: 26, dir });
    const halves = [...container.querySelectorAll('[data-habitat]')];
    expect(halves.map((half) => half.getAttribute('data-habitat'))).toEqual(habitats);
    expect(halves[1]).toHaveAttribute('transform', second);
  });

  it.each([
    [true, ['26']],
    [false, []],
  ])('numbered: %j', (numbered, texts) => {
    const { container } = render(DominoPicture, { domino: 26, numbered });
    expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(texts);
  });
});

describe('a field', () => {
  it.each([
    [0, ['ground-polar', 'second-polar']],
    [1, ['ground-polar', 'first-polar', 'stars-1']],
    [3, ['ground-polar', 'first-polar', 'stars-3']],
  ])('with %d stars shows %j', (stars, pieces) => {
    const { container } = render(HabitatPicture, { habitat: 'polar', stars });
    expect(used(container)).toEqual(pieces);
  });
});

it('ZO-03 a keeper has the colour and the symbol of its seat', () => {
  const { container } = render(Keeper, { colour: 2 });
  expect(container.querySelector('svg')).toHaveClass('s2');
  expect(container.querySelector('.symbol')?.getAttribute('d')).toMatch(/^M10 1\.2l2\.6 5\.6/);
});

describe('a miniature', () => {
  /** Three wide and one high: one field left free on its left and right, two above and below. */
  const ZOO = { laid: [{ domino: 48, x: 1, y: 0, dir: 'E' as const }], discarded: [] };

  it('shows grounds and stars in the middle of its ground', () => {
    const { container } = render(MiniZoo, { zoo: ZOO, size: 5, colour: 1 });
    expect(used(container)).toEqual(['small-gate', 'small-savanna', 'small-polar']);
    expect(container.querySelectorAll('circle')).toHaveLength(2 * 3);
    expect(container.querySelector('svg')).toHaveAttribute('viewBox', '-21 -41 102 102');
  });
});

it.each([
  [0, 0],
  [2, 2],
  [3, 3],
])('%d of three stars are filled %d times', (count, filled) => {
  const { container } = render(StarRow, { count, of: 3 });
  expect(container.querySelectorAll('svg')).toHaveLength(3);
  expect(container.querySelectorAll('.won')).toHaveLength(filled);
});
