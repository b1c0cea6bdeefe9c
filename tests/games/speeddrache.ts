/** Speeddrache positions for tests, written as short as they can be read. */
import { isChance } from '../../src/lib/game/contract';
import { ALL_CARDS, FIRST_STACK, isRelic } from '../../src/lib/games/speeddrache/cards';
import type {
  Choices,
  Entry,
  Options,
  Path,
  Position,
} from '../../src/lib/games/speeddrache/position';
import { speeddrache } from '../../src/lib/games/speeddrache/rules';

export const BASE: Options = {
  expeditions: 5,
  relicsBack: false,
  hazardsStay: false,
  hiddenChests: false,
};

/** `'T11:3 H1 R2'`: an eleven on which three pieces lie, a hazard, a relic that is still there (`R2:0`: taken). */
export const pathOf = (text: string): Path =>
  text === ''
    ? []
    : text.split(' ').map((part) => {
        const [card = '', lying] = part.split(':');
        return { card, lying: lying === undefined ? Number(isRelic(card)) : Number(lying) };
      });

/** The path as `pathOf` takes it. */
export const pathText = (path: Path): string =>
  path
    .map(({ card, lying }) => {
      if (card.startsWith('H')) return card;
      return isRelic(card) && lying === 1 ? card : `${card}:${lying}`;
    })
    .join(' ');

interface Given {
  readonly path: string;
  readonly seats?: number;
  /** Everybody, where not given. */
  readonly inside?: readonly number[];
  readonly bag?: number;
  readonly chests?: readonly number[];
  readonly expedition?: number;
  readonly options?: Partial<Options>;
  /** The cards that may still come; all that do not lie on the path, where not given. */
  readonly stack?: readonly string[];
  readonly recovered?: Position['recovered'];
}

/** A position in which the thieves inside choose. */
export const given = ({ path, seats = 4, expedition = 1, ...more }: Given): Position => {
  const lying = pathOf(path);
  const joined = ALL_CARDS.slice(FIRST_STACK.length, FIRST_STACK.length + expedition);
  const stack = lying.reduce<readonly string[]>(
    (left, { card }) => left.toSpliced(left.indexOf(card), 1),
    [...FIRST_STACK, ...joined],
  );
  return {
    seats,
    options: { ...BASE, ...more.options },
    expedition,
    stack: more.stack ?? stack,
    path: lying,
    inside: more.inside ?? Array.from({ length: seats }, (_, seat) => seat),
    bag: more.bag ?? 0,
    chests: more.chests ?? Array.from({ length: seats }, () => 0),
    recovered: more.recovered ?? [],
    gone: [],
    tempers: Array.from({ length: seats }, () => 'balanced'),
    omen: '',
    choosing: true,
    leaving: [],
    ending: null,
    over: false,
  };
};

/** `'T14'` turns a card; `'0- 1+ 2-'` are choices: leave, deeper, leave. */
export const entry = (text: string): Entry => {
  if (/^[THR]\d+$/.test(text)) return { chance: 'card', card: text };
  const choices = text
    .split(' ')
    .map((part) => [part.slice(0, -1), part.endsWith('-') ? 'leave' : 'deeper'] as const);
  return { do: 'choices', choices: Object.fromEntries(choices) } satisfies Choices;
};

/** The position after entries as in `entry`, all of which have to be legal. */
export const played = (position: Position, ...entries: readonly string[]): Position =>
  entries.reduce((before, text) => {
    const next = speeddrache.apply(before, entry(text));
    if (!next.ok) throw new Error(`${text}: ${next.refusal.code}`);
    return next.value;
  }, position);

/** Why an entry is refused; `null`: it is not. */
export const refusal = (position: Position, text: string): string | null => {
  const next = speeddrache.apply(position, entry(text));
  return next.ok ? null : next.refusal.code;
};

/** A whole match from its start. */
export const match = (
  seats: number,
  options: Partial<Options>,
  ...entries: readonly string[]
): Position =>
  played(
    speeddrache.start({ seats, options: { ...BASE, ...options }, source: { kind: 'free' } }),
    ...entries,
  );

/** An entry as `entry` takes it. */
export const entryText = (made: Entry): string =>
  isChance(made)
    ? made.card
    : Object.entries(made.choices)
        .map(([seat, choice]) => `${seat}${choice === 'leave' ? '-' : '+'}`)
        .join(' ');
