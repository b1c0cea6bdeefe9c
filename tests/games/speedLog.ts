/** Logs of Speed and Spit for tests, written as short as they can be read. */
import type { AnyGame, JsonObject, Setup } from '../../src/lib/game/contract';
import { DECK, type Card } from '../../src/lib/games/speed/cards';
import type { Deal, Entry, Options, Position, SpitDeal } from '../../src/lib/games/speed/position';
import { speed } from '../../src/lib/games/speed/rules';

/** The rules as tables and screens know them. */
export const rules = speed as unknown as AnyGame;

export const setupOf = (options: Partial<Options> = {}): Setup => ({
  seats: 2,
  options: { ...speed.defaults(2), ...options },
  source: { kind: 'free' },
});

/** `'8H TC'` */
export const cardsOf = (text: string): Card[] =>
  text
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => one as Card);

interface Given {
  /** Top cards of both stocks, the first five of which are the hand. */
  readonly stocks: readonly [string, string];
  readonly starters: string;
  /** Top cards of both reserves. */
  readonly reserves?: readonly [string, string];
}

/** A deal that begins with these cards; the others follow in the order of the deck. */
export const dealOf = (given: Given, variant: Options['variant'] = 'speed15'): Deal => {
  const named = [given.starters, ...given.stocks, ...(given.reserves ?? [])].flatMap(cardsOf);
  const rest = DECK.filter((card) => !named.includes(card));
  const [stock, reserve] = variant === 'speed20' ? [20, 5] : [15, 10];
  const filled = (text: string, size: number): Card[] => {
    const cards = cardsOf(text);
    return [...cards, ...rest.splice(0, size - cards.length)];
  };
  return {
    chance: 'deal',
    starters: cardsOf(given.starters),
    stocks: given.stocks.map((text) => filled(text, stock)),
    reserves: (given.reserves ?? ['', '']).map((text) => filled(text, reserve)),
  };
};

/** A layout from places as in `'8H|6S 9D'`, bottom card first; whoever lays out so also spits these cards. */
export const spitDealOf = (
  layouts: readonly [string, string],
  spit: readonly [string, string],
): SpitDeal => ({
  chance: 'deal',
  layouts: layouts.map((text) => {
    const places = text.split('|').map(cardsOf);
    return Array.from({ length: 5 }, (_, at) => places[at] ?? []);
  }),
  spit: spit.map(cardsOf),
});

const DOES: { readonly [sign: string]: 'draw' | 'slap' } = { draw: 'draw', slap: 'slap' };

/**
 * What was done, with its time: `0:8H>1@800` lays a card on a pile, `1:draw@900`, `0:slap@2000`, `flip@4000`; in Spit
 * `spit@0`, `0:#2>1@800` lays from a place, `0:#2@900` turns, `0:#2>#0@950` moves, `1:grab0@5000`.
 */
export const entryOf = (text: string): Entry => {
  const [what = '', time] = text.split('@');
  const t = Number(time);
  if (what === 'flip' || what === 'spit') return { do: what, t };
  const [who, act = ''] = what.split(':');
  const seat = Number(who);
  const does = DOES[act];
  if (does !== undefined) return { seat, do: does, t };
  if (act.startsWith('grab')) return { seat, do: 'grab', pile: Number(act.slice(4)), t };
  const [source = '', target] = act.split('>');
  if (!source.startsWith('#'))
    return { seat, do: 'play', card: source as Card, pile: Number(target), t };
  const from = Number(source.slice(1));
  if (target === undefined) return { seat, do: 'reveal', from, t };
  return target.startsWith('#')
    ? { seat, do: 'move', from, to: Number(target.slice(1)), t }
    : { seat, do: 'play', from, pile: Number(target), t };
};

/** A log of chance entries and of what was done, each of it legal, with the position it leads to. */
export const played = (
  options: Partial<Options>,
  ...parts: readonly (Entry | string)[]
): { setup: Setup; log: readonly JsonObject[]; position: Position } => {
  const setup = setupOf(options);
  const entries = parts.flatMap((part) =>
    typeof part === 'string' ? part.split(/\s+/).map(entryOf) : [part],
  );
  let position = speed.start(setup as unknown as Setup<Options>);
  for (const [at, entry] of entries.entries()) {
    const next = speed.apply(position, entry);
    if (!next.ok) throw new Error(`entry ${at}: ${next.refusal.code}`);
    position = next.value;
  }
  return { setup, log: entries as unknown as readonly JsonObject[], position };
};
