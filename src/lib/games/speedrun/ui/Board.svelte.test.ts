import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import Board from './Board.svelte';

const setUp = (change: Record<string, unknown> = {}) => {
  const onmove = vi.fn<(figure: number) => void>();
  const onrefuse = vi.fn<(figure: number) => void>();
  const view = render(Board, {
    figures: [
      [-1, 13, 34, 43],
      [7, 12, -1, -1],
      [43, 42, 25, 7],
      [6, -1, -1, -1],
    ],
    seatCount: 4,
    corners: [0, 1, 2, 3],
    turn: 0,
    movable: [
      { figure: 1, seat: 0, target: 17, captures: true },
      { figure: 2, seat: 0, target: 38, captures: false },
    ],
    names: ['Du', 'Eule', 'Igel', 'Ben'],
    you: 0,
    pace: 0,
    onmove,
    onrefuse,
    ...change,
  });
  return { ...view, onmove, onrefuse, user: userEvent.setup() };
};

const CAPTURES = 'Figur 2 von Feld 13 auf Feld 17, schlägt Blau';
const WALKS = 'Figur 3 von Feld 34 auf Feld 38';

describe('Board', () => {
  it('names every figure that may move with its way and its capture', () => {
    setUp();
    expect(screen.getByRole('button', { name: CAPTURES })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    expect(screen.getByRole('button', { name: WALKS })).toHaveAttribute('aria-disabled', 'false');
    expect(
      screen.getByRole('button', { name: 'Figur 1 im Startfeld, kann nicht ziehen' }),
    ).toHaveAttribute('aria-disabled', 'true');
  });

  it('moves a figure by click', async () => {
    const { onmove, onrefuse, user } = setUp();
    await user.click(screen.getByRole('button', { name: CAPTURES }));
    expect(onmove.mock.calls).toEqual([[1]]);
    expect(onrefuse).not.toHaveBeenCalled();
  });

  it('moves a figure by keyboard: Tab reaches it, Enter and Space move', async () => {
    const { onmove, user } = setUp();
    await user.tab();
    expect(screen.getByRole('button', { name: CAPTURES })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(screen.getByRole('button', { name: WALKS })).toHaveFocus();
    await user.keyboard(' ');
    expect(onmove.mock.calls).toEqual([[1], [2]]);
  });

  it('goes round the movable figures with the arrow keys', async () => {
    const { user } = setUp();
    screen.getByRole('button', { name: CAPTURES }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: WALKS })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: CAPTURES })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('button', { name: WALKS })).toHaveFocus();
  });

  it('reports the wish to move a figure that may not', async () => {
    const { onmove, onrefuse, user } = setUp();
    await user.click(
      screen.getByRole('button', { name: 'Figur 4 im Haus auf Platz 4, kann nicht ziehen' }),
    );
    expect(onrefuse.mock.calls).toEqual([[3]]);
    expect(onmove).not.toHaveBeenCalled();
  });

  it('keeps the focus when the turn passes on', async () => {
    const { rerender } = setUp();
    const button = screen.getByRole('button', { name: CAPTURES });
    button.focus();
    await rerender({
      figures: [
        [-1, 17, 34, 43],
        [-1, 12, -1, -1],
        [43, 42, 25, 7],
        [6, -1, -1, -1],
      ],
      movable: [],
      turn: 1,
    });
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName('Figur 2 auf Feld 17, kann nicht ziehen');
  });

  it('describes the whole board in words', () => {
    setUp();
    const board = screen.getByRole('group', { name: 'Spielbrett' });
    expect(
      within(board)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Du (Rot): Figur 1 im Startfeld, Figur 2 auf Feld 13, Figur 3 auf Feld 34, Figur 4 im Haus auf Platz 4.',
      'Eule (Blau): Figur 1 auf Feld 17, Figur 2 auf Feld 22, Figur 3 im Startfeld, Figur 4 im Startfeld.',
      'Igel (Gelb): Figur 1 im Haus auf Platz 4, Figur 2 im Haus auf Platz 3, Figur 3 auf Feld 5, Figur 4 auf Feld 27.',
      'Ben (Violett): Figur 1 auf Feld 36, Figur 2 im Startfeld, Figur 3 im Startfeld, Figur 4 im Startfeld.',
    ]);
  });

  it('counts the fields from the seat of whoever looks', () => {
    setUp({
      you: 1,
      turn: 1,
      movable: [{ figure: 0, seat: 1, target: 11, captures: false }],
    });
    expect(screen.getByRole('button', { name: 'Figur 1 von Feld 7 auf Feld 11' })).toBeEnabled();
  });

  it('says which move the advice means', () => {
    setUp({ hint: 2 });
    expect(screen.getByRole('button', { name: `${WALKS}, so lautet mein Rat` })).toBeEnabled();
  });

  it('sits two players opposite each other', () => {
    setUp({
      figures: [
        [0, -1, -1, -1],
        [0, -1, -1, -1],
      ],
      seatCount: 2,
      corners: [0, 2],
      names: ['Du', 'Igel'],
      movable: [{ figure: 0, seat: 0, target: 5, captures: false }],
    });
    expect(
      screen.getByText(
        'Igel (Gelb): Figur 1 auf Feld 20, Figur 2 im Startfeld, Figur 3 im Startfeld, Figur 4 im Startfeld.',
      ),
    ).toBeInTheDocument();
  });
});
