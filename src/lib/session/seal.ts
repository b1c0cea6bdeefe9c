/** The app's part of provable chance: a secret, sealed before the person adds a word of their own. */
import { commitmentTo } from '../game/proof';
import { freshSecret } from './clock';

export interface Seal {
  /** Secret until the match is over. */
  readonly share: string;
  /** Shown before the match. */
  readonly commitment: string;
}

export const freshSeal = (): Seal => {
  const share = freshSecret();
  return { share, commitment: commitmentTo(share) };
};
