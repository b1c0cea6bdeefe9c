/**
 * Speedzoo looked at once more, by brute force and without a line of the rules: a zoo is a grid of letters, a domino is
 * tried on every pair of neighbouring fields, enclosures are painted one by one. What both agree on is likely to be right.
 */
import { readFileSync } from 'node:fs';

interface Half {
  readonly kind: string;
  readonly stars: number;
}

type Written = readonly {
  readonly n: number;
  readonly a: [string, number];
  readonly b: [string, number];
}[];

const file = new URL('../fixtures/speedzoo/dominoes.json', import.meta.url);
const TILES = new Map(
  (JSON.parse(readFileSync(file, 'utf8')) as Written).map(({ n, a, b }) => [
    n,
    [
      { kind: a[0], stars: a[1] },
      { kind: b[0], stars: b[1] },
    ] as const,
  ]),
);

/** The gate stands at this column and row of the grid, which is wide enough for every zoo. */
const MIDDLE = 8;
const SIDE = 2 * MIDDLE + 1;
const GATE: Half = { kind: 'gate', stars: 0 };
const TURNS = { E: [1, 0], S: [0, 1], W: [-1, 0], N: [0, -1] } as const;

export type Turn = keyof typeof TURNS;

/** One zoo, kept as a grid. */
export class Paper {
  readonly #cells: (Half | null)[][] = Array.from({ length: SIDE }, () =>
    Array.from({ length: SIDE }, () => null),
  );
  readonly #size: number;
  #given = 0;

  constructor(size: number) {
    this.#size = size;
    this.#write(0, 0, GATE);
  }

  #at(x: number, y: number): Half | null {
    return this.#cells[y + MIDDLE]?.[x + MIDDLE] ?? null;
  }

  #write(x: number, y: number, half: Half): void {
    const row = this.#cells[y + MIDDLE];
    if (row !== undefined) row[x + MIDDLE] = half;
  }

  lay(domino: number, x: number, y: number, dir: Turn): void {
    const [a, b] = TILES.get(domino) ?? [GATE, GATE];
    const [dx, dy] = TURNS[dir];
    this.#write(x, y, a);
    this.#write(x + dx, y + dy, b);
  }

  giveUp(): void {
    this.#given += 1;
  }

  #covered(): readonly (readonly [x: number, y: number, half: Half])[] {
    return this.#cells.flatMap((row, y) =>
      row.flatMap((half, x) => (half === null ? [] : [[x - MIDDLE, y - MIDDLE, half] as const])),
    );
  }

  #extent(): { left: number; right: number; top: number; bottom: number } {
    const covered = this.#covered();
    return {
      left: Math.min(...covered.map(([x]) => x)),
      right: Math.max(...covered.map(([x]) => x)),
      top: Math.min(...covered.map(([, y]) => y)),
      bottom: Math.max(...covered.map(([, y]) => y)),
    };
  }

  /** Every place of a domino, as `x,y,dir`, sorted. */
  places(domino: number): readonly string[] {
    const found: string[] = [];
    const [a, b] = TILES.get(domino) ?? [GATE, GATE];
    const { left, right, top, bottom } = this.#extent();
    for (let x = left - 2; x <= right + 2; x++)
      for (let y = top - 2; y <= bottom + 2; y++)
        for (const dir of ['E', 'S', 'W', 'N'] as const) {
          const [dx, dy] = TURNS[dir];
          if (this.#at(x, y) !== null || this.#at(x + dx, y + dy) !== null) continue;
          const friends = (fx: number, fy: number, half: Half): boolean =>
            Object.values(TURNS).some(([nx, ny]) => {
              const kind = this.#at(fx + nx, fy + ny)?.kind;
              return kind === 'gate' || kind === half.kind;
            });
          if (!friends(x, y, a) && !friends(x + dx, y + dy, b)) continue;
          const wide = Math.max(right, x, x + dx) - Math.min(left, x, x + dx);
          const high = Math.max(bottom, y, y + dy) - Math.min(top, y, y + dy);
          if (wide < this.#size && high < this.#size) found.push(`${x},${y},${dir}`);
        }
    return found.sort();
  }

  /** Visitors, largest enclosure, stars; with the additions that count. */
  score(
    middle: boolean,
    full: boolean,
  ): readonly [visitors: number, largest: number, stars: number] {
    const painted = new Set<string>();
    const paint = (x: number, y: number, kind: string): Half[] => {
      const half = this.#at(x, y);
      if (half?.kind !== kind || painted.has(`${x},${y}`)) return [];
      painted.add(`${x},${y}`);
      return [
        half,
        ...paint(x + 1, y, kind),
        ...paint(x - 1, y, kind),
        ...paint(x, y + 1, kind),
        ...paint(x, y - 1, kind),
      ];
    };
    let visitors = 0;
    let largest = 0;
    let stars = 0;
    for (const [x, y, { kind }] of this.#covered()) {
      if (kind === 'gate') continue;
      const enclosure = paint(x, y, kind);
      const shining = enclosure.reduce((sum, half) => sum + half.stars, 0);
      visitors += enclosure.length * shining;
      largest = Math.max(largest, enclosure.length);
      stars += shining;
    }
    const far = (this.#size - 1) / 2;
    const { left, right, top, bottom } = this.#extent();
    if (middle && left === -far && right === far && top === -far && bottom === far) visitors += 10;
    if (full && this.#given === 0 && this.#covered().length === this.#size ** 2) visitors += 5;
    return [visitors, largest, stars];
  }
}
