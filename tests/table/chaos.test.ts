/**
 * Everything at once, in random order: legal play, theft, junk, pauses, full storage, people who leave and come
 * back, requests that cross. After every event all views are the redacted log; in the end the match ends.
 */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../src/lib/game/chance';
import type { AnyGame, Draw, JsonObject, Viewer } from '../../src/lib/game/contract';
import { viewOf } from '../../src/lib/game/match';
import type { Kind } from '../../src/lib/game/record';
import { speedrun } from '../../src/lib/games/speedrun/rules';
import { climb } from '../conformance/toys/climb';
import { hurry } from '../conformance/toys/hurry';
import { plunder } from '../conformance/toys/plunder';
import { Bench, Stranger, playOn, type Person } from './bench';

const CASES: readonly (readonly [string, AnyGame, readonly Kind[], JsonObject])[] = [
  ['Speedrun', speedrun, ['human', 'easy', 'human'], { end: 'first' }],
  ['Climb', climb, ['human', 'normal', 'human'], { cards: 4 }],
  ['Plunder', plunder, ['human', 'human', 'easy'], { hiddenChests: true }],
  ['Hurry', hurry, ['human', 'human'], {}],
];
const SEEDS = Array.from({ length: 12 }, (_, n) => `chaos ${n}`);
const EVENTS = 60;

const pick = <T>(draw: Draw, list: readonly T[]): T => list[draw.below(list.length)] as T;

/** Asks for something that is legal for `seat`, as far as the asker sees, and does not wait. */
const ask = (bench: Bench, draw: Draw, person: Person, seat: number) => {
  const list = bench.game.legal(person.state.view.position, seat);
  void (list.length === 0 ? person.guest.bring() : person.guest.act(pick(draw, list)));
};

const happen: readonly ((bench: Bench, draw: Draw) => unknown)[] = [
  ...Array.from({ length: 4 }, () => (bench: Bench, draw: Draw) => {
    const person = pick(draw, bench.people);
    ask(bench, draw, person, person.viewer === 'spectator' ? 0 : person.viewer);
  }),
  // Everybody at the same moment.
  (bench, draw) => {
    for (const person of draw.shuffled(bench.people))
      ask(bench, draw, person, person.viewer === 'spectator' ? 0 : person.viewer);
  },
  // Somebody for another seat.
  (bench, draw) => {
    ask(bench, draw, pick(draw, bench.people), draw.below(bench.setup.seats));
  },
  (bench, draw) => bench.clock.advance(draw.below(2500)),
  (bench) => bench.clock.next(),
  (bench, draw) => void pick(draw, bench.people).guest.pause(draw.below(3) === 0),
  (bench, draw) => {
    const every = 1 + draw.below(4);
    const full = draw.below(3) === 0;
    bench.journal.plan = (write) => (full && write % every === 0 ? 'rejected' : null);
  },
  (bench, draw) => {
    const gone = pick(draw, bench.people);
    ask(bench, draw, gone, 0);
    gone.guest.close();
    const at = bench.people.indexOf(gone);
    const back = bench.sit(gone.viewer);
    bench.people.pop();
    bench.people[at] = back;
  },
  (bench, draw) => {
    const stranger = new Stranger(bench.table, pick<Viewer>(draw, [0, 1, 'spectator', 99]));
    const seq = draw.below(bench.memory.log.length + 2);
    const action = pick(draw, [null, {}, { seat: 0 }, { seat: 99, do: 'go' }]);
    for (const type of ['act', 'bring', 'pause', 'step'])
      stranger.send({ type, id: 'x', seq, action, on: 'yes' });
  },
];

describe.each(CASES)('%s', (_name, game, kinds, options) => {
  test.each(SEEDS)('%s', async (seed) => {
    const draw = quickChance(23)(seed);
    const bench = new Bench({ game, kinds, options, seed, thinking: 300 });
    for (const [seat, kind] of kinds.entries()) if (kind === 'human') bench.sit(seat);
    bench.sit('spectator');
    await bench.settle();
    for (let n = 0; n < EVENTS; n++) {
      await pick(draw, happen)(bench, draw);
      await bench.settle();
      for (const { viewer, state } of bench.people) {
        const { view, moment } = state;
        // Told if and only if stored, and never more than the viewer may know.
        expect(JSON.stringify(view)).toBe(JSON.stringify(viewOf(game, bench.truth(), viewer)));
        expect(moment.trouble?.code ?? null).not.toBe('table-failed');
        expect(moment.over).toBe(game.outcome(bench.truth().position) !== null);
      }
    }
    bench.journal.plan = () => null;
    await bench.answer((bench.people[0] as Person).guest.pause(false));
    await playOn(bench, { draw });
    expect(bench.memory.result).toEqual(game.outcome(bench.truth().position));
    expect(bench.memory.result).not.toBeNull();
  });
});
