/** What a match shows now: everything that follows from what the driver says and from what the person has begun. */
import type { Seat } from '../../../game/contract';
import type { Driver } from '../../../session/driver';
import { playersOf, type Player } from '../../../ui/players';
import { refusalText } from '../../../ui/refusals';
import { slotDue } from '../display';
import type { Action, Position, Standing, Zoo } from '../position';
import { countOf, type Count } from '../score';
import { EMPTY, withLaid } from '../zoo';
import type { Ghost } from './board/types';
import { Laying } from './laying.svelte';
import { gainsOf, ownNext } from './picking';
import type { Ground } from './placing';
import { promptOf, type Mode, type Prompt } from './prompt';
import { REFUSALS } from './words';

export const YOU: Seat = 0;

export class Shown {
  readonly #driver: () => Driver;
  readonly laying: Laying;
  /** The domino of the row that is chosen and not taken yet. */
  chosen = $state<number | null>(null);
  /** How many finished matches have been counted in front of the person; those of a match that was opened later, too. */
  #counted = $state(0);

  constructor(driver: () => Driver) {
    this.#driver = driver;
    this.#counted = (driver().state.view.position as unknown as Position).past.length;
    this.laying = new Laying(() => ({ ground: this.ground, domino: this.mine }));
  }

  get #guest() {
    return this.#driver().state;
  }
  readonly position = $derived.by(() => this.#guest.view.position as unknown as Position);
  readonly entries = $derived.by(() => this.#guest.view.log.length);
  readonly players: readonly Player[] = $derived.by(() => playersOf(this.#guest.seated));
  readonly names = $derived.by(() => this.players.map(({ name }) => name));
  /** The match is played in another tab: here one only looks on. */
  readonly elsewhere = $derived.by(() => this.#driver().notice?.code === 'other-tab');
  readonly alone = $derived.by(() => this.position.options.solo !== null);
  readonly standing = $derived.by(
    () => this.#driver().rules.outcome(this.#guest.view.position) as Standing | null,
  );
  readonly due = $derived.by(() => this.#guest.moment.due?.what ?? null);
  /** Computers that are asked now. */
  readonly thinking = $derived.by(() =>
    this.players.filter(
      ({ seat, strength }) => strength !== null && this.#guest.moment.acting.includes(seat),
    ),
  );

  /** What this person may do; nothing where it is not their turn. */
  readonly moves = $derived.by(() =>
    this.elsewhere
      ? []
      : (this.#driver().rules.legal(
          this.#guest.view.position,
          YOU,
        ) as unknown as readonly Action[]),
  );
  readonly #step = $derived.by(() => (this.moves.length === 0 ? null : this.position.step));
  readonly ground: Ground = $derived.by(() => {
    const { zoos, options, wishes } = this.position;
    return { zoo: zoos[YOU] ?? EMPTY, options, wishes };
  });
  /** The domino that lies next, whosever it is; `null`: none is laid now. */
  readonly dueDomino = $derived.by(() =>
    this.position.step === 'place' ? (slotDue(this.position.row)?.domino ?? null) : null,
  );
  /** Dominoes of the row that were given up. */
  readonly given: readonly number[] = $derived.by(() =>
    this.position.zoos.flatMap((zoo) => zoo.discarded),
  );
  /** The domino that this person lays now. */
  readonly mine = $derived.by(() => (this.#step === 'place' ? this.dueDomino : null));
  /** Dominoes that may be picked now. */
  readonly free: readonly number[] = $derived.by(() =>
    this.#step === 'pick' ? this.moves.map(({ domino }) => domino) : [],
  );
  /** What each of them brings at best; those that fit nowhere are missing. */
  readonly gains: ReadonlyMap<number, number> = $derived.by(() => gainsOf(this.ground, this.free));

  readonly counting = $derived.by(() => this.position.past.length > this.#counted);
  readonly mode: Mode = $derived.by(() => {
    if (this.counting) return 'count';
    if (this.standing !== null) return 'over';
    if (this.due === 'next-match') return 'sheet';
    if (this.due === 'read-wishes') return 'wishes';
    if (this.#step === 'pick') return this.chosen === null ? 'pick' : 'picked';
    if (this.#step !== 'place') return 'wait';
    if (this.laying.stuck) return 'discard';
    return this.laying.provisional === null ? 'place' : 'placed';
  });
  /** The domino that is due or chosen. */
  readonly domino = $derived.by(() => this.mine ?? this.chosen);
  /** What lies in the tray: that one, or the one that this person lays next. */
  readonly held = $derived.by(() => this.domino ?? ownNext(this.position, YOU));
  /** The own zoo, with the domino that lies provisionally. */
  readonly tried: Zoo = $derived.by(() => {
    const lying = this.laying.provisional;
    return lying === null ? this.ground.zoo : withLaid(this.ground.zoo, lying.laid);
  });
  /** The arithmetic of that zoo. */
  readonly count: Count = $derived.by(() =>
    countOf(this.tried, this.ground.options, this.ground.wishes),
  );
  /** The domino under the mouse, with its reason in a sentence. */
  readonly ghost: Ghost | null = $derived.by(() => {
    const { ghost } = this.laying;
    if (ghost === null) return null;
    const { laid, gain, misfit } = ghost;
    const { size } = this.position.options;
    const detail = { domino: laid.domino, size };
    const reason = misfit === null ? null : refusalText({ code: misfit, detail }, REFUSALS);
    return { laid, gain, reason };
  });

  readonly prompt: Prompt = $derived.by(() =>
    promptOf({
      mode: this.mode,
      position: this.position,
      you: YOU,
      names: this.names,
      domino: this.domino,
      gain: this.chosen === null ? null : (this.gains.get(this.chosen) ?? null),
      spots: this.laying.spots,
      provisional: this.laying.provisional,
      elsewhere: this.elsewhere,
      quick: this.#driver().tempo === 'turbo',
    }),
  );

  /** The final count has been seen, or was skipped. */
  readonly counted = (): void => {
    this.#counted = this.position.past.length;
  };

  /** The match has gone on: what was begun has ended. */
  refresh(): void {
    this.chosen = null;
    this.laying.refresh();
  }
}
