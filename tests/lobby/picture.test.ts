import { expect, test } from 'vitest';
import type { ListedPerson, ListedTable } from '../../src/lib/link/lobby/messages';
import {
  NOTHING,
  newsBetween,
  pictureAfter,
  wholePicture,
  type Picture,
} from '../../src/lib/link/lobby/picture';
import { SHOWN } from './bench';

const table = (code: string, taken = 1): ListedTable => ({ ...SHOWN, code, taken });
const person = (id: string): ListedPerson => ({ id, name: id, avatar: '' });

const picture = (tables: readonly ListedTable[], people: readonly ListedPerson[]): Picture => ({
  tables: new Map(tables.map((one) => [one.code, one])),
  people: new Map(people.map((one) => [one.id, one])),
  counts: { tables: tables.length, people: people.length },
});

const [A, B, C] = [table('A'), table('B'), table('C')];
const [ADA, BEN] = [person('ada'), person('ben')];
const fuller = table('B', 3);

const STEPS: readonly (readonly [what: string, before: Picture, next: Picture, news: object])[] = [
  ['all that comes', NOTHING, picture([A], [ADA]), { tables: [A], people: [ADA] }],
  ['all that goes', picture([A], [ADA]), NOTHING, { goneTables: ['A'], gonePeople: ['ada'] }],
  ['what has changed', picture([A, B], []), picture([A, fuller], []), { tables: [fuller] }],
  [
    'one for another',
    picture([A, B], [ADA]),
    picture([A, C], [BEN]),
    { tables: [C], goneTables: ['B'], people: [BEN], gonePeople: ['ada'] },
  ],
  [
    'only that there are more',
    picture([A], []),
    { ...picture([A], []), counts: { tables: 7, people: 0 } },
    {},
  ],
];

test.each(STEPS)('news tell %s, and no more', (_what, before, next, expected) => {
  const news = newsBetween(before, next);
  const nothing = { tables: [], people: [], goneTables: [], gonePeople: [] };
  expect(news).toEqual({ type: 'news', ...nothing, ...expected, counts: next.counts });
  expect(news === null ? before : pictureAfter(before, news)).toEqual(next);
});

test('nothing new is no news', () => {
  expect(newsBetween(picture([A], [ADA]), picture([A], [ADA]))).toBeNull();
});

test('a whole picture leaves nothing of the one before', () => {
  const next = picture([C], [BEN]);
  expect(pictureAfter(picture([A, B], [ADA]), wholePicture(next))).toEqual(next);
});
