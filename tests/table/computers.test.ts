/** Computer players that fail: the table names the trouble, stands still without harm, and can be asked to try again. */
import { describe, expect, test } from 'vitest';
import type { Decision, Question, Decider } from '../../src/lib/ai/bot';
import type { ActionEntry } from '../../src/lib/game/contract';
import { climb } from '../conformance/toys/climb';
import { hurry } from '../conformance/toys/hurry';
import { plunder } from '../conformance/toys/plunder';
import { Bench, round, thinker } from './bench';

/** The move of a computer in Climb that is always allowed. */
const lowest = ({ view, seat }: Question): ActionEntry => {
  const [action] = climb.legal(view.position as never, seat);
  if (action === undefined) throw new Error('nothing to do');
  return action;
};

/** Climb with a computer that opens (seat 0), and a person to see it. */
const opening = async (computer: Decider) => {
  const bench = new Bench({
    game: climb,
    kinds: ['easy', 'human'],
    seed: 'op 8',
    thinker: computer,
  });
  const person = bench.sit(1);
  await bench.clock.advance(0);
  expect(bench.memory.log).toMatchObject([{ chance: 'deal', opener: 0 }]);
  return { bench, person };
};

const TROUBLE = { code: 'computer-unavailable', detail: { seat: 0 } };

const BAD: readonly (readonly [string, () => unknown])[] = [
  ['rejects', () => Promise.reject(new Error('worker died'))],
  [
    'throws',
    () => {
      throw new Error('no worker');
    },
  ],
  ['answers against the rules', () => Promise.resolve({ action: { seat: 0, do: 'pass' } })],
  ['answers for another seat', () => Promise.resolve({ action: { seat: 1, do: 'pass' } })],
  ['answers with an unknown action', () => Promise.resolve({ action: { seat: 0, do: 'fly' } })],
  ['answers without an action', () => Promise.resolve({})],
  ['answers with null', () => Promise.resolve(null)],
  ['answers with nothing', () => Promise.resolve(undefined)],
  ['answers with chance', () => Promise.resolve({ action: { chance: 'deal', hands: [] } })],
  [
    'names a time that is none',
    () => Promise.resolve({ action: { seat: 0, do: 'pass' }, after: NaN }),
  ],
  [
    'names a time that never comes',
    () => Promise.resolve({ action: { seat: 0, do: 'pass' }, after: Infinity }),
  ],
  ['never answers', () => new Promise(() => undefined)],
];

describe.each(BAD)('a computer that %s', (_name, decide) => {
  test('is named as the trouble within 20 s; bringing on asks it again', async () => {
    let asked = 0;
    const { bench, person } = await opening(
      thinker((question) => {
        asked += 1;
        return asked === 1
          ? (decide() as Promise<Decision>)
          : Promise.resolve({ action: lowest(question) });
      }),
    );
    await bench.clock.advance(20_000);
    expect(person.state.moment.trouble).toEqual(TROUBLE);
    expect(bench.memory.log).toHaveLength(1);
    expect(asked).toBe(1);

    expect(await bench.bring(person)).toBeNull();
    expect(person.state.moment.trouble).toBeNull();
    expect(asked).toBe(2);
    await bench.clock.advance(700);
    expect(bench.memory.log).toHaveLength(2);
    expect(person.state.view.log).toHaveLength(2);
  });

  test('as often as it fails the trouble is told again', async () => {
    const { bench, person } = await opening(thinker(() => decide() as Promise<Decision>));
    for (let n = 0; n < 3; n++) {
      await bench.clock.advance(20_000);
      expect(person.state.moment.trouble).toEqual(TROUBLE);
      expect(await bench.bring(person)).toBeNull();
    }
    expect(bench.memory.log).toHaveLength(1);
  });
});

describe('slow computers', () => {
  const slow = (choose = lowest) => {
    const answers: ((decision: Decision) => void)[] = [];
    const questions: Question[] = [];
    const computer = thinker((question) => {
      questions.push(question);
      return new Promise((resolve) => answers.push(resolve));
    });
    const answer = (n: number) => {
      const [question, resolve] = [questions[n], answers[n]];
      if (question !== undefined) resolve?.({ action: choose(question) });
    };
    return { computer, questions, answer };
  };

  test('an answer after the trouble was named still counts and ends the trouble', async () => {
    const { computer, answer } = slow();
    const { bench, person } = await opening(computer);
    await bench.clock.advance(20_000);
    expect(person.state.moment.trouble).toEqual(TROUBLE);
    answer(0);
    await bench.clock.advance(0);
    expect(bench.memory.log).toHaveLength(2);
    expect(person.state.moment.trouble).toBeNull();
  });

  test('asked twice, one answer is played', async () => {
    const { computer, questions, answer } = slow();
    const { bench, person } = await opening(computer);
    await bench.clock.advance(20_000);
    await bench.bring(person);
    expect(questions).toHaveLength(2);
    expect(questions[1]).toEqual(questions[0]);
    answer(0);
    answer(1);
    await bench.clock.advance(10_000);
    expect(bench.memory.log).toHaveLength(2);
    expect(bench.journal.writes).toBe(2);
    expect(person.state.moment.trouble).toBeNull();
  });

  test('an answer to an earlier position is forgotten, and no trouble either', async () => {
    const { computer, questions, answer } = slow(({ seat }) => ({ seat, do: 'call' }));
    const bench = new Bench({ game: hurry, kinds: ['human', 'easy'], thinker: computer });
    const person = bench.sit(0);
    await bench.clock.advance(0);
    expect(await bench.act(person, { seat: 0, do: 'call' })).toBeNull();
    expect(questions.map(({ view }) => view.log.length)).toEqual([1, 2]);
    answer(0);
    await bench.clock.advance(1400);
    expect(bench.memory.log).toHaveLength(2);
    expect(person.state.moment.trouble).toBeNull();
    answer(1);
    await bench.clock.advance(0);
    expect(bench.memory.log.slice(2)).toMatchObject([{ seat: 1, do: 'call' }]);
  });

  test('hesitating on purpose is not silence', async () => {
    const { bench, person } = await opening(
      thinker((question) => Promise.resolve({ action: lowest(question), after: 30_000 })),
    );
    await bench.clock.advance(29_999);
    expect(person.state.moment.trouble).toBeNull();
    expect(bench.memory.log).toHaveLength(1);
    await bench.clock.advance(1);
    expect(bench.memory.log).toHaveLength(2);
  });

  test('a pause does not count as silence', async () => {
    const { computer, answer } = slow();
    const { bench, person } = await opening(computer);
    await bench.answer(person.guest.pause(true));
    await bench.clock.advance(3_600_000);
    expect(person.state.moment.trouble).toBeNull();
    await bench.answer(person.guest.pause(false));
    answer(0);
    await bench.clock.advance(700);
    expect(bench.memory.log).toHaveLength(2);
  });

  test('a closed table asks nobody and does nothing', async () => {
    const { computer, questions, answer } = slow();
    const { bench } = await opening(computer);
    bench.table.close();
    answer(0);
    await bench.clock.advance(60_000);
    expect(bench.memory.log).toHaveLength(1);
    expect(questions).toHaveLength(1);
    expect(bench.clock.waiting).toBe(0);
  });

  test('a table closed while it writes finishes that write and nothing else', async () => {
    const { computer, questions } = slow();
    let finish: () => void = () => undefined;
    const bench: Bench = new Bench({
      game: climb,
      kinds: ['easy', 'human'],
      seed: 'op 8',
      thinker: computer,
      journal: {
        append: (...args) =>
          new Promise((resolve, reject) => {
            finish = () => {
              bench.memory.append(...args).then(resolve, reject);
            };
          }),
        choose: () => Promise.resolve(),
      },
    });
    const person = bench.sit(1);
    await bench.clock.advance(0);
    const told = person.states.length;
    bench.table.close();
    finish();
    await round();
    await bench.clock.advance(60_000);
    expect(bench.memory.log).toHaveLength(1);
    expect(questions).toEqual([]);
    expect(person.states).toHaveLength(told);
    expect(bench.clock.waiting).toBe(0);
  });
});

describe('where others play on', () => {
  test('Plunder: a computer that fails is asked again when a person has chosen; nothing stands still in silence', async () => {
    let asked = 0;
    const computer = thinker(({ seat }) => {
      asked += 1;
      return asked < 3
        ? Promise.reject(new Error('busy'))
        : Promise.resolve({ action: { seat, do: 'stay' } });
    });
    const bench = new Bench({ game: plunder, kinds: ['human', 'easy'], thinker: computer });
    const person = bench.sit(0);
    await bench.clock.advance(1000);
    const trouble = { code: 'computer-unavailable', detail: { seat: 1 } };
    expect(person.state.moment.trouble).toEqual(trouble);
    expect(await bench.act(person, { seat: 0, do: 'stay' })).toBeNull();
    await bench.clock.advance(1000);
    expect(person.state.moment).toMatchObject({ trouble, chosen: [0] });
    expect(await bench.bring(person)).toBeNull();
    await bench.clock.advance(1000);
    expect(person.state.moment.trouble).toBeNull();
    expect(bench.memory.log).toHaveLength(2);
  });

  test('Plunder: a computer whose choice could not be stored is asked again, too', async () => {
    const bench = new Bench({ game: plunder, kinds: ['human', 'easy'] });
    const person = bench.sit(0);
    bench.journal.plan = (write) => (write === 2 ? 'rejected' : null);
    await bench.clock.advance(1000);
    expect(person.state.moment).toMatchObject({ trouble: { code: 'not-stored' }, chosen: [] });
    expect(await bench.act(person, { seat: 0, do: 'stay' })).toBeNull();
    await bench.clock.advance(1000);
    expect(person.state.moment.trouble).toBeNull();
    expect(bench.memory.log).toHaveLength(2);
  });

  test('Hurry: a computer is asked anew for every position and its old answers are forgotten', async () => {
    const questions: Question[] = [];
    const computer = thinker((question) => {
      questions.push(question);
      const { seat } = question;
      // Five seconds of hesitation, which the person never grants it.
      return Promise.resolve({ action: { seat, do: 'call' }, after: 5000 });
    });
    const bench = new Bench({ game: hurry, kinds: ['human', 'easy'], thinker: computer });
    const person = bench.sit(0);
    await bench.clock.advance(0);
    for (let n = 0; n < 5; n++) {
      await bench.clock.advance(2500);
      expect(await bench.act(person, { seat: 0, do: 'call' })).toBeNull();
    }
    expect(questions.map(({ view }) => view.log.length)).toEqual([1, 2, 3, 4, 5, 6]);
    const bySeat = () => bench.memory.log.map((entry) => ('seat' in entry ? entry.seat : null));
    expect(bySeat()).toEqual([null, 0, 0, 0, 0, 0]);
    await bench.clock.advance(2999);
    expect(bySeat()).toHaveLength(6);
  });
});

describe('faults of the rules', () => {
  test('an entry of the table that the rules refuse is a named trouble, not a silent stop', async () => {
    const broken = {
      ...climb,
      tableMove: () => ({ chance: 'deal' as const, hands: [], opener: 0 }),
    };
    const bench = new Bench({ game: broken, kinds: ['human', 'human'] });
    const person = bench.sit(0);
    await bench.clock.advance(0);
    expect(bench.memory.log).toEqual([]);
    expect(person.state.moment.trouble).toEqual({ code: 'table-failed' });
  });

  test('rules that throw are a named trouble; the queue goes on', async () => {
    let faults = 1;
    const broken: typeof climb = {
      ...climb,
      apply: (state, entry) => {
        if ('do' in entry && faults-- > 0) throw new Error('bug');
        return climb.apply(state, entry);
      },
    };
    const bench = new Bench({ game: broken, kinds: ['human', 'human'], seed: 'op 8' });
    const person = bench.sit(0);
    await bench.clock.advance(0);
    const [action] = person.options(climb).actions;
    if (action === undefined) throw new Error('nothing to do');
    const first = person.guest.act(action);
    await bench.settle();
    expect(person.state.moment.trouble).toEqual({ code: 'table-failed' });
    expect(bench.memory.log).toHaveLength(1);
    expect(await first).toEqual({ code: 'table-failed' });
    expect(await bench.act(person, action)).toBeNull();
    expect(person.state.moment.trouble).toBeNull();
  });
});
