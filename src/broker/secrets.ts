/** Secrets are kept as what is computed from them: who reads the memory of a broker learns none. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 128 bits in the letters of base64url. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

export const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Whether `secret` is the one `kept` was computed from. */
export const isSecret = (secret: string, kept: Buffer): boolean =>
  timingSafeEqual(digest(secret), kept);

/**
 * The id others see of whoever has this secret: the same at every broker and on every line, and useless to become
 * that person. 64 bits as 16 hexadecimal digits.
 */
export const personIdOf = (secret: string): string =>
  createHash('sha256').update(`person ${secret}`).digest('hex').slice(0, 16);
