/**
 * Proves that a game keeps the contract: plays it at random and looks at every property of
 * `Property` (guard.ts). Knows no game; what only one game can know comes in by `Hooks`.
 */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { quickChance } from '../../src/lib/game/chance';
import {
  isChance,
  type ActionEntry,
  type AnyGame,
  type Chance,
  type Entry,
  type JsonObject,
  type Outcome,
  type Seat,
  type Setup,
  type Viewer,
} from '../../src/lib/game/contract';
import { canonical, sameJson } from '../../src/lib/game/json';
import { legalEntries, replay, viewOf, type Match } from '../../src/lib/game/match';
import { randomMatch } from '../../src/lib/game/play';
import { verifyRecord, writeRecord, type Player } from '../../src/lib/game/record';
import { clone, damagedRecords, varied } from './damage';
import { deepFreeze, guarded, sharedObject, Violation, type Property } from './guard';

/** What only the tests of one game know. */
export interface Hooks {
  /** What must never change; the text says what did, `null`: all is well. */
  conserves?(position: JsonObject): string | null;
  /** Texts that must stand nowhere in what `viewer` is sent at this position. */
  secrets?(position: JsonObject, viewer: Viewer): readonly string[];
  /** Whether the game hides anything, so that a rebuilt match has to differ sometimes. */
  readonly hides?: boolean;
}

/** How much to look at. */
export interface Depth {
  readonly seed: number;
  readonly matches: number;
  /** Steps of each match at which the costly properties are looked at. */
  readonly looks: number;
  /** Fuzzed values for each parser. */
  readonly junk: number;
  /** Records damaged in each way, for each match. */
  readonly damages: number;
}

/** How often each property was looked at. */
export type Evidence = Map<Property, number>;

/** Longer than any freeze or pause of a game, in milliseconds of play time. */
const LONG = 3_600_000;
const PLAYERS: readonly Player['kind'][] = ['human', 'easy', 'normal', 'strong'];

/** Every number of seats with every set of options. */
export const setupsOf = (game: AnyGame): readonly Setup[] =>
  game.seats.flatMap((seats) =>
    game.optionSets(seats).map((options): Setup => ({ seats, options, source: { kind: 'free' } })),
  );

/**
 * Proves one setup of a game.
 *
 * @returns how often each property was looked at.
 * @throws Violation naming the first property that does not hold.
 */
export const prove = (game: AnyGame, setup: Setup, depth: Depth, hooks: Hooks = {}): Evidence => {
  const evidence: Evidence = new Map();
  const that: Check = (property, holds, detail) => {
    if (!holds) throw new Violation(property, `${game.id}, ${setup.seats} seats: ${detail()}`);
    evidence.set(property, (evidence.get(property) ?? 0) + 1);
  };
  separateMatches(game, setup, depth.seed, that);
  const proof: Proof = {
    game: guarded(game),
    bare: game,
    setup: deepFreeze(clone(setup)),
    hooks,
    depth,
    that,
  };
  readsOptions(proof);
  let anew = 0;
  for (let i = 0; i < depth.matches; i++) {
    const seed = depth.seed + i;
    const played = play(proof, seed);
    for (const at of someSteps(played, depth.looks, seed)) anew += look(proof, played, at, seed);
    readsEntries(proof, played, i === 0);
    keepsRecords(proof, played, seed);
  }
  if (hooks.hides === true)
    that('rebuild-anew', anew > 0, () => 'no rebuilt log ever differed from the real one');
  return evidence;
};

type Check = (property: Property, holds: boolean, detail: () => string) => void;
interface Proof {
  readonly game: AnyGame;
  /** The same game unguarded, to fold logs of which every position was watched before. */
  readonly bare: AnyGame;
  readonly setup: Setup;
  readonly hooks: Hooks;
  readonly depth: Depth;
  readonly that: Check;
}
/** A finished match with the position before its first entry and after each. */
interface Played {
  readonly match: Match;
  readonly positions: readonly JsonObject[];
  readonly chance: Chance;
}

const text = (value: unknown) => JSON.stringify(value)?.slice(0, 300) ?? String(value);
const seatsOf = ({ seats }: Setup): readonly Seat[] => Array.from({ length: seats }, (_, s) => s);
/** Equality of plain JSON whatever the order of keys; much quicker than comparing texts. */
const same = isDeepStrictEqual;
const isPlain = (value: unknown) => same(value, clone(value));
const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) throw new Error(`no item ${index}`);
  return item;
};

/** An entry as it would stand in the log after a pause long enough for any clock. */
const stamped = (game: AnyGame, position: JsonObject, entry: Entry, pause = LONG): Entry =>
  isChance(entry) ? entry : (game.stamp?.(position, entry, pause) ?? entry);

/** No match comes near; random play itself gives up only much later. */
const ENDLESS = 20_000;

const mustEnd = (entries: number) => {
  if (entries > ENDLESS) throw new Violation('ends', `no end after ${ENDLESS} entries`);
};

/** What goes wrong here is found and named by a closer look later. */
const attempt = <T>(run: () => T): T | null => {
  try {
    return run();
  } catch {
    return null;
  }
};

/** F01: two matches started one after the other, the first one played; nothing frozen that could hide it. */
const separateMatches = (game: AnyGame, setup: Setup, seed: number, that: Check) => {
  const [a, b] = [game.start(clone(setup)), game.start(clone(setup))];
  const common = () => sharedObject(a, b);
  that('separate-matches', common() === null, () => `two new matches share ${common()}`);
  const fresh = JSON.stringify(b);
  let entries = 0;
  const first = attempt(() =>
    randomMatch(game, clone(setup), quickChance(seed), () => mustEnd(++entries)),
  );
  if (first === null) return;
  that('separate-matches', JSON.stringify(b) === fresh, () => 'playing one changed the other');
  const again = JSON.stringify(game.start(clone(setup)));
  that('separate-matches', again === fresh, () => `after a match a new one starts as ${again}`);
  const second = replay(game, clone(setup), clone(first.log));
  that('separate-matches', second.ok, () => `the same match is refused the second time`);
  if (!second.ok) return;
  const { position } = second.value;
  const shared = () => sharedObject(first.position, position);
  that('separate-matches', shared() === null, () => `two played matches share ${shared()}`);
};

/** Random play throws plain errors for what is looked at closely elsewhere. */
const playedOut = <T>(run: () => T): T => {
  try {
    return run();
  } catch (error) {
    if (error instanceof Violation) throw error;
    const found = String(error);
    if (found.includes('nobody may act')) throw new Violation('somebody-acts', found);
    if (found.includes('listed but refused')) throw new Violation('listed', found);
    throw new Violation('ends', found);
  }
};

const play = (proof: Proof, seed: number): Played => {
  const { game, setup, that } = proof;
  const chance = quickChance(seed);
  const positions = [game.start(setup)];
  everyStep(proof, at(positions, 0), chance);
  const match = playedOut(() =>
    randomMatch(game, setup, chance, (_before, _entry, after) => {
      mustEnd(positions.push(after));
      everyStep(proof, after, chance);
    }),
  );
  const again = replay(game, setup, deepFreeze(clone(match.log)));
  that('replay', again.ok && same(again.value.position, match.position), () => text(again));
  for (const [i, entry] of match.log.entries())
    that(
      'over',
      i % 16 > 0 || !game.apply(match.position, entry).ok,
      () => `accepted after the end: ${text(entry)}`,
    );
  return { match, positions, chance };
};

/** The cheap properties, at every position. */
const everyStep = ({ game, setup, hooks, that }: Proof, position: JsonObject, chance: Chance) => {
  that('plain-json', isPlain(position), () => text(position));
  const outcome = game.outcome(position);
  const byTable = game.tableMove(position, chance);
  const due = game.due(position);
  const lists = seatsOf(setup).map((seat) => game.legal(position, seat));
  const acting = lists.filter((list) => list.length > 0);
  if (outcome !== null) {
    const still = { byTable, due, acting };
    const over = byTable === null && due === null && acting.length === 0;
    that('over', over, () => `goes on after the end: ${text(still)}`);
    that('outcome', isOutcome(outcome, setup.seats), () => text(outcome));
  } else {
    const alive = acting.length > 0 || byTable !== null;
    that('somebody-acts', alive, () => text(position));
  }
  const comes = due === null || due.by !== 'nobody' || due.after !== null;
  const after = due?.after ?? 0;
  const named = due === null || (Number.isInteger(after) && after >= 0 && due.what !== '');
  const who = due === null || typeof due.by === 'string' || seatsOf(setup).includes(due.by);
  const paired = (due === null) === (byTable === null);
  that('due', paired && comes && named && who, () => text({ due, byTable, position }));
  const together = acting.length + (byTable === null ? 0 : 1);
  const alone = acting.length === 0 || byTable === null;
  const timed = game.timing === 'free' || (game.timing === 'single' ? together <= 1 : alone);
  that('timing', timed, () => `${game.timing}: ${text({ acting, byTable })}`);
  const own = lists.every((list, seat) => list.every((action) => action.seat === seat));
  that('timing', own, () => `a seat is offered another's action: ${text(lists)}`);
  const entries = listed(game, position, lists);
  for (const entry of byTable === null ? entries : [byTable, ...entries]) {
    const made = stamped(game, position, entry);
    const next = game.apply(position, made);
    that('listed', next.ok, () => `${text(made)} is ${text(next)} at ${text(position)}`);
    if (game.stamp === undefined || isChance(entry)) continue;
    const whole = canonical(made, ['t']) === canonical(entry, ['t']);
    that('stamp', whole && game.parseEntry(clone(made)).ok, () => text(made));
  }
  if (hooks.conserves) {
    const lost = hooks.conserves(position);
    that('conserves', lost === null, () => `${lost} at ${text(position)}`);
  }
};

/** Entries made of the lists; of joint choices the first of each seat, and every change of one seat's choice. */
const listed = (
  game: AnyGame,
  position: JsonObject,
  lists: readonly (readonly ActionEntry[])[],
): readonly Entry[] => {
  const choosing = lists.filter((list) => list.length > 0);
  const { join } = game;
  if (game.timing !== 'joint' || join === undefined || choosing.length === 0) return lists.flat();
  const first = choosing.map((list) => at(list, 0));
  return choosing.flatMap((list, i) => list.map((action) => join(position, first.with(i, action))));
};

const isOutcome = ({ ranks, points }: Outcome, seats: number) =>
  ranks.length === seats &&
  points.length === seats &&
  points.every((p) => Number.isFinite(p)) &&
  [...ranks]
    .sort((a, b) => a - b)
    .every((r, i, all) => r === i + 1 || (i > 0 && r === all[i - 1])) &&
  isPlain({ ranks, points });

/** The first two steps, the last one, and others by chance. */
const someSteps = ({ positions }: Played, looks: number, seed: number): ReadonlySet<number> => {
  const draw = quickChance(seed)('looks');
  const last = positions.length - 1;
  const others = Array.from({ length: looks }, () => draw.below(positions.length));
  return new Set([0, Math.min(1, last), last, ...others]);
};

/** The costly properties, at one position. Returns how many rebuilt logs differ from the real one. */
const look = (proof: Proof, played: Played, step: number, seed: number): number => {
  const { game, setup, that } = proof;
  const position = at(played.positions, step);
  const log = deepFreeze(played.match.log.slice(0, step));
  const match: Match = deepFreeze({ setup, log, position });
  drawsByLabel(proof, position, seed);

  const copy = deepFreeze(clone(position));
  const next = played.match.log[step];
  const goesOn = (from: JsonObject) => [
    seatsOf(setup).map((seat) => game.legal(from, seat)),
    game.tableMove(from, played.chance),
    game.due(from),
    game.outcome(from),
    next === undefined ? null : game.apply(from, deepFreeze(clone(next))),
  ];
  that('round-trip', same(goesOn(copy), goesOn(position)), () => text(position));

  const viewers: readonly Viewer[] = [...seatsOf(setup), 'spectator'];
  const groups = [
    ...viewers.map((viewer) => [viewer]),
    seatsOf(setup),
    quickChance(seed)(`group ${step}`).shuffled(viewers).slice(0, 2),
  ];
  const anew = groups.filter((group) => rebuilds(proof, match, group, seed + step)).length;
  knowsItsList(proof, played, match, step, seed);
  return anew;
};

const folded = <T>(fold: () => T): T => {
  try {
    return fold();
  } catch (error) {
    throw new Violation('never-throws', String(error));
  }
};

/** Everything about views: what they show, and that a match rebuilt from them looks the same. */
const rebuilds = (proof: Proof, match: Match, group: readonly Viewer[], seed: number): boolean => {
  const { game, bare, setup, hooks, that } = proof;
  const { position } = match;
  const views = group.map((viewer) => deepFreeze(folded(() => viewOf(bare, match, viewer))));
  for (const view of views) {
    const { viewer } = view;
    that('plain-json', isPlain(view.position) && isPlain(view.log), () => text(view));
    const result = [game.outcome(view.position), game.outcome(position)];
    that('outcome-on-view', same(result[0], result[1]), () => text(result));
    if (typeof viewer === 'number') {
      const lists = [game.legal(view.position, viewer), game.legal(position, viewer)];
      that('legal-on-view', same(lists[0], lists[1]), () => `seat ${viewer}: ${text(lists)}`);
    }
    const sent = hooks.secrets ? JSON.stringify(view) : '';
    for (const secret of hooks.secrets?.(position, viewer) ?? [])
      that('secrets', !sent.includes(secret), () => `${viewer} is sent ${secret}: ${sent}`);
  }

  const log = game.rebuild(views, quickChance(seed));
  const twice = game.rebuild(views, quickChance(seed));
  that('rebuild', same(log, twice), () => 'the same chance gave another log');
  that('rebuild', log.length === match.log.length, () => `${log.length} entries`);
  const again = folded(() => replay(bare, setup, log));
  that('rebuild', again.ok, () => `for ${group.join()}: ${text(again)} ${text(log)}`);
  if (!again.ok) return false;
  for (const view of views) {
    const seen = folded(() => viewOf(bare, again.value, view.viewer));
    const property = group.length > 1 ? 'rebuild-several' : 'rebuild-view';
    const detail = () => `${view.viewer} sees ${text(seen.position)}, not ${text(view.position)}`;
    that(property, same(seen.log, view.log), () => `another log, ${text(seen.log)}`);
    that(property, same(seen.position, view.position), detail);
    if (typeof view.viewer !== 'number') continue;
    const lists = [position, again.value.position].map((p) => game.legal(p, view.viewer as Seat));
    that('legal-on-rebuilt', same(lists[0], lists[1]), () => text(lists));
  }
  return !same(log, match.log);
};

/** What is listed leads to different positions; what is not listed is refused, whatever it looks like. */
const knowsItsList = (
  { game, setup, that }: Proof,
  { match: { log }, chance }: Played,
  match: Match,
  step: number,
  seed: number,
) => {
  const { position } = match;
  const draw = quickChance(seed)(`unlisted ${step}`);
  const list = new Set(legalEntries(game, match, chance));
  const reached = new Set<string>();
  for (const seat of seatsOf(setup)) {
    if (game.timing === 'joint') continue;
    const ends = game.legal(position, seat).map((action) => {
      const next = game.apply(position, stamped(game, position, action));
      return `${seat} ${canonical(next)}`;
    });
    that('listed-once', new Set(ends).size === ends.length, () => text(game.legal(position, seat)));
    for (const end of ends) reached.add(end);
  }

  const due = game.tableMove(position, chance);
  const here = seatsOf(setup).flatMap((seat) => [...game.legal(position, seat)]);
  const known: readonly Entry[] = [...log.filter((_, i) => i % 8 === step % 8), ...here];
  for (let i = 0; i < 40 && known.length > 0; i++) {
    const [one, other] = [at(known, draw.below(known.length)), at(known, draw.below(known.length))];
    const parsed = game.parseEntry(i % 2 === 0 ? clone(one) : varied(draw, one, other));
    if (!parsed.ok) continue;
    const entry = stamped(game, position, parsed.value);
    if (isChance(entry) && due !== null && isChance(due) && due.chance === entry.chance) continue;
    if (list.has(canonical(entry, ['t']))) continue;
    const next = game.apply(position, deepFreeze(entry));
    const by = isChance(entry) ? '' : String(entry.seat);
    const refused = !next.ok || reached.has(`${by} ${canonical(next)}`);
    that('unlisted', refused, () => `${text(entry)} was accepted at ${text(position)}`);
    if (next.ok) continue;
    const { code } = next.refusal;
    that('named-refusal', /^[a-z]+(-[a-z]+)*$/.test(code), () => `refused by ${text(next)}`);
  }
};

/** A due entry of chance is the same whatever else was drawn before and in between. */
const drawsByLabel = ({ game, that }: Proof, position: JsonObject, seed: number) => {
  const plain = game.tableMove(position, quickChance(seed));
  const chance = quickChance(seed);
  const noisy: Chance = (label) => {
    chance(`${label}, another`).below(6);
    const draw = chance(label);
    chance(label).shuffled([1, 2, 3]);
    return draw;
  };
  const again = [game.tableMove(position, noisy), game.tableMove(position, noisy)];
  const steady = again.every((entry) => same(entry, plain));
  if (plain !== null) that('chance', steady, () => text({ plain, again }));
};

/** Reads `raw` and says what is wrong with the answer; `null`: refused by name, or read exactly as it stands. */
const misread = <T>(
  raw: unknown,
  read: (raw: unknown) => { ok: true; value: T } | { ok: false; refusal: { code: string } },
  code: string,
): string | null => {
  const parsed = read(raw);
  if (!parsed.ok) return parsed.refusal.code === code ? null : `refused as ${parsed.refusal.code}`;
  return sameJson(parsed.value, raw) ? null : `read as ${text(parsed.value)}`;
};

/** Fuzzes a parser with anything at all, and with its own values in which one thing is anything at all. */
const refusesJunk = (
  { depth, that }: Proof,
  name: string,
  own: readonly object[],
  fault: (raw: unknown) => string | null,
) => {
  const anything = fc.anything({
    withNullPrototype: true,
    withBigInt: true,
    withDate: true,
    withMap: true,
    withObjectString: true,
    withSparseArray: true,
  });
  const spoilt = fc
    .tuple(fc.constantFrom(...own), fc.nat(), fc.string(), anything, fc.boolean())
    .map(([value, index, added, junk, replaces]) => {
      const keys = Object.keys(value);
      const key = replaces && keys.length > 0 ? at(keys, index % keys.length) : added;
      return { ...clone(value), [key]: junk };
    });
  const run = fc.check(
    fc.property(fc.oneof(anything, spoilt), (raw) => {
      const found = fault(raw);
      if (found !== null) throw new Error(found);
    }),
    { numRuns: depth.junk, seed: depth.seed },
  );
  const detail = () =>
    `${name}: ${String(run.errorInstance)} for ${fc.stringify(run.counterexample)}`;
  that('parse-junk', !run.failed, detail);
};

const readsOptions = (proof: Proof) => {
  const { game, setup, that } = proof;
  const sets = game.optionSets(setup.seats);
  const read = game.parseOptions(clone(setup.options), setup.seats);
  that('parse-own', read.ok && same(read.value, setup.options), () => text(read));
  const known = new Set(sets.map((set) => canonical(set)));
  const listed = known.has(canonical(game.defaults(setup.seats)));
  that('parse-own', listed, () => 'the defaults are not among the option sets');
  const parse = (raw: unknown) => game.parseOptions(raw, setup.seats);
  refusesJunk(proof, 'options', sets, (raw) => {
    const answer = parse(raw);
    if (answer.ok && !known.has(canonical(answer.value))) return `unlisted ${text(answer.value)}`;
    return misread(raw, parse, 'bad-options');
  });
};

const readsEntries = (proof: Proof, { match, positions }: Played, withJunk: boolean) => {
  const { game, setup, that } = proof;
  const actions = positions
    .filter((_, i) => i % 8 === 1)
    .flatMap((position) => seatsOf(setup).flatMap((seat) => [...game.legal(position, seat)]));
  const entries = match.log.filter((_, i) => i < 8 || i % 8 === 0);
  const check = (name: 'parseEntry' | 'parseAction', own: readonly Entry[]) => {
    for (const value of own) {
      that('plain-json', isPlain(value), () => text(value));
      const read = game[name](clone(value));
      that('parse-own', read.ok && same(read.value, value), () => text({ value, read }));
    }
    const parse = (raw: unknown) => game[name](raw);
    if (withJunk && own.length > 0)
      refusesJunk(proof, name, own, (raw) => misread(raw, parse, 'bad-entry'));
  };
  check('parseEntry', entries);
  check('parseAction', actions);
};

/** A record of the match verifies, whole and cut short; a damaged one is refused or means what it says. */
const keepsRecords = ({ bare: game, setup, depth, that }: Proof, played: Played, seed: number) => {
  const { match, positions } = played;
  const draw = quickChance(seed)('records');
  const gameOf = (id: string) => (id === game.id ? game : undefined);
  const players = seatsOf(setup).map((s) => ({ name: `P${s}`, kind: at(PLAYERS, s % 4) }));
  const verified = (told: Match) => {
    const record = clone(writeRecord(game, told, players, { 'x-note': { kept: [1, null] } }));
    const verdict = folded(() => verifyRecord(clone(record), gameOf));
    const holds =
      verdict.ok &&
      same(verdict.record, record) &&
      same(verdict.result, game.outcome(told.position)) &&
      same(verdict.match.position, told.position);
    that('record', holds, () => text(verdict.ok ? verdict.record : verdict));
    return record;
  };
  const step = draw.below(match.log.length);
  verified({ setup, log: match.log.slice(0, step), position: at(positions, step) });
  const whole = verified(match);
  for (const { how, hopeless, record } of damagedRecords(draw, { ...whole }, depth.damages)) {
    const verdict = folded(() => verifyRecord(clone(record), gameOf));
    const asWritten = verdict.ok && !hopeless && same(verdict.record, record);
    that('damaged-record', !verdict.ok || asWritten, () => `${how} accepted: ${text(record)}`);
  }
};
