import { expect, test } from 'vitest';
import type { Bot, Question } from './bot';
import { localThinker } from './local';

const question: Question = {
  view: {
    setup: { seats: 2, options: {}, source: { kind: 'free' } },
    viewer: 1,
    log: [],
    position: {},
  },
  seat: 1,
  strength: 'easy',
  pace: 'normal',
  seed: '1',
};
const bot: Bot = { decide: ({ seat }) => ({ action: { seat, do: 'wave' } }) };

test('a computer player is loaded once a game', async () => {
  const loaded: string[] = [];
  const thinker = localThinker((game) => {
    loaded.push(game);
    return Promise.resolve(bot);
  });
  const answers = await Promise.all([
    thinker.decide('a', question),
    thinker.decide('a', question),
    thinker.decide('b', question),
  ]);
  expect(answers.map(({ action }) => action)).toEqual(
    Array.from({ length: 3 }, () => ({ seat: 1, do: 'wave' })),
  );
  expect(loaded).toEqual(['a', 'b']);
});

test('one that could not be loaded is loaded again at the next question', async () => {
  let tries = 0;
  const thinker = localThinker(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(bot);
  });
  await expect(thinker.decide('a', question)).rejects.toThrow('offline');
  await expect(thinker.decide('a', question)).resolves.toMatchObject({ action: { do: 'wave' } });
});
