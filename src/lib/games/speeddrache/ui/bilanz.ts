/** What the Bilanz of an expedition says: who comes first, how it went for each, why it ended, what left the game. */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../game/contract';
import type { Card } from '../cards';
import type { View } from '../position';
import { cardName, kindOf } from './cards';
import type { Expedition, Fate } from './history';
import { worthOf } from './relics';

type Seen = Pick<View, 'chests' | 'recovered' | 'gone' | 'options' | 'over'>;

/** One thief's line. Numbers are `null` where the house rule hides them. */
export interface BilanzRow {
  readonly fate: Fate;
  /** Put into the chest (above nought) or lost with the bag (below). */
  readonly gain: number | null;
  readonly chest: number | null;
  readonly sub: string;
}

const subOf = ({ how, alone, after }: Fate): string => {
  if (how === 'fled') return m.speeddrache_bilanz_fled_at({ card: after });
  return alone
    ? m.speeddrache_bilanz_left_alone({ card: after })
    : m.speeddrache_bilanz_left({ card: after });
};

const gainOf = ({ how, gold }: Fate): number => (how === 'fled' ? -gold : gold);

/** What a thief brought out, relics counted in; less than nothing for a lost bag. */
const broughtBy = (fate: Fate, { recovered }: Seen): number =>
  fate.relics.reduce((sum, relic) => {
    const order = recovered.findIndex((one) => one.relic === relic);
    return sum + worthOf(order);
  }, gainOf(fate));

/**
 * The thieves by what they brought out, equal ones by their seats. While chests are hidden the order tells nothing
 * that not everybody saw: who stayed in longer and got out comes first.
 */
export const rowsOf = ({ fates }: Expedition, seen: Seen): readonly BilanzRow[] => {
  const hidden = seen.chests.includes(null);
  const out = ({ how }: Fate): number => (how === 'fled' ? 0 : 1);
  const better = (a: Fate, b: Fate): number =>
    out(b) - out(a) || (hidden ? b.after - a.after : broughtBy(b, seen) - broughtBy(a, seen));
  return fates
    .toSorted((a, b) => better(a, b) || a.seat - b.seat)
    .map((fate) => {
      const chest = seen.chests[fate.seat] ?? null;
      return { fate, gain: chest === null ? null : gainOf(fate), chest, sub: subOf(fate) };
    });
};

/** Why the expedition is over, in a headline and a sentence that says how deep the path was. */
export const headOf = (
  { ending, path, fates }: Expedition,
  you: Seat,
): { readonly title: string; readonly text: string } => {
  const depth = path.length;
  const fled = fates.filter(({ how }) => how === 'fled');
  if (ending === 'flight')
    return {
      title: fled.some(({ seat }) => seat === you)
        ? m.speeddrache_bilanz_fled()
        : m.speeddrache_bilanz_woken(),
      text: m.speeddrache_bilanz_flight_text({
        depth,
        hazard: cardName(path.at(-1)?.card ?? ''),
        count: fled.length,
      }),
    };
  return ending === 'empty'
    ? {
        title: m.speeddrache_bilanz_empty(),
        text: m.speeddrache_bilanz_empty_text({ count: depth }),
      }
    : { title: m.speeddrache_bilanz_out(), text: m.speeddrache_bilanz_out_text({ count: depth }) };
};

/** A card of which something is to be told when an expedition is over. */
export interface Aftermath {
  readonly card: Card;
  readonly text: string;
}

/** Hazards of a kind in the whole game. */
const COPIES = 3;

const hazardText = (hazard: Card, { gone, options }: Seen): string => {
  if (options.hazardsStay) return m.speeddrache_bilanz_hazard_stays();
  const count = COPIES - gone.filter((card) => card === hazard).length;
  return count === 0
    ? m.speeddrache_bilanz_hazard_last()
    : m.speeddrache_bilanz_hazard_gone({ count });
};

/**
 * What becomes of the hazard that ended the expedition and of the relics that were left on the path. After the last
 * expedition nothing comes back, and no stack is of interest any more.
 */
export const aftermathOf = ({ ending, path }: Expedition, seen: Seen): readonly Aftermath[] => {
  const last = ending === 'flight' && !seen.over ? path.at(-1)?.card : undefined;
  const left = path.flatMap(({ card, lying }) =>
    kindOf(card) === 'relic' && lying > 0 ? [card] : [],
  );
  const relicText =
    seen.options.relicsBack && !seen.over
      ? m.speeddrache_bilanz_relic_back
      : m.speeddrache_bilanz_relic_gone;
  return [
    ...(last === undefined ? [] : [{ card: last, text: hazardText(last, seen) }]),
    ...left.map((card) => ({ card, text: relicText() })),
  ];
};
