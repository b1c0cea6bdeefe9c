/** Time at the table: what is due, pauses, tempo and the play clock. All of it on virtual time. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../src/lib/game/chance';
import type { Entry } from '../../src/lib/game/contract';
import type { Kind } from '../../src/lib/game/record';
import { speedrun } from '../../src/lib/games/speedrun/rules';
import { PlayClock } from '../../src/lib/table/playclock';
import { TEMPI } from '../../src/lib/table/ports';
import { hurry } from '../conformance/toys/hurry';
import { plunder } from '../conformance/toys/plunder';
import { Bench, SlowJournal, VirtualClock, playOn, type BenchStart } from './bench';

const length = (bench: Bench) => bench.memory.log.length;

/** A Plunder match in which both have stayed and the next coin is due in two seconds. */
const coinDue = async () => {
  const journal: SlowJournal = new SlowJournal(() => bench.clock);
  const bench: Bench = new Bench({ game: plunder, kinds: ['human', 'human'], journal });
  const people = [bench.sit(0), bench.sit(1)] as const;
  await bench.clock.next();
  for (const [seat, person] of people.entries()) await bench.act(person, { seat, do: 'stay' });
  const length = () => journal.memory.log.length;
  expect(length()).toBe(2);
  return { bench, people, journal, length };
};

/** Speedrun with a computer that is to roll. */
const computerToRoll = async (start: Partial<BenchStart> = {}) => {
  const bench = new Bench({ game: speedrun, kinds: ['easy', 'easy'], ...start });
  const onlooker = bench.sit('spectator');
  await bench.clock.advance(0);
  expect(bench.memory.log).toMatchObject([{ chance: 'starter' }]);
  return { bench, onlooker };
};

describe('what is due', () => {
  test('comes by itself after its time, once, and tells how long it takes', async () => {
    const { bench, people, length } = await coinDue();
    expect(people[0].state.moment.due).toEqual({ what: 'coin', by: 'anyone', left: 2000 });
    await bench.clock.advance(1999);
    expect(length()).toBe(2);
    await bench.clock.advance(1);
    expect(length()).toBe(3);
    await bench.clock.advance(100_000);
    expect(length()).toBe(3);
  });

  test('is told with the time that is left to whoever comes later', async () => {
    const { bench } = await coinDue();
    await bench.clock.advance(1500);
    const late = bench.sit('spectator');
    await bench.settle();
    expect(late.state.moment.due).toEqual({ what: 'coin', by: 'anyone', left: 500 });
  });

  test('is skipped by anyone who may bring it, and does not come a second time', async () => {
    const { bench, people, length } = await coinDue();
    await bench.clock.advance(700);
    expect(await bench.bring(people[1])).toBeNull();
    expect(length()).toBe(3);
    await bench.clock.advance(100_000);
    expect(length()).toBe(3);
    expect(bench.clock.waiting).toBe(0);
  });

  test('does not come twice when it falls due while somebody brings it on', async () => {
    const { bench, people, journal, length } = await coinDue();
    await bench.clock.advance(1990);
    journal.ms = 20;
    const brought = people[0].guest.bring();
    await bench.clock.advance(20);
    expect(await brought).toBeNull();
    expect(length()).toBe(3);
    await bench.clock.advance(100);
    expect(length()).toBe(3);
    expect(people[0].state.moment.trouble).toBeNull();
  });

  test('waits for a person without any clock', async () => {
    const bench = new Bench({ game: speedrun, kinds: ['human', 'human'] });
    const person = bench.sit(0);
    await bench.clock.advance(0);
    expect(person.state.moment.due).toMatchObject({ what: 'roll', left: null });
    expect(bench.clock.waiting).toBe(0);
    await bench.clock.advance(3_600_000);
    expect(length(bench)).toBe(1);
  });

  test('a computer rolls after the wait of its tempo', async () => {
    const { bench, onlooker } = await computerToRoll();
    expect(onlooker.state.moment.due).toMatchObject({ what: 'roll', left: 700 });
    await bench.clock.advance(699);
    expect(length(bench)).toBe(1);
    await bench.clock.advance(1);
    expect(length(bench)).toBe(2);
  });
});

describe('C-11, C-12 tempo of the computers', () => {
  test.each([
    ['normal', 700],
    ['fast', 300],
    ['turbo', 10],
  ] as const)('%s: computers roll and move every %i ms', async (name, wait) => {
    const { bench } = await computerToRoll({ tempo: TEMPI[name] });
    for (let n = 2; n < 40; n++) {
      await bench.clock.advance(wait - 1);
      expect(length(bench)).toBe(n - 1);
      await bench.clock.advance(1);
      expect(length(bench)).toBe(n);
    }
  });

  test('thinking counts towards the wait; longer thinking does not add to it', async () => {
    const { bench } = await computerToRoll({ thinking: 500 });
    const toMove = () => (bench.truth().position as { roll: number | null }).roll !== null;
    while (!toMove()) await bench.clock.next();
    const before = { at: bench.clock.now(), length: length(bench) };
    await bench.clock.advance(699);
    expect(length(bench)).toBe(before.length);
    await bench.clock.advance(1);
    expect(length(bench)).toBe(before.length + 1);
  });

  test('changes from the next move on', async () => {
    const { bench } = await computerToRoll();
    await bench.clock.advance(100);
    bench.table.setTempo(TEMPI.turbo);
    await bench.clock.advance(599);
    expect(length(bench)).toBe(1);
    await bench.clock.advance(1);
    expect(length(bench)).toBe(2);
    await bench.clock.advance(9);
    expect(length(bench)).toBe(2);
    await bench.clock.advance(1);
    expect(length(bench)).toBe(3);
  });
});

describe('a pause', () => {
  test('stops what is due; resuming goes on with the time that was left', async () => {
    const { bench, people, length } = await coinDue();
    await bench.clock.advance(600);
    expect(await bench.answer(people[0].guest.pause(true))).toBeNull();
    expect(people[1].state.moment).toMatchObject({ paused: true, due: { left: 1400 } });
    await bench.clock.advance(3_600_000);
    expect(length()).toBe(2);
    expect(await bench.bring(people[1])).toEqual({ code: 'paused' });
    expect(await bench.answer(people[1].guest.pause(false))).toBeNull();
    expect(people[0].state.moment).toMatchObject({ paused: false, due: { left: 1400 } });
    await bench.clock.advance(1399);
    expect(length()).toBe(2);
    await bench.clock.advance(1);
    expect(length()).toBe(3);
  });

  test('stops computers: neither their wait nor an answer that comes meanwhile goes through', async () => {
    const bench = new Bench({ game: speedrun, kinds: ['human', 'easy'], thinking: 500, seed: 'k' });
    const person = bench.sit(0);
    const computerToMove = () => {
      const { turn, roll } = bench.truth().position as { turn: number; roll: number | null };
      return turn === 1 && roll !== null;
    };
    await playOn(bench, { draw: quickChance(1)('x'), until: computerToMove });
    expect(computerToMove()).toBe(true);
    const before = length(bench);
    await bench.clock.advance(100);
    await bench.answer(person.guest.pause(true));
    await bench.clock.advance(60_000);
    expect(length(bench)).toBe(before);
    await bench.answer(person.guest.pause(false));
    await bench.clock.advance(599);
    expect(length(bench)).toBe(before);
    await bench.clock.advance(1);
    expect(length(bench)).toBe(before + 1);
  });

  test('refuses actions by name, asked twice it stays a pause, and the match goes on after it', async () => {
    const { bench, people, journal } = await coinDue();
    await bench.clock.next();
    for (const on of [true, true]) await bench.answer(people[0].guest.pause(on));
    expect(await bench.act(people[0], { seat: 0, do: 'go' })).toEqual({ code: 'paused' });
    expect(journal.memory.choices).toEqual([]);
    for (const on of [false, false]) await bench.answer(people[1].guest.pause(on));
    expect(await bench.act(people[0], { seat: 0, do: 'go' })).toBeNull();
    expect(journal.memory.choices).toEqual([{ seat: 0, do: 'go' }]);
  });

  test('holds back what has fallen due but not been done yet', async () => {
    const { bench, people, journal, length } = await coinDue();
    await bench.clock.advance(1990);
    journal.ms = 20;
    journal.full = true;
    // A write that takes long and comes to nothing; meanwhile a pause is asked for, and then the coin falls due.
    const brought = people[0].guest.bring();
    await bench.clock.advance(5);
    const paused = people[1].guest.pause(true);
    await bench.clock.advance(60_000);
    expect(await brought).toEqual({ code: 'not-stored' });
    expect(await paused).toBeNull();
    expect(length()).toBe(2);
    journal.ms = 0;
    await bench.answer(people[1].guest.pause(false));
    await bench.clock.advance(0);
    expect(length()).toBe(3);
  });
});

describe('F06: a roll with which nothing can move', () => {
  test.each(['a', 'b', 'c'])(
    'passes the turn within a second, with no input (seed %s)',
    async (seed) => {
      const kinds: readonly Kind[] = ['human', 'easy', 'normal'];
      const bench = new Bench({ game: speedrun, kinds, seed, options: { end: 'first' } });
      const person = bench.sit(0);
      let lost = 0;
      await playOn(bench, {
        draw: quickChance(1)(seed),
        until: () => {
          const entry = bench.memory.log.at(-1);
          const { turn, roll } = bench.truth().position as { turn: number; roll: number | null };
          if (entry === undefined || !isRoll(entry) || roll !== null) return false;
          const before = bench.truth(length(bench) - 1).position as { turn: number };
          if (turn === before.turn) return false;
          lost += 1;
          // The turn has passed with the roll itself: the next seat rolls on its own, or is asked to.
          const { moment } = person.state;
          expect(moment.due).toMatchObject({ what: 'roll', by: turn });
          expect(moment.due?.left).toBe(turn === 0 ? null : 700);
          return false;
        },
      });
      expect(lost).toBeGreaterThan(10);
    },
  );

  test('three vain tries of a person: the computer rolls 700 ms later', async () => {
    const bench = new Bench({ game: speedrun, kinds: ['human', 'easy'], seed: 'vain 3' });
    const person = bench.sit(0);
    await bench.clock.advance(0);
    expect(bench.memory.log).toEqual([{ chance: 'starter', seat: 0 }]);
    for (const left of [3, 2, 1]) {
      expect(bench.truth().position).toMatchObject({ turn: 0, rollsLeft: left });
      expect(await bench.bring(person)).toBeNull();
    }
    expect(bench.truth().position).toMatchObject({ turn: 1, roll: null });
    await bench.clock.advance(699);
    expect(length(bench)).toBe(4);
    await bench.clock.advance(1);
    expect(bench.memory.log[4]).toMatchObject({ chance: 'roll' });
  });
});

const isRoll = (entry: Entry) => 'chance' in entry && entry.chance === 'roll';

describe('the play clock in a free game', () => {
  const times = (log: readonly Entry[]) => log.flatMap((e) => ('t' in e ? [e.t as number] : []));

  const twoPeople = () => {
    const bench = new Bench({ game: hurry, kinds: ['human', 'human'] });
    return { bench, people: [bench.sit(0), bench.sit(1)] as const };
  };

  test('notes the play time of every entry; it never runs back', async () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const bench = new Bench({ game: hurry, kinds: ['human', 'human'], seed });
      bench.sit(0);
      bench.sit(1);
      await playOn(bench, { draw: quickChance(2)(seed) });
      const noted = times(bench.memory.log);
      expect(noted).toEqual(noted.toSorted((a, b) => a - b));
      expect(noted.every(Number.isInteger)).toBe(true);
      // Nothing but play time has passed, and the last entry ended the match.
      expect(noted.at(-1)).toBe(bench.clock.now());
    }
  });

  test('does not count a pause', async () => {
    const { bench, people } = twoPeople();
    await bench.clock.advance(0);
    const call = { seat: 0, do: 'call' };
    await bench.clock.advance(1200);
    expect(await bench.act(people[0], call)).toBeNull();
    await bench.clock.advance(300);
    await bench.answer(people[1].guest.pause(true));
    await bench.clock.advance(999_999);
    await bench.answer(people[1].guest.pause(false));
    await bench.clock.advance(600);
    // Frozen for a second of play time, of which 900 ms are over.
    expect(await bench.act(people[0], call)).toEqual({ code: 'frozen' });
    await bench.clock.advance(100);
    expect(await bench.act(people[0], call)).toBeNull();
    expect(times(bench.memory.log)).toEqual([1200, 2200]);
  });

  test('goes on after a restart from the time of the last entry', async () => {
    const { bench, people } = twoPeople();
    await bench.clock.advance(500);
    await bench.act(people[0], { seat: 0, do: 'call' });
    bench.table.close();
    const again = new Bench({ game: hurry, kinds: ['human', 'human'], match: bench.truth() });
    const person = again.sit(1);
    await again.clock.advance(250);
    expect(await again.act(person, { seat: 1, do: 'call' })).toBeNull();
    expect(times(again.memory.log)).toEqual([500, 750]);
  });

  test('counts the time that writing takes, so that stamps do not fall behind', async () => {
    const journal: SlowJournal = new SlowJournal(() => bench.clock, 5);
    const bench: Bench = new Bench({ game: hurry, kinds: ['human', 'human'], journal });
    const person = bench.sit(0);
    await bench.clock.advance(5);
    for (let n = 1; n <= 10; n++) {
      await bench.clock.advance(1000);
      const call = person.guest.act({ seat: 0, do: 'call' });
      await bench.clock.advance(5);
      expect(await call).toBeNull();
    }
    expect(times(journal.memory.log)).toEqual(Array.from({ length: 10 }, (_, n) => 1005 * (n + 1)));
  });
});

describe('PlayClock', () => {
  const bench = () => {
    const clock = new VirtualClock();
    const play = new PlayClock(clock);
    const rung: string[] = [];
    const ring = (name: string) => () => {
      rung.push(`${name} ${play.now()}`);
    };
    return { clock, play, rung, ring };
  };

  test('stands still in a pause, and its timers with it', async () => {
    const { clock, play, rung, ring } = bench();
    play.after(100, ring('a'));
    await clock.advance(40);
    play.pause();
    play.pause();
    play.after(10, ring('set in the pause'));
    await clock.advance(1000);
    expect([play.now(), play.paused, rung, clock.waiting]).toEqual([40, true, [], 0]);
    play.resume();
    play.resume();
    expect(clock.waiting).toBe(2);
    await clock.advance(100);
    expect(rung).toEqual(['set in the pause 50', 'a 100']);
    expect(clock.waiting).toBe(0);
  });

  test('cancels one timer or all of them, also in a pause', async () => {
    const { clock, play, rung, ring } = bench();
    const cancel = play.after(10, ring('a'));
    play.after(20, ring('b'));
    play.pause();
    cancel();
    play.resume();
    play.pause();
    play.resume();
    await clock.advance(20);
    expect(rung).toEqual(['b 20']);
    play.after(10, ring('c'));
    play.pause();
    play.clear();
    play.resume();
    await clock.advance(100);
    expect(rung).toEqual(['b 20']);
  });
});
