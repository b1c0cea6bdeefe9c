import { describe, expect, it } from 'vitest';
import type { Action, Parade, Stack } from '../position';
import { cardIn, changed, departures, LAY_MS, walkedOff } from './Parade.motion';

const stack = (text: string): Stack => {
  const [count, value] = text.split('×').map(Number);
  return { value: value ?? 0, count: count ?? 0 };
};
/** `2×4 1×6`: two fours, one six. */
const parade = (text: string): Parade => (text === '' ? [] : text.split(' ').map(stack));

const play = (value: number, count: number, end: 'open' | 'left' | 'right'): Action => ({
  seat: 1,
  do: 'play',
  value,
  count,
  end,
});
const pass = (take: number | null): Action => ({ seat: 1, do: 'pass', take });

describe('what happened between two parades', () => {
  it.each<[string, string, string, Action | null, string, number | null, string]>([
    ['an opening', '', '3×7', play(7, 3, 'open'), '3×7', null, ''],
    ['laid on the left', '2×4 1×9', '2×3 2×4 1×9', play(3, 2, 'left'), '2×3', null, ''],
    ['laid on the same value', '2×4 1×9', '2×4 3×9', play(9, 2, 'right'), '2×9', null, ''],
    ['one taken from a higher pile', '2×4 1×9', '1×4 1×9', pass(4), '', 4, ''],
    ['the only one of a value taken', '2×4 1×6 1×9', '2×4 1×9', pass(6), '', 6, ''],
    ['the last card of the parade taken', '1×4', '', pass(4), '', 4, ''],
    ['taken, and the round is over', '2×4 1×9', '', pass(9), '', 9, '2×4'],
    ['taken from a pile that walks off', '2×4 1×9', '', pass(4), '', 4, '1×4 1×9'],
    ['a new deal', '2×4 1×9', '', null, '', null, '2×4 1×9'],
    ['cleared and opened at once', '2×4 1×9', '1×12', play(12, 1, 'open'), '1×12', null, '2×4 1×9'],
    ['too much at once', '2×4', '1×2 2×4 1×9', play(9, 1, 'right'), '', null, ''],
    ['nothing', '2×4', '2×4', pass(null), '', null, ''],
  ])('%s', (_, before, after, last, laid, taken, cleared) => {
    expect(changed(parade(before), parade(after), last)).toEqual({
      laid: laid === '' ? null : stack(laid),
      taken,
      cleared: parade(cleared),
    });
  });
});

describe('travel', () => {
  it.each([
    [1, [0]],
    [2, [0, 80]],
    [3, [0, 40, 80]],
  ])('%d cards set off one after the other', (count, delays) => {
    expect(departures(count).map(({ delay }) => delay)).toEqual(delays);
  });

  it.each([1, 2, 4])('the last of %d cards lands after 260 ms', (count) => {
    expect(Math.max(...departures(count).map(({ delay, duration }) => delay + duration))).toBe(260);
    expect(LAY_MS).toBe(260);
  });

  it('a card lies in the middle of a plate, as high as the plate', () => {
    expect(cardIn({ left: 100, top: 20, width: 200, height: 58 })).toEqual({
      left: 180,
      top: 20,
      width: 40,
      height: 58,
    });
  });

  it('a group of the rack is as wide as its card', () => {
    expect(cardIn({ left: 10, top: 500, width: 40, height: 68 })).toEqual({
      left: 10,
      top: 505,
      width: 40,
      height: 58,
    });
  });

  it('the parade walks off until its right end has left the window', () => {
    expect(walkedOff({ left: 300, top: 90, width: 60, height: 87 }, 360)).toEqual({
      left: -84,
      top: 90,
      width: 60,
      height: 87,
    });
  });
});
