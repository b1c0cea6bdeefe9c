/** What a stranger may ask of a broker, and what happens when it is more. */

/** A rate: `burst` at once, and one more every `1000 / perSecond` milliseconds. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  /** Sockets in all, those of the lobby and those of signalling. */
  readonly sockets: number;
  /** Sockets of one address; a household or a class shares one. A player has two. */
  readonly socketsPerAddress: number;
  /** New sockets and plain HTTP requests of one address. */
  readonly knocks: Rate;
  /** Codes of tables that one address looks up: guessing them must not pay. */
  readonly finds: Rate;
  /** Messages of one socket. */
  readonly messages: Rate;
  readonly invitations: Rate;
  /** Tables that one socket keeps open. */
  readonly tablesPerSocket: number;
  /** Codes that are in use, those kept for their hosts included. */
  readonly tables: number;
}

export const LIMITS: Limits = {
  sockets: 24_000,
  socketsPerAddress: 120,
  knocks: { burst: 120, perSecond: 10 },
  finds: { burst: 20, perSecond: 1 },
  messages: { burst: 40, perSecond: 20 },
  invitations: { burst: 5, perSecond: 0.5 },
  tablesPerSocket: 3,
  tables: 50_000,
};

/** The longest frame that is read at all, in bytes; a longer one ends the socket. */
export const LONGEST_FRAME = 64 * 1024;

/** Messages that could not be read or came too fast, until the socket is closed. */
export const VIOLATIONS = 3;

/** A bucket that fills with time and is emptied by use. */
export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Takes one, if there is one at `now` (milliseconds). */
  take(now: number): boolean {
    this.#fill(now);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Nothing has been taken that did not come back: it may be forgotten. */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left >= this.#rate.burst;
  }

  #fill(now: number): void {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) * perSecond) / 1000);
    this.#at = now;
  }
}

/** Counts what a socket did wrong. */
export class Patience {
  #violations = 0;

  /** Notes a violation; whether it was one too many. */
  isOverAfter(): boolean {
    this.#violations += 1;
    return this.#violations >= VIOLATIONS;
  }
}
