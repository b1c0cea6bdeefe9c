/** Reads what a stranger sends: as often, as long and in the form that is allowed, or not at all. */
import type { RawData } from 'ws';
import { Bucket, Patience, type Rate } from './limits';

type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  /** `isOver`: that was one violation too many. */
  | { readonly ok: false; readonly code: 'bad-message' | 'too-fast'; readonly isOver: boolean };

/** What a guard needs to know. */
export interface GuardParts<T> {
  readonly rate: Rate;
  /** The longest message, in bytes. */
  readonly longest: number;
  readonly parse: (raw: unknown) => Parsed<T>;
  readonly now: () => number;
}

/** The text of a frame as `ws` hands it over. */
const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export class Guard<T> {
  readonly #parts: GuardParts<T>;
  readonly #bucket: Bucket;
  readonly #patience = new Patience();
  #heardAt: number;

  constructor(parts: GuardParts<T>) {
    this.#parts = parts;
    this.#heardAt = parts.now();
    this.#bucket = new Bucket(parts.rate, this.#heardAt);
  }

  /** Reads one frame. Whatever is wrong with it is a violation; the first that is one too many says so. */
  read(data: RawData, isBinary: boolean): Read<T> {
    const { now, longest, parse } = this.#parts;
    this.#heardAt = now();
    if (!this.#bucket.take(this.#heardAt)) return this.#violation('too-fast');
    if (isBinary) return this.#violation('bad-message');
    const text = textOf(data);
    if (Buffer.byteLength(text) > longest) return this.#violation('bad-message');
    const parsed = parse(jsonOf(text));
    return parsed.ok ? parsed : this.#violation('bad-message');
  }

  /** Milliseconds since something was heard. */
  get quietFor(): number {
    return this.#parts.now() - this.#heardAt;
  }

  #violation(code: 'bad-message' | 'too-fast'): Read<T> {
    return { ok: false, code, isOver: this.#patience.isOverAfter() };
  }
}
