/** Speed's own names and refusals in words, and chosen options in a few. */
import { m } from '$lib/paraglide/messages';
import type { JsonObject } from '../../../game/contract';
import type { Sentences } from '../../../ui/refusals';
import type { Options } from '../position';

type Gaps = Parameters<Sentences[string]>[0];
const gap = (gaps: Gaps, name: string) => gaps[name] ?? '?';
/** A card by its name; until cards have their names in words, as records write it. */
const named = gap;

export const REFUSALS: Sentences = {
  'bad-deal': () => m.speed_refusal_bad_deal(),
  'bad-reshuffle': () => m.speed_refusal_bad_reshuffle(),
  'card-not-held': (gaps) => m.speed_refusal_card_not_held({ card: named(gaps, 'card') }),
  'does-not-fit': (gaps) =>
    m.speed_refusal_does_not_fit({ card: named(gaps, 'card'), top: named(gaps, 'top') }),
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

const VARIANTS: { readonly [variant in Options['variant']]: () => string } = {
  speed15: m.speed_option_speed15,
  speed20: m.speed_option_speed20,
  spit: m.speed_option_spit,
};

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
