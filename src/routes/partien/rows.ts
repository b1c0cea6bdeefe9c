/** What the list shows of one match, in the order of the places. */
import { isTogether } from '$lib/session/seats';
import type { MatchHead, MatchSummary } from '$lib/store/matches';
import { matchName } from '$lib/ui/games';
import { playersOf } from '$lib/ui/players';

export interface PlayerRow {
  readonly seat: number;
  readonly name: string;
  /** The only person at it; of two who shared the device, nobody knows which one looks. */
  readonly me: boolean;
  /** Of a computer, in a word and in pegs; `null` for a person. */
  readonly strength: string | null;
  readonly pegs: number;
  /** `null` while the match goes on. */
  readonly rank: number | null;
  readonly points: number | null;
}

/** The players by place, shared places and live matches by seat. */
export const rowsOf = ({ head, standing }: MatchSummary): readonly PlayerRow[] => {
  const together = isTogether(head.seated);
  return playersOf(head.seated)
    .map(({ seat, name, strength, pegs }) => ({
      seat,
      name,
      me: strength === null && !together,
      strength,
      pegs,
      rank: standing?.ranks[seat] ?? null,
      points: standing?.points[seat] ?? null,
    }))
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.seat - b.seat);
};

/** What a match is called in a list: the name of its game, of its match of the day, or of the mission. */
export const nameOf = ({ game, setup }: MatchHead): string => matchName(game, setup.source);

/** When a match was played last: "3. Juli 2026, 21:14". */
export const dateOf = (head: MatchHead, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(head.updatedAt);
