/** What Rat tells: what the strong player would do, and the numbers that tell why. */
import type { Direction } from '../position';
import { ADVICE } from './budget';
import { NONE, type Choice } from './choices';
import { PICK, brought, type Compact } from './compact';
import { isEndgame } from './endgame';
import { Ground } from './ground';
import { Hopes, PLAIN, Sense } from './sense';
import { laidAt } from './spots';
import { Mind, WHOLE, foresee, ranked, untried, weigh } from './strong';

/** What can be done, as in the record, without the seat. */
export type Doing =
  | { readonly do: 'pick'; readonly domino: number }
  | {
      readonly do: 'place';
      readonly domino: number;
      readonly x: number;
      readonly y: number;
      readonly dir: Direction;
    }
  | { readonly do: 'discard'; readonly domino: number };

/** Whole numbers. Visitors count everything but wishes: enclosures, middle and full zoo where they are played. */
export type Weighed = {
  /**
   * Visitors that come at once. Laying: by how much the zoo grows. Picking: what the domino brings at its best place
   * in the zoo as it stands; 0 where it fits nowhere.
   */
  readonly gain: number;
  /** Tenths of visitors that are expected to come later on: those at the end, less those of now and `gain`. */
  readonly growth: number;
  /** Tenths of visitors expected at the end of the match. */
  readonly visitors: number;
  /** Tenths of visitors by which the best opponent is expected to be behind, negative: ahead; `null` alone. */
  readonly lead: number | null;
  /** In how many per cent of the playouts this choice did best; equals share. */
  readonly share: number;
  /** Laying: the domino that would be picked right afterwards; `null` in the last round, alone, and for a pick. */
  readonly then: number | null;
};

/** `numbers` of an advice: up to three choices, the best first, which is the advised action. */
export interface Counsel {
  readonly options: readonly (Doing & Weighed)[];
}

/** Shown are so many choices. */
const SHOWN = 3;
/** So many are compared before those are chosen of them. */
const CONSIDERED = 8;
const SEED = 20;
const TENTHS = 10;

/** A choice with what is expected of it; visitors and lead in tenths. */
interface Expected {
  readonly choice: Choice;
  readonly visitors: number;
  readonly lead: number;
  readonly share: number;
}

/** The first of each kind; alone a pick counts, whatever place is meant for it. */
const unlike = <T extends { readonly choice: Choice }>(
  match: Compact,
  list: readonly T[],
): readonly T[] => {
  const key = ({ choice }: T): number => (match.step === PICK ? choice.slot : choice.spot);
  return list.filter((one, i) => list.findIndex((other) => key(other) === key(one)) === i);
};

/** The last two rounds are reckoned through: what is best shares all, nothing else has a share. */
const foreseen = (match: Compact, past: readonly number[]): readonly Expected[] => {
  const list = unlike(match, foresee(match, past)).slice(0, SHOWN);
  const most = list[0]?.lead;
  const best = list.filter((one) => one.lead === most).length;
  return list.map(({ choice, visitors, lead }) => ({
    choice,
    visitors: visitors * TENTHS,
    lead: lead * TENTHS,
    share: lead === most ? Math.round(100 / best) : 0,
  }));
};

/** The most promising ones are played out once more, against each other. */
const played = (match: Compact, past: readonly number[]): readonly Expected[] => {
  const considered = weigh(match, past, ADVICE, SEED, CONSIDERED);
  const tried = unlike(match, considered)
    .slice(0, SHOWN)
    .map(({ choice }, order) => untried(choice, order));
  const mind = new Mind(match, past, SEED);
  for (let i = Math.max(1, mind.playouts(ADVICE, tried.length)); i > 0; i--) mind.round(tried);
  return ranked(tried).map(({ choice, playouts, visitors, lead, best }) => ({
    choice,
    visitors: Math.round((visitors * TENTHS) / playouts),
    lead: Math.round((lead * TENTHS) / playouts),
    share: Math.round((best * 100) / (playouts * WHOLE)),
  }));
};

const doingOf = (match: Compact, { spot, slot }: Choice): Doing => {
  if (match.step === PICK) return { do: 'pick', domino: match.next[slot] ?? 0 };
  return spot === NONE
    ? { do: 'discard', domino: match.due }
    : { do: 'place', ...laidAt(match.due, spot) };
};

/** What comes at once: laid where it is meant to be, or for a pick where it brings most as the zoo stands. */
const gainOf = (match: Compact, { spot, slot }: Choice): number => {
  const { middle, full, turn } = match;
  const zoo = match.zoo(turn);
  const domino = match.step === PICK ? (match.next[slot] ?? 0) : match.due;
  let place = spot;
  if (match.step === PICK) {
    const sense = new Sense(PLAIN, middle, new Hopes());
    sense.find(zoo, domino);
    place = sense.spot;
  }
  if (place === NONE) return 0;
  const after = new Ground(zoo.size);
  after.copy(zoo);
  after.lay(domino, place);
  return brought(after, middle, full) - brought(zoo, middle, full);
};

/** Always the same for the same matter; the first option is what the strong player advises. */
export const counselOn = (match: Compact, past: readonly number[]): Counsel => {
  const expected = isEndgame(match) ? foreseen(match, past) : played(match, past);
  const options = expected.map(({ choice, visitors, lead, share }) => {
    const gain = gainOf(match, choice);
    const laying = match.step !== PICK && choice.slot !== NONE;
    return {
      ...doingOf(match, choice),
      gain,
      growth: visitors - (match.visitors(match.turn) + gain) * TENTHS,
      visitors,
      lead: match.alone ? null : lead,
      share,
      then: laying ? (match.next[choice.slot] ?? null) : null,
    };
  });
  return { options };
};
