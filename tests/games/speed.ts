/** Speed positions for tests, written as short as they can be read. */
import type { Refusal } from '../../src/lib/game/contract';
import type { Card } from '../../src/lib/games/speed/cards';
import type { Act, Options, Place, Position, Round } from '../../src/lib/games/speed/position';
import { speed } from '../../src/lib/games/speed/rules';
import { start } from '../../src/lib/games/speed/start';

/** One round with stocks of fifteen, unless something else is said. */
export const SPEED: Options = { variant: 'speed15', target: 0, slap: false, autoDraw: false };
export const SPIT: Options = { ...SPEED, variant: 'spit' };

/** `'8H 6S'`; `''`: no cards. */
export const cardsOf = (text: string): Card[] => (text === '' ? [] : (text.split(' ') as Card[]));

interface Race {
  /** By seat. */
  readonly hands: readonly [string, string];
  /** By seat, top card first. */
  readonly stocks?: readonly [string, string];
  /** By pile, top card first. */
  readonly reserves?: readonly [string, string];
  /** Top card last. */
  readonly piles: readonly [string, string];
  readonly options?: Partial<Options>;
  readonly stale?: boolean;
  readonly t?: number;
  /** Of the last entry but slaps; the same as `t` unless something else is said. */
  readonly since?: number;
  readonly frozen?: readonly [number, number];
  readonly score?: readonly [number, number];
}

/** A round in motion. The rules look only at the cards they are asked about, so not all 52 need be there. */
export const race = ({
  hands,
  stocks = ['', ''],
  reserves = ['', ''],
  piles,
  ...more
}: Race): Position => ({
  ...start({ ...SPEED, ...more.options }),
  deal: 1,
  step: 'race',
  t: more.t ?? 0,
  since: more.since ?? more.t ?? 0,
  frozen: more.frozen ?? [0, 0],
  hands: hands.map(cardsOf),
  stocks: stocks.map(cardsOf),
  reserves: reserves.map(cardsOf),
  piles: piles.map(cardsOf),
  stale: more.stale ?? false,
  score: more.score ?? [0, 0],
});

/** `'7S/3H AS*'`: a place with the face-down 7S under an open 3H, one with AS face down, then empty ones. */
const placesOf = (text: string): readonly Place[] =>
  Array.from({ length: 5 }, (_, at) => {
    const word = text === '' ? undefined : text.split(' ')[at];
    if (word === undefined || word === '-') return { down: [], up: null };
    const cards = word.replace('*', '').split('/') as Card[];
    return word.endsWith('*')
      ? { down: cards, up: null }
      : { down: cards.slice(0, -1), up: cards.at(-1) ?? null };
  });

interface Spit {
  readonly layouts: readonly [string, string];
  /** Top card first. */
  readonly spit?: readonly [string, string];
  /** Top card last; `null`: there is none. */
  readonly piles: readonly [string | null, string | null];
  readonly step?: 'race' | 'grab';
}

/** A deal of Spit in motion. */
export const spit = ({ layouts, spit: left = ['', ''], piles, step = 'race' }: Spit): Position => ({
  ...start(SPIT),
  deal: 1,
  step,
  layouts: layouts.map(placesOf),
  spit: left.map(cardsOf),
  piles: piles.map((pile) => (pile === null ? null : cardsOf(pile))),
});

/**
 * `0:8H>1` seat 0 lays the 8H on pile 1, `1:d` draws, `1:!` slaps; Spit: `0:p3>1` from place 3, `0:r2` turns,
 * `0:m3>0` moves, `0:g1` grabs; `flip` and `spit` are the table's. `@250` at the end: that `t`.
 */
export const act = (text: string): Act => {
  const [what = '', time] = text.split('@');
  const t = time === undefined ? {} : { t: Number(time) };
  if (what === 'flip' || what === 'spit') return { do: what, ...t };
  const seat = Number(what[0]);
  const rest = what.slice(2);
  if (rest === 'd') return { seat, do: 'draw', ...t };
  if (rest === '!') return { seat, do: 'slap', ...t };
  const from = Number(rest[1]);
  const to = Number(rest.at(-1));
  if (rest.startsWith('r')) return { seat, do: 'reveal', from, ...t };
  if (rest.startsWith('m')) return { seat, do: 'move', from, to, ...t };
  if (rest.startsWith('g')) return { seat, do: 'grab', pile: to, ...t };
  if (rest.startsWith('p')) return { seat, do: 'play', from, pile: to, ...t };
  return { seat, do: 'play', card: rest.slice(0, 2) as Card, pile: to, ...t };
};

/** An action as `act` reads it. */
const textOf = (one: Act): string => {
  if (!('seat' in one)) return one.do;
  const where = `${one.seat}:`;
  if (one.do === 'draw') return `${where}d`;
  if (one.do === 'slap') return `${where}!`;
  if (one.do === 'reveal') return `${where}r${one.from}`;
  if (one.do === 'move') return `${where}m${one.from}>${one.to}`;
  if (one.do === 'grab') return `${where}g${one.pile}`;
  return 'card' in one ? `${where}${one.card}>${one.pile}` : `${where}p${one.from}>${one.pile}`;
};

/** What a seat may do, as text. */
export const listed = (state: Position, seat: number): string =>
  speed.legal(state, seat).map(textOf).join(' ');

/** The position after these actions, all of which the rules accept. */
export const after = (state: Position, ...texts: readonly string[]): Position =>
  texts.reduce((now, text) => {
    const next = speed.apply(now, act(text));
    if (!next.ok) throw new Error(`${text}: ${next.refusal.code}`);
    return next.value;
  }, state);

/** Why the rules refuse it. */
export const refusal = (state: Position, text: string): Refusal => {
  const next = speed.apply(state, act(text));
  if (next.ok) throw new Error(`${text} is accepted`);
  return next.refusal;
};

/** What the table does by itself and after how long; as text. */
export const awaits = (state: Position): string => {
  const due = speed.due(state);
  const move = speed.tableMove(state, () => ({ below: () => 0, shuffled: (list) => [...list] }));
  if (due === null || move === null) return '';
  const what = 'chance' in move ? move.chance : textOf(move);
  return `${due.what} ${what} ${due.after}`;
};

/** A layout as `placesOf` reads it. */
export const layoutText = (state: Position, seat: number): string =>
  (state.layouts[seat] ?? [])
    .map(({ down, up }) => {
      if (up === null) return down.length === 0 ? '-' : `${down.join('/')}*`;
      return [...down, up].join('/');
    })
    .join(' ');

export const roundsOf = (state: Position): readonly Round[] => state.rounds;
