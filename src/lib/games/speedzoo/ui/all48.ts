/** What "Alle 48" shows of each domino, and how many there are of each fate. */
import { m } from '$lib/paraglide/messages';
import type { Player } from '../../../ui/players';
import { NUMBERS } from '../dominoes';
import type { Position } from '../position';
import { dominoName } from './board/labels';
import { fatesOf, filtered, toCome, type Fate, type Filter } from './facts';
import { HABITAT_NAMES } from './words';

/** A domino with what has become of it. */
export interface Shown {
  readonly domino: number;
  readonly fate: Fate;
  /** Seat colour of the zoo it lies in. */
  readonly colour: number | null;
  /** All of it in words. */
  readonly said: string;
}

/** What has become of a domino, in a few words. */
const fateText = (fate: Fate, players: readonly Player[]): string => {
  const name = (seat: number): string => players[seat]?.name ?? '';
  switch (fate.what) {
    case 'hidden':
      return m.speedzoo_fate_hidden();
    case 'display':
      return fate.keeper === null
        ? m.speedzoo_fate_display()
        : m.speedzoo_fate_taken({ name: name(fate.keeper) });
    case 'zoo':
      return m.speedzoo_fate_zoo({ name: name(fate.seat) });
    case 'discarded':
      return m.speedzoo_fate_discarded({ name: name(fate.seat) });
    case 'off':
      return m.speedzoo_fate_off();
  }
};

/** The dominoes that a filter leaves. */
export const shownOf = (
  position: Position,
  players: readonly Player[],
  filter: Filter,
): readonly Shown[] => {
  const fates = fatesOf(position);
  return filtered(filter).map((domino) => {
    const fate = fates.get(domino) ?? { what: 'hidden' };
    return {
      domino,
      fate,
      colour: fate.what === 'zoo' ? (players[fate.seat]?.colour ?? fate.seat) : null,
      said: m.speedzoo_all48_domino({
        domino: dominoName(domino),
        fate: fateText(fate, players),
      }),
    };
  });
};

export type Counted = { readonly [what in Fate['what']]: number };

/** How many of all 48 there are of each fate. */
export const countFates = (position: Position): Counted => {
  const fates = fatesOf(position);
  const count = (what: Fate['what']): number =>
    NUMBERS.filter((domino) => fates.get(domino)?.what === what).length;
  return {
    hidden: count('hidden'),
    display: count('display'),
    zoo: count('zoo'),
    discarded: count('discarded'),
    off: count('off'),
  };
};

/** „Wasserwelt mit Stern: 6 Dominos, 2 noch verdeckt.“; `null` without a filter. */
export const filterText = (
  { habitat, starred }: Filter,
  shown: readonly Shown[],
): string | null => {
  if (habitat === null && !starred) return null;
  const hidden = shown.filter(({ fate }) => fate.what === 'hidden').length;
  const name = habitat === null ? '' : HABITAT_NAMES[habitat]();
  const what =
    habitat === null
      ? m.speedzoo_all48_starred()
      : starred
        ? m.speedzoo_all48_habitat_starred({ habitat: name })
        : name;
  return m.speedzoo_all48_filtered({ what, count: shown.length, hidden });
};

/** Where some were set aside: how many of the hidden ones will come at all; `null`: all of them. */
export const asideText = (position: Position): string | null => {
  const coming = toCome(position);
  return coming === position.unseen.length
    ? null
    : m.speedzoo_all48_aside({ hidden: position.unseen.length, coming });
};
