/** Speedzoo's own names and refusals in words, and chosen options in a few. */
import { m } from '$lib/paraglide/messages';
import type { JsonObject } from '../../../game/contract';
import type { Sentences } from '../../../ui/refusals';
import type { Habitat } from '../dominoes';
import type { Options, SoloKind, Wish } from '../position';

export const REFUSALS: Sentences = {
  'wrong-order': () => m.speedzoo_refusal_wrong_order(),
  'wrong-wishes': () => m.speedzoo_refusal_wrong_wishes(),
  'wrong-row': () => m.speedzoo_refusal_wrong_row(),
  'domino-seen': (gaps) => m.speedzoo_refusal_domino_seen({ domino: gaps['domino'] ?? '?' }),
  'wrong-step': () => m.speedzoo_refusal_wrong_step(),
  'not-in-row': (gaps) => m.speedzoo_refusal_not_in_row({ domino: gaps['domino'] ?? '?' }),
  taken: (gaps) => m.speedzoo_refusal_taken({ domino: gaps['domino'] ?? '?' }),
  'not-your-domino': (gaps) =>
    m.speedzoo_refusal_not_your_domino({ domino: gaps['domino'] ?? '?' }),
  occupied: () => m.speedzoo_refusal_occupied(),
  'too-large': (gaps) => m.speedzoo_refusal_too_large({ size: gaps['size'] ?? '?' }),
  'no-neighbour': () => m.speedzoo_refusal_no_neighbour(),
  'fits-somewhere': (gaps) => m.speedzoo_refusal_fits_somewhere({ domino: gaps['domino'] ?? '?' }),
};

export const HABITAT_NAMES: { readonly [habitat in Habitat]: () => string } = {
  savanna: m.speedzoo_habitat_savanna,
  jungle: m.speedzoo_habitat_jungle,
  water: m.speedzoo_habitat_water,
  meadow: m.speedzoo_habitat_meadow,
  night: m.speedzoo_habitat_night,
  polar: m.speedzoo_habitat_polar,
};

/** A wish in a word or two, and what it asks for in a sentence. */
export const WISH_WORDS: {
  readonly [wish in Wish]: { readonly name: () => string; readonly text: () => string };
} = {
  corners: { name: m.speedzoo_wish_corners, text: m.speedzoo_wish_corners_text },
  plaza: { name: m.speedzoo_wish_plaza, text: m.speedzoo_wish_plaza_text },
  welcome: { name: m.speedzoo_wish_welcome, text: m.speedzoo_wish_welcome_text },
  variety: { name: m.speedzoo_wish_variety, text: m.speedzoo_wish_variety_text },
  petting: { name: m.speedzoo_wish_petting, text: m.speedzoo_wish_petting_text },
  giants: { name: m.speedzoo_wish_giants, text: m.speedzoo_wish_giants_text },
  quiet: { name: m.speedzoo_wish_quiet, text: m.speedzoo_wish_quiet_text },
  starlines: { name: m.speedzoo_wish_starlines, text: m.speedzoo_wish_starlines_text },
  river: { name: m.speedzoo_wish_river, text: m.speedzoo_wish_river_text },
  edge: { name: m.speedzoo_wish_edge, text: m.speedzoo_wish_edge_text },
};

const SOLO: { readonly [kind in SoloKind]: () => string } = {
  free: m.speedzoo_solo_free,
  daily: m.speedzoo_solo_daily,
  mission: m.speedzoo_solo_mission,
};

/** What is special about a match, in a few words each. */
export const chips = (options: JsonObject): readonly string[] => {
  const { size, middle, full, season, rowOfFour, wishes, solo } = options as unknown as Options;
  // A Tageszoo and a mission are called by that already.
  if (solo !== null) return solo === 'free' ? [SOLO.free()] : [];
  return [
    ...(season ? [m.speedzoo_option_season()] : []),
    ...(size === 7 ? [m.speedzoo_option_large()] : []),
    ...(rowOfFour ? [m.speedzoo_option_rowOfFour()] : []),
    ...(middle ? [m.speedzoo_option_middle()] : []),
    ...(full ? [m.speedzoo_option_full()] : []),
    ...(wishes ? [m.speedzoo_option_wishes()] : []),
  ];
};
