import { expect, test } from 'vitest';
import type { Refusal } from '../game/contract';
import { oneAsk } from './oneAsk';

test('a second press before the answer asks nothing; a refusal is heard where it was pressed', async () => {
  const heard: (readonly [string, string | undefined])[] = [];
  const ask = oneAsk<string>((refusal, place) => heard.push([refusal.code, place]));
  let asked = 0;
  let answer: (refusal: Refusal | null) => void = () => undefined;
  const request = (): Promise<Refusal | null> => {
    asked += 1;
    return new Promise((resolve) => (answer = resolve));
  };

  const first = ask(request, 'left');
  const second = ask(request, 'right');
  expect(asked).toBe(1);
  answer({ code: 'value-locked' });
  await Promise.all([first, second]);
  expect(heard).toEqual([['value-locked', 'left']]);

  const third = ask(request);
  expect(asked).toBe(2);
  answer(null);
  await third;
  expect(heard).toHaveLength(1);
});
