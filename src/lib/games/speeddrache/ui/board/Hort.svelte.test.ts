import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import Hort from './Hort.svelte';

const path = (cards: string) =>
  cards
    .split(' ')
    .filter(Boolean)
    .map((card) => ({ card, lying: 0 }));
const TWENTY_TWO = 'T1 T2 T3 T4 T5 T5 T7 T7 T9 T11 T17 H1 H1 H2 H2 H3 H3 H3 H4 H4 H5 H5';

const setUp = (cards: string, stack: string) => {
  const onask = vi.fn<(about: unknown, how: string, box: unknown) => void>();
  const props = { path: path(cards), stack: stack.split(' ').filter(Boolean), onask };
  return { ...render(Hort, props), onask };
};
const panel = () => screen.getByRole('region', { name: 'Hort' });

describe('DR-21 the panel of risk', () => {
  it('says the risk first, then out of how many cards', () => {
    const { container } = setUp('T13 H1 T11 R3 T15 H2 T14', TWENTY_TWO);
    expect(screen.getByRole('button', { name: /^Risiko 18\s%: 4 von 22 Karten$/ })).toBeVisible();
    expect(panel()).toHaveClass('middle');
    const full = [...container.querySelectorAll<HTMLElement>('.meter i')].map((peg) =>
      peg.style.getPropertyValue('--full'),
    );
    expect(full).toEqual(['100%', '82%', ...Array.from({ length: 8 }, () => '0%')]);
    // the first mark has been reached, the second not
    expect(container.querySelectorAll('.meter svg.reached')).toHaveLength(1);
  });

  it('names the five kinds, open ones first, and how many of each are to come', () => {
    setUp('T13 H2 T4 H1', TWENTY_TWO);
    const kinds = within(screen.getByRole('list')).getAllByRole('button');
    expect(kinds.map((kind) => [kind.getAttribute('aria-label'), kind.textContent.trim()])).toEqual(
      [
        ['Steinschlag: liegt offen, noch 2 im Stapel', '2'],
        ['Fledermäuse: liegt offen, noch 2 im Stapel', '2'],
        ['Giftschwaden: noch 3 im Stapel', '3'],
        ['Feuerhauch: noch 2 im Stapel', '2'],
        ['Spinnen: noch 2 im Stapel', '2'],
      ],
    );
  });

  it.each([
    ['T13', 'T1 H1', 'low', 'Noch liegt keine Gefahr offen: Die nächste Karte ist sicher.'],
    [
      'H1 H2',
      TWENTY_TWO,
      'middle',
      'Offen: Fledermäuse (2) und Steinschlag (2). Noch eine davon, und alle fliehen.',
    ],
    ['H1', 'T1 T2 H2', 'low', 'Offen: Fledermäuse (0). Davon liegt keine mehr im Stapel.'],
    ['H1', 'T1 T2 H1', 'high', 'Offen: Fledermäuse (1). Noch eine davon, und alle fliehen.'],
    ['H1 T3 H1', 'T1 H1 T2 T4 T5', 'high', 'Fledermäuse zum zweiten Mal. Das Risiko war 33 %.'],
  ])('%s before %s', (cards, stack, tone, sentence) => {
    setUp(cards, stack);
    expect(panel()).toHaveClass(tone);
    expect(panel()).toHaveTextContent(sentence);
  });

  it('DR-11 after a flight it says what the risk was', () => {
    setUp('H1 T3 H1', 'T1 H1 T2 T4 T5');
    expect(
      screen.getByRole('button', { name: /^Risiko 33\s%: war 2 von 6 Karten$/ }),
    ).toBeVisible();
  });

  it('C-29 a press asks about the risk or a kind', async () => {
    const { onask, component } = setUp('H1', TWENTY_TWO);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Risiko/ }));
    expect(onask).toHaveBeenLastCalledWith(
      { what: 'risk' },
      'hand',
      component.boxOf({ what: 'risk' }),
    );
    await user.click(screen.getByRole('button', { name: /^Spinnen/ }));
    const about = { what: 'hazard', hazard: 'H5' } as const;
    expect(onask).toHaveBeenLastCalledWith(about, 'hand', component.boxOf(about));
  });
});
