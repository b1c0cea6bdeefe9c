/** What came of drawing the chance of a match again, in words. */
import { m } from '$lib/paraglide/messages';
import type { ProofVerdict } from '../game/proof';
import type { ChanceKind } from './games';
import { refusalText } from './refusals';

/** One sentence for every verdict. */
export const proofText = (verdict: ProofVerdict, what: ChanceKind): string => {
  switch (verdict.kind) {
    case 'none':
      return m.proof_none({ what });
    case 'sealed':
      return m.proof_still_sealed({ what });
    case 'proved':
      return m.proof_good({ count: verdict.drawn, what });
    case 'differs':
      return m.proof_differs({ draw: verdict.draw, at: verdict.at });
    case 'bad':
      return refusalText(verdict.refusal);
  }
};
