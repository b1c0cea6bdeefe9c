/** Speedsaurus' own refusals in words. */
import { m } from '$lib/paraglide/messages';
import type { Sentences } from '../../../ui/refusals';
import type { Obstacle } from '../parade';

type Gaps = Parameters<Sentences[string]>[0];
const gap = (gaps: Gaps, name: string) => gaps[name] ?? '?';

/** Why cards may not be laid: every reason of the rules has its sentence. */
const OBSTACLES: { readonly [reason in Obstacle]: Sentences[string] } = {
  'parade-empty': () => m.speedsaurus_refusal_parade_empty(),
  'parade-not-empty': () => m.speedsaurus_refusal_parade_not_empty(),
  'value-too-high': (g) => m.speedsaurus_refusal_value_too_high({ value: gap(g, 'value') }),
  'value-too-low': (g) => m.speedsaurus_refusal_value_too_low({ value: gap(g, 'value') }),
  'equal-goes-left': () => m.speedsaurus_refusal_equal_goes_left(),
  'too-few-cards': (g) => m.speedsaurus_refusal_too_few_cards({ need: gap(g, 'need') }),
};

export const REFUSALS: Sentences = {
  'value-not-held': (g) => m.speedsaurus_refusal_value_not_held({ value: gap(g, 'value') }),
  'cards-not-held': (g) =>
    m.speedsaurus_refusal_cards_not_held({ value: gap(g, 'value'), have: gap(g, 'have') }),
  'value-locked': (g) => m.speedsaurus_refusal_value_locked({ value: gap(g, 'value') }),
  'opener-may-not-pass': () => m.speedsaurus_refusal_opener_may_not_pass(),
  'must-take': () => m.speedsaurus_refusal_must_take(),
  'no-such-stack': (g) => m.speedsaurus_refusal_no_such_stack({ value: gap(g, 'value') }),
  'deal-due': () => m.speedsaurus_refusal_deal_due(),
  'bad-deal': () => m.speedsaurus_refusal_bad_deal(),
  ...OBSTACLES,
};
