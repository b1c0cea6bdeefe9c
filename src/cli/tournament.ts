/** What a tournament adds up to: wins, ranks, points and thinking time of each player, and how it is told. */
import { pairing } from '../lib/ai/arena';
import { Durations, GroupedMean, type Estimate } from '../lib/ai/estimate';
import type { Json, Outcome } from '../lib/game/contract';

export interface Standing {
  readonly name: string;
  /** A strength, or the name of a reference player. */
  readonly kind: string;
  /** First places; a shared one counts as its part. */
  readonly wins: number;
  /** Wins per match; what equals would have is 1 / players. */
  readonly share: Estimate;
  readonly rank: Estimate;
  readonly points: Estimate;
  readonly decisions: number;
  /** Milliseconds per decision; `null` without any. */
  readonly median: number | null;
  readonly p95: number | null;
}

/** A name for each player, unlike all others: `strong`, `normal 1`, `normal 2`. */
export const namesOf = (kinds: readonly string[]): readonly string[] =>
  kinds.map((kind, i) => {
    const alike = kinds.filter((other) => other === kind).length;
    const before = kinds.slice(0, i).filter((other) => other === kind).length;
    return alike === 1 ? kind : `${kind} ${before + 1}`;
  });

interface Player {
  readonly kind: string;
  readonly wins: GroupedMean;
  readonly rank: GroupedMean;
  readonly points: GroupedMean;
  readonly durations: Durations;
  /** Sums of the group that is being played. */
  open: { wins: number; rank: number; points: number };
}

const NOTHING = { wins: 0, rank: 0, points: 0 };

/** Collects the matches of a tournament in the order of `pairing`. */
export class Tally {
  readonly #players: readonly Player[];
  /** Matches played so far. */
  #matches = 0;

  constructor(kinds: readonly string[]) {
    this.#players = kinds.map((kind) => ({
      kind,
      wins: new GroupedMean(),
      rank: new GroupedMean(),
      points: new GroupedMean(),
      durations: new Durations(),
      open: NOTHING,
    }));
  }

  get matches(): number {
    return this.#matches;
  }

  /** A decision of the player with this index took `ms`. */
  decided(player: number, ms: number): void {
    this.#players[player]?.durations.add(ms);
  }

  /** The next match ended so. */
  add({ ranks, points }: Outcome): void {
    const { seated } = pairing(this.#players.length, this.#matches);
    const winners = ranks.filter((rank) => rank === 1).length;
    for (const [seat, index] of seated.entries()) {
      const player = this.#players[index];
      const rank = ranks[seat] ?? 0;
      if (player === undefined) continue;
      const { open } = player;
      player.open = {
        wins: open.wins + (rank === 1 ? 1 / winners : 0),
        rank: open.rank + rank,
        points: open.points + (points[seat] ?? 0),
      };
    }
    this.#matches += 1;
    if (this.#matches % this.#players.length === 0) this.#closeGroup(this.#players.length);
  }

  /** The standings so far, in the order of the players; a group that was broken off counts as far as it got. */
  standings(): readonly Standing[] {
    const rest = this.#matches % this.#players.length;
    if (rest > 0) this.#closeGroup(rest);
    const names = namesOf(this.#players.map(({ kind }) => kind));
    return this.#players.map(({ kind, wins, rank, points, durations }, i) => ({
      name: names[i] ?? kind,
      kind,
      wins: wins.sum,
      share: wins.share(),
      rank: rank.estimate(),
      points: points.estimate(),
      decisions: durations.count,
      median: durations.quantile(0.5),
      p95: durations.quantile(0.95),
    }));
  }

  #closeGroup(matches: number): void {
    for (const player of this.#players) {
      player.wins.add(matches, player.open.wins);
      player.rank.add(matches, player.open.rank);
      player.points.add(matches, player.open.points);
      player.open = NOTHING;
    }
  }
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

const estimateJson = ({ mean, low, high }: Estimate, digits: number): Json => ({
  mean: round(mean, digits),
  interval: low === null || high === null ? null : [round(low, digits), round(high, digits)],
});

/** One player of the JSON report. */
export const standingJson = (standing: Standing): Json => ({
  name: standing.name,
  kind: standing.kind,
  wins: round(standing.wins, 3),
  share: estimateJson(standing.share, 5),
  rank: estimateJson(standing.rank, 4),
  points: estimateJson(standing.points, 3),
  decisions: standing.decisions,
  ms: { median: standing.median, p95: standing.p95 },
});

const estimateCells = ({ mean, low, high }: Estimate, digits: number, factor = 1): string[] => {
  const shown = (value: number) => (value * factor).toFixed(digits);
  return [shown(mean), low === null || high === null ? '–' : `${shown(low)} … ${shown(high)}`];
};

const msCell = (ms: number | null) => (ms === null ? '–' : ms.toFixed(3));

/** The standings as lines of a table; numbers stand right-aligned. */
export const standingLines = (standings: readonly Standing[]): readonly string[] => {
  const head = ['player', 'wins', '%', '95 %', 'rank', '95 %', 'points', '95 %', 'ms', 'p95'];
  const rows = standings.map((s) => [
    s.name,
    String(round(s.wins, 1)),
    ...estimateCells(s.share, 1, 100),
    ...estimateCells(s.rank, 3),
    ...estimateCells(s.points, 2),
    msCell(s.median),
    msCell(s.p95),
  ]);
  const table = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  '),
  );
};
