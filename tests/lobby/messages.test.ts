import { describe, expect, test } from 'vitest';
import { loadAllRules } from '../../src/lib/games/rules';
import { parseLobbyReport, parseLobbyRequest } from '../../src/lib/link/lobby/messages';
import { SECRETS, SHOWN, TABLE } from './bench';

const open = (table: unknown) => parseLobbyRequest({ type: 'open', id: 1, table, again: null });

describe('a table that is announced', () => {
  test('its name is stripped of what steers', () => {
    const read = open({ ...TABLE, name: '\u202eFeier\nabend\u200b' });
    expect(read.ok && read.value).toMatchObject({ table: { ...TABLE, name: 'Feierabend' } });
  });

  test.each([
    ['no name to be seen', { ...TABLE, name: '\u200b' }, 'table.name'],
    ['a name like a flood', { ...TABLE, name: 'x'.repeat(241) }, 'table.name'],
    ['more taken than there are', { ...TABLE, taken: 5 }, 'table'],
    ['no seat', { ...TABLE, seats: 0, taken: 0 }, 'table.seats'],
    ['nine seats', { ...TABLE, seats: 9 }, 'table.seats'],
    ['half a seat', { ...TABLE, taken: 0.5 }, 'table.taken'],
    ['a game with a path', { ...TABLE, game: '../x' }, 'table.game'],
    ['a peer with a space', { ...TABLE, peer: 'a b' }, 'table.peer'],
    ['a peer that ends with a hyphen', { ...TABLE, peer: 'a-' }, 'table.peer'],
    ['options within options', { ...TABLE, options: { a: { b: 1 } } }, 'table.options.a'],
    [
      'an option with an odd name',
      { ...TABLE, options: { __proto__x: 1 } },
      'table.options.__proto__x',
    ],
    ['too many options', { ...TABLE, options: manyOptions(25) }, 'table.options'],
    ['a key too many', { ...TABLE, seed: 1 }, 'table.seed'],
    ['nothing', null, 'table'],
  ])('%s is refused', (_what, table, at) => {
    const read = open(table);
    expect(read.ok).toBe(false);
    expect(!read.ok && read.refusal).toMatchObject({ code: 'bad-message', detail: { at } });
  });

  test('every option set of every game fits', async () => {
    for (const game of (await loadAllRules()).values())
      for (const seats of game.seats)
        for (const options of game.optionSets(seats)) {
          const read = open({ ...TABLE, game: game.id, seats, taken: 1, options });
          expect(read.ok && read.value, JSON.stringify(options)).toMatchObject({
            table: { game: game.id, seats, options },
          });
        }
  });
});

function manyOptions(count: number) {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`o${i}`, i]));
}

describe('requests', () => {
  const hello = { type: 'hello', id: 1, secret: SECRETS[0], person: { name: 'Ada', avatar: '' } };

  test.each([
    ['beat', { type: 'beat' }],
    ['hello', hello],
    ['hello unseen', { ...hello, person: null }],
    ['find', { type: 'find', id: 1, code: 'T234CD' }],
    ['invite', { type: 'invite', id: 1, to: '0123456789abcdef', code: 'T234CD' }],
  ])('%s is read as it is', (_what, request) => {
    expect(parseLobbyRequest(request)).toEqual({ ok: true, value: request });
  });

  test.each([
    ['undefined', undefined],
    ['a list', []],
    ['a type of reports', { type: 'greeted', id: 1 }],
    ['no number', { type: 'find', code: 'T234CD' }],
    ['number 0', { type: 'find', id: 0, code: 'T234CD' }],
    ['a code in small letters', { type: 'find', id: 1, code: 't234cd' }],
    ['a short secret', { ...hello, secret: 'a'.repeat(21) }],
    ['a secret with a point', { ...hello, secret: `${'a'.repeat(21)}.` }],
    ['a person without an avatar', { ...hello, person: { name: 'Ada' } }],
    ['a key too many', { type: 'beat', now: 1 }],
  ])('%s is refused', (_what, raw) => {
    expect(parseLobbyRequest(raw)).toMatchObject({ ok: false, refusal: { code: 'bad-message' } });
  });
});

describe('reports', () => {
  const picture = {
    type: 'picture',
    tables: [{ ...SHOWN, code: 'T234CD' }],
    people: [{ id: '0123456789abcdef', name: 'Ada', avatar: '🦕' }],
    counts: { tables: 1, people: 1 },
  };

  test('names are stripped again: a broker is a stranger too', () => {
    const person = { id: '0123456789abcdef', name: '\u202eadA', avatar: '🦕\n' };
    const read = parseLobbyReport({ ...picture, people: [person] });
    expect(read.ok && read.value).toEqual({
      ...picture,
      people: [{ id: '0123456789abcdef', name: 'adA', avatar: '🦕' }],
    });
  });

  test.each([
    ['a table with its peer', { ...picture, tables: [{ ...SHOWN, code: 'T234CD', peer: 'a' }] }],
    ['a table without a code', { ...picture, tables: [SHOWN] }],
    ['a refusal in prose', { type: 'refused', id: 1, code: 'Nein!' }],
    ['a request', { type: 'watch', id: 1, on: true }],
  ])('%s is refused', (_what, raw) => {
    expect(parseLobbyReport(raw)).toMatchObject({ ok: false, refusal: { code: 'bad-message' } });
  });
});
