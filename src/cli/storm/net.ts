/** A network in which everything happens that happens: loss, doubles, delay, wrong order, silence, and broken links. */
import type { Draw, Result } from '../../lib/game/contract';
import { accept, refuse } from '../../lib/game/contract';
import type { Clock, NetworkLink } from '../../lib/table/ports';
import { copy } from './memory';

export interface Weather {
  /** Of a hundred messages: how many never come, and how many come twice. */
  readonly loss: number;
  readonly doubles: number;
  /** The longest way of a message, in milliseconds; each takes its own, so that they overtake each other. */
  readonly delay: number;
  /** Of a hundred messages: after how many the link breaks, unheard by one side or both. */
  readonly breaks: number;
}

export const FAIR: Weather = { loss: 0, doubles: 0, delay: 20, breaks: 0 };

/** One end of a link. */
class End implements NetworkLink {
  other: End | null = null;
  isOpen = true;
  readonly #net: Net;
  #receiver: ((message: unknown) => void) | null = null;
  readonly #unread: unknown[] = [];
  readonly #onClose: (() => void)[] = [];

  constructor(net: Net) {
    this.#net = net;
  }

  send(message: unknown): void {
    if (!this.isOpen) throw new Error('the link is closed');
    this.#net.carry(this, copy(message));
  }

  receive(receiver: (message: unknown) => void): void {
    this.#receiver = receiver;
    for (const message of this.#unread.splice(0)) receiver(message);
  }

  onClose(listener: () => void): void {
    this.#onClose.push(listener);
  }

  /** A message has come. */
  take(message: unknown): void {
    if (!this.isOpen) return;
    if (this.#receiver === null) this.#unread.push(message);
    else this.#receiver(message);
  }

  /** The other side hears of it, a moment later. */
  close(): void {
    this.drop();
    this.#net.closing(this);
  }

  /** This end is gone; `isTold`: whoever holds it is told. */
  drop(isTold = false): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    if (isTold) for (const listener of this.#onClose) listener();
  }
}

export class Net {
  readonly #clock: Clock;
  readonly #draw: Draw;
  readonly #links = new Set<readonly [End, End]>();
  weather: Weather = FAIR;
  /** Everything that was put on a link, as it travels. */
  listener: ((text: string) => void) | null = null;

  constructor(clock: Clock, draw: Draw) {
    this.#clock = clock;
    this.#draw = draw;
  }

  /** A link to whoever listens there; `knock` gets the other end of it. */
  dial(listening: () => ((link: NetworkLink) => void) | null): Promise<Result<NetworkLink>> {
    return new Promise((resolve) => {
      this.#clock.after(1 + this.#draw.below(this.weather.delay + 1), () => {
        const knock = listening();
        if (knock === null) return resolve(refuse('peer-unreachable'));
        const [near, far] = [new End(this), new End(this)];
        near.other = far;
        far.other = near;
        this.#links.add([near, far]);
        knock(far);
        resolve(accept(near));
      });
    });
  }

  carry(from: End, message: unknown): void {
    const { loss, doubles, breaks } = this.weather;
    this.listener?.(JSON.stringify(message));
    const to = from.other;
    if (to === null || this.#happens(loss)) return;
    this.#later(() => to.take(message));
    if (this.#happens(doubles)) this.#later(() => to.take(message));
    if (this.#happens(breaks)) {
      // A phone in a tunnel: nobody has closed anything.
      from.drop(this.#happens(50));
      to.drop(this.#happens(50));
    }
  }

  closing(from: End): void {
    const to = from.other;
    if (to !== null && !this.#happens(this.weather.loss * 2)) this.#later(() => to.drop(true));
  }

  /** A device is switched off: the other ends of its links hear of it now and then, or never. */
  kill(ends: readonly NetworkLink[]): void {
    for (const end of ends)
      if (end instanceof End) {
        end.drop();
        if (this.#happens(30)) this.#later(() => end.other?.drop(true));
      }
  }

  #later(then: () => void): void {
    this.#clock.after(this.#draw.below(this.weather.delay + 1), then);
  }

  #happens(percent: number): boolean {
    return this.#draw.below(100) < percent;
  }
}
