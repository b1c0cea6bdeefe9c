import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import './settings.svelte'; // German, as before the first choice
import Segmented from './Segmented.svelte';
import Stepper from './Stepper.svelte';
import Switch from './Switch.svelte';

describe('Segmented', () => {
  const options = [
    { value: 'easy', label: 'leicht' },
    { value: 'normal', label: 'normal' },
    { value: 'strong', label: 'stark' },
  ];

  it('is a group of radio buttons under its legend', () => {
    render(Segmented, { legend: 'Stärke', options, value: 'normal' });
    expect(screen.getByRole('group', { name: 'Stärke' })).toBeInTheDocument();
    expect(
      screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked),
    ).toEqual([false, true, false]);
  });

  it('changes by press and by arrow key, and reports the value', async () => {
    const onchange = vi.fn<(value: string | number) => void>();
    render(Segmented, { legend: 'Stärke', options, value: 'normal', onchange });
    const user = userEvent.setup();
    await user.click(screen.getByText('stark'));
    expect(screen.getByRole('radio', { name: 'stark' })).toBeChecked();
    await user.keyboard('{ArrowLeft}');
    expect(onchange.mock.calls).toEqual([['strong'], ['normal']]);
    expect(screen.getByRole('radio', { name: 'normal' })).toHaveFocus();
  });

  it('keeps two groups apart', () => {
    render(Segmented, { legend: 'A', options, value: 'easy' });
    render(Segmented, { legend: 'B', options, value: 'strong' });
    const names = screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).name);
    expect(new Set(names).size).toBe(2);
  });
});

describe('Stepper', () => {
  it('steps within its limits by the blocks', async () => {
    const onchange = vi.fn<(value: number) => void>();
    render(Stepper, { label: 'Gegner', value: 2, min: 1, max: 3, onchange });
    const user = userEvent.setup();
    const more = screen.getByRole('button', { name: 'Gegner: mehr' });
    await user.click(more);
    expect(screen.getByRole('spinbutton', { name: 'Gegner' })).toHaveAttribute(
      'aria-valuenow',
      '3',
    );
    expect(more).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Gegner: weniger' }));
    expect(onchange.mock.calls).toEqual([[3], [2]]);
  });

  it('obeys arrows, Home and End, and stays silent at the limits', async () => {
    const onchange = vi.fn<(value: number) => void>();
    render(Stepper, { label: 'Gegner', value: 2, min: 1, max: 3, onchange });
    const user = userEvent.setup();
    screen.getByRole('spinbutton').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{End}{ArrowUp}{Home}');
    expect(onchange.mock.calls).toEqual([[1], [3], [1]]);
  });
});

describe('Switch', () => {
  it('is a switch with a description', async () => {
    const onchange = vi.fn<(checked: boolean) => void>();
    render(Switch, { label: 'Turbo', hint: 'Computer ziehen sofort', checked: false, onchange });
    const control = screen.getByRole('switch', { name: 'Turbo' });
    expect(control).toHaveAccessibleDescription('Computer ziehen sofort');
    expect(control).not.toBeChecked();
    await userEvent.setup().click(control);
    expect(control).toBeChecked();
    expect(onchange.mock.calls).toEqual([[true]]);
  });
});
