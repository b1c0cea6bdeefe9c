/** What the info windows tell: about a figure, and about who plays it. */
import { m } from '$lib/paraglide/messages';
import type { AnyGame, Seat } from '../../../game/contract';
import type { AskedBy } from '../../../ui/asking';
import type { Info } from '../../../ui/info';
import { grouped, percent } from '../../../ui/numbers';
import { colourName } from '../../../ui/seats';
import type { Position } from '../position';
import { toNumber } from './fraction';
import type { Player } from '../../../ui/players';
import { threatsTo, type Threat } from './threat';

export interface Table {
  readonly rules: AnyGame;
  readonly position: Position;
  readonly players: readonly Player[];
  readonly you: Seat;
}

/** What somebody asks about, and how. */
export interface Asked {
  readonly seat: Seat;
  /** `null`: about the seat itself. */
  readonly figure: number | null;
  readonly by: AskedBy;
}

const threatText = ({ position, players, you }: Table, threat: Threat): string => {
  const { direct, withSix, all, seat } = threat;
  const name = players[seat]?.name ?? '';
  const mine = seat === you;
  const now = position.turn === seat;
  if (direct.part === direct.of)
    return mine ? m.speedrun_info_now_you() : m.speedrun_info_now({ name });
  const who = mine
    ? m.speedrun_info_reach_you()
    : now
      ? m.speedrun_info_reach_now({ name })
      : m.speedrun_info_reach({ name });
  const share = ({ part, of }: typeof direct): string =>
    m.speedrun_info_share({ part: grouped(part), of: grouped(of) });
  if (direct.part === 0)
    return withSix.part === 0
      ? m.speedrun_info_only_sixes({ who, chance: percent(toNumber(all)) })
      : m.speedrun_info_after_six({ who, chance: percent(toNumber(all)), share: share(withSix) });
  const first = { who, chance: percent(toNumber(direct)), share: share(direct) };
  return toNumber(withSix) === toNumber(direct)
    ? m.speedrun_info_direct(first)
    : m.speedrun_info_and_six({
        ...first,
        more: percent(toNumber(all)),
        moreShare: share(withSix),
      });
};

const placeText = (progress: number, mine: boolean): string => {
  if (progress < 0) return m.speedrun_info_yard();
  if (progress >= 40) return m.speedrun_info_house({ place: progress - 39 });
  const gaps = { field: progress, left: 40 - progress };
  return mine ? m.speedrun_info_progress(gaps) : m.speedrun_info_progress_other(gaps);
};

export const figureInfo = (table: Table, seat: Seat, figure: number): Info => {
  const { rules, position, players, you } = table;
  const player = players[seat];
  const progress = position.figures[seat]?.[figure] ?? -1;
  const title =
    seat === you
      ? m.speedrun_info_own({ number: figure + 1 })
      : m.speedrun_info_other({
          name: player?.name ?? '',
          colour: colourName(player?.colour ?? seat),
          number: figure + 1,
        });
  const place = placeText(progress, seat === you);
  if (progress < 0 || progress >= 40 || position.over) return { title, lines: [place] };
  const threats = threatsTo(rules, position, { seat, figure });
  const told =
    threats.length === 0
      ? [m.speedrun_info_unreachable()]
      : threats.map((threat) => threatText(table, threat));
  return { title, lines: [place, ...told] };
};

const CHARACTERS = [m.speedrun_info_easy, m.speedrun_info_normal, m.speedrun_info_strong] as const;

/** All the way of all four figures: to the house fields 40, 41, 42 and 43. */
const WHOLE_WAY = 40 + 41 + 42 + 43;

export const seatInfo = ({ position, players }: Table, seat: Seat): Info => {
  const player = players[seat];
  const own = position.figures[seat] ?? [];
  const walked = own.reduce((sum, p) => sum + Math.max(0, p), 0);
  const name = player?.name ?? '';
  const character = player?.strength === null ? undefined : CHARACTERS[(player?.pegs ?? 1) - 1];
  return {
    title: m.speedrun_info_seat({ name, colour: colourName(player?.colour ?? seat) }),
    lines: [
      ...(character === undefined ? [] : [character()]),
      m.speedrun_homes({ count: own.filter((p) => p >= 40).length }),
      m.speedrun_info_walked({ walked, way: WHOLE_WAY }),
    ],
  };
};
