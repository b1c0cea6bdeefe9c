/** The door: who may come in, how often, and how many at once. */
import { Bucket, type Limits } from './limits';

interface Caller {
  sockets: number;
  readonly knocks: Bucket;
  readonly finds: Bucket;
}

export class Door {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #callers = new Map<string, Caller>();
  #sockets = 0;

  constructor(limits: Limits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Sockets that are in. */
  get sockets(): number {
    return this.#sockets;
  }

  /** Whether an address may ask for something now; counts as a knock. */
  hears(address: string): boolean {
    return this.#caller(address).knocks.take(this.#now());
  }

  /** Whether an address may look up a code now. */
  mayFind(address: string): boolean {
    return this.#caller(address).finds.take(this.#now());
  }

  /** Lets a socket in and gives the function that lets it out again, once; `null`: it is full. */
  enter(address: string): (() => void) | null {
    const caller = this.#caller(address);
    if (this.#sockets >= this.#limits.sockets) return null;
    if (caller.sockets >= this.#limits.socketsPerAddress) return null;
    caller.sockets += 1;
    this.#sockets += 1;
    let inside = true;
    return () => {
      if (!inside) return;
      inside = false;
      caller.sockets -= 1;
      this.#sockets -= 1;
    };
  }

  /** Forgets callers of whom there is nothing to remember. */
  sweep(): void {
    const now = this.#now();
    for (const [address, { sockets, knocks, finds }] of this.#callers)
      if (sockets === 0 && knocks.isFull(now) && finds.isFull(now)) this.#callers.delete(address);
  }

  #caller(address: string): Caller {
    const known = this.#callers.get(address);
    if (known !== undefined) return known;
    const now = this.#now();
    const { knocks, finds } = this.#limits;
    const caller = { sockets: 0, knocks: new Bucket(knocks, now), finds: new Bucket(finds, now) };
    this.#callers.set(address, caller);
    return caller;
  }
}
