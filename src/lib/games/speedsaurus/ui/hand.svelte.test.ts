import { describe, expect, test } from 'vitest';
import { given } from '../../../../../tests/games/speedsaurus';
import { inHand } from '../../../../../tests/games/speedsaurusHand.svelte';
import type { Position } from '../position';
import { settings } from '../../../ui/settings.svelte';
import type { Hand } from './hand.svelte';

settings.locale = 'de';

const nowhere = () => null;

const HANDS = ['1 3 3 3 5 9 12 12', '2 2', '2 2'];
const PARADE = '2x4 1x6 2x9';
const midgame = () => given({ hands: HANDS, parade: PARADE });
const single = () => given({ hands: ['4 5 5 6 6', '2', '2'], parade: '2x5' });
const emptied = () => given({ hands: HANDS, opening: false });

describe('what a person asks for', () => {
  test.each<readonly [string, Position, (hand: Hand) => void, readonly string[]]>([
    [
      'SA-26, SA-27 the whole group to the left',
      midgame(),
      (hand) => {
        hand.press(3);
        hand.lay('left', nowhere);
      },
      ['0:3x3L'],
    ],
    [
      'SA-26, SA-27 fewer of them, where they fit',
      midgame(),
      (hand) => {
        hand.press(3);
        hand.setCount(2);
        hand.lay(null, nowhere);
      },
      ['0:2x3L'],
    ],
    [
      'SA-27 the other end is asked for too: the table says why not',
      midgame(),
      (hand) => {
        hand.press(3);
        hand.lay('right', nowhere);
      },
      ['0:3x3R'],
    ],
    ['SA-14 a locked value', midgame(), (hand) => hand.press(5), ['value-locked']],
    ['SA-12 too few at the left end', midgame(), (hand) => hand.press(1), ['too-few-cards']],
    ['SA-12 too few at the right end', midgame(), (hand) => hand.press(9), ['too-few-cards']],
    [
      'nothing is selected',
      midgame(),
      (hand) => hand.lay('left', nowhere),
      ['Wähle zuerst Karten aus deiner Hand.'],
    ],
    [
      'SA-13 an equal value on a single stack, pressed at the right',
      single(),
      (hand) => {
        hand.press(5);
        hand.lay('right', nowhere);
      },
      ['0:2x5L'],
    ],
    [
      'SA-08 opening, whatever key',
      given({ hands: HANDS }),
      (hand) => {
        hand.press(12);
        hand.lay('right', nowhere);
      },
      ['0:2x12O'],
    ],
    [
      'SA-28 a pile is chosen, then taken from',
      midgame(),
      (hand) => {
        hand.pass(nowhere);
        hand.pressPile(6);
        hand.pressPile(9);
        hand.pressPile(9);
      },
      ['0:p9'],
    ],
    [
      'SA-28 without a pile nothing is taken',
      midgame(),
      (hand) => {
        hand.pass(nowhere);
        hand.take(nowhere);
      },
      ['Wähle zuerst einen Stapel in der Parade.'],
    ],
    [
      'SA-28 the only pile is chosen at once',
      single(),
      (hand) => {
        hand.pass(nowhere);
        hand.take(nowhere);
      },
      ['0:p5'],
    ],
    ['SA-17 nothing lies there: passes at once', emptied(), (h) => h.pass(nowhere), ['0:p']],
    [
      'SA-19 the opener is told by the table',
      given({ hands: HANDS }),
      (hand) => hand.pass(nowhere),
      ['0:p'],
    ],
    [
      'another is on turn',
      given({ hands: HANDS, parade: PARADE, turn: 1 }),
      (hand) => {
        hand.press(3);
        hand.lay('left', nowhere);
        hand.pass(nowhere);
      },
      ['not-your-turn', 'not-your-turn'],
    ],
  ])('%s', (_, position, does, expected) => {
    const { hand, heard } = inHand(position);
    does(hand);
    expect(heard).toEqual(expected);
  });

  test('SA-28 rather not: what was selected is still there', () => {
    const { hand } = inHand(midgame());
    hand.press(3);
    hand.pass(nowhere);
    expect([hand.mode, hand.group]).toEqual(['take', null]);
    hand.pass(nowhere);
    expect([hand.mode, hand.group?.value, hand.count]).toEqual(['lay', 3, 3]);
  });

  test('a press on the hand is rather not passing, and selects', () => {
    const { hand } = inHand(midgame());
    hand.pass(nowhere);
    hand.press(12);
    expect([hand.mode, hand.group?.value, hand.fit]).toEqual(['lay', 12, 'right']);
  });

  test('noted while another plays, dropped when it fits no more', () => {
    const waiting = (parade: string, turn: number) => given({ hands: HANDS, parade, turn });
    const { hand, goOn } = inHand(waiting(PARADE, 2));
    hand.press(3);
    expect([hand.mode, hand.group?.fit, hand.count]).toEqual(['wait', 'idle', 3]);
    goOn(waiting(PARADE, 0));
    hand.refresh();
    expect([hand.mode, hand.fit, hand.count]).toEqual(['lay', 'left', 3]);
    goOn(waiting('2x2 2x4 1x6 2x9', 0));
    hand.refresh();
    expect([hand.mode, hand.group, hand.count]).toEqual(['lay', null, 0]);
  });

  test.each([
    ['nothing can be laid', given({ hands: ['5', '2', '2'], parade: '2x4 2x9' }), 'stuck'],
    ['something can', midgame(), 'lay'],
    ['the deal is over', { ...midgame(), turn: null }, 'wait'],
  ])('%s: %#', (_, position, mode) => {
    expect(inHand(position).hand.mode).toBe(mode);
  });
});
