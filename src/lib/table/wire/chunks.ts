/**
 * Long messages in pieces: a data channel drops whatever is longer than some 16 kB. Pieces may come in any order and
 * more than once; a message of which one is lost never comes, and is sent again as a whole by those above.
 */
import * as v from 'valibot';
import { integer } from '../../game/schema';
import type { Link } from '../ports';
import { bytesOf } from './limits';

/** Bytes up to which a message travels whole. */
export const LONGEST_WHOLE = 12_000;
/** Characters of a piece: at three bytes each it is no longer than a whole message. */
const PIECE = 3_900;
/** Pieces of the longest message. */
const MOST_PIECES = 256;
/** Messages that may be in pieces at once; older ones are given up. */
const MOST_OPEN = 4;

const pieceSchema = v.strictObject({
  piece: integer(0, Number.MAX_SAFE_INTEGER),
  at: integer(0, MOST_PIECES - 1),
  of: integer(1, MOST_PIECES),
  text: v.pipe(v.string(), v.maxLength(PIECE)),
});
type Piece = v.InferOutput<typeof pieceSchema>;

/** The pieces of a text. @throws RangeError when it is longer than any message may be. */
const piecesOf = (text: string, piece: number): readonly Piece[] => {
  const of = Math.ceil(text.length / PIECE);
  if (of > MOST_PIECES) throw new RangeError(`a message of ${text.length} characters`);
  return Array.from({ length: of }, (_, at) => ({
    piece,
    at,
    of,
    text: text.slice(at * PIECE, (at + 1) * PIECE),
  }));
};

/** Puts pieces together again. */
class Assembly {
  readonly #open = new Map<number, (string | undefined)[]>();

  /** The whole message with its last piece, `undefined` before. */
  take({ piece, at, of, text }: Piece): unknown {
    const texts = this.#open.get(piece) ?? new Array<undefined>(of).fill(undefined);
    if (texts.length !== of || at >= of) return undefined;
    texts[at] = text;
    this.#open.set(piece, texts);
    const [oldest] = this.#open.keys();
    if (this.#open.size > MOST_OPEN && oldest !== undefined) this.#open.delete(oldest);
    if (texts.some((part) => part === undefined)) return undefined;
    this.#open.delete(piece);
    try {
      return JSON.parse(texts.join('')) as unknown;
    } catch {
      return undefined;
    }
  }
}

/** Sends on `link`, in pieces where it has to. @throws RangeError as `piecesOf`, and what the link throws. */
export const chunkedSender = (link: Pick<Link, 'send'>): ((message: unknown) => void) => {
  let sent = 0;
  return (message) => {
    const text = JSON.stringify(message);
    if (bytesOf(text) <= LONGEST_WHOLE) return link.send(message);
    sent += 1;
    for (const piece of piecesOf(text, sent)) link.send(piece);
  };
};

/** Hands whole messages to `receiver`; what is no piece is handed on as it came. */
export const chunkedReceiver = (
  receiver: (message: unknown) => void,
): ((message: unknown) => void) => {
  const assembly = new Assembly();
  return (raw) => {
    const piece = v.safeParse(pieceSchema, raw);
    const message = piece.success ? assembly.take(piece.output) : raw;
    if (message !== undefined) receiver(message);
  };
};
