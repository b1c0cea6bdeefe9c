/** Provable chance: seals, seeds and draws again, with values taken from sha256sum. */
import { describe, expect, test } from 'vitest';
import type { AnyGame, Entry } from '../../src/lib/game/contract';
import { replay, type Match } from '../../src/lib/game/match';
import {
  PROOF_KEY,
  commitmentTo,
  proofOf,
  proveChance,
  seedFrom,
  shareOf,
} from '../../src/lib/game/proof';
import { verifyRecord, writeRecord } from '../../src/lib/game/record';
import { loadRules } from '../../src/lib/games/rules';

const game: AnyGame = await loadRules('speedrun');
const SHARES = ['Herz', 'Kleeblatt'];
// printf 'speedtisch seal\nHerz' | sha256sum
const SEAL = '59b69a2432e292cc95c8caf25791675704e40e738c7db0ed62087d65a7fc501e';
// printf 'speedtisch seed\nHerz\nKleeblatt' | sha256sum
const SEED = 'c50d5fa8a23e71162d958c3f45ec3599639f23384005df6152339e5d07e07ca8';
/**
 * printf "$SEED\nstarter\n0" | sha256sum begins with 62fded3e, even: seat 0. The same of "roll 1", "roll 2",
 * "roll 3": a9018af0, 0f1c0554, f65ec5fd, whose remainders by six are 2, 0, 1.
 */
const LOG = [
  { chance: 'starter', seat: 0 },
  { chance: 'roll', value: 3 },
  { chance: 'roll', value: 1 },
  { chance: 'roll', value: 2 },
];

const matchOf = (log: readonly Entry[]): Match => {
  const setup = { seats: 2, options: game.defaults(2), source: { kind: 'free' } } as const;
  const match = replay(game, setup, log);
  if (!match.ok) throw new Error(match.refusal.code);
  return match.value;
};
const changed = (at: number, entry: Entry): Match =>
  matchOf(LOG.map((e, i) => (i === at ? entry : e)));

test('the seal and the seed are the documented hashes', () => {
  expect(commitmentTo('Herz')).toBe(SEAL);
  expect(seedFrom(SHARES)).toBe(SEED);
});

test('before the end only the seal is told, after it everything', () => {
  expect(proofOf(SHARES, false)).toEqual({
    scheme: 'speedtisch-chance/1',
    commitments: [SEAL, null],
  });
  expect(proofOf(SHARES, true)).toEqual({
    scheme: 'speedtisch-chance/1',
    commitments: [SEAL, null],
    shares: SHARES,
    seed: SEED,
  });
});

describe('drawing again', () => {
  test.each([
    ['nothing is said', matchOf(LOG), undefined, { kind: 'none' }],
    ['still sealed', matchOf(LOG), proofOf(SHARES, false), { kind: 'sealed' }],
    ['all as the seed gives it', matchOf(LOG), proofOf(SHARES, true), { kind: 'proved', drawn: 4 }],
    ['an empty log', matchOf([]), proofOf(SHARES, true), { kind: 'proved', drawn: 0 }],
    [
      'another starter',
      changed(0, { chance: 'starter', seat: 1 } as Entry),
      proofOf(SHARES, true),
      { kind: 'differs', at: 0, draw: 1 },
    ],
    [
      'the second roll differs',
      changed(2, { chance: 'roll', value: 5 } as Entry),
      proofOf(SHARES, true),
      { kind: 'differs', at: 2, draw: 3 },
    ],
    [
      'another word of the person gives other dice',
      matchOf(LOG),
      proofOf(['Herz', 'Pech'], true),
      // printf 'speedtisch seed\nHerz\nPech' | sha256sum, then "starter": an odd word
      { kind: 'differs', at: 0, draw: 1 },
    ],
  ])('%s', (_name, match, proof, verdict) => {
    expect(proveChance(game, match, proof)).toEqual(verdict);
  });
});

describe('a proof that fits nothing is named', () => {
  const good = {
    scheme: 'speedtisch-chance/1',
    commitments: [SEAL, null],
    shares: SHARES,
    seed: SEED,
  };
  const other = commitmentTo('Karo');
  test.each([
    ['another scheme', { ...good, scheme: 'speedtisch-chance/2' }, 'bad-proof'],
    ['a word instead of a proof', 'trust me', 'bad-proof'],
    ['no value', null, 'bad-proof'],
    ['a key too many', { ...good, luck: 7 }, 'bad-proof'],
    [
      'a seed without its shares',
      { scheme: good.scheme, commitments: [SEAL], seed: SEED },
      'bad-proof',
    ],
    ['a seal that is no hash', { ...good, commitments: ['59b6', null] }, 'bad-proof'],
    ['nothing sealed first', { ...good, commitments: [null, null] }, 'bad-proof'],
    ['no seal at all', { ...good, commitments: [] }, 'bad-proof'],
    ['fewer shares than seals', { ...good, shares: ['Herz'] }, 'bad-proof'],
    ['a share of two lines', { ...good, shares: ['Herz', 'Klee\nblatt'] }, 'bad-proof'],
    ['a share of 65 letters', { ...good, shares: ['Herz', 'a'.repeat(65)] }, 'bad-proof'],
    ['the seal of another share', { ...good, commitments: [other, null] }, 'proof-broken-seal'],
    ['the second seal broken', { ...good, commitments: [SEAL, other] }, 'proof-broken-seal'],
    ['the seed of other shares', { ...good, shares: ['Herz', 'Pech'] }, 'proof-other-seed'],
  ])('%s', (_name, proof, code) => {
    const verdict = proveChance(game, matchOf(LOG), proof);
    expect(verdict.kind === 'bad' ? verdict.refusal.code : verdict.kind).toBe(code);
  });
});

test('the proof stands in the record, and the record verifies with it', () => {
  const record = writeRecord(game, matchOf(LOG), null, { [PROOF_KEY]: proofOf(SHARES, true) });
  const verdict = verifyRecord(JSON.parse(JSON.stringify(record)), () => game);
  if (!verdict.ok) throw new Error(verdict.refusal.code);
  expect(proveChance(game, verdict.match, verdict.record['x-chance'])).toEqual({
    kind: 'proved',
    drawn: 4,
  });
});

test.each([
  ['Kleeblatt', 'Kleeblatt'],
  ['  vier Blätter ', 'vier Blätter'],
  ['🍀', '🍀'],
  ['', null],
  ['   ', null],
  ['a\nb', null],
  ['a\u202eb', null],
  ['a'.repeat(64), 'a'.repeat(64)],
  ['a'.repeat(65), null],
])('%j as a share is %j', (text, share) => {
  expect(shareOf(text)).toBe(share);
});
