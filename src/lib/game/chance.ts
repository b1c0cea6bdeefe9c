/**
 * Seeded chance with labels. The same seed and label give the same draw on every device and in every
 * engine, in whatever order labels are drawn; so a day, a mission, a proof and the rotations of an arena
 * share their chance however play went.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Chance, Draw } from './contract';

/** A source of unsigned 32-bit words. */
type Words = () => number;

const WORDS = 0x1_0000_0000;

const drawFrom = (next: Words): Draw => {
  const below = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`below(${n})`);
    // Words beyond the last full multiple of n are thrown away; otherwise small values came up more often.
    const limit = WORDS - (WORDS % n);
    let word = next();
    while (word >= limit) word = next();
    return word % n;
  };
  return {
    below,
    shuffled: (list) => {
      const deck = [...list];
      for (let i = deck.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const [a, b] = [deck[i], deck[j]];
        if (a === undefined || b === undefined) continue;
        deck[i] = b;
        deck[j] = a;
      }
      return deck;
    },
  };
};

/**
 * The chance of a real match: words are the big-endian 32-bit words of
 * `SHA-256(UTF-8(seed + "\n" + label + "\n" + block))`, block = 0, 1, 2 … in decimal.
 * Anyone with the seed can draw every entry again.
 *
 * @param seed any text; matches use 64 hexadecimal digits.
 */
export const matchChance =
  (seed: string): Chance =>
  (label) => {
    let block = 0;
    let bytes = new DataView(new ArrayBuffer(0));
    let at = 0;
    return drawFrom(() => {
      if (at >= bytes.byteLength) {
        const digest = sha256(utf8ToBytes(`${seed}\n${label}\n${block}`));
        bytes = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
        block += 1;
        at = 0;
      }
      const word = bytes.getUint32(at);
      at += 4;
      return word;
    });
  };

/**
 * Chance for simulations, fuzzing and the arena: as labelled and as repeatable, far quicker, not for proofs.
 *
 * @param seed an integer; its low 32 bits count.
 */
export const quickChance =
  (seed: number): Chance =>
  (label) => {
    const random = xoroshiro128plus(mix(hashText(label) ^ Math.imul(seed | 0, 0x9e3779b1)));
    return drawFrom(() => uniformInt(random, 0, WORDS - 1));
  };

/** A repeatable 32-bit number for a text; FNV-1a over its UTF-16 units. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
};

/** Spreads neighbouring numbers over all 32 bits (the finaliser of MurmurHash3). */
const mix = (value: number): number => {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
};
