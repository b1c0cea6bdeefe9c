import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import { played, setupOf } from '../../../../../tests/games/speedzooLog';
import { settings } from '../../../ui/settings.svelte';
import type { Laid, Options, Wish, Zoo } from '../position';
import { countOf } from '../score';
import type { Point } from '../zoo';
import Visitors from './Visitors.svelte';
import { additionsOf, enclosureRows, missingRows } from './visitors';

settings.locale = 'de';

const RULES: Options = {
  size: 5,
  middle: true,
  full: true,
  season: false,
  rowOfFour: false,
  wishes: true,
  solo: null,
};
const laid = (...places: readonly [number, number, number, Laid['dir']][]): Zoo => ({
  laid: places.map(([domino, x, y, dir]) => ({ domino, x, y, dir })),
  discarded: [],
});
// Jungle 1★ and savanna to the right; two jungles below the first, so that they hang together; water to the left.
const ZOO = laid([26, 1, 0, 'E'], [3, 1, 1, 'S'], [7, -1, 0, 'W']);
const WISHES: readonly Wish[] = ['welcome', 'quiet'];

const rows = (zoo: Zoo) =>
  enclosureRows(countOf(zoo, RULES, WISHES)).map(({ said, visitors }) => [said, visitors]);
const additions = (zoo: Zoo, options: Partial<Options> = {}, goal = null) => {
  const rules = { ...RULES, ...options };
  return additionsOf(zoo, countOf(zoo, rules, WISHES), rules, goal).map(
    ({ name, state, value, is }) => [name, state, value, is],
  );
};

describe('ZO-18 the arithmetic of every enclosure, what brings most first', () => {
  test('fields × stars, also where that is nought', () => {
    expect(rows(ZOO)).toEqual([
      ['Dschungel: 3 Felder × 1 Stern = 3 Besucher', 3],
      ['Wasserwelt: 2 Felder × 0 Sterne = 0 Besucher', 0],
      ['Savanne: 1 Feld × 0 Sterne = 0 Besucher', 0],
    ]);
  });

  test.each([
    // The gate alone lacks two in every direction.
    [{ left: 0, right: 0, top: 0, bottom: 0 }, 5, 8],
    [{ left: -2, right: 2, top: 0, bottom: 2 }, 5, 2],
    [{ left: -3, right: 3, top: -3, bottom: 2 }, 7, 1],
  ])('rows and columns that the middle lacks: %j of %i: %i', (box, size, missing) => {
    expect(missingRows(box, size)).toBe(missing);
  });
});

describe('ZO-22 ZO-24 ZO-28 what may be added', () => {
  test('on the way', () => {
    // From −2 to 2 across, from 0 to 2 down: two rows above are missing. Six fields and the gate lie.
    expect(additions(ZOO)).toEqual([
      ['Tor in der Mitte', 'noch 2 Reihen', '+10', 'open'],
      ['Voller Zoo', '7 von 25', '+5', 'open'],
      // One star beside the gate, three visitors each.
      ['Willkommen', '1 × 3', '3', 'counted'],
      ['Ruhezone', '0 × 5', '0', 'open'],
    ]);
  });

  test('reached, out of reach, given up', () => {
    const middle = { ...ZOO, laid: [...ZOO.laid, { domino: 4, x: 0, y: -1, dir: 'N' as const }] };
    expect(additions(middle)[0]).toEqual(['Tor in der Mitte', 'geschafft', '+10', 'counted']);
    const beyond = laid([26, 1, 0, 'E'], [13, 3, 0, 'E']);
    expect(additions(beyond)[0]).toEqual(['Tor in der Mitte', 'verpasst', '0', 'lost']);
    const given = { ...ZOO, discarded: [12, 48] };
    expect(additions(given)[1]).toEqual(['Voller Zoo', '2 abgegeben', '0', 'lost']);
  });

  test('only what counts in this match', () => {
    expect(additions(ZOO, { middle: false, full: false }).map(([name]) => name)).toEqual([
      'Willkommen',
      'Ruhezone',
    ]);
  });
});

describe('„Deine Besucher“ on screen', () => {
  const shown = (props: object = {}) => {
    const onlit = vi.fn<(points: readonly Point[]) => void>();
    const { position } = { position: played('r3,18,26,40 26 26@1,0E', setupOf(1)) };
    render(Visitors, {
      zoo: position.zoos[0] ?? ZOO,
      options: position.options,
      wishes: [],
      colour: 0,
      gain: null,
      open: true,
      onlit,
      ...props,
    });
    return onlit;
  };
  const lit = (onlit: ReturnType<typeof shown>) =>
    onlit.mock.lastCall?.[0].map(({ x, y }) => `${x},${y}`);

  test('ZO-18 pointing at a row lights its enclosure up, and the keys do as well', async () => {
    const onlit = shown();
    const row = screen.getByRole('button', { name: 'Savanne: 1 Feld × 0 Sterne = 0 Besucher' });
    await fireEvent.pointerEnter(row);
    expect(lit(onlit)).toEqual(['2,0']);
    await fireEvent.pointerLeave(row, { pointerType: 'mouse' });
    expect(lit(onlit)).toEqual([]);
    screen.getByRole('button', { name: 'Dschungel: 1 Feld × 1 Stern = 1 Besucher' }).focus();
    expect(lit(onlit)).toEqual(['1,0']);
  });

  test('ZO-37 the goal of a mission and how far it is', () => {
    shown({ goal: { text: 'Bau ein Nachthaus', progress: '2 von 4', met: false } });
    expect(screen.getByText('Bau ein Nachthaus')).toBeInTheDocument();
    expect(screen.getByText('2 von 4')).toBeInTheDocument();
  });

  test('opens and closes by its head, unless there is room for all of it', async () => {
    shown({ open: false });
    const head = screen.getByRole('button', { name: /Deine Besucher/ });
    expect(head).toHaveAttribute('aria-expanded', 'false');
    await fireEvent.click(head);
    expect(screen.getByText('Tor in der Mitte')).toBeInTheDocument();
  });
});
