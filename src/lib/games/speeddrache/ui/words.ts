/** Speeddrache's own refusals in words, and chosen options in a few. */
import { m } from '$lib/paraglide/messages';
import type { JsonObject } from '../../../game/contract';
import type { Sentences } from '../../../ui/refusals';
import type { Options } from '../position';

export const REFUSALS: Sentences = {
  'no-such-card': (gaps) => m.speeddrache_refusal_no_such_card({ card: gaps['card'] ?? '?' }),
  'card-due': () => m.speeddrache_refusal_card_due(),
  'wrong-seats': (gaps) => m.speeddrache_refusal_wrong_seats({ seats: gaps['seats'] ?? '?' }),
};

/** The chosen house rules in a few words each. */
export const chips = (options: JsonObject): readonly string[] => [
  (options as unknown as Options).expeditions === 5
    ? m.speeddrache_option_five()
    : m.speeddrache_option_three(),
];
