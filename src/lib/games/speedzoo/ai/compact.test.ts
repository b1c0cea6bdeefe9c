/** The computers' own match agrees with the rules: same places, same turns, same rows, same visitors, step for step. */
import { describe, expect, test } from 'vitest';
import { hashText, quickChance } from '../../../game/chance';
import { randomMatch } from '../../../game/play';
import type { Action, Entry, Position, Slot } from '../position';
import { speedzoo } from '../rules';
import { countOf } from '../score';
import { Compact, OVER, PICK, PLACE, ROW } from './compact';
import type { Ground } from './ground';
import { GATE_AT, laidAt, MOST_SPOTS, otherCell, spotOf } from './spots';
import { isTwin } from './tiles';

/** Matches with each set of options: 168 in all. ZOO_TIMES=60 plays ten thousand. */
const MATCHES = 2 * Number(process.env['ZOO_TIMES'] ?? 1);

const STEPS = ['pick', 'place', 'row', 'over'] as const;
const spots = new Int32Array(MOST_SPOTS);

const ascending = (list: Iterable<number>): string => [...list].sort((a, b) => a - b).join(' ');

/** Places that keep the gate in the middle, whatever else there is: none of both halves lies beyond. */
const ofMiddle = (zoo: Ground, all: readonly number[]): string =>
  ascending(
    all.filter((spot) =>
      [spot >> 2, otherCell(spot)].every((cell) =>
        [cell & 15, cell >> 4].every((at) => Math.abs(at - GATE_AT) * 2 < zoo.size),
      ),
    ),
  );

/** What the seat on turn may do, as sorted numbers; of a twin only one way round. */
const mayOurs = (match: Compact): string => {
  if (match.step === PICK)
    return ascending(
      [...match.next.subarray(0, match.lying)].filter((_, i) => match.takers[i] === -1),
    );
  if (match.step !== PLACE) return '';
  const zoo = match.zoo(match.turn);
  const all = [...spots.subarray(0, zoo.list(match.due, spots))];
  const within = ascending(spots.subarray(0, zoo.list(match.due, spots, true)));
  if (within !== ofMiddle(zoo, all)) expect(within).toBe(ofMiddle(zoo, all));
  return ascending(all);
};

const mayTheirs = (state: Position): string =>
  ascending(
    speedzoo.legal(state, state.turn ?? -1).flatMap((action: Action) => {
      if (action.do === 'pick') return [action.domino];
      if (action.do === 'discard') return [];
      return isTwin(action.domino) && 'WN'.includes(action.dir) ? [] : [spotOf(action)];
    }),
  );

const rowText = (slots: readonly Slot[]): string =>
  slots.map(({ domino, keeper }) => `${domino}:${keeper ?? -1}`).join(' ');

const told = (match: Compact): string =>
  [
    STEPS[match.step],
    match.step === PICK || match.step === PLACE ? match.turn : '',
    `may ${mayOurs(match)}`,
    `round ${match.round} of ${match.rounds}`,
    `row ${[...match.row.subarray(0, match.count)].map((one, i) => `${one}:${match.keepers[i]}`).join(' ')}`,
    `next ${[...match.next.subarray(0, match.lying)].map((one, i) => `${one}:${match.takers[i]}`).join(' ')}`,
    ...match.zoos.map(
      (zoo, seat) =>
        `${match.visitors(seat)} ${zoo.largest} ${zoo.stars} ${zoo.laid} ${zoo.discarded} ` +
        `${zoo.left - 7} ${zoo.right - 7} ${zoo.top - 7} ${zoo.bottom - 7}`,
    ),
  ].join(', ');

const expected = (state: Position): string => {
  const over = state.turn === null && state.step !== 'row';
  return [
    over ? 'over' : state.step,
    state.turn ?? '',
    `may ${mayTheirs(state)}`,
    `round ${state.round} of ${speedzooRounds(state)}`,
    `row ${rowText(state.row)}`,
    `next ${rowText(state.next)}`,
    ...state.zoos.map((zoo) => {
      const { visitors, largest, stars, box } = countOf(zoo, state.options, []);
      return (
        `${visitors} ${largest} ${stars} ${zoo.laid.length} ${zoo.discarded.length} ` +
        `${box.left} ${box.right} ${box.top} ${box.bottom}`
      );
    }),
  ].join(', ');
};

/** Two players lay half of the dominoes in six rounds, all others twelve. */
const speedzooRounds = ({ seats, options }: Position): number =>
  seats === 2 && options.size === 5 ? 6 : 12;

const follow = (match: Compact, entry: Exclude<Entry, { chance: 'order' | 'wishes' }>): void => {
  if ('chance' in entry) {
    match.deck.set(entry.dominoes.toReversed(), match.drawn);
    match.draw();
  } else if (entry.do === 'pick') match.take(match.next.indexOf(entry.domino));
  else if (entry.do === 'discard') match.discard();
  else {
    const zoo = match.zoo(entry.seat);
    const [before, gain] = [zoo.visitors, zoo.gain(entry.domino, spotOf(entry))];
    match.lay(spotOf(entry));
    if (zoo.visitors !== before + gain) expect(gain).toBe(zoo.visitors - before);
  }
};

const loaded = (state: Position): Compact => {
  const match = new Compact(state);
  match.load(state);
  return match;
};

describe.each(speedzoo.seats)('%i seats', (seats) => {
  test.each(speedzoo.optionSets(seats))('as the rules say: %o', (options) => {
    const setup = { seats, options, source: { kind: 'free' } } as const;
    let steps = 0;
    for (let i = 0; i < MATCHES; i++) {
      const chance = quickChance(hashText(`${JSON.stringify(options)}/${seats}/${i}`));
      let match = new Compact({ seats, options });
      randomMatch(speedzoo as never, setup, chance, (_before, made, now) => {
        const entry = made as Entry;
        const after = now as unknown as Position;
        if ('chance' in entry && entry.chance !== 'row') {
          if (after.step === 'row') match = loaded(after);
          return;
        }
        follow(match, entry);
        steps += 1;
        const [ours, theirs] = [told(match), expected(after)];
        // The cheap comparison first: expect() for each of a hundred thousand steps would take minutes.
        if (ours !== theirs) expect(ours).toBe(theirs);
        // Now and then it is taken over from the middle of a match.
        if (steps % 7 > 0 || match.step === OVER) return;
        const copy = new Compact(after);
        copy.copy(loaded(after));
        match = copy;
      });
      expect(match.step).toBe(OVER);
    }
    expect(steps).toBeGreaterThan(20 * MATCHES);
  });
});

test('a place as a number and back', () => {
  const laid = { domino: 26, x: -3, y: 5, dir: 'N' } as const;
  // Column −3 is 4, row 5 is 12: cell 196, and north is 3.
  expect(spotOf(laid)).toBe(787);
  expect(laidAt(26, 787)).toEqual(laid);
  expect(ROW).toBe(2);
});
