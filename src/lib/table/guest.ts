/** A guest of a table: keeps what its viewer knows, and asks for what its seat wants to do. */
import type { ActionEntry, JsonObject, MatchView, Refusal, Viewer } from '../game/contract';
import type { Link, Moment, Seated } from './ports';
import type { Report } from './protocol';

/** Everything a screen needs; a new object with every change. */
export interface GuestState {
  readonly viewer: Viewer;
  readonly seated: readonly Seated[];
  readonly view: MatchView<JsonObject>;
  readonly moment: Moment;
}

export class Guest {
  readonly #link: Link;
  readonly #onChange: (state: GuestState) => void;
  readonly #waiting = new Map<string, (refusal: Refusal | null) => void>();
  #state: GuestState | null = null;
  #asked = 0;
  #closed = false;

  /** `onChange` is called with the first whole view and after every change. */
  constructor(link: Link, onChange: (state: GuestState) => void) {
    this.#link = link;
    this.#onChange = onChange;
    // A local table sends what its own code made; links from other devices check before they hand over.
    link.receive((message) => this.#hear(message as Report));
  }

  /** Asks for an action of the own seat. Resolves when it is stored, or with the reason why not. */
  act(action: ActionEntry): Promise<Refusal | null> {
    return this.#ask((id) => ({ type: 'act', id, seq: this.#length, action }));
  }

  /** Brings on what is due ("Würfeln", "Weiter"). */
  bring(): Promise<Refusal | null> {
    return this.#ask((id) => ({ type: 'bring', id, seq: this.#length }));
  }

  pause(on: boolean): Promise<Refusal | null> {
    return this.#ask((id) => ({ type: 'pause', id, on }));
  }

  /** Ends the line; what was asked and not answered is refused with `line-closed`. */
  close(): void {
    this.#closed = true;
    this.#link.close();
    for (const answer of this.#waiting.values()) answer({ code: 'line-closed' });
    this.#waiting.clear();
  }

  get #length(): number {
    return this.#state?.view.log.length ?? 0;
  }

  #ask(request: (id: string) => unknown): Promise<Refusal | null> {
    if (this.#closed) return Promise.resolve({ code: 'line-closed' });
    this.#asked += 1;
    const id = String(this.#asked);
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#link.send(request(id));
    });
  }

  #hear(report: Report): void {
    if (this.#closed) return;
    if (report.type === 'answer') {
      this.#waiting.get(report.id)?.(report.refusal);
      this.#waiting.delete(report.id);
      return;
    }
    const next = this.#after(report);
    if (next === null) return;
    this.#state = next;
    this.#onChange(next);
  }

  #after(report: Exclude<Report, { type: 'answer' }>): GuestState | null {
    if (report.type === 'welcome') {
      const { viewer, seated, view, moment } = report;
      return { viewer, seated, view, moment };
    }
    const state = this.#state;
    if (state === null) return null;
    if (report.type === 'moment') return { ...state, moment: report.moment };
    if (report.type === 'seated') return { ...state, seated: report.seated };
    if (report.seq !== state.view.log.length) return null;
    const view = {
      ...state.view,
      log: [...state.view.log, report.entry],
      position: report.position,
    };
    return { ...state, view, moment: report.moment };
  }
}
