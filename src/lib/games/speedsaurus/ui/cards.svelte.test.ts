import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
// German, as the pages are.
import '../../../ui/settings.svelte';
import CardBacks from './CardBacks.svelte';
import CardChip from './CardChip.svelte';
import DinoCard from './DinoCard.svelte';
import DinoPicture from './DinoPicture.svelte';
import Dots from './Dots.svelte';

describe('SA-01, SA-02 cards', () => {
  it('a card shows number, name and a dot for each card of its value', () => {
    render(DinoCard, { value: 9 });
    const card = screen.getByRole('img', { name: '9, Triceratops' });
    expect(card).toHaveTextContent('9 Triceratops');
    expect(card.querySelectorAll('i')).toHaveLength(6);
  });

  it('face down nothing of it stands in the page', () => {
    render(DinoCard, { value: 9, faceDown: true });
    expect(screen.getByRole('img', { name: 'Verdeckte Karte' })).toHaveTextContent('');
  });

  it('where the sentence stands elsewhere it says nothing', () => {
    render(DinoCard, { value: 9, label: null });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it.each([
    [1, '2-mal im Spiel'],
    [7, '8-mal im Spiel'],
    [12, '3-mal im Spiel'],
  ])('the dots of a %d say: %s', (value, name) => {
    render(Dots, { value });
    expect(screen.getByRole('img', { name })).toBeInTheDocument();
  });

  it.each([
    [2, 9, '2 Karten Triceratops, Wert 9', '2×9'],
    [1, 13, 'eine Karte Argentinosaurus, Wert 13', '1×13'],
  ])('%d × %d in a line of text', (count, value, name, text) => {
    render(CardChip, { value, count });
    const chip = screen.getByRole('img', { name });
    expect(chip.textContent.replace(/\s/g, '')).toBe(text);
    expect(within(chip).getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringContaining(value === 9 ? 'triceratops' : 'argentinosaurus'),
    );
  });

  it.each([
    [1, 'eine Karte auf der Hand'],
    [0, '0 Karten auf der Hand'],
    [12, '12 Karten auf der Hand'],
  ])('a hand of %d: %s', (count, name) => {
    render(CardBacks, { count });
    expect(screen.getByRole('img', { name })).toHaveTextContent(String(count));
  });

  it('a picture alone says what it is only when it is told to', () => {
    render(DinoPicture, { value: 11, label: 'Tyrannosaurus' });
    expect(screen.getByRole('img', { name: 'Tyrannosaurus' })).toHaveAttribute(
      'src',
      expect.stringContaining('tyrannosaurus'),
    );
  });
});
