import { render } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import FileChoice from './FileChoice.svelte';

const file = new File(['{}'], 'speedtisch.json', { type: 'application/json' });

test('a chosen file is handed on, and may be chosen again', async () => {
  const chosen: string[] = [];
  const { container } = render(FileChoice, {
    label: 'Datei wählen',
    onchoose: ({ name }: File) => void chosen.push(name),
  });
  const input = container.querySelector('input');
  if (input === null) throw new Error('no input');
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(chosen).toEqual(['speedtisch.json', 'speedtisch.json']);
});
