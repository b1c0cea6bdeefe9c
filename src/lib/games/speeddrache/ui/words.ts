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

/** The length of the match, and the house rules that are on, in a few words each. */
export const chips = (options: JsonObject): readonly string[] => {
  const { expeditions, relicsBack, hazardsStay, hiddenChests } = options as unknown as Options;
  return [
    expeditions === 5 ? m.speeddrache_option_five() : m.speeddrache_option_three(),
    ...(relicsBack ? [m.speeddrache_option_relicsBack()] : []),
    ...(hazardsStay ? [m.speeddrache_option_hazardsStay()] : []),
    ...(hiddenChests ? [m.speeddrache_option_hiddenChests()] : []),
  ];
};
