/** Short notes at the lower edge: an answer, a warning. They go by themselves; never the only place of something important. */
import { untrack } from 'svelte';
import { live } from './live.svelte';

export type ToastTone = 'info' | 'good' | 'bad';
export type Toast = { readonly id: number; readonly text: string; readonly tone: ToastTone };

const SHOWN_MS = 5000;
const MOST = 3;

export class Toasts {
  list = $state<readonly Toast[]>([]);
  #next = 1;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- timers are never shown
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** Shows a note and says it. The same text again only starts its time anew. */
  show(text: string, tone: ToastTone = 'info', ms = SHOWN_MS): number {
    return untrack(() => this.#show(text, tone, ms));
  }

  #show(text: string, tone: ToastTone, ms: number): number {
    live.say(text);
    const shown = this.list.find((toast) => toast.text === text && toast.tone === tone);
    const id = shown?.id ?? this.#next++;
    if (shown === undefined) {
      const all = [...this.list, { id, text, tone }];
      for (const old of all.slice(0, -MOST)) this.dismiss(old.id);
      this.list = all.slice(-MOST);
    }
    clearTimeout(this.#timers.get(id));
    this.#timers.set(
      id,
      setTimeout(() => this.dismiss(id), ms),
    );
    return id;
  }

  dismiss(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
