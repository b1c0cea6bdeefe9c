/** An own card lies at once, the table judges, and what somebody else was quicker with comes back. */
import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { deskOf, type Desk } from '../../../../../tests/games/speedDesk.svelte';
import { dealOf, spitDealOf } from '../../../../../tests/games/speedLog';
import type { Card } from '../cards';
import type { Options } from '../position';
import { Play, type Snap, type Way } from './play.svelte';

/** 7 of clubs and jack of diamonds in the middle, as in the example of the rules. */
const DEAL = dealOf({
  stocks: ['8H 6S TC 9D KS 2H 3H', 'QH 8D 5C 2D 3D 4D'],
  starters: '7C JD',
  reserves: ['4S', '4C'],
});

interface Heard {
  readonly laid: Way[];
  readonly snaps: Snap[];
  readonly misfits: Card[];
  readonly refused: string[];
}

/** Seat 0 at this table, time running. */
const sitting = (
  desk: Desk,
  then: (play: Play, heard: Heard, open: (on: boolean) => void) => Promise<void>,
): Promise<void> => {
  const heard: Heard = { laid: [], snaps: [], misfits: [], refused: [] };
  let open = $state(true);
  const driver = desk.driver(0);
  let play: Play | undefined;
  void driver.pause(false);
  void desk.answer();
  const end = $effect.root(() => {
    play = new Play(
      () => driver,
      () => open,
      {
        laid: (way) => heard.laid.push(way),
        snapped: (snap) => heard.snaps.push(snap),
        misfit: (card) => heard.misfits.push(card),
        refused: ({ code }) => heard.refused.push(code),
      },
    );
  });
  flushSync();
  return then(play as Play, heard, (on) => {
    open = on;
    flushSync();
  }).finally(end);
};

const at = (options: Partial<Options> = {}, ...parts: string[]): Desk =>
  deskOf(options, DEAL, ...parts);
const tops = (play: Play): string => play.piles.map((pile) => pile?.at(-1) ?? '-').join(' ');
const slots = (play: Play): string =>
  play.slots.map((card) => (card === null || play.away.includes(card) ? '_' : card)).join(' ');

describe('a card is played', () => {
  test('SP-04 SP-08 it lies in the same moment, before the table has answered', async () => {
    const desk = at();
    await sitting(desk, async (play, heard) => {
      play.tap('8H');
      expect([tops(play), slots(play)]).toEqual(['8H JD', '_ 6S TC 9D KS']);
      expect(desk.position.piles[0]).toEqual(['7C']);
      expect(heard.laid).toEqual([{ card: '8H', pile: 0, from: null }]);
      expect(play.left).toBe(14);
      await desk.answer();
      expect([tops(play), slots(play)]).toEqual(['8H JD', '_ 6S TC 9D KS']);
      expect(desk.position.piles[0]).toEqual(['7C', '8H']);
      expect(play.left).toBe(14);
    });
  });

  test('SP-06 the next one is asked for only when the last one was answered', async () => {
    const desk = at();
    await sitting(desk, async (play) => {
      play.tap('8H');
      play.tap('9D');
      play.tap('TC');
      // The 10 fits on the 9 and on the jack.
      expect(play.chosen).toBe('TC');
      play.press(0);
      expect([tops(play), slots(play)]).toEqual(['TC JD', '_ 6S _ _ KS']);
      expect(desk.asked).toEqual(['0:play 8H 0']);
      await desk.answer();
      expect(desk.asked).toEqual(['0:play 9D 0']);
      await desk.answer();
      await desk.answer();
      expect(desk.position.piles[0]).toEqual(['7C', '8H', '9D', 'TC']);
    });
  });

  test('SP-06 a card that is under way is not taken a second time', async () => {
    const desk = at();
    await sitting(desk, async (play) => {
      play.tap('8H');
      play.tap('8H');
      play.playOn('8H', 1);
      expect(desk.asked).toEqual(['0:play 8H 0']);
      await desk.answer();
      expect(desk.asked).toEqual([]);
    });
  });

  test('F14 somebody was quicker: the card comes back, with who and what', async () => {
    const desk = at();
    await sitting(desk, async (play, heard) => {
      play.tap('8H');
      desk.other('1:8D>0');
      expect([tops(play), slots(play)]).toEqual(['8H JD', '_ 6S TC 9D KS']);
      await desk.answer();
      expect([tops(play), slots(play)]).toEqual(['8D JD', '8H 6S TC 9D KS']);
      expect(heard.snaps).toMatchObject([{ way: { card: '8H' }, late: true, top: '8D', by: 1 }]);
      expect(desk.position.piles[0]).toEqual(['7C', '8D']);
    });
  });

  test('F14 what was to follow on the lost card comes back as well', async () => {
    const desk = at();
    await sitting(desk, async (play, heard) => {
      play.tap('8H');
      play.tap('9D');
      desk.other('1:8D>0');
      desk.other('1:QH>1');
      await desk.answer();
      // The 9 fits on the other 8, so it is asked for all the same.
      expect(desk.asked).toEqual(['0:play 9D 0']);
      await desk.answer();
      expect(tops(play)).toBe('9D QH');
      expect(heard.snaps.map(({ way }) => way.card)).toEqual(['8H']);
    });
  });

  test('a pause that came first is no reason to tell', async () => {
    const desk = at();
    const other = desk.driver(1);
    await sitting(desk, async (play, heard) => {
      void other.pause(true);
      play.tap('8H');
      expect(slots(play)).toBe('_ 6S TC 9D KS');
      await desk.answer();
      await desk.answer();
      expect(slots(play)).toBe('8H 6S TC 9D KS');
      expect(heard.snaps).toEqual([]);
    });
  });
});

describe('what a press means', () => {
  test.each<readonly [card: Card, asked: readonly string[], chosen: Card | null, misfits: Card[]]>([
    ['8H', ['0:play 8H 0'], null, []],
    ['TC', ['0:play TC 1'], null, []],
    ['KS', [], null, ['KS']],
    // Not in this hand.
    ['2S', [], null, []],
  ])('%s', async (card, asked, chosen, misfits) => {
    const desk = at();
    await sitting(desk, async (play, heard) => {
      play.tap(card);
      expect([desk.asked, play.chosen, heard.misfits]).toEqual([asked, chosen, misfits]);
      await Promise.resolve();
    });
  });

  test('it fits both: the pile is asked for, and a second press takes it back', async () => {
    const deal = dealOf({ stocks: ['8H 6S TC 9D KS', 'QH'], starters: '7C 9S' });
    const desk = deskOf({}, deal);
    await sitting(desk, async (play) => {
      expect(play.fits('8H')).toEqual([0, 1]);
      play.tap('8H');
      expect([play.chosen, desk.asked]).toEqual(['8H', []]);
      play.tap('8H');
      expect(play.chosen).toBeNull();
      play.tap('8H');
      play.press(1);
      expect([play.chosen, desk.asked, tops(play)]).toEqual([null, ['0:play 8H 1'], '7C 8H']);
      await Promise.resolve();
    });
  });

  test('a flick onto the wrong pile comes back without asking the table', async () => {
    const desk = at();
    await sitting(desk, async (play, heard) => {
      play.playOn('8H', 1);
      expect(desk.asked).toEqual([]);
      expect(heard.snaps).toMatchObject([
        { way: { card: '8H', pile: 1 }, late: false, top: 'JD', refusal: { code: 'does-not-fit' } },
      ]);
      await Promise.resolve();
    });
  });

  test('nothing may be done while time stands still', async () => {
    const desk = at();
    await sitting(desk, async (play, _, open) => {
      open(false);
      play.tap('8H');
      play.playOn('8H', 0);
      play.draw();
      play.slap();
      expect([desk.asked, play.fits('8H')]).toEqual([[], []]);
      await Promise.resolve();
    });
  });
});

test('SP-07 places stay: what is drawn takes the gap, and nothing else moves', async () => {
  const desk = at();
  await sitting(desk, async (play) => {
    play.draw();
    expect(desk.asked).toEqual([]);
    play.tap('6S');
    await desk.answer();
    play.playOn('TC', 1);
    await desk.answer();
    expect(slots(play)).toBe('8H _ _ 9D KS');
    play.draw();
    expect(desk.asked).toEqual(['0:draw']);
    await desk.answer();
    expect(slots(play)).toBe('8H 2H 3H 9D KS');
  });
});

describe('SP-15 slapping', () => {
  test('too early, one stands still', async () => {
    const desk = at({ slap: true });
    await sitting(desk, async (play) => {
      expect(play.done).toBe(false);
      play.slap();
      await desk.answer();
      flushSync();
      expect([play.frozen, play.open, play.fits('8H')]).toEqual([true, false, []]);
    });
  });

  test('without the option there is nothing to slap', async () => {
    const desk = at();
    await sitting(desk, async (play) => {
      play.slap();
      expect(desk.asked).toEqual([]);
      await Promise.resolve();
    });
  });
});

describe('SP-17 Spit', () => {
  const LAYOUTS = spitDealOf(
    [
      '8H|6S 9D|2H 3H TC|4S 5S 6D KS|AD 2D 3D 4D 5D',
      'QH|8D 5C|AS 2S 3S|5H 6H 7H 8S|9S TS JS QS KD',
    ],
    ['7C 4H 7S 9H TH JH KH AH 2C 3C 4C', 'JD 6C 8C 9C TD JC QD QC KC AC 7D'],
  );
  const spit = (...parts: string[]): Desk =>
    deskOf({ variant: 'spit' }, LAYOUTS, 'spit@3000', ...parts);

  test('a press plays, turns, chooses and moves', async () => {
    const desk = spit();
    await sitting(desk, async (play) => {
      expect([tops(play), play.places.map(({ up }) => up)]).toEqual([
        '7C JD',
        ['8H', '9D', 'TC', 'KS', '5D'],
      ]);
      play.tapPlace(0);
      expect([tops(play), desk.asked]).toEqual(['8H JD', ['0:play 0 0']]);
      await desk.answer();
      play.tapPlace(1);
      await desk.answer();
      expect([tops(play), play.places[1]]).toEqual(['9D JD', { down: 1, up: null }]);
      play.tapPlace(1);
      await desk.answer();
      expect(play.places[1]).toEqual({ down: 0, up: '6S' });
      // The king fits nowhere and has cards under it: it waits for the free place.
      play.tapPlace(3);
      expect([play.chosen, play.goesTo(3)]).toEqual(['KS', [0]]);
      play.tapPlace(0);
      expect(desk.asked).toEqual(['0:move 3 0']);
      await desk.answer();
      expect(play.places.map(({ up, down }) => `${up ?? '-'}${down}`)).toEqual([
        'KS0',
        '6S0',
        'TC2',
        '-3',
        '5D4',
      ]);
    });
  });

  test('only a card with cards underneath may be moved', async () => {
    const desk = spit('0:#0>0@3100');
    await sitting(desk, async (play, heard) => {
      expect([play.goesTo(4), play.goesTo(0)]).toEqual([[0], []]);
      play.tapPlace(0);
      expect([desk.asked, heard.misfits]).toEqual([[], []]);
      await Promise.resolve();
    });
  });

  test('SP-19 while both reach for a pile, nothing can be laid, turned or moved', async () => {
    // From the 7 of clubs all fifteen cards of seat 1 follow each other.
    const chain = spitDealOf(
      [
        'QS|8D 5C|AS 2S 3S|5S 6S 7S 8S|9S TS JS TD KD',
        '8H|TC 9D|KH QH JH|4H 3H 2H AH|9C 8C 7H 6H 5H',
      ],
      ['7C 4C 3C 2C AC QC KC JC 6C TH KS', 'JD 9H 4S 6D QD 7D 2D 3D 4D 5D AD'],
    );
    const laid = [1, 2, 3, 4, 5]
      .flatMap((size) =>
        Array.from({ length: size }, (_, at) =>
          at === 0 ? `1:#${size - 1}>0` : `1:#${size - 1} 1:#${size - 1}>0`,
        ),
      )
      .join(' ')
      .split(' ')
      .map((text, at) => `${text}@${3500 + 100 * at}`)
      .join(' ');
    const desk = deskOf({ variant: 'spit' }, chain, 'spit@3000', laid);
    await sitting(desk, async (play, heard) => {
      expect([play.view.step, tops(play), play.places[3]?.up]).toEqual(['grab', '9C JD', '8S']);
      // 8 of spades would fit on the 9.
      expect([play.fits('8S'), play.turns(1), play.goesTo(4)]).toEqual([[], false, []]);
      play.tapPlace(3);
      expect([desk.asked, heard.misfits, heard.refused]).toEqual([[], [], []]);
      play.press(1);
      expect(desk.asked).toEqual(['0:grab 1']);
      await Promise.resolve();
    });
  });
});
