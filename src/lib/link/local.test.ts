import { expect, test } from 'vitest';
import { localLine } from './local';

/** All that is on its way has arrived. */
const arrived = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

test('carries messages both ways, in order, as copies', async () => {
  const [a, b] = localLine();
  const [atA, atB]: [unknown[], unknown[]] = [[], []];
  a.receive((message) => atA.push(message));
  b.receive((message) => atB.push(message));
  const message = { list: [1], gone: undefined };
  a.send(message);
  message.list.push(2);
  a.send('second');
  b.send({ answer: null });
  await arrived();
  expect(atB).toEqual([{ list: [1] }, 'second']);
  expect(atB[0]).not.toHaveProperty('gone');
  expect(atA).toEqual([{ answer: null }]);
});

test('never hands over while the sender is still at it', async () => {
  const [a, b] = localLine();
  const heard: string[] = [];
  b.receive((message) => {
    heard.push(String(message));
    if (message === 'ping') b.send('pong');
  });
  a.receive((message) => heard.push(String(message)));
  a.send('ping');
  expect(heard).toEqual([]);
  await arrived();
  expect(heard).toEqual(['ping', 'pong']);
});

test('keeps what comes before somebody listens; a new receiver takes over', async () => {
  const [a, b] = localLine();
  a.send(1);
  a.send(2);
  await arrived();
  const [first, second]: [unknown[], unknown[]] = [[], []];
  b.receive((message) => first.push(message));
  expect(first).toEqual([1, 2]);
  b.receive((message) => second.push(message));
  a.send(3);
  await arrived();
  expect([first, second]).toEqual([[1, 2], [3]]);
});

test.each([0, 1])(
  'closed at end %i it carries nothing more, not even what was on its way',
  async (end) => {
    const line = localLine();
    const heard: unknown[] = [];
    for (const side of line) side.receive((message) => heard.push(message));
    line[0].send('on its way');
    line[1].send('on its way');
    line[end]?.close();
    line[0].send('after');
    line[1].send('after');
    await arrived();
    expect(heard).toEqual([]);
  },
);
