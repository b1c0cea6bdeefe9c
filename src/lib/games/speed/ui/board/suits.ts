/** The four suits as they are drawn: their sign, and the clothes of their court. */
import type { Suit } from '../../cards';

/** Tones of a court card: robe, trimming, hair, skin and the niche behind, each with its shade on the right. */
export interface Palette {
  readonly robe: string;
  readonly robeLo: string;
  readonly trim: string;
  readonly hair: string;
  readonly hairLo: string;
  readonly skin: string;
  readonly skinLo: string;
  readonly niche: string;
  readonly nicheLo: string;
}

interface SuitLook {
  /** In a box of 20 × 20. */
  readonly sign: string;
  readonly palette: Palette;
}

export const LOOKS: { readonly [suit in Suit]: SuitLook } = {
  H: {
    sign: 'M10 18C3.4 13 1.2 10 1.2 6.8 1.2 4.1 3.3 2 5.9 2c1.8 0 3.3 1 4.1 2.6C10.8 3 12.3 2 14.1 2c2.6 0 4.7 2.1 4.7 4.8 0 3.2-2.2 6.2-8.8 11.2Z',
    palette: {
      robe: '#c2412f',
      robeLo: '#8e2b1d',
      trim: '#f0c987',
      hair: '#7d4420',
      hairLo: '#5d3015',
      skin: '#f3cba4',
      skinLo: '#dda777',
      niche: '#f9ddcd',
      nicheLo: '#f6d2bf',
    },
  },
  D: {
    sign: 'M10 .8C12 4.3 14.5 7.4 17.6 10 14.5 12.6 12 15.7 10 19.2 8 15.7 5.5 12.6 2.4 10 5.5 7.4 8 4.3 10 .8Z',
    palette: {
      robe: '#d5803a',
      robeLo: '#a65a1c',
      trim: '#2f5f7d',
      hair: '#d99a3c',
      hairLo: '#b2741f',
      skin: '#f7d9b9',
      skinLo: '#e4b68c',
      niche: '#fbe7c4',
      nicheLo: '#f6dbac',
    },
  },
  S: {
    sign: 'M10 .9c1.6 3.3 8.4 6 8.4 10.4a4.2 4.2 0 0 1-7 3.1c.1 2 .9 3.3 2.4 4.3v.5H6.2v-.5c1.5-1 2.3-2.3 2.4-4.3a4.2 4.2 0 0 1-7-3.1C1.6 6.9 8.4 4.2 10 .9Z',
    palette: {
      robe: '#45639a',
      robeLo: '#2d4574',
      trim: '#e7dcc0',
      hair: '#3a2e33',
      hairLo: '#241b20',
      skin: '#94613d',
      skinLo: '#75472a',
      niche: '#dfe5f1',
      nicheLo: '#cfdaeb',
    },
  },
  C: {
    sign: 'M10 .9a4.25 4.25 0 0 1 3.7 6.35 4.25 4.25 0 1 1-2.3 7.45c.1 1.9.9 3 2.4 4v.5H6.2v-.5c1.5-1 2.3-2.1 2.4-4a4.25 4.25 0 1 1-2.3-7.45A4.25 4.25 0 0 1 10 .9Z',
    palette: {
      robe: '#42805c',
      robeLo: '#2b5b40',
      trim: '#f0c987',
      hair: '#4a3222',
      hairLo: '#302014',
      skin: '#cf9667',
      skinLo: '#ad7245',
      niche: '#ddecd8',
      nicheLo: '#cce1c7',
    },
  },
};

export const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D';
/** Of a sign: flat, and the two tones of a large one. */
export const inkOf = (suit: Suit): string => (isRed(suit) ? '#b92f26' : '#2b2430');
export const tonesOf = (suit: Suit): readonly [light: string, dark: string] =>
  isRed(suit) ? ['#cf4033', '#ab281f'] : ['#443b4b', '#2b2430'];
