/** Why a journal did not write, and what the table calls it. */
import type { Refusal } from '../game/contract';

/** Reasons that have a name of their own: no room, a lost connection, a newer version of the app at work. */
const NAMED = ['storage-full', 'storage-lost', 'storage-newer'] as const;
export type WriteTroubleCode = (typeof NAMED)[number];

/** What a journal fails with where it knows why. */
export class WriteTrouble extends Error {
  readonly code: WriteTroubleCode;

  constructor(code: WriteTroubleCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'WriteTrouble';
    this.code = code;
  }
}

/** What to tell of a write that failed. */
export const writeRefusal = (error: unknown): Refusal => ({
  code: error instanceof WriteTrouble ? error.code : 'not-stored',
});

/** Whether a refusal says that the rules accept something and the journal did not take it. */
export const isWriteRefusal = ({ code }: Refusal): boolean =>
  code === 'not-stored' || NAMED.some((name) => name === code);
