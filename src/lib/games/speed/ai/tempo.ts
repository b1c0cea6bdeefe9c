/**
 * How long a computer player takes: times of people are spread unevenly, many a little below the mean and few far
 * above it (log-normal). They come from a table and from whole numbers, so every engine gets the same ones.
 *
 * What is drawn for a card hangs only on what cannot change any more, so a player who is asked again and again while
 * the other lays card after card keeps its time.
 */
import type { Pace, Strength } from '../../../ai/bot';

/** Evenly spaced quantiles of a log-normal distribution with σ = 0.3, in thousandths of its mean. */
const QUANTILES = [
  502, 579, 626, 662, 693, 721, 747, 771, 794, 816, 838, 860, 881, 903, 925, 947, 969, 992, 1016,
  1041, 1067, 1095, 1124, 1156, 1190, 1229, 1272, 1323, 1385, 1466, 1584, 1828,
] as const;

/** Nobody does anything sooner after a change of the table, or after the last card of one's own. */
export const LEAST = 350;

/** All in milliseconds. */
export interface Tempo {
  /** The mean from one own card to the next, while something fits. */
  readonly card: number;
  /** The mean from a change of the table to the card that goes there. */
  readonly glance: number;
  /** Whether times are those of the calm pace: even, and long enough to be followed by ear. */
  readonly calm: boolean;
}

const CARD: { readonly [strength in Strength]: number } = { easy: 1800, normal: 1050, strong: 620 };
/** A glance as a part of that, in hundredths. */
const GLANCE: { readonly [strength in Strength]: number } = { easy: 80, normal: 80, strong: 72 };

/** A pace of `card` milliseconds a card. */
const tempoOf = (card: number, strength: Strength): Tempo => ({
  card,
  glance: Math.round((card * GLANCE[strength]) / 100),
  calm: false,
});

const CALM: Tempo = { card: 7500, glance: 3000, calm: true };

/** What a computer of this strength takes; `followed` is the mean that fits the person, where it follows one. */
export const tempoFor = (strength: Strength, pace: Pace, followed: number): Tempo =>
  pace === 'calm' ? CALM : tempoOf(pace === 'adaptive' ? followed : CARD[strength], strength);

/** The mean of a strength, in milliseconds a card. */
export const cardOf = (strength: Strength): number => CARD[strength];

/** Spreads four whole numbers over 32 bits. */
export const mixed = (a: number, b: number, c: number, d: number): number => {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) ^ Math.imul(c + 1, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 13), 0x297a2d39) ^ Math.imul(d + 1, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
};

/** A whole number from 0 to n − 1, as `word` says. */
export const below = (word: number, n: number): number => ((word >>> 16) * n) >>> 16;

/** One time out of those that are spread around `mean`. */
const spread = (mean: number, word: number, calm: boolean): number => {
  // Two thirds of the mean to four thirds: five to ten seconds for a card.
  if (calm) return Math.round((mean * (1000 + below(word, 1001))) / 1500);
  return Math.max(LEAST, Math.round((mean * (QUANTILES[word >>> 27] ?? 1000)) / 1000));
};

/** From one own action to the next card. */
export const cardTime = ({ card, calm }: Tempo, word: number): number => spread(card, word, calm);

/** From one own action to a quick one: drawing, turning, slapping. */
export const quickTime = ({ card, calm }: Tempo, word: number): number =>
  spread(calm ? 3000 : Math.round((card * 7) / 10), word, calm);

/** From a change of the table to what it is answered with. */
export const glanceTime = ({ glance, calm }: Tempo, word: number): number =>
  spread(glance, word, calm);
