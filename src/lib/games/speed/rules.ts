/**
 * Speed, a race for two with 52 cards: there are no turns, both play at the same time as fast as they can.
 *
 * Each has a stock of 15 cards, the top five of them in the hand. In the middle lie two piles that begin with a card
 * each, and beside each of them a reserve of ten. A card of the hand may be laid on a pile when it is exactly one
 * higher or lower than its top; after the king comes the ace again, suits do not matter. Whoever holds fewer than
 * five cards may fill the hand from the stock. What is laid, lies: the order in which the table hears of cards
 * decides, and the later of two is judged by the new top.
 *
 * When nobody can lay and nobody draw, both reserves turn a card onto their piles. Empty reserves are made anew from
 * all cards of the piles but the tops; needed again before any card was laid, the round is a draw. The first without
 * hand and stock wins the round and a point for every card of the other. A match is one round, or goes to a number of
 * points. Variants: stocks of 20 and reserves of five; slapping the table after the last card, where a slap too early
 * freezes for a second; hands that fill themselves.
 *
 * Spit: 26 cards each, laid out on five places with 1, 2, 3, 4 and 5 cards, the top ones face up; the other cards are
 * there to spit. "Spit!": both turn one onto their own pile. Then face-up cards are laid on either pile, face-down
 * cards turned, face-up cards moved to empty places. When nobody can do anything, both spit again. When a layout is
 * cleared, or nothing goes on at all, both reach for the smaller pile; who comes first has it, the other takes the
 * other one, and all is laid out anew. With fifteen cards or fewer there is no card to spit and no pile of one's own;
 * clearing the layout then costs nothing, and who has no card left has won.
 *
 * Hidden are stocks, reserves, cards to spit and whatever lies face down, from everybody; hands from the other one.
 */
import {
  isChance,
  refuse,
  type Chance as Draws,
  type Due,
  type Game,
  type Result,
  type Seat,
} from '../../game/contract';
import { parseWith } from '../../game/schema';
import { begun, dealt, reshuffleOf } from './deal';
import { parseAction, parseEntry } from './entries';
import {
  LATEST,
  TARGETS,
  optionsSchema,
  type Act,
  type Action,
  type Chance,
  type Entry,
  type Options,
  type Position,
  type Standing,
  type View,
} from './position';
import type { Cards } from './cards';
import { applyRace, legalRace, reshuffled } from './race';
import { rebuilt } from './rebuild';
import { redacted, viewed } from './sight';
import { standing } from './score';
import { start } from './start';
import { applySpit, belongings, legalSpit } from './spit';
import { awaited } from './waiting';

const isSpit = ({ options }: View): boolean => options.variant === 'spit';

/** What each has to lay out; `null` where all 52 cards are dealt. */
const ownOf = (state: Position): readonly [Cards, Cards] | null =>
  isSpit(state) && state.deal > 0 ? [belongings(state, 0), belongings(state, 1)] : null;

const applyChance = (state: Position, entry: Chance): Result<Position> => {
  if (entry.chance === 'reshuffle')
    return isSpit(state) || state.step !== 'race'
      ? refuse('no-chance-due')
      : reshuffled(state, entry);
  return state.step === 'rest' ? begun(state, entry, ownOf(state)) : refuse('no-chance-due');
};

const apply = (state: Position, entry: Entry): Result<Position> => {
  if (state.over) return refuse('match-over');
  if (isChance(entry)) return applyChance(state, entry);
  if (state.step === 'rest') return refuse('no-deal-yet');
  const t = entry.t ?? state.t;
  if (t < state.t) return refuse('time-runs-back', { t });
  const now = { ...state, t, since: entry.do === 'slap' ? state.since : t };
  return isSpit(state) ? applySpit(now, entry) : applyRace(now, entry);
};

const legal = (view: View, seat: Seat): readonly Action[] => {
  if (view.step === 'rest' || view.over) return [];
  return isSpit(view) ? legalSpit(view, seat) : legalRace(view, seat);
};

const tableMove = (state: Position, chance: Draws): Entry | null => {
  if (state.over) return null;
  if (state.step === 'rest') return dealt(state.options, state.deal + 1, ownOf(state), chance);
  const act = awaited(state)?.act ?? null;
  return act === 'reshuffle' ? reshuffleOf(state, chance) : act;
};

/** Milliseconds of play time for reading the sheet between two rounds. */
const BETWEEN_ROUNDS = 12_000;

const due = (state: Position): Due | null => {
  if (state.over) return null;
  if (state.step !== 'rest') {
    const next = awaited(state);
    return next === null ? null : { what: next.what, after: next.after, by: 'nobody' };
  }
  return state.deal === 0
    ? { what: 'first-deal', after: null, by: 'anyone' }
    : { what: 'next-deal', after: BETWEEN_ROUNDS, by: 'anyone', waitsForOne: true };
};

const FLAGS = [false, true];

/** Both sizes of stock with all that goes with them, and Spit, which has no options of its own. */
const OPTION_SETS: readonly Options[] = [
  ...(['speed15', 'speed20'] as const).flatMap((variant) =>
    TARGETS.flatMap((target) =>
      FLAGS.flatMap((slap) => FLAGS.map((autoDraw) => ({ variant, target, slap, autoDraw }))),
    ),
  ),
  { variant: 'spit', target: 0, slap: false, autoDraw: false },
];

const parseOptions = (raw: unknown): Result<Options> => {
  const parsed = parseWith(optionsSchema, raw, 'bad-options');
  if (!parsed.ok || parsed.value.variant !== 'spit') return parsed;
  const { target, slap, autoDraw } = parsed.value;
  if (target !== 0) return refuse('bad-options', { at: 'target', found: target });
  if (slap || autoDraw)
    return refuse('bad-options', { at: slap ? 'slap' : 'autoDraw', found: 'true' });
  return parsed;
};

const stamp = (state: Position, entry: Entry, sinceLast: number): Entry =>
  isChance(entry) ? entry : ({ ...entry, t: Math.min(LATEST, state.t + sinceLast) } satisfies Act);

export const speed: Game<View, Position, Options, Entry, Action, Standing> = {
  id: 'speed',
  timing: 'free',
  seats: [2],
  optionSets: () => OPTION_SETS,
  defaults: () => ({ variant: 'speed15', target: 0, slap: false, autoDraw: false }),
  parseOptions,
  parseEntry,
  parseAction,
  start: ({ options }) => start(options),
  tableMove,
  due,
  legal,
  apply,
  stamp,
  view: viewed,
  redact: redacted,
  rebuild: rebuilt,
  outcome: (view) => (view.over ? standing(view) : null),
};
