/** What the info windows tell: about a domino, an enclosure by one of its fields, a gate, and a player. */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../../game/contract';
import type { Info } from '../../../../ui/info';
import { listed, signed } from '../../../../ui/numbers';
import type { Player } from '../../../../ui/players';
import { colourName } from '../../../../ui/seats';
import { dominoOf, type Habitat } from '../../dominoes';
import type { Position } from '../../position';
import { countOf, summed, tallies } from '../../score';
import { isGate } from '../../zoo';
import { halfName } from '../board/labels';
import {
  enclosureAt,
  freeNeighbours,
  gainsBySeat,
  habitatsOf,
  starFieldsLeft,
  zooOf,
  type Left,
} from '../facts';
import { turnWith } from '../picking';
import { HABITAT_NAMES } from '../words';
import type { Subject, Table } from './asked';

/** The sign before a line; a habitat is its picture. */
export type Sign = 'turn' | 'owner' | 'gain' | 'free' | 'sum' | 'laid' | 'season' | Habitat;

/** What, and how much. */
export interface Row {
  readonly sign: Sign;
  readonly label: string;
  readonly value: string;
  /** It is worth something to you. */
  readonly good?: boolean;
}

/** What a domino brings somebody at best. */
export interface Fit {
  readonly name: string;
  readonly colour: number;
  /** `null`: it fits nowhere. */
  readonly gain: number | null;
}

export interface Told extends Info {
  /** The picture it opens with. */
  readonly domino: number | null;
  readonly rows: readonly Row[];
  readonly fits: readonly Fit[];
  readonly notes: readonly string[];
}

/** Everything about a subject, drawn and in words. */
export const infoAbout = (table: Table, about: Subject): Told => {
  if (about.what === 'domino') return dominoInfo(table, about.domino);
  if (about.what === 'player') return playerInfo(table, about.seat);
  return isGate(about) ? gateInfo(table, about.seat) : fieldInfo(table, about);
};

const nameOf = ({ players }: Table, seat: Seat): string => players[seat]?.name ?? '';
const colourOf = ({ players }: Table, seat: Seat): number => players[seat]?.colour ?? seat;

/** Rows and notes as they are said. */
const told = (
  title: string,
  rows: readonly Row[],
  rest: { readonly notes?: readonly string[]; readonly before?: string } = {},
): Told => {
  const { notes = [], before } = rest;
  return {
    title,
    domino: null,
    rows,
    fits: [],
    notes,
    lines: [
      ...(before === undefined ? [] : [before]),
      ...rows.map(({ label, value }) => m.speedzoo_info_line({ label, value })),
      ...notes,
    ],
  };
};

/** Both halves in words. */
const halvesText = (domino: number): string => {
  const { a, b } = dominoOf(domino);
  return m.speedzoo_halves({ a: halfName(a), b: halfName(b) });
};

const placeText = (first: number, last: number): string =>
  first === last
    ? m.speedzoo_info_place({ place: first })
    : m.speedzoo_info_places({ first, last });

/** When it comes, and whose it is. */
const turnRows = (table: Table, domino: number): readonly Row[] => {
  const { row, next, seats, options } = table.position;
  // Alone there is no order of keepers.
  if (options.solo !== null) return [];
  const now = row.findIndex((slot) => slot.domino === domino);
  const slot = row[now] ?? next.find((one) => one.domino === domino);
  if (slot === undefined) return [];
  const { first, last } =
    now < 0 ? turnWith(next, domino, seats) : { first: now + 1, last: now + 1 };
  const owner: readonly Row[] =
    slot.keeper === null
      ? []
      : [{ sign: 'owner', label: m.speedzoo_info_owner(), value: nameOf(table, slot.keeper) }];
  return [
    {
      sign: 'turn',
      label: now < 0 ? m.speedzoo_info_next_round() : m.speedzoo_info_this_round(),
      value: placeText(first, last),
    },
    ...owner,
  ];
};

export const leftText = ({ count, atMost }: Left): string =>
  atMost ? m.speedzoo_info_at_most({ count }) : String(count);

const starRows = (position: Position, domino: number): readonly Row[] =>
  habitatsOf(domino).map((habitat) => ({
    sign: habitat,
    label: m.speedzoo_info_star_fields(),
    value: leftText(starFieldsLeft(position, habitat)),
  }));

const gainText = (gain: number | null): string =>
  gain === null ? m.speedzoo_info_nowhere() : signed(gain);

const dominoInfo = (table: Table, domino: number): Told => {
  const { position, you } = table;
  const gains = gainsBySeat(position, domino);
  const own = gains[you] ?? null;
  const fits = gains.map((gain, seat): Fit => ({
    name: nameOf(table, seat),
    colour: colourOf(table, seat),
    gain,
  }));
  const others = position.seats > 1;
  const turns = turnRows(table, domino);
  const best: Row = {
    sign: 'gain',
    label: m.speedzoo_info_best(),
    value: gainText(own),
    good: own !== null && own > 0,
  };
  const stars = starRows(position, domino);
  const line = ({ label, value }: Row): string => m.speedzoo_info_line({ label, value });
  const fitting = listed(
    fits.map(({ name, gain }) => m.speedzoo_info_fit({ name, gain: gainText(gain) })),
  );
  return {
    title: m.speedzoo_domino({ number: domino }),
    domino,
    rows: [...turns, best, ...stars],
    fits: others ? fits : [],
    notes: [],
    lines: [
      `${halvesText(domino)}.`,
      ...[...turns, best].map(line),
      ...(others ? [m.speedzoo_info_line({ label: m.speedzoo_info_fits(), value: fitting })] : []),
      ...habitatsOf(domino).map((habitat) =>
        m.speedzoo_info_star_fields_of({
          habitat: HABITAT_NAMES[habitat](),
          count: leftText(starFieldsLeft(position, habitat)),
        }),
      ),
    ],
  };
};

/** Whose zoo, where it is not one's own. */
const inZoo = (table: Table, seat: Seat, what: string): string =>
  seat === table.you ? what : m.speedzoo_info_of({ what, name: nameOf(table, seat) });

const freeRow = (count: number): Row => ({
  sign: 'free',
  label: m.speedzoo_info_free(),
  value: String(count),
});

const fieldInfo = (table: Table, about: { seat: Seat; x: number; y: number }): Told => {
  const { position } = table;
  const zoo = zooOf(position, about.seat);
  const enclosure = enclosureAt(zoo, about);
  if (enclosure === null) return told(inZoo(table, about.seat, m.speedzoo_info_empty()), []);
  const { habitat, fields, stars, visitors } = enclosure;
  const sum = m.speedzoo_info_sum({
    fields: m.speedzoo_n_fields({ count: fields.length }),
    stars: m.speedzoo_n_stars({ count: stars }),
    visitors,
  });
  return told(inZoo(table, about.seat, HABITAT_NAMES[habitat]()), [
    { sign: habitat, label: m.speedzoo_info_enclosure(), value: sum, good: visitors > 0 },
    freeRow(freeNeighbours(zoo, fields, position.options.size).length),
  ]);
};

const gateInfo = (table: Table, seat: Seat): Told => {
  const { position } = table;
  const free = freeNeighbours(zooOf(position, seat), [{ x: 0, y: 0 }], position.options.size);
  return told(inZoo(table, seat, m.speedzoo_info_gate()), [freeRow(free.length)], {
    notes: [m.speedzoo_info_gate_what()],
  });
};

/** How a computer plays. */
const mindNotes = (player: Player | undefined): readonly string[] => {
  if (player === undefined || player.strength === null) return [];
  if (player.pegs === 1) return [m.speedzoo_info_easy()];
  return [player.pegs === 2 ? m.speedzoo_info_normal() : m.speedzoo_info_strong()];
};

const playerInfo = (table: Table, seat: Seat): Told => {
  const { position, players } = table;
  const zoo = zooOf(position, seat);
  const { visitors } = countOf(zoo, position.options, position.wishes);
  // A finished match is among the past ones already, though its zoos still lie there.
  const running = position.past.length < position.match ? [tallies(position)] : [];
  const season = summed([...position.past, ...running])[seat]?.visitors ?? visitors;
  const placed = position.row.findIndex((slot) => slot.keeper === seat && !slot.done);
  const rows: readonly Row[] = [
    { sign: 'sum', label: m.speedzoo_info_visitors(), value: String(visitors) },
    ...(position.past.length > 0
      ? [{ sign: 'season' as const, label: m.speedzoo_info_season(), value: String(season) }]
      : []),
    ...(placed >= 0 && position.seats > 1
      ? [
          {
            sign: 'turn' as const,
            label: m.speedzoo_info_this_round(),
            value: placeText(placed + 1, placed + 1),
          },
        ]
      : []),
    {
      sign: 'laid',
      label: m.speedzoo_info_laid(),
      value:
        zoo.discarded.length === 0
          ? String(zoo.laid.length)
          : m.speedzoo_info_laid_given({ laid: zoo.laid.length, given: zoo.discarded.length }),
    },
  ];
  return told(
    m.speedzoo_info_player({
      name: nameOf(table, seat),
      colour: colourName(colourOf(table, seat)),
    }),
    rows,
    { notes: mindNotes(players[seat]) },
  );
};
