/** The dock takes each press for what stood there: the second tap of a double tap asks for nothing and skips nothing. */
import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { settings } from '../../../ui/settings.svelte';
import MatchDock from './MatchDock.svelte';
import type { Mode } from './prompt';

settings.locale = 'de';

/** What was asked for by taps that the browser counts as given, one after the other. */
const asked = (mode: Mode, name: string, counts: readonly number[]): readonly string[] => {
  const told: string[] = [];
  const tell = (what: string) => (): void => void told.push(what);
  const presses = {
    onturn: tell('turn'),
    onback: tell('back'),
    onlay: tell('lay'),
    ontake: tell('take'),
    ondiscard: tell('discard'),
    onwhy: tell('why'),
    oninfo: tell('info'),
    onadvise: tell('advise'),
    onnext: tell('next'),
  };
  const prompt = { title: '', text: undefined };
  const more = { domino: 24, dir: 'E', turns: true, advice: true } as const;
  const { unmount } = render(MatchDock, { prompt, mode, ...more, ...presses });
  const button = screen.getByRole('button', { name });
  for (const detail of counts)
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  unmount();
  return told;
};

// 0 is a press by key, 1 a first tap, 2 the second one of a double tap.
test.each<[Mode, string, readonly number[], readonly string[]]>([
  ['wishes', 'Weiter', [2], []],
  ['wishes', 'Weiter', [1], ['next']],
  ['wishes', 'Weiter', [0], ['next']],
  ['pick', 'Nehmen', [2], []],
  ['pick', 'Nehmen', [1], ['take']],
  ['picked', 'Nehmen', [1, 2], ['take', 'take']],
  ['place', 'Legen', [2], []],
  ['place', 'Legen', [0], ['lay']],
  ['placed', 'Legen', [2], ['lay']],
])('%s: "%s" pressed with counts %j asks for %j', (mode, name, counts, told) => {
  expect(asked(mode, name, counts)).toEqual(told);
});
