/** The clock of this device: monotonic, so that it never jumps when somebody sets the time. */
import type { Clock } from '../table/ports';

export const deviceClock: Clock = {
  now: () => performance.now(),
  after: (ms, then) => {
    // A timer drops what is less than a millisecond, and would come before its time.
    const timer = setTimeout(then, Math.ceil(ms));
    return () => clearTimeout(timer);
  },
};

/** 256 bits of this device's randomness as 64 hexadecimal digits. */
export const freshSecret = (): string => hex(32);

/** A name for a new match that no other match has. */
export const freshId = (): string => hex(16);

// Not `crypto.randomUUID`: a page served over plain HTTP in a home network has no such thing.
const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
