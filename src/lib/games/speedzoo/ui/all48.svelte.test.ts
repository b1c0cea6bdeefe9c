import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, test } from 'vitest';
import { played, setupOf } from '../../../../../tests/games/speedzooLog';
import { playersOf } from '../../../ui/players';
import { settings } from '../../../ui/settings.svelte';
import All48 from './All48.svelte';
import { asideText, countFates, filterText, shownOf } from './all48';

settings.locale = 'de';

const players = playersOf([
  { name: 'Du', kind: 'human' },
  { name: 'Eule', kind: 'strong' },
  { name: 'Igel', kind: 'normal' },
]);
const position = played(
  'o012 r3,18,26,40 26 3 40 r5,19,27,30 3@1,0E 27',
  setupOf(3, { rowOfFour: true }),
);

describe('ZO-42 all 48 with what has become of each', () => {
  test('in words', () => {
    const said = new Map(
      shownOf(position, players, { habitat: null, starred: false }).map((one) => [
        one.domino,
        one.said,
      ]),
    );
    expect([3, 18, 26, 27, 19, 48].map((domino) => said.get(domino))).toEqual([
      'Domino 3: Dschungel und Dschungel – im Zoo von Eule',
      'Domino 18: Dschungel und Streichelwiese – abgegangen',
      'Domino 26: Dschungel, ein Stern und Savanne – in der Auslage, genommen von Du',
      'Domino 27: Dschungel, ein Stern und Savanne – in der Auslage, genommen von Eule',
      'Domino 19: Savanne, ein Stern und Dschungel – in der Auslage',
      'Domino 48: Savanne und Polarwelt, 3 Sterne – noch verdeckt',
    ]);
  });

  test('counted: eight have come, one of them lies, one went off', () => {
    expect(countFates(position)).toEqual({
      hidden: 40,
      display: 6,
      zoo: 1,
      discarded: 0,
      off: 1,
    });
  });

  test('what a filter leaves in a sentence', () => {
    const told = (habitat: 'water' | null, starred: boolean): string | null => {
      const filter = { habitat, starred };
      return filterText(filter, shownOf(position, players, filter));
    };
    // 30 lies in the display.
    expect(told('water', true)).toBe('Wasserwelt mit Stern: 6 Dominos, 5 noch verdeckt.');
    // 7, 8, 9, 14, 17, 20, 28, 30…35, 37 and 42.
    expect(told('water', false)).toBe('Wasserwelt: 15 Dominos, 14 noch verdeckt.');
    // 19, 26, 27, 30 and 40 of thirty have come.
    expect(told(null, true)).toBe('Mit Stern: 30 Dominos, 25 noch verdeckt.');
    expect(told(null, false)).toBeNull();
  });

  test('ZO-40 where some were set aside it says how many will come', () => {
    expect(asideText(position)).toBeNull();
    expect(asideText(played('o0101 r3,18,26,40', setupOf(2)))).toBe(
      'Von den 44 verdeckten kommen noch 20. Die anderen sind aussortiert, welche, weiß niemand.',
    );
  });
});

// jsdom knows the element but cannot open it
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});

describe('„Alle 48“ on screen', () => {
  test('ZO-42 filters by habitat and by star; pressed again shows all of them', async () => {
    render(All48, { open: true, position, players });
    const numbers = () =>
      [...document.querySelectorAll<HTMLElement>('li[data-domino]')].map(
        ({ dataset }) => dataset['domino'],
      );
    expect(numbers()).toHaveLength(48);
    const water = screen.getByRole('button', { name: 'Wasserwelt' });
    await fireEvent.click(water);
    await fireEvent.click(screen.getByRole('button', { name: 'nur mit Stern' }));
    expect(numbers()).toEqual(['30', '31', '32', '33', '34', '35']);
    expect(water).toHaveAttribute('aria-pressed', 'true');
    await fireEvent.click(water);
    expect(numbers()).toHaveLength(30);
  });
});
