import { expect, it } from 'vitest';
import type { Path } from '../../position';
import { changeOf } from './motion';

const path = (cards: string): Path =>
  cards
    .split(' ')
    .filter(Boolean)
    .map((card) => ({ card, lying: 0 }));

it.each([
  ['one card more', 'T5 H1', 'T5 H1 R1', 'turned'],
  ['the first card of all', '', 'T5', 'turned'],
  ['the first card of the next expedition', 'T5 H1 H1', 'T7', 'begun'],
  ['the same first card again', 'T5', 'T5', 'none'],
  ['gold taken', 'T5 H1', 'T5 H1', 'none'],
  ['several cards at once', 'T5', 'T5 H1 R1', 'none'],
  ['another match', 'T5 H1', 'T7 H2', 'none'],
])('%s', (_, before, after, change) => expect(changeOf(path(before), path(after))).toBe(change));

it('nothing is known before the first sight', () =>
  expect(changeOf(null, path('T5'))).toBe('none'));
