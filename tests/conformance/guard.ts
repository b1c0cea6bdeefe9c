/** Watches a game while it is proven: all it hands out is frozen, all it throws is named. */
import type { AnyGame } from '../../src/lib/game/contract';

/** What a game must keep to; the harness proves every one, a mutant in `mutants.test.ts` breaks every one. */
export const PROPERTIES = {
  'separate-matches': 'two matches share nothing that can change (F01)',
  'in-place': 'nothing that was handed out is changed later',
  'never-throws': 'a refusal is a value',
  'plain-json': 'positions, views, entries and results survive JSON',
  ends: 'random play comes to an end',
  'somebody-acts': 'not over: a seat may act or the table moves (F12)',
  due: '`due` speaks exactly when `tableMove` does, and something brings it on (F06)',
  over: 'over: nobody acts, nothing is due, nothing is accepted',
  timing: 'who may act at the same time',
  outcome: 'competition ranking, one place and one number of points a seat',
  conserves: 'the hook of the game: figures, cards, gold',
  listed: 'what is listed is accepted',
  'listed-once': 'no two listed actions lead to one position',
  unlisted: 'what is not listed is refused and changes nothing',
  'named-refusal': 'a refusal carries a name',
  stamp: 'a stamp adds the time and nothing else',
  'legal-on-view': '`legal` needs no secret',
  'outcome-on-view': '`outcome` needs no secret',
  secrets: 'the hook of the game: what a viewer must never be sent',
  rebuild: 'a rebuilt log replays, has the same length, and the same chance gives the same log',
  'rebuild-view': 'a rebuilt match looks the same to its viewer',
  'rebuild-several': '… and to each of several viewers at once',
  'rebuild-anew': 'hidden things are drawn anew, not guessed from a leak',
  'legal-on-rebuilt': '… and lets its viewer do the same',
  'round-trip': 'a position read back from JSON is as good as the original',
  replay: 'the log alone gives the position',
  chance: 'a draw depends on seed and label alone',
  'parse-own': "the game's own options, entries and actions are read back unchanged",
  'damaged-record': 'a damaged record is refused, or says what it says',
  'parse-junk': 'anything else is refused by name',
  record: 'a record of the match verifies, whole and cut short',
} as const;
export type Property = keyof typeof PROPERTIES;

/** A property that a game broke. */
export class Violation extends Error {
  constructor(
    readonly property: Property,
    detail: string,
  ) {
    super(`${property} (${PROPERTIES[property]}): ${detail}`);
    this.name = 'Violation';
  }
}

const frozen = new WeakSet<object>();

/** Freezes a value all the way down and returns it; each object is walked once. */
export const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
};

const CHANGED = /read only|not extensible|Cannot (?:add|assign|define|delete|redefine)/;

/** The same game, whose every result is frozen and whose every throw is a `Violation`. */
export const guarded = (game: AnyGame): AnyGame =>
  new Proxy(game, {
    get: (target, key) => {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        try {
          return deepFreeze(Reflect.apply(member, target, args) as unknown);
        } catch (error) {
          if (error instanceof Violation) throw error;
          const text = String(error);
          const property = CHANGED.test(text) ? 'in-place' : 'never-throws';
          throw new Violation(property, `${String(key)}: ${text}`);
        }
      };
    },
  });

/** An object that both values hold and that can change, as text; `null`: they share none. */
export const sharedObject = (a: unknown, b: unknown): string | null => {
  const seen = new Set<object>();
  const walk = (value: unknown, visit: (object: object) => boolean): boolean =>
    typeof value === 'object' &&
    value !== null &&
    (visit(value) || Object.values(value).some((inner) => walk(inner, visit)));
  walk(a, (object) => {
    seen.add(object);
    return false;
  });
  let found: object | null = null;
  walk(b, (object) => {
    if (seen.has(object) && !Object.isFrozen(object)) found = object;
    return found !== null;
  });
  return found === null ? null : JSON.stringify(found);
};
