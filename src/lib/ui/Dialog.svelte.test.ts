import { fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import './settings.svelte'; // German, as before the first choice
import Confirm from './Confirm.svelte';
import Dialog from './Dialog.svelte';

// jsdom knows the element but cannot open it
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const opener = (): HTMLButtonElement => {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  return button;
};

describe('Dialog', () => {
  it('opens under its title and gives the focus back when it closes', async () => {
    const before = opener();
    const onclose = vi.fn<() => void>();
    const { rerender } = render(Dialog, { open: false, title: 'Verlauf', onclose });
    expect(screen.queryByRole('dialog')).toBeNull();
    await rerender({ open: true });
    expect(screen.getByRole('dialog', { name: 'Verlauf' })).toBeInTheDocument();
    const cross = screen.getByRole('button', { name: 'Schließen' });
    cross.focus();
    await userEvent.setup().click(cross);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(before).toHaveFocus();
    expect(onclose).toHaveBeenCalledTimes(1);
    before.remove();
  });
});

describe('Confirm', () => {
  const props = {
    open: true,
    title: 'Partie verlassen?',
    text: 'Der Computer spielt für dich weiter.',
    confirm: 'Verlassen',
    cancel: 'Weiterspielen',
  };

  it('does it only on the dangerous answer', async () => {
    const onconfirm = vi.fn<() => void>();
    const oncancel = vi.fn<() => void>();
    const { rerender } = render(Confirm, { ...props, onconfirm, oncancel });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Weiterspielen' }));
    expect([onconfirm.mock.calls.length, oncancel.mock.calls.length]).toEqual([0, 1]);
    await rerender({ open: true });
    await user.click(screen.getByRole('button', { name: 'Verlassen' }));
    expect([onconfirm.mock.calls.length, oncancel.mock.calls.length]).toEqual([1, 1]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes the second half of a double press for no answer', async () => {
    const onconfirm = vi.fn<() => void>();
    render(Confirm, { ...props, onconfirm });
    const leave = screen.getByRole('button', { name: 'Verlassen' });
    // The first half was on the button that has opened the sheet, at the same place.
    await fireEvent.click(leave, { detail: 2 });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(onconfirm).not.toHaveBeenCalled();
    // A key has no count.
    await fireEvent.click(leave, { detail: 0 });
    expect(onconfirm).toHaveBeenCalledTimes(1);
  });

  it('puts the safe answer first', () => {
    render(Confirm, { ...props, onconfirm: () => undefined });
    expect(screen.getAllByRole('button').map((button) => button.textContent.trim())).toEqual([
      'Weiterspielen',
      'Verlassen',
    ]);
  });
});
