/** Which cards of the own hand are meant to be laid: a value and how many of it. */
import type { Value } from '../cards';
import { fits, type Group } from './groups';

const within = (count: number, { need, have }: Group): number =>
  Math.max(need, Math.min(count, have));

export class Selection {
  #value = $state<Value | null>(null);
  #count = $state(0);

  get value(): Value | null {
    return this.#value;
  }

  /** 0 where nothing is selected. */
  get count(): number {
    return this.#value === null ? 0 : this.#count;
  }

  /** Selects all cards of a group, or nothing where they are selected already. */
  toggle(group: Group): void {
    if (this.#value === group.value) this.clear();
    else this.select(group, group.have);
  }

  /** Selects some cards of a group, as many as it has and not fewer than are needed. */
  select(group: Group, count: number): void {
    this.#value = group.value;
    this.#count = within(count, group);
  }

  clear(): void {
    this.#value = null;
  }

  /** After something has happened: what can no longer be laid is selected no more. */
  keep(groups: readonly Group[]): void {
    const group = groups.find(({ value }) => value === this.#value);
    if (group === undefined || !(fits(group) || group.fit === 'idle')) this.clear();
    else this.#count = within(this.#count, group);
  }

  /** The selected group among the groups as they are now. */
  of(groups: readonly Group[]): Group | null {
    return groups.find(({ value }) => value === this.#value) ?? null;
  }
}

/** The next group that may be laid, from the selected one on, round and round; `null`: none may. */
export const nextFitting = (
  groups: readonly Group[],
  selected: Value | null,
  step: 1 | -1,
): Group | null => {
  const list = groups.filter(fits);
  const at = list.findIndex(({ value }) => value === selected);
  const next = at < 0 ? (step > 0 ? 0 : list.length - 1) : (at + step + list.length) % list.length;
  return list[next] ?? null;
};
