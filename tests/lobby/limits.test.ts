import { describe, expect, test } from 'vitest';
import { neighbourhood } from '../../src/broker/address';
import { Door } from '../../src/broker/door';
import { Bucket, LIMITS } from '../../src/broker/limits';

test('a bucket gives its burst at once and then what time brings', () => {
  const bucket = new Bucket({ burst: 2, perSecond: 4 }, 1_000);
  const taken = [1_000, 1_000, 1_000, 1_249, 1_250, 1_250, 9_000, 9_000, 9_000].map((now) =>
    bucket.take(now),
  );
  expect(taken).toEqual([true, true, false, false, true, false, true, true, false]);
  expect([9_499, 9_500].map((now) => bucket.isFull(now))).toEqual([false, true]);
});

test.each([
  ['192.168.1.7', '192.168.1.7'],
  ['::ffff:192.168.1.7', '192.168.1.7'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (address, counted) => {
  expect(neighbourhood(address)).toBe(counted);
});

describe('the door', () => {
  const at = (now: { now: number }, limits: Partial<typeof LIMITS>) =>
    new Door({ ...LIMITS, ...limits }, () => now.now);

  test('lets in so many of one address and so many in all', () => {
    const door = at({ now: 0 }, { sockets: 3, socketsPerAddress: 2 });
    const leave = door.enter('a');
    expect([door.enter('a'), door.enter('a'), door.enter('b'), door.enter('c')]).toEqual([
      expect.any(Function),
      null,
      expect.any(Function),
      null,
    ]);
    expect(door.sockets).toBe(3);
    leave?.();
    leave?.();
    expect(door.sockets).toBe(2);
    expect(door.enter('c')).not.toBeNull();
    expect(door.enter('a')).toBeNull();
  });

  test('a sweep forgets nobody who still has something to wait for', () => {
    const time = { now: 0 };
    const door = at(time, { knocks: { burst: 1, perSecond: 1 } });
    expect([door.hears('a'), door.hears('a')]).toEqual([true, false]);
    time.now = 999;
    door.sweep();
    expect(door.hears('a')).toBe(false);
    time.now = 2_000;
    door.sweep();
    expect([door.hears('a'), door.hears('a')]).toEqual([true, false]);
  });
});
