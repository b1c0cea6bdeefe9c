/**
 * A new version of the app: fetched behind the scenes, offered while no match is played in any tab, and taken when
 * the player says so. Only the tab in which it was taken loads again; the others go on as they are, with the files of
 * their version kept by the worker (static/keep-earlier.js), and are new with the next page they open.
 */
import type { Workbox } from 'workbox-window';
import { handOver } from './handover';
import { watchLive } from './lock';

const HOUR = 3_600_000;
/** Set for as long as the app stays open in this tab, over reloads too. */
const LATER = 'speedtisch-update-later';
/** Where all tabs hear that the player wants it later. */
const CHANNEL = 'speedtisch-update';

const saidLater = (): boolean => {
  try {
    return sessionStorage.getItem(LATER) !== null;
  } catch {
    return false;
  }
};

export class AppUpdate {
  #waiting = $state(false);
  /** Until it is known: yes. */
  #live = $state(true);
  #later = $state(false);
  #outdated = $state(false);
  #taking = $state(false);
  #worker: Workbox | null = null;
  #registration: ServiceWorkerRegistration | null = null;
  #stopHandingOver: () => void = () => undefined;

  /** Whether to show the offer. */
  get offered(): boolean {
    return this.#taking || (this.#waiting && !this.#live && !this.#later);
  }

  /** Taken here; the page loads again in a moment. */
  get taking(): boolean {
    return this.#taking;
  }

  /** Another tab took the new version, and nothing stands against a fresh page here. */
  get outdated(): boolean {
    return this.#outdated && !this.#live;
  }

  /**
   * Registers the worker and follows it from then on.
   * @param folder where the app lives: `/`, or `/spiele/`.
   * @returns ends it.
   */
  start(folder: string): () => void {
    // Plain HTTP in a home network has none.
    if (!('serviceWorker' in navigator)) return () => undefined;
    this.#later = saidLater();
    const ended = new AbortController();
    const { signal } = ended;
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', () => this.#keepAway(), { signal });
    this.#followController(signal);
    const stopWatching = watchLive((live) => (this.#live = live));
    // Cookies refused, or a certificate the browser does not trust: the app works, but only with a network.
    this.#register(folder, signal).catch(() => undefined);
    return () => {
      ended.abort();
      channel.close();
      stopWatching();
      this.#stopHandingOver();
    };
  }

  /** Not before the next start of the app. */
  later(): void {
    this.#keepAway();
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(null);
    channel.close();
  }

  /** Loads this tab again in the new version. */
  take(): void {
    if (this.#taking) return;
    this.#taking = true;
    const registration = this.#registration;
    // Nothing waits: taken in another tab at the same moment.
    if (!registration?.waiting) return location.reload();
    this.#worker?.messageSkipWaiting();
    this.#stopHandingOver = handOver(registration, () => (this.#taking = false));
  }

  /** The worker's client code is no part of the first paint. */
  async #register(folder: string, signal: AbortSignal): Promise<void> {
    const { Workbox } = await import('workbox-window');
    if (signal.aborted) return;
    this.#worker = new Workbox(`${folder}sw.js`, { scope: folder, updateViaCache: 'none' });
    const registration = await this.#worker.register({ immediate: true });
    if (registration !== undefined && !signal.aborted) this.#follow(registration, signal);
  }

  #keepAway(): void {
    this.#later = true;
    try {
      sessionStorage.setItem(LATER, '');
    } catch {
      // then a reload offers it again
    }
  }

  #followController(signal: AbortSignal): void {
    const { serviceWorker } = navigator;
    let controlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener(
      'controllerchange',
      () => {
        this.#stopHandingOver();
        // A match may have begun since, here or in another tab.
        if (this.#taking && !this.#live) return location.reload();
        this.#taking = false;
        if (controlled) {
          this.#waiting = false;
          this.#outdated = true;
        }
        // On the first visit the worker takes the page it came with, which is its own version.
        controlled = true;
      },
      { signal },
    );
  }

  #follow(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
    this.#registration = registration;
    const look = (): void => {
      this.#waiting = registration.waiting !== null && registration.active !== null;
    };
    look();
    const follow = (worker: ServiceWorker | null): void =>
      worker?.addEventListener('statechange', look, { signal });
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing), { signal });
    this.#askHourly(signal);
  }

  /** A page asks by itself when it opens; one that stays open asks when it is looked at, once an hour at most. */
  #askHourly(signal: AbortSignal): void {
    let asked = Date.now();
    const ask = (): void => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR) return;
      asked = Date.now();
      // Without a network there is nothing to ask.
      this.#worker?.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', ask, { signal });
    const timer = setInterval(ask, HOUR / 6);
    signal.addEventListener('abort', () => clearInterval(timer));
  }
}
