/** How a round goes on screen: ready, 3-2-1, race, pause, sheet, end; for one person and for two. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deskOf, type Desk } from '../../../../../tests/games/speedDesk.svelte';
import { dealOf, spitDealOf } from '../../../../../tests/games/speedLog';
import { Flow } from './flow.svelte';

const DEAL = dealOf({
  stocks: ['8H 6S TC 9D KS', 'QH 8D 5C 2D 3D'],
  starters: '7C JD',
  reserves: ['4S', '4C'],
});

/** Answers all that was asked, also what is asked then. */
const settle = async (desk: Desk): Promise<void> => {
  flushSync();
  while (desk.asked.length > 0) {
    await desk.answer();
    flushSync();
  }
};

const flowing = async (
  desk: Desk,
  seats: readonly number[],
  then: (flow: Flow) => Promise<void>,
): Promise<void> => {
  let flow: Flow | undefined;
  const drivers = seats.map((seat) => desk.driver(seat));
  const end = $effect.root(() => {
    flow = new Flow(() => drivers);
  });
  try {
    await settle(desk);
    await then(flow as Flow);
  } finally {
    end();
  }
};

/** 3-2-1 goes by. */
const counted = async (desk: Desk, flow: Flow): Promise<void> => {
  for (let beat = 0; beat < 3; beat++) {
    expect(flow.count).toBe(3 - beat);
    await vi.advanceTimersByTimeAsync(800);
    await settle(desk);
  }
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('SP-03 dealt by itself, ready, 3-2-1: then time runs and both starters are open', async () => {
  const desk = deskOf({});
  await flowing(desk, [0], async (flow) => {
    expect([flow.mode, flow.covered, desk.paused]).toEqual(['ready', true, true]);
    flow.agree(0);
    await settle(desk);
    expect([flow.mode, flow.covered, desk.paused]).toEqual(['count', true, true]);
    await counted(desk, flow);
    expect([flow.mode, flow.covered, flow.hidden, desk.paused]).toEqual([
      'race',
      false,
      false,
      false,
    ]);
  });
});

test('SP-03 of two at one device both have to be ready', async () => {
  const desk = deskOf({}, DEAL);
  await flowing(desk, [0, 1], async (flow) => {
    flow.agree(1);
    flow.agree(1);
    await settle(desk);
    expect([flow.mode, flow.agreed]).toEqual(['ready', [1]]);
    flow.agree(0);
    await settle(desk);
    expect([flow.mode, flow.agreed]).toEqual(['count', []]);
  });
});

describe('a pause', () => {
  test('hides the cards, and 3-2-1 comes before time runs on', async () => {
    const desk = deskOf({}, DEAL, '0:8H>0@700');
    await flowing(desk, [0], async (flow) => {
      // Taken up again after a reload: nobody is thrown into the race.
      expect([flow.mode, flow.hidden, flow.covered]).toEqual(['paused', true, false]);
      flow.agree(0);
      await settle(desk);
      expect([flow.mode, flow.hidden]).toEqual(['count', true]);
      await counted(desk, flow);
      expect([flow.mode, flow.hidden]).toEqual(['race', false]);
      flow.pause();
      await settle(desk);
      expect([flow.mode, flow.hidden, desk.paused]).toEqual(['paused', true, true]);
    });
  });

  test('a page that nobody sees pauses by itself, and stops the counting', async () => {
    const desk = deskOf({}, DEAL);
    await flowing(desk, [0], async (flow) => {
      const away = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      flow.agree(0);
      await settle(desk);
      document.dispatchEvent(new Event('visibilitychange'));
      await settle(desk);
      expect([flow.mode, flow.count]).toEqual(['ready', null]);
      away.mockReturnValue(false);
      flow.agree(0);
      await settle(desk);
      await counted(desk, flow);
      away.mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
      await settle(desk);
      expect(flow.mode).toBe('paused');
      away.mockRestore();
    });
  });
});

test('SP-09 blocked: the table counts two seconds', async () => {
  const deal = dealOf({ stocks: ['2H 3H 4H 5H 6H', '2S 3S 4S 5S 6S'], starters: 'TC JD' });
  const desk = deskOf({}, deal);
  await flowing(desk, [0], async (flow) => {
    flow.agree(0);
    await settle(desk);
    await counted(desk, flow);
    expect([flow.mode, flow.countdown]).toEqual(['blocked', { what: 'blocked', seconds: 2 }]);
    await vi.advanceTimersByTimeAsync(1000);
    flushSync();
    expect(flow.countdown).toEqual({ what: 'blocked', seconds: 1 });
    // What comes next is not counted with what was left of it.
    desk.other('flip');
    expect(flow.countdown).toBeNull();
  });
});

test('nobody is hurried before an idle table has only five seconds left', async () => {
  const desk = deskOf({}, DEAL);
  await flowing(desk, [0], async (flow) => {
    flow.agree(0);
    await settle(desk);
    await counted(desk, flow);
    expect([flow.mode, flow.countdown]).toEqual(['race', null]);
    await vi.advanceTimersByTimeAsync(15_000);
    flushSync();
    expect(flow.countdown).toEqual({ what: 'idle', seconds: 5 });
  });
});

test('SP-18 in Spit the table counts, and what it counts can be paused', async () => {
  const deal = spitDealOf(
    [
      '8H|6S 9D|2H 3H TC|4S 5S 6D KS|AD 2D 3D 4D 5D',
      'QH|8D 5C|AS 2S 3S|5H 6H 7H 8S|9S TS JS QS KD',
    ],
    ['7C 4H 7S 9H TH JH KH AH 2C 3C 4C', 'JD 6C 8C 9C TD JC QD QC KC AC 7D'],
  );
  const desk = deskOf({ variant: 'spit' }, deal);
  await flowing(desk, [0], async (flow) => {
    expect(flow.mode).toBe('ready');
    flow.agree(0);
    await settle(desk);
    expect([flow.mode, flow.count, desk.paused]).toEqual(['count', null, false]);
    expect(flow.countdown).toEqual({ what: 'spit', seconds: 3 });
    flow.pause();
    await settle(desk);
    expect(flow.mode).toBe('paused');
    flow.agree(0);
    await settle(desk);
    expect(flow.mode).toBe('count');
  });
});

describe('SP-11 after a round', () => {
  // Seat 1 has nothing that fits; seat 0 lays 15 cards up from the 7, drawing whenever the hand is empty.
  const UP = '8H 9H TH JH QH KH AH 2H 3H 4H 5H 6H 7H 8S 9S';
  const deal = dealOf({ stocks: [UP, ''], starters: '7C JD' });
  const won = UP.split(' ')
    .flatMap((card, at) => [
      ...(at > 0 && at % 5 === 0 ? [`0:draw@${at * 1000}`] : []),
      `0:${card}>0@${at * 1000 + 500}`,
    ])
    .join(' ');

  test('time stands still until everybody has read the sheet; then the next deal waits for them', async () => {
    const desk = deskOf({ target: 50 }, deal, won);
    await flowing(desk, [0, 1], async (flow) => {
      expect([flow.mode, desk.paused, desk.position.score]).toEqual(['sheet', true, [15, 0]]);
      flow.agree(0);
      await settle(desk);
      expect(flow.mode).toBe('sheet');
      flow.agree(1);
      await settle(desk);
      expect([flow.mode, desk.position.deal]).toEqual(['ready', 2]);
    });
  });

  test('SP-03 a press that comes twice deals once, and makes nobody ready for the next deal', async () => {
    const desk = deskOf({ target: 50 }, deal, won);
    await flowing(desk, [0, 1], async (flow) => {
      flow.agree(1);
      flow.agree(0);
      flow.agree(0);
      expect(desk.asked).toEqual(['bring']);
      await settle(desk);
      expect([flow.mode, desk.position.deal, flow.agreed]).toEqual(['ready', 2, []]);
      flow.agree(1);
      await settle(desk);
      expect([flow.mode, flow.agreed]).toEqual(['ready', [1]]);
    });
  });

  test('SP-12 a single round ends the match', async () => {
    const desk = deskOf({}, deal, won);
    await flowing(desk, [0], async (flow) => {
      expect(flow.mode).toBe('over');
      await Promise.resolve();
    });
  });
});
