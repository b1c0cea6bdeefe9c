/**
 * Parts of a screen whose scripts come later: end boards, windows, sheets that nobody needs when a page opens. They are
 * fetched when the browser has nothing else to do, one after the other, so they are there long before anybody asks for
 * them; whoever is quicker waits a frame or two for a script that the device keeps.
 */
import { meetMiss } from '../session/anew';

/** Waits for a moment in which nothing is to be done; where a browser cannot tell, for the next press. */
const whenIdle = (then: () => void): void => {
  if (typeof window === 'undefined') return;
  if ('requestIdleCallback' in window) requestIdleCallback(then);
  else addEventListener('pointerdown', then, { once: true, capture: true });
};

/** What is still to be fetched ahead, in the order in which it was named. */
const waiting: Late<unknown>[] = [];

const fetchNext = (): void => {
  void waiting
    .shift()
    ?.ahead()
    .then(() => {
      if (waiting.length > 0) whenIdle(fetchNext);
    });
};

/** One such part; `late` makes them. */
export class Late<Part> {
  readonly #fetch: () => Promise<{ readonly default: Part }>;
  #part = $state.raw<Part | null>(null);
  #coming: Promise<void> | null = null;
  #wanted = false;

  constructor(fetch: () => Promise<{ readonly default: Part }>) {
    this.#fetch = fetch;
  }

  /** The part; `null` while its script is on its way. Reading it asks for it. */
  get now(): Part | null {
    return this.when(true);
  }

  /** The part as soon as it has come, so that a sheet can stay while it closes; asked for once it is `wanted`. */
  when(wanted: boolean): Part | null {
    if (wanted && this.#part === null) void this.load();
    return this.#part;
  }

  /** Fetches it because somebody wants it now; `null`: it does not come, which is met as with a script of a page. */
  async load(): Promise<Part | null> {
    this.#wanted = true;
    await this.ahead();
    return this.#part;
  }

  /** Fetches it because there is time; what does not come is fetched when it is wanted. */
  ahead(): Promise<void> {
    return (this.#coming ??= this.#come());
  }

  async #come(): Promise<void> {
    try {
      this.#part = (await this.#fetch()).default;
    } catch (error) {
      this.#coming = null;
      if (this.#wanted) void meetMiss(error, 500, location.href);
    }
  }
}

/**
 * Names a part that comes later (each game does in its `ui/later.ts`): `end: late(() => import('./End.svelte'))`, then
 * `const End = $derived(over ? later.end.now : null)`.
 */
export const late = <Part>(fetch: () => Promise<{ readonly default: Part }>): Late<Part> => {
  const part = new Late(fetch);
  waiting.push(part);
  if (waiting.length === 1) whenIdle(fetchNext);
  return part;
};
