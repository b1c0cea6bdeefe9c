/** Cards and refusals of Speed in words, and chosen options in a few. */
import { m } from '$lib/paraglide/messages';
import type { JsonObject } from '../../../game/contract';
import type { Sentences } from '../../../ui/refusals';
import { rankOf, suitOf, type Card, type Rank, type Suit } from '../cards';
import type { Options } from '../position';

const SUITS: { readonly [suit in Suit]: () => string } = {
  S: m.speed_suit_spades,
  H: m.speed_suit_hearts,
  D: m.speed_suit_diamonds,
  C: m.speed_suit_clubs,
};
const COURTS: { readonly [rank in Rank]?: () => string } = {
  A: m.speed_rank_ace,
  J: m.speed_rank_jack,
  Q: m.speed_rank_queen,
  K: m.speed_rank_king,
};
const INITIALS: { readonly [rank in Rank]?: () => string } = {
  A: m.speed_initial_ace,
  J: m.speed_initial_jack,
  Q: m.speed_initial_queen,
  K: m.speed_initial_king,
};
const digits = (rank: Rank): string => (rank === 'T' ? '10' : rank);

/** „Bube“, „10“. */
export const rankName = (rank: Rank): string => COURTS[rank]?.() ?? digits(rank);

/** As it stands on the card: „B“, „10“. */
export const rankSign = (rank: Rank): string => INITIALS[rank]?.() ?? digits(rank);

/** „Herz-8“, „Pik-Dame“. */
export const cardName = (card: Card): string =>
  m.speed_card({ suit: SUITS[suitOf(card)](), rank: rankName(rankOf(card)) });

type Gaps = Parameters<Sentences[string]>[0];
const gap = (gaps: Gaps, name: string) => gaps[name] ?? '?';

const isCard = (name: string): name is Card => /^[A2-9TJQK][SHDC]$/.test(name);
/** A card that a refusal speaks of. */
const named = (gaps: Gaps, name: string): string => {
  const text = `${gap(gaps, name)}`;
  return isCard(text) ? cardName(text) : text;
};

export const REFUSALS: Sentences = {
  'bad-deal': () => m.speed_refusal_bad_deal(),
  'bad-reshuffle': () => m.speed_refusal_bad_reshuffle(),
  'card-not-held': (gaps) => m.speed_refusal_card_not_held({ card: named(gaps, 'card') }),
  'does-not-fit': (gaps) =>
    gaps['top'] === ''
      ? m.speed_refusal_nothing_there({ card: named(gaps, 'card') })
      : m.speed_refusal_does_not_fit({ card: named(gaps, 'card'), top: named(gaps, 'top') }),
  'no-slapping': () => m.speed_refusal_no_slapping(),
  'not-blocked': () => m.speed_refusal_not_blocked(),
  'only-in-spit': () => m.speed_refusal_only_in_spit(),
  'not-in-spit': () => m.speed_refusal_not_in_spit(),
  frozen: (gaps) => m.speed_refusal_frozen({ ms: gap(gaps, 'ms') }),
  'draws-by-itself': () => m.speed_refusal_draws_by_itself(),
  'stock-empty': () => m.speed_refusal_stock_empty(),
  'hand-full': () => m.speed_refusal_hand_full(),
  'no-open-card': () => m.speed_refusal_no_open_card(),
  'no-such-pile': () => m.speed_refusal_no_such_pile(),
  'lies-open': () => m.speed_refusal_lies_open(),
  'place-empty': () => m.speed_refusal_place_empty(),
  'place-taken': () => m.speed_refusal_place_taken(),
  'nothing-underneath': () => m.speed_refusal_nothing_underneath(),
  'grab-now': () => m.speed_refusal_grab_now(),
  'nothing-to-grab': () => m.speed_refusal_nothing_to_grab(),
  'spit-first': () => m.speed_refusal_spit_first(),
  'no-deal-yet': () => m.speed_refusal_no_deal_yet(),
  'time-runs-back': (gaps) => m.speed_refusal_time_runs_back({ t: gap(gaps, 't') }),
};

/** The three games by name. */
export const VARIANTS: { readonly [variant in Options['variant']]: () => string } = {
  speed15: m.speed_option_speed15,
  speed20: m.speed_option_speed20,
  spit: m.speed_option_spit,
};

/** What it means to play to so many points; 0: a single round. */
export const targetHint = (target: number): string =>
  target === 0 ? m.speed_option_round_hint() : m.speed_option_points_hint({ points: target });

/** The chosen options in a few words each. */
export const chips = (options: JsonObject): readonly string[] => {
  const { variant, target, slap, autoDraw } = options as unknown as Options;
  if (variant === 'spit') return [VARIANTS.spit()];
  return [
    VARIANTS[variant](),
    target === 0 ? m.speed_option_round() : m.speed_option_points({ points: target }),
    ...(slap ? [m.speed_option_slap()] : []),
    ...(autoDraw ? [m.speed_option_autoDraw()] : []),
  ];
};
