/** Who was first in real time, by when fingers moved, not by whose message was quicker. */
import { expect, test } from 'vitest';
import { VirtualClock } from '../../../src/cli/storm/clock';
import { Order } from '../../../src/lib/table/order';

/** Messages as [seat, when it arrives]; latencies of the seats; the order, and when each had its turn. */
const CASES: readonly [
  string,
  readonly [number, number],
  readonly (readonly [seat: number, at: number])[],
  readonly string[],
][] = [
  [
    'nobody is on a network: no wait',
    [0, 0],
    [
      [0, 10],
      [1, 11],
    ],
    ['0 at 10', '1 at 11'],
  ],
  ['the host waits as long as the guest is on its way', [0, 40], [[0, 10]], ['0 at 50']],
  [
    'who was later and nearer is second',
    [0, 40],
    [
      [0, 20],
      [1, 50],
    ],
    ['1 at 50', '0 at 60'],
  ],
  [
    'who was earlier and nearer is first',
    [0, 40],
    [
      [0, 5],
      [1, 50],
    ],
    ['0 at 45', '1 at 50'],
  ],
  [
    'nobody waits longer than 60 ms',
    [0, 300],
    [
      [0, 10],
      [1, 100],
    ],
    ['0 at 70', '1 at 100'],
  ],
  [
    'one seat stays in its own order',
    [0, 30],
    [
      [1, 10],
      [1, 10],
    ],
    ['1 at 10', '1 at 10'],
  ],
];

test.each(CASES)('%s', async (_name, latency, messages, expected) => {
  const clock = new VirtualClock();
  const order = new Order(clock, 2, (seat) => latency[seat] ?? 0);
  const turns: string[] = [];
  for (const [seat, at] of messages)
    clock.after(at, () => order.put(seat, () => turns.push(`${seat} at ${clock.now()}`)));
  await clock.advance(1000);
  expect(turns).toEqual(expected);
});
