/** What the info windows tell: about a card of the path, the stack, a hazard, the risk, and a thief. */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../game/contract';
import type { Info } from '../../../ui/info';
import { percent } from '../../../ui/numbers';
import type { Player } from '../../../ui/players';
import { colourName } from '../../../ui/seats';
import type { Card } from '../cards';
import type { PathCard, Temper, View } from '../position';
import type { Subject } from './board/types';
import { cardName, kindOf } from './cards';
import { fatalCards, openKinds, riskOf } from './danger';
import type { Expedition, Fate } from './history';
import { worthOf } from './relics';
import { isHidden } from './wayhome';

export interface Table {
  readonly position: View;
  readonly players: readonly Player[];
  readonly you: Seat;
  /** All expeditions so far. */
  readonly history: readonly Expedition[];
}

const count = (cards: readonly Card[], wanted: (card: Card) => boolean): number =>
  cards.filter(wanted).length;
const ofKind = (cards: readonly Card[], kind: ReturnType<typeof kindOf>): readonly Card[] =>
  cards.filter((card) => kindOf(card) === kind);

export const infoAbout = (table: Table, about: Subject): Info => {
  if (about.what === 'card') return cardInfo(table, table.position.path[about.index]);
  if (about.what === 'hazard') return hazardInfo(table, about.hazard);
  if (about.what === 'thief') return thiefInfo(table, about.seat);
  return about.what === 'stack' ? stackInfo(table) : riskInfo(table);
};

const cardInfo = (table: Table, turned: PathCard | undefined): Info => {
  if (turned === undefined) return stackInfo(table);
  const kind = kindOf(turned.card);
  if (kind === 'hazard') return hazardInfo(table, turned.card);
  return kind === 'treasure' ? treasureInfo(table, turned) : relicInfo(table, turned);
};

const treasureInfo = ({ position }: Table, { card, lying }: PathCard): Info => {
  const rest = ofKind(position.stack, 'treasure');
  return {
    title: m.speeddrache_info_treasure({ gold: cardName(card) }),
    lines: [
      m.speeddrache_info_treasure_what(),
      lying === 0
        ? m.speeddrache_info_treasure_empty()
        : m.speeddrache_info_treasure_lying({ count: lying }),
      m.speeddrache_info_treasures_left({
        count: rest.length,
        gold: rest.reduce((sum, one) => sum + Number(one.slice(1)), 0),
      }),
    ],
  };
};

const relicInfo = ({ position, players, you }: Table, { card, lying }: PathCard): Info => {
  const rest = ofKind(position.stack, 'relic').length;
  const before = position.path
    .slice(
      0,
      position.path.findIndex((one) => one.card === card),
    )
    .filter((one) => kindOf(one.card) === 'relic' && one.lying > 0).length;
  const at = position.recovered.findIndex(({ relic }) => relic === card);
  const owner = position.recovered[at]?.seat;
  const fate =
    owner === you
      ? m.speeddrache_info_relic_yours({ worth: worthOf(at) })
      : owner === undefined
        ? m.speeddrache_info_relic_lying({ worth: worthOf(position.recovered.length + before) })
        : m.speeddrache_info_relic_taken({
            name: players[owner]?.name ?? '',
            worth: worthOf(at),
          });
  return {
    title: m.speeddrache_info_relic({ relic: cardName(card) }),
    lines: [
      m.speeddrache_info_relic_what(),
      lying > 0 || owner !== undefined ? fate : m.speeddrache_info_relic_gone(),
      m.speeddrache_info_relics_left({ count: rest }),
    ],
  };
};

const hazardInfo = ({ position }: Table, hazard: Card): Info => {
  const { path, stack } = position;
  const left = count(stack, (card) => card === hazard);
  const open = openKinds(path).includes(hazard);
  const fled = position.ending === 'flight' && path.at(-1)?.card === hazard;
  return {
    title: m.speeddrache_info_hazard({ hazard: cardName(hazard) }),
    lines: [
      fled
        ? m.speeddrache_info_hazard_twice()
        : open
          ? m.speeddrache_info_hazard_open()
          : m.speeddrache_info_hazard_closed(),
      m.speeddrache_info_hazard_left({ count: left }),
      ...(open && !fled && left > 0
        ? [m.speeddrache_info_hazard_chance({ chance: percent(left / stack.length) })]
        : []),
    ],
  };
};

const stackInfo = ({ position: { stack } }: Table): Info => ({
  title: m.speeddrache_info_stack(),
  lines: [
    m.speeddrache_info_stack_count({ count: stack.length }),
    m.speeddrache_info_stack_parts({
      treasures: m.speeddrache_info_n_treasures({ count: ofKind(stack, 'treasure').length }),
      hazards: m.speeddrache_info_n_hazards({ count: ofKind(stack, 'hazard').length }),
      relics: m.speeddrache_info_n_relics({ count: ofKind(stack, 'relic').length }),
    }),
  ],
});

const riskInfo = ({ position }: Table): Info => {
  const fatal = fatalCards(position);
  return {
    title: m.speeddrache_info_risk({ chance: percent(riskOf(position)) }),
    lines: [
      fatal === 0
        ? m.speeddrache_info_risk_none()
        : m.speeddrache_info_risk_cards({ count: fatal, of: position.stack.length }),
      m.speeddrache_info_risk_eye(),
    ],
  };
};

const TEMPER: { readonly [temper in Temper]: () => string } = {
  careful: m.speeddrache_temper_careful,
  balanced: m.speeddrache_temper_balanced,
  bold: m.speeddrache_temper_bold,
};

/** How a computer plays: by its temper of this expedition, the strong one by calculating. */
const mindLines = ({ position }: Table, player: Player | undefined): readonly string[] => {
  if (player === undefined || player.strength === null) return [];
  if (player.pegs === 3) return [m.speeddrache_info_strong()];
  const temper = position.tempers[player.seat];
  const character = player.pegs === 1 ? m.speeddrache_info_easy() : m.speeddrache_info_normal();
  return temper === undefined
    ? [character]
    : [character, m.speeddrache_info_temper({ temper: TEMPER[temper]() })];
};

const fatesOf = ({ history }: Table, seat: Seat): readonly Fate[] =>
  history.flatMap(({ fates }) => fates.filter((fate) => fate.seat === seat));

/** What the house rule may hide: chest, bag, largest bag. */
const goldLines = (table: Table, seat: Seat, fates: readonly Fate[]): readonly string[] => {
  const { position, you } = table;
  if (isHidden(position, seat, you)) return [m.speeddrache_info_chest_hidden()];
  const bags = fates.flatMap(({ how, gold }) => (how === 'out' ? [gold] : []));
  return [
    m.speeddrache_info_chest({ gold: position.chests[seat] ?? 0 }),
    ...(position.inside.includes(seat) ? [m.speeddrache_info_bag({ gold: position.bag })] : []),
    ...(bags.length > 0 ? [m.speeddrache_info_largest({ gold: Math.max(...bags) })] : []),
  ];
};

const relicLine = ({ position }: Table, seat: Seat): string => {
  const own = position.recovered.flatMap((one, order) =>
    one.seat === seat ? [{ name: cardName(one.relic), worth: worthOf(order) }] : [],
  );
  if (own.length === 0) return m.speeddrache_info_no_relics();
  return m.speeddrache_info_relics({
    relics: own.map(({ name }) => name).join(', '),
    worth: own.reduce((sum, { worth }) => sum + worth, 0),
  });
};

const thiefInfo = (table: Table, seat: Seat): Info => {
  const { position, players } = table;
  const player = players[seat];
  const fates = fatesOf(table, seat);
  const out =
    position.expedition > 0 && position.ending === null && !position.inside.includes(seat);
  return {
    title: m.speeddrache_info_thief({
      name: player?.name ?? '',
      colour: colourName(player?.colour ?? seat),
    }),
    lines: [
      ...mindLines(table, player),
      ...goldLines(table, seat, fates),
      relicLine(table, seat),
      m.speeddrache_info_record({
        flights: fates.filter(({ how }) => how === 'fled').length,
        alone: fates.filter(({ alone }) => alone).length,
      }),
      ...(out ? [m.speeddrache_info_out()] : []),
    ],
  };
};
