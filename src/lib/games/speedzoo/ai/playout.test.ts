/** What the strong player imagines: the others pick by the book, it itself does not. */
import { describe, expect, test } from 'vitest';
import { Dice } from '../../../ai/dice';
import type { Seat } from '../../../game/contract';
import { speedzoo } from '../rules';
import { Compact, OVER, PICK, PLACE, ROW } from './compact';
import { normalPick } from './normal';
import { Playout } from './playout';
import { MOST_SPOTS } from './spots';

const MATCHES = 60;
const spots = new Int32Array(MOST_SPOTS);

/** Without the gate in the middle: there the normal player sees more places than are looked at in playouts. */
const begun = (seats: number, seed: number): Compact => {
  const options = { ...speedzoo.defaults(seats), middle: false };
  const chance = new Dice(seed);
  const match = new Compact({ seats, options });
  const unseen = Array.from({ length: 48 }, (_, i) => i + 1);
  const zoos = Array.from({ length: seats }, () => ({ laid: [], discarded: [] }));
  const order = Array.from({ length: seats }, (_, seat) => seat);
  const none = { match: 1, wishes: [], off: [], past: [], row: [], next: [] };
  match.load({ ...none, seats, options, step: 'row', turn: null, round: 0, unseen, zoos, order });
  match.shuffle(chance);
  return match;
};

/** Plays by chance until somebody picks from the last row. */
const toLastPick = (match: Compact, chance: Dice): Compact => {
  while (match.step !== PICK || match.round < match.rounds - 1) {
    if (match.step === ROW) match.draw();
    else if (match.step === PLACE) {
      const count = match.zoo(match.turn).list(match.due, spots);
      if (count === 0) match.discard();
      else match.lay(spots[chance.below(count)] ?? 0);
    } else {
      const slot = chance.below(match.lying);
      if (!match.isTaken(slot)) match.take(slot);
    }
  }
  return match;
};

/** What the seat on turn picks when this one thinks. */
const pickedWhen = (own: Seat, match: Compact): number => {
  const playout = new Playout(Compact.like(match), own);
  const { turn } = match;
  playout.match.copy(match);
  playout.match.deck.set(match.deck);
  playout.run();
  expect(playout.match.step).toBe(OVER);
  return playout.match.row[playout.match.keepers.indexOf(turn)] ?? 0;
};

describe.each([3, 4])('%i seats', (seats) => {
  const matches = Array.from({ length: MATCHES }, (_, seed) =>
    toLastPick(begun(seats, seed), new Dice(seed + 1000)),
  );
  const byTheBook = (match: Compact): number => match.next[normalPick(match)] ?? 0;

  test('the others pick as the normal player does', () => {
    for (const match of matches)
      expect(pickedWhen((match.turn + 1) % seats, match)).toBe(byTheBook(match));
  });

  test('who thinks has a taste of its own', () => {
    expect(matches.some((match) => pickedWhen(match.turn, match) !== byTheBook(match))).toBe(true);
  });
});
