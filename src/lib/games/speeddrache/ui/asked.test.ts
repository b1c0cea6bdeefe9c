import { describe, expect, test } from 'vitest';
import { played, setupOf } from '../../../../../tests/games/speeddracheLog';
import { newest, stepped, subjects } from './asked';
import type { Subject } from './board/types';

const position = played('T7 - H3 - H1', setupOf());
const named = (about: Subject): string =>
  about.what === 'hazard'
    ? about.hazard
    : about.what === 'card'
      ? `card ${about.index}`
      : about.what === 'thief'
        ? `thief ${about.seat}`
        : about.what;

describe('C-30 the arrow keys go through everything that can be asked about', () => {
  test('the Hort with open hazards first, the path, the stack, the thieves from you on', () => {
    expect(subjects(position, 1).map(named)).toEqual([
      'risk',
      'H3',
      'H1',
      'H2',
      'H4',
      'H5',
      'card 0',
      'card 1',
      'card 2',
      'stack',
      'thief 1',
      'thief 2',
      'thief 0',
    ]);
  });

  test('round and round; from what is gone to the first', () => {
    const step = (about: Subject, by: 1 | -1) => named(stepped(position, 0, about, by));
    expect(step({ what: 'thief', seat: 2 }, 1)).toBe('risk');
    expect(step({ what: 'risk' }, -1)).toBe('thief 2');
    expect(step({ what: 'card', index: 2 }, 1)).toBe('stack');
    expect(step({ what: 'card', index: 9 }, 1)).toBe('risk');
  });

  test('the key I begins with the newest card', () => {
    expect(named(newest(position))).toBe('card 2');
    expect(named(newest({ path: [] }))).toBe('stack');
  });
});
