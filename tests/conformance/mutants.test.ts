/**
 * The harness can fail: every property catches a game that breaks it. Each mutant is a toy with one thing
 * changed; the table says which property has to fire, and what it is that goes wrong.
 */
import { describe, expect, test } from 'vitest';
import {
  accept,
  isChance,
  refuse,
  type AnyGame,
  type Entry,
  type JsonObject,
  type LogView,
  type Seat,
} from '../../src/lib/game/contract';
import { PROPERTIES, Violation, type Property } from './guard';
import { prove, setupsOf, type Hooks } from './harness';
import { climb as climbTyped } from './toys/climb';
import { climbHooks, hurryHooks, plunderHooks } from './toys/hooks';
import { hurry as hurryTyped } from './toys/hurry';
import { plunder as plunderTyped } from './toys/plunder';

const climb: AnyGame = climbTyped;
const plunder: AnyGame = plunderTyped;
const hurry: AnyGame = hurryTyped;

const DEPTH = { seed: 11, matches: 6, looks: 6, junk: 80, damages: 4 };
const HOOKS: { readonly [id: string]: Hooks } = {
  climb: climbHooks,
  plunder: plunderHooks,
  hurry: hurryHooks,
};

/** The position after an accepted entry, changed. */
const after =
  (game: AnyGame, change: (next: JsonObject, entry: Entry) => JsonObject): AnyGame['apply'] =>
  (state, entry) => {
    const next = game.apply(state, entry);
    return next.ok ? accept(change(next.value, entry)) : next;
  };
const hands = (position: JsonObject) => position['hands'] as readonly (readonly string[])[];
const isOver = (game: AnyGame, position: JsonObject) => game.outcome(position) !== null;
const lays = (entry: JsonObject | Entry) => (entry as JsonObject)['do'] === 'lay';

/** Changing what is frozen; the type would not allow it either. */
const changeable = (value: unknown) => value as { [key: string]: unknown };

type Break = () => Partial<AnyGame>;

const MUTANTS: readonly (readonly [Property, string, AnyGame, Break])[] = [
  [
    'separate-matches',
    'all matches start with one and the same list',
    climb,
    () => {
      const passed: number[] = [];
      return { start: (setup) => ({ ...climb.start(setup), passed }) };
    },
  ],
  [
    'separate-matches',
    'a module-wide list is used up by the first match',
    climb,
    () => {
      const spare = ['X', 'Y', 'Z'];
      return {
        start: (setup) => ({ ...climb.start(setup), spare: spare.join() }),
        apply: after(climb, (next, entry) => {
          if (lays(entry)) spare.pop();
          return next;
        }),
      };
    },
  ],
  [
    'separate-matches',
    'the second match remembers the first',
    climb,
    () => {
      let dealt = 0;
      return {
        apply: after(climb, (next) => ({ ...next, dealt: ++dealt })),
        start: (setup) => ({ ...climb.start(setup), dealt }),
      };
    },
  ],
  [
    'in-place',
    'the position before a pass is reset',
    climb,
    () => ({
      apply: (state, entry) => {
        const next = climb.apply(state, entry);
        if (next.ok && !isChance(entry) && !lays(entry)) changeable(state)['passed'] = [];
        return next;
      },
    }),
  ],
  [
    'in-place',
    'looking at the list sorts the hand that is looked at',
    hurry,
    () => ({
      legal: (view, seat) => {
        (view['hands'] as number[][])[seat]?.sort((a, b) => a - b);
        return hurry.legal(view, seat);
      },
      redact: (_before, entry) => entry as unknown as JsonObject,
    }),
  ],
  [
    'never-throws',
    'a card that is not held is an exception',
    climb,
    () => ({
      apply: (state, entry) => {
        const next = climb.apply(state, entry);
        if (!next.ok && next.refusal.code === 'card-not-held') throw new Error('no such card');
        return next;
      },
    }),
  ],
  [
    'plain-json',
    'a position holds a set',
    climb,
    () => ({ start: (setup) => ({ ...climb.start(setup), seen: new Set() as never }) }),
  ],
  [
    'plain-json',
    'a position holds a key without a value',
    plunder,
    () => ({ apply: after(plunder, (next) => ({ ...next, last: undefined })) }),
  ],
  [
    'plain-json',
    'a view holds a number that JSON has not',
    hurry,
    () => ({ view: (state, viewer) => ({ ...hurry.view(state, viewer), chance: NaN }) }),
  ],
  [
    'ends',
    'nobody ever runs out of cards',
    climb,
    () => ({
      apply: (state, entry) => {
        const next = climb.apply(state, entry);
        if (!next.ok || !isOver(climb, next.value)) return next;
        return accept({ ...next.value, hands: hands(state), top: null });
      },
    }),
  ],
  [
    'somebody-acts',
    'who cannot lay may not pass either',
    climb,
    () => ({ legal: (view, seat) => climb.legal(view, seat).filter(lays) }),
  ],
  [
    'somebody-acts',
    'the table forgets the coins after the first',
    plunder,
    () => ({
      tableMove: (state, chance) =>
        (state['coins'] as []).length > 0 ? null : plunder.tableMove(state, chance),
      due: (state) => ((state['coins'] as []).length > 0 ? null : plunder.due(state)),
    }),
  ],
  ['due', 'a deal is due that the table does not know of', climb, () => ({ due: () => null })],
  [
    'due',
    'the table waits for a coin that is not due',
    plunder,
    () => ({ due: (state) => plunder.due(state) ?? { what: 'coin', after: 0, by: 'anyone' } }),
  ],
  [
    'due',
    'nothing ever brings the coin on (F06)',
    plunder,
    () => ({
      due: (state) => plunder.due(state) && { what: 'coin', after: null, by: 'nobody' },
    }),
  ],
  [
    'due',
    'a seat that is not there has to bring it on',
    plunder,
    () => ({ due: (state) => plunder.due(state) && { what: 'coin', after: null, by: 9 } }),
  ],
  [
    'over',
    'who holds cards may go on after the end',
    climb,
    () => ({
      legal: (view, seat) =>
        isOver(climb, view) ? [{ seat, do: 'pass' }] : climb.legal(view, seat),
    }),
  ],
  [
    'over',
    'the table goes on after the end',
    plunder,
    () => ({
      tableMove: (state, chance) =>
        isOver(plunder, state)
          ? ({ chance: 'coin', value: 1 } as Entry)
          : plunder.tableMove(state, chance),
    }),
  ],
  [
    'over',
    'a call is taken after the end',
    hurry,
    () => ({
      apply: (state, entry) =>
        isOver(hurry, state) && !isChance(entry) ? accept(state) : hurry.apply(state, entry),
    }),
  ],
  [
    'timing',
    'two seats are on turn at once',
    climb,
    () => ({
      legal: (view, seat) => {
        const turn = view['turn'] as Seat | null;
        if (turn === null || isOver(climb, view)) return [];
        return [...climb.legal(view, seat), ...(seat === turn ? [] : [{ seat, do: 'pass' }])];
      },
    }),
  ],
  [
    'timing',
    "a seat is offered another's choices",
    plunder,
    () => ({ legal: (view, seat) => plunder.legal(view, seat).map((a) => ({ ...a, seat: 0 })) }),
  ],
  [
    'outcome',
    'places without the gap after a shared one',
    climb,
    () => ({
      outcome: (view) => {
        const result = climb.outcome(view);
        if (result === null) return null;
        const places = [...new Set(result.ranks)].sort((a, b) => a - b);
        return { ...result, ranks: result.ranks.map((rank) => places.indexOf(rank) + 1) };
      },
    }),
  ],
  [
    'outcome',
    'points for the winner only',
    hurry,
    () => ({
      outcome: (view) => {
        const result = hurry.outcome(view);
        return result && { ...result, points: [10] };
      },
    }),
  ],
  [
    'conserves',
    'the rest of a share gets lost (F09)',
    plunder,
    () => ({
      apply: after(plunder, (next, entry) => (isChance(entry) ? next : { ...next, pot: 0 })),
    }),
  ],
  [
    'conserves',
    'a played card stays in the hand of the next seat too (F08)',
    hurry,
    () => ({
      apply: after(hurry, (next, entry) => {
        if (isChance(entry) || entry.do !== 'draw') return next;
        const [a, b] = hands(next);
        return { ...next, hands: [[...(a ?? []), ...(b ?? [])], b ?? []] };
      }),
    }),
  ],
  [
    'listed',
    'a card is offered that is too low',
    climb,
    () => ({ legal: (view, seat) => climb.legal({ ...view, top: view['top'] && 'A' }, seat) }),
  ],
  [
    'listed',
    'the joint entry forgets a seat',
    plunder,
    () => ({ join: (state, choices) => plunder.join?.(state, choices.slice(1)) as Entry }),
  ],
  [
    'listed',
    'a thaw never comes',
    hurry,
    () => ({
      apply: (state, entry) =>
        !isChance(entry) && (state['frozenUntil'] as number[])[entry.seat ?? -1]
          ? refuse('frozen')
          : hurry.apply(state, entry),
    }),
  ],
  [
    'listed-once',
    'each card is listed twice',
    climb,
    () => ({ legal: (view, seat) => climb.legal(view, seat).flatMap((a) => [a, a]) }),
  ],
  [
    'unlisted',
    'a legal move is forgotten: no passing while something fits',
    climb,
    () => ({
      legal: (view, seat) => {
        const list = climb.legal(view, seat);
        return list.some(lays) ? list.filter(lays) : list;
      },
    }),
  ],
  [
    'unlisted',
    'anyone may act for any seat (F15)',
    climb,
    () => ({
      apply: (state, entry) =>
        isChance(entry) || state['turn'] === null || entry.do !== 'pass'
          ? climb.apply(state, entry)
          : climb.apply(state, { ...entry, seat: state['turn'] as Seat }),
    }),
  ],
  [
    'unlisted',
    'choices without all seats are taken',
    plunder,
    () => ({
      apply: (state, entry) => {
        const next = plunder.apply(state, entry);
        if (next.ok || next.refusal.code !== 'wrong-seats') return next;
        return accept({ ...state, choosing: false, asked: (state['coins'] as []).length });
      },
    }),
  ],
  [
    'unlisted',
    'a second deal is taken in mid-match',
    hurry,
    () => ({
      apply: (state, entry) =>
        isChance(entry) && state['top'] !== null && !isOver(hurry, state)
          ? hurry.apply({ ...state, top: null }, entry)
          : hurry.apply(state, entry),
    }),
  ],
  [
    'named-refusal',
    'a refusal without a name',
    climb,
    () => ({
      apply: (state, entry) => {
        const next = climb.apply(state, entry);
        return next.ok ? next : refuse('');
      },
    }),
  ],
  [
    'stamp',
    'the stamp loses the card',
    hurry,
    () => ({
      stamp: (state, entry, pause) => {
        const made = { ...(hurry.stamp?.(state, entry, pause) as unknown as JsonObject) };
        return (made['do'] === 'flip'
          ? { ...made, do: 'call', seat: 0 }
          : made) as unknown as Entry;
      },
    }),
  ],
  [
    'legal-on-view',
    'the list looks into the hands of others',
    climb,
    () => ({
      legal: (view, seat) => {
        const open = hands(view).every((hand) => typeof hand !== 'number');
        return climb.legal(view, seat).slice(0, open ? 1 : 9);
      },
    }),
  ],
  [
    'outcome-on-view',
    'the result needs the chests of others',
    plunder,
    () => ({
      view: (state, viewer) => ({
        ...plunder.view(state, viewer),
        chests: (state['chests'] as number[]).map((chest, s) => (s === viewer ? chest : null)),
      }),
    }),
  ],
  [
    'secrets',
    'the view shows the hand of the next seat',
    climb,
    () => ({
      view: (state, viewer) => {
        if (viewer === 'spectator') return climb.view(state, viewer);
        const shown = [viewer, (viewer + 1) % (state['seats'] as number)];
        return {
          ...state,
          hands: hands(state).map((hand, s) => (shown.includes(s) ? hand : hand.length)),
        };
      },
    }),
  ],
  [
    'secrets',
    'the log tells the whole deal',
    climb,
    () => ({ redact: (_before, entry) => entry as unknown as JsonObject }),
  ],
  [
    'secrets',
    'the log tells the stocks',
    hurry,
    () => ({
      redact: (before, entry, viewer) => ({
        ...hurry.redact(before, entry, viewer),
        ...(isChance(entry) ? { stocks: (entry as unknown as JsonObject)['stocks'] } : {}),
      }),
    }),
  ],
  [
    'rebuild',
    'the rebuilt deal forgets what was laid since',
    climb,
    () => ({
      rebuild: (views, chance) =>
        climb.rebuild(
          views.map((view) => ({ ...view, log: view.log.filter((e) => !lays(e)) })),
          chance,
        ),
    }),
  ],
  [
    'rebuild',
    'the unseen cards are drawn by something else than the chance handed in',
    climb,
    () => {
      let calls = 0;
      return {
        rebuild: (views, chance) => {
          calls += 1;
          return climb.rebuild(views, (label) => chance(`${label} ${calls}`));
        },
      };
    },
  ],
  [
    'rebuild-view',
    'the view shows a card that nobody may know',
    hurry,
    () => ({
      view: (state, viewer) => ({
        ...hurry.view(state, viewer),
        hint: (state['reserve'] as number[])[0] ?? null,
      }),
    }),
  ],
  [
    'rebuild-view',
    'the rebuilt hand of the viewer is drawn anew too',
    climb,
    () => ({
      rebuild: (views, chance) =>
        climb.rebuild(
          views.map((view) => asSeenBy('spectator', view)),
          chance,
        ),
    }),
  ],
  [
    'rebuild-several',
    'only the first of several viewers is listened to',
    climb,
    () => ({ rebuild: (views, chance) => climb.rebuild(views.slice(0, 1), chance) }),
  ],
  [
    'rebuild-anew',
    'the match is kept and handed back, secrets and all',
    climb,
    () => {
      let truth: Entry[] = [];
      return {
        redact: (before, entry, viewer) => {
          if (isChance(entry)) truth = [entry];
          return climb.redact(before, entry, viewer);
        },
        rebuild: (views) =>
          (views[0]?.log ?? []).map((entry, at) => truth[at] ?? (entry as unknown as Entry)),
      };
    },
  ],
  [
    'legal-on-rebuilt',
    'who saw a card leave may do more than who was told',
    plunder,
    () => ({
      start: (setup) => ({ ...plunder.start(setup), doubt: 0 }),
      apply: after(plunder, (next, entry) => ({
        ...next,
        doubt: Number('doubted' in entry || (next['doubt'] ?? 0)),
      })),
      view: (state, viewer) => ({ ...plunder.view(state, viewer), doubt: 0 }),
      parseEntry: (raw) => plunder.parseEntry(raw),
      rebuild: (views) =>
        (views[0]?.log ?? []).map((entry) => ({ ...entry, doubted: true }) as unknown as Entry),
      redact: (_before, { doubted: _doubted, ...entry }: Entry & { doubted?: boolean }) =>
        entry as unknown as JsonObject,
      legal: (view, seat) => plunder.legal(view, seat).slice(0, view['doubt'] === 1 ? 1 : 2),
    }),
  ],
  [
    'round-trip',
    'a position is known by its identity',
    climb,
    () => {
      const known = new WeakSet<object>();
      const remember = <T extends object>(state: T): T => {
        known.add(state);
        return state;
      };
      return {
        start: (setup) => remember(climb.start(setup)),
        apply: (state, entry) =>
          known.has(state) ? after(climb, remember)(state, entry) : refuse('unknown-position'),
      };
    },
  ],
  [
    'replay',
    'something beside the log decides: how often the list was asked for',
    climb,
    () => {
      let asked = 0;
      return {
        start: (setup) => {
          asked = 0;
          return climb.start(setup);
        },
        legal: (view, seat) => {
          asked += 1;
          return climb.legal(view, seat);
        },
        apply: after(climb, (next) => ({ ...next, restless: asked > 12 })),
      };
    },
  ],
  [
    'chance',
    'draws are counted, labels ignored',
    plunder,
    () => {
      let drawn = 0;
      return {
        tableMove: (state, chance) => plunder.tableMove(state, () => chance(`draw ${++drawn}`)),
      };
    },
  ],
  [
    'parse-own',
    'the opener of a deal is lost in reading',
    climb,
    () => ({
      parseEntry: (raw) => {
        const read = climb.parseEntry(raw);
        return read.ok && isChance(read.value) ? accept({ ...read.value, opener: 0 }) : read;
      },
    }),
  ],
  [
    'parse-own',
    'one set of options is not known to the reader',
    climb,
    () => ({
      parseOptions: (raw, seats) =>
        (raw as JsonObject | null)?.['cards'] === 4
          ? refuse('bad-options')
          : climb.parseOptions(raw, seats),
    }),
  ],
  [
    'parse-junk',
    'the reader throws at null',
    climb,
    () => ({
      parseEntry: (raw) =>
        (raw as JsonObject)['do'] === 'nothing' ? refuse('bad-entry') : climb.parseEntry(raw),
    }),
  ],
  [
    'parse-junk',
    'unknown keys of an action are dropped in silence',
    plunder,
    () => ({
      parseAction: (raw) => {
        const { seat, do: what } = Object(raw) as JsonObject;
        return plunder.parseAction({ seat, do: what });
      },
    }),
  ],
  [
    'parse-junk',
    'options may be left out',
    plunder,
    () => ({
      parseOptions: (raw, seats) =>
        plunder.parseOptions({ hiddenChests: false, ...Object(raw) }, seats),
    }),
  ],
  [
    'parse-junk',
    'junk is refused under another name',
    hurry,
    () => ({
      parseAction: (raw) => {
        const read = hurry.parseAction(raw);
        return read.ok ? read : refuse('bad-luck');
      },
    }),
  ],
  [
    'record',
    'a result that is another one each time',
    climb,
    () => {
      let asked = 0;
      return {
        outcome: (view) => {
          const result = climb.outcome(view);
          return (
            result && { ...result, points: result.points.map((p) => (++asked > 900 ? p : p + 1)) }
          );
        },
      };
    },
  ],
  [
    'damaged-record',
    'a card in a list is taken for the card',
    climb,
    () => ({
      parseEntry: (raw) => {
        const entry = raw as JsonObject;
        const card: unknown = entry?.['card'];
        return climb.parseEntry(
          Array.isArray(card) && card.length === 1 && typeof card[0] === 'string'
            ? { ...entry, card: card[0] as string }
            : raw,
        );
      },
    }),
  ],
];

/** The same log without what its viewer alone was told. */
const asSeenBy = (viewer: 'spectator', view: LogView): LogView => ({
  ...view,
  viewer,
  log: view.log.map((entry) =>
    'hands' in entry
      ? {
          ...entry,
          hands: hands(entry).map((hand) => (typeof hand === 'number' ? hand : hand.length)),
        }
      : entry,
  ),
});

/** What the harness says against a game, over all its setups; `null`: nothing. */
const firstViolation = (game: AnyGame): Violation | null => {
  for (const setup of setupsOf(game))
    try {
      prove(game, setup, DEPTH, HOOKS[game.id]);
    } catch (error) {
      if (error instanceof Violation) return error;
      throw error;
    }
  return null;
};

describe('a broken game is caught', { timeout: 60_000 }, () => {
  test.each(MUTANTS)('%s: %s', (property, _what, toy, mutation) => {
    const violation = firstViolation({ ...toy, ...mutation() });
    expect(violation?.property, violation?.message).toBe(property);
  });

  test('and every property has a mutant', () => {
    expect([...new Set(MUTANTS.map(([property]) => property))].sort()).toEqual(
      Object.keys(PROPERTIES).sort(),
    );
  });
});
