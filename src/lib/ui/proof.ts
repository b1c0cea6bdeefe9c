/** What came of drawing the chance of a match again, in words. */
import { m } from '$lib/paraglide/messages';
import type { ProofVerdict } from '../game/proof';
import { refusalText } from './refusals';

/** One sentence for every verdict. */
export const proofText = (verdict: ProofVerdict): string => {
  switch (verdict.kind) {
    case 'none':
      return m.proof_none();
    case 'sealed':
      return m.proof_still_sealed();
    case 'proved':
      return m.proof_good({ count: verdict.drawn });
    case 'differs':
      return m.proof_differs({ draw: verdict.draw, at: verdict.at });
    case 'bad':
      return refusalText(verdict.refusal);
  }
};
