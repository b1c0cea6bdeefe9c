/**
 * Provable chance. Whoever runs the chance of a match seals a secret first; everybody else adds a word of
 * their own; all of it together is the seed. So nobody can choose what comes, and after the match, when the
 * secret is opened, anyone can draw every die and every deal again.
 *
 *   commitment = SHA-256(UTF-8("speedtisch seal\n" + share))
 *   seed       = SHA-256(UTF-8("speedtisch seed\n" + share 0 + "\n" + share 1 + …))
 *
 * both as 64 hexadecimal digits; how the seed gives the draws is said at `matchChance`.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { matchChance } from './chance';
import { isChance, type AnyGame, type Refusal } from './contract';
import { sameJson } from './json';
import type { Match } from './match';
import { parseWith } from './schema';

export const SCHEME = 'speedtisch-chance/1';
/** The key of a record under which the proof stands. */
export const PROOF_KEY = 'x-chance';
export const LONGEST_SHARE = 64;

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The seal of a share: shown before, checked after. */
export const commitmentTo = (share: string): string => digest(`speedtisch seal\n${share}`);

/** The seed of a match out of the shares of all who took part. */
export const seedFrom = (shares: readonly string[]): string =>
  digest(`speedtisch seed\n${shares.join('\n')}`);

/** Text that may be part of a seed: something, short, on one line. Surrounding space does not count. */
export const shareOf = (text: string): string | null => {
  const share = text.trim();
  return share !== '' && share.length <= LONGEST_SHARE && !/\p{C}|\p{Zl}|\p{Zp}/u.test(share)
    ? share
    : null;
};

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const share = v.pipe(
  v.string(),
  v.check((text) => shareOf(text) === text),
);
/** Share 0 is the one that was sealed first; a share that came after all seals has `null` for its own. */
const sealed = {
  scheme: v.literal(SCHEME),
  commitments: v.pipe(v.array(v.nullable(hash)), v.minLength(1), v.maxLength(9)),
};
const proofSchema = v.union([
  v.strictObject(sealed),
  v.strictObject({ ...sealed, shares: v.array(share), seed: hash }),
]);

/** What a record says about its chance: sealed while the match goes on, opened after it. */
export type Proof = v.InferOutput<typeof proofSchema>;

/** The proof of a match; `opened` reveals the shares and with them all chance to come. */
export const proofOf = (shares: readonly string[], opened: boolean): Proof => {
  const commitments = shares.map((text, i) => (i === 0 ? commitmentTo(text) : null));
  return opened
    ? { scheme: SCHEME, commitments, shares: [...shares], seed: seedFrom(shares) }
    : { scheme: SCHEME, commitments };
};

export type ProofVerdict =
  /** Nothing is said about the chance of this match. */
  | { readonly kind: 'none' }
  /** It is not opened yet. */
  | { readonly kind: 'sealed' }
  /** All `drawn` entries of chance follow from the seed. */
  | { readonly kind: 'proved'; readonly drawn: number }
  /** Entry `at` of the log, the `draw`-th of chance, is not what the seed gives. */
  | { readonly kind: 'differs'; readonly at: number; readonly draw: number }
  /** What is said fits nothing: `bad-proof`, `proof-broken-seal`, `proof-other-seed`. */
  | { readonly kind: 'bad'; readonly refusal: Refusal };

const bad = (code: string, detail?: Refusal['detail']): ProofVerdict => ({
  kind: 'bad',
  refusal: detail === undefined ? { code } : { code, detail },
});

/**
 * Draws all chance of a match again and compares.
 *
 * @param match one that the rules have accepted.
 * @param raw what the record says under `x-chance`, nothing known about it; `undefined`: nothing.
 */
export const proveChance = (game: AnyGame, match: Match, raw: unknown): ProofVerdict => {
  if (raw === undefined) return { kind: 'none' };
  const parsed = parseWith(proofSchema, raw, 'bad-proof');
  if (!parsed.ok) return { kind: 'bad', refusal: parsed.refusal };
  const proof = parsed.value;
  if (!('shares' in proof)) return { kind: 'sealed' };
  const { commitments, shares, seed } = proof;
  if (shares.length !== commitments.length || commitments[0] === null)
    return bad('bad-proof', { at: 'shares', found: shares.length });
  for (const [i, text] of shares.entries()) {
    const seal = commitments[i];
    if (typeof seal === 'string' && seal !== commitmentTo(text))
      return bad('proof-broken-seal', { number: i + 1 });
  }
  if (seed !== seedFrom(shares)) return bad('proof-other-seed');
  return drawAgain(game, match, seed);
};

/** Whether all chance of a match, as far as it went, follows from a seed. */
export const followsFrom = (game: AnyGame, match: Match, seed: string): boolean =>
  drawAgain(game, match, seed).kind === 'proved';

const drawAgain = (game: AnyGame, { setup, log }: Match, seed: string): ProofVerdict => {
  const chance = matchChance(seed);
  let position = game.start(setup);
  let drawn = 0;
  for (const [at, entry] of log.entries()) {
    if (isChance(entry)) {
      drawn += 1;
      if (!sameJson(game.tableMove(position, chance), entry))
        return { kind: 'differs', at, draw: drawn };
    }
    const next = game.apply(position, entry);
    if (!next.ok) throw new Error(`entry ${at} does not fit: ${next.refusal.code}`);
    position = next.value;
  }
  return { kind: 'proved', drawn };
};
