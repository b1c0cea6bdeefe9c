/** A line to a lobby over a WebSocket, in the browser and in Node alike. */

/** What happens on a line; `closed` comes once, also where it never opened. */
export interface LineEvents {
  opened(): void;
  heard(text: string): void;
  /** `code`: as WebSockets number the reasons. */
  closed(code: number): void;
}

export interface DialledLine {
  send(text: string): void;
  close(): void;
}

/** Opens a line; nothing happens on it before the call is over. */
export type Dial = (url: string, events: LineEvents) => DialledLine;

/** What is needed of a WebSocket: the browser's own, or that of a Node package. */
interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
}
type SocketClass = new (url: string) => SocketLike;

/** No line at all: the address is not allowed from here (a page from https reaches only wss). */
const ABNORMAL = 1006;

/** Dials with this kind of WebSocket. */
export const dialWith =
  (Socket: SocketClass): Dial =>
  (url, events) => {
    let socket: SocketLike;
    try {
      socket = new Socket(url);
    } catch {
      void Promise.resolve().then(() => events.closed(ABNORMAL));
      return { send: () => undefined, close: () => undefined };
    }
    socket.onopen = () => events.opened();
    // A close always follows.
    socket.onerror = () => undefined;
    socket.onmessage = ({ data }: { readonly data: unknown }) =>
      events.heard(typeof data === 'string' ? data : '');
    socket.onclose = ({ code }: { readonly code: number }) => events.closed(code);
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };
