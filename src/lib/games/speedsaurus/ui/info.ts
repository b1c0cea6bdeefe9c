/** What the info windows tell: about a dinosaur, an end of the parade, an empty parade, and a player. */
import { m } from '$lib/paraglide/messages';
import type { AnyGame, MatchView, Seat } from '../../../game/contract';
import type { Info } from '../../../ui/info';
import type { Player } from '../../../ui/players';
import { colourName } from '../../../ui/seats';
import type { Value } from '../cards';
import type { Action, Stack, View } from '../position';
import { dinoOf } from './dinos';
import { groupsOf, tally } from './tally';

export interface Table {
  readonly rules: Pick<AnyGame, 'legal'>;
  readonly view: Pick<MatchView<View>, 'position'>;
  readonly players: readonly Player[];
  readonly you: Seat;
}

/** „2 × Stegosaurus (7)“. */
const pile = ({ value, count }: Stack): string =>
  m.speedsaurus_pile({ count, value, name: dinoOf(value).name });

const nameOf = ({ players }: Table, seat: Seat): string => players[seat]?.name ?? '';

/** How many cards of a value are surely in that hand: all that one sees of it, else those it took openly. */
const surelyIn = ({ hands, known }: View, seat: Seat, value: Value): number => {
  const hand = hands[seat];
  return tally(typeof hand === 'object' ? hand : (known[seat] ?? []), value);
};

/** Where the cards of a value are that you have seen in this deal, each counted once, and how many are left. */
const whereabouts = ({ view: { position }, you }: Table, value: Value) => {
  const seats = position.hands.map((_, seat) => surelyIn(position, seat, value));
  const own = seats[you] ?? 0;
  const others = seats.reduce((sum, count) => sum + count, 0) - own;
  const parade = position.parade.find((stack) => stack.value === value)?.count ?? 0;
  const gone = tally(position.gone, value);
  const unknown = dinoOf(value).copies - own - others - parade - gone;
  return { own, others, parade, gone, unknown };
};

/** About the cards of one value: how many there are, where you have seen them, who took them openly. */
export const cardInfo = (table: Table, value: Value): Info => {
  const { position } = table.view;
  const { own, others, parade, gone, unknown } = whereabouts(table, value);
  const places = [
    own > 0 ? [m.speedsaurus_info_in_hand({ count: own })] : [],
    parade > 0 ? [m.speedsaurus_info_in_parade({ count: parade })] : [],
    gone > 0 ? [m.speedsaurus_info_gone({ count: gone })] : [],
    others > 0 ? [m.speedsaurus_info_with_others({ count: others })] : [],
  ].flat();
  const seen = own + others + parade + gone;
  // Every hand lies open once a deal is over: what is still missing then was never dealt.
  const rest = position.turn === null ? m.speedsaurus_info_undealt : m.speedsaurus_info_unknown;
  const taken = position.known.flatMap((hand, seat) => {
    const count = tally(hand, value);
    if (count === 0) return [];
    if (seat === table.you) return [m.speedsaurus_info_taken_you({ count })];
    return [m.speedsaurus_info_taken({ count, name: nameOf(table, seat) })];
  });
  return {
    title: m.speedsaurus_info_card({ value, name: dinoOf(value).name }),
    lines: [
      m.speedsaurus_info_copies({ count: dinoOf(value).copies }),
      seen === 0
        ? m.speedsaurus_info_seen_none()
        : m.speedsaurus_info_seen({ count: seen, places: places.join(', ') }),
      unknown === 0 ? m.speedsaurus_info_unknown_none() : rest({ count: unknown }),
      ...taken,
    ],
  };
};

const CHARACTERS = [
  m.speedsaurus_info_easy,
  m.speedsaurus_info_normal,
  m.speedsaurus_info_strong,
] as const;

/** About a player: how it plays, what it has left, which cards everybody knows in its hand, whether it has passed. */
export const seatInfo = (table: Table, seat: Seat): Info => {
  const { position } = table.view;
  const player = table.players[seat];
  const hand = position.hands[seat] ?? 0;
  const count = typeof hand === 'object' ? hand.length : hand;
  const mine = seat === table.you;
  const taken = groupsOf(position.known[seat] ?? []).map(pile);
  const passed = position.turn !== null && position.passed[seat] === true;
  const penalties = position.left.reduce((sum, deal) => sum + (deal[seat] ?? 0), 0);
  const character = player?.strength === null ? undefined : CHARACTERS[(player?.pegs ?? 1) - 1];
  return {
    title: m.speedsaurus_info_seat({
      name: player?.name ?? '',
      colour: colourName(player?.colour ?? seat),
    }),
    lines: [
      ...(character === undefined ? [] : [character()]),
      m.speedsaurus_info_left({ count }),
      ...(taken.length === 0 ? [] : [m.speedsaurus_info_known({ cards: taken.join(', ') })]),
      ...(passed ? [mine ? m.speedsaurus_info_passed_you() : m.speedsaurus_info_passed()] : []),
      ...(position.options.variant === 'pro20'
        ? [m.speedsaurus_info_penalties({ count: penalties })]
        : []),
    ],
  };
};

/** What of your hand would fit at an end now, were it your turn; `null`: you are out of the round or look on. */
const fitting = ({ rules, view, you }: Table, end: 'left' | 'right'): readonly Stack[] | null => {
  const { position } = view;
  const hand = position.hands[you];
  if (position.turn === null || position.passed[you] !== false || typeof hand !== 'object')
    return null;
  const moves = rules.legal({ ...position, turn: you } as never, you) as unknown as Action[];
  const values = new Set(
    moves.flatMap((move) => (move.do === 'play' && move.end === end ? [move.value] : [])),
  );
  return groupsOf(hand).filter(({ value }) => values.has(value));
};

/** About the sign over an end: what it takes to lay there, why, and what changes it. */
export const signInfo = (table: Table, end: 'left' | 'right'): Info => {
  const { parade } = table.view.position;
  const stack = end === 'left' ? parade[0] : parade.at(-1);
  if (stack === undefined) return openerInfo(table);
  const { value, count } = stack;
  const left = end === 'left';
  const need = left ? m.speedsaurus_info_need_left : m.speedsaurus_info_need_right;
  const fits = fitting(table, end);
  return {
    title: left ? m.speedsaurus_info_left_end() : m.speedsaurus_info_right_end(),
    lines: [
      m.speedsaurus_info_end_stack({ count, value }),
      need({ count, value }),
      parade.length === 1 ? m.speedsaurus_info_single_stack() : m.speedsaurus_info_same(),
      count > 1
        ? m.speedsaurus_info_end_shrinks({ count: count - 1 })
        : parade.length > 1
          ? m.speedsaurus_info_end_moves()
          : m.speedsaurus_info_end_empties(),
      ...(fits === null
        ? []
        : fits.length === 0
          ? [m.speedsaurus_info_fits_none()]
          : [m.speedsaurus_info_fits({ cards: fits.map(pile).join(', ') })]),
    ],
  };
};

/** About a parade in which nothing lies: who opens it, and whether one may pass. */
export const openerInfo = (table: Table): Info => {
  const { turn, opening, over } = table.view.position;
  const title = m.speedsaurus_info_empty();
  if (over) return { title, lines: [m.speedsaurus_info_empty_over()] };
  if (turn === null) return { title, lines: [m.speedsaurus_info_empty_wait()] };
  const mine = turn === table.you;
  const name = nameOf(table, turn);
  if (opening)
    return {
      title,
      lines: [
        mine ? m.speedsaurus_info_open_you() : m.speedsaurus_info_open({ name }),
        m.speedsaurus_info_open_must(),
      ],
    };
  return {
    title,
    lines: [
      m.speedsaurus_info_emptied(),
      mine ? m.speedsaurus_info_reopen_you() : m.speedsaurus_info_reopen({ name }),
    ],
  };
};
