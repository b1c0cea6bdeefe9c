import { beforeEach, describe, expect, test } from 'vitest';
import type { JsonObject } from '../game/contract';
import { Guest, type GuestState } from './guest';
import type { Link, Moment } from './ports';
import type { Report } from './protocol';

const MOMENT: Moment = {
  due: null,
  acting: [0],
  chosen: [],
  choice: null,
  paused: false,
  over: false,
  trouble: null,
};

/** A guest whose table is the test. */
class Line implements Link {
  readonly sent: { readonly type: string; readonly id: string }[] = [];
  closed = false;
  tell: (report: Report) => void = () => undefined;
  send(message: unknown): void {
    this.sent.push(message as never);
  }
  receive(receiver: (message: unknown) => void): void {
    this.tell = receiver;
  }
  close(): void {
    this.closed = true;
  }
}

let line: Line;
let states: GuestState[];
let guest: Guest;

beforeEach(() => {
  line = new Line();
  states = [];
  guest = new Guest(line, (state) => states.push(state));
});

const welcome = (log: readonly JsonObject[] = []): Report => ({
  type: 'welcome',
  viewer: 0,
  seated: [{ name: 'A', kind: 'human' }],
  view: {
    setup: { seats: 1, options: {}, source: { kind: 'free' } },
    viewer: 0,
    log,
    position: { at: log.length },
  },
  moment: MOMENT,
});
const step = (seq: number): Report => ({
  type: 'step',
  seq,
  entry: { do: 'x', n: seq },
  position: { at: seq + 1 },
  moment: { ...MOMENT, acting: [] },
});

describe('what it knows', () => {
  test('grows entry by entry, each time as a new object', () => {
    line.tell(welcome([{ do: 'x', n: 0 }]));
    line.tell(step(1));
    line.tell({ type: 'moment', moment: { ...MOMENT, paused: true } });
    expect(
      states.map(({ view, moment }) => [view.log.length, view.position, moment.paused]),
    ).toEqual([
      [1, { at: 1 }, false],
      [2, { at: 2 }, false],
      [2, { at: 2 }, true],
    ]);
    expect(new Set(states).size).toBe(3);
    expect(states[0]?.view.log).toEqual([{ do: 'x', n: 0 }]);
    expect(states[2]?.view.log).toEqual([
      { do: 'x', n: 0 },
      { do: 'x', n: 1 },
    ]);
  });

  test('never takes a step that came before, comes twice or leaves a gap', () => {
    line.tell(step(0));
    line.tell({ type: 'moment', moment: MOMENT });
    expect(states).toEqual([]);
    line.tell(welcome([{ do: 'x', n: 0 }]));
    line.tell(step(0));
    line.tell(step(3));
    expect(states).toHaveLength(1);
    line.tell(step(1));
    line.tell(step(1));
    expect(states).toHaveLength(2);
  });

  test('starts afresh with another welcome', () => {
    line.tell(welcome([{ do: 'x', n: 0 }]));
    line.tell(welcome());
    expect(states.at(-1)?.view.log).toEqual([]);
  });
});

describe('what it asks for', () => {
  test('carries a fresh id and the length of the log it has seen', () => {
    line.tell(welcome([{ do: 'x', n: 0 }]));
    void guest.act({ seat: 0, do: 'y' });
    line.tell(step(1));
    void guest.bring();
    void guest.pause(true);
    expect(line.sent).toEqual([
      { type: 'act', id: '1', seq: 1, action: { seat: 0, do: 'y' } },
      { type: 'bring', id: '2', seq: 2 },
      { type: 'pause', id: '3', on: true },
    ]);
  });

  test('is answered by its id, in whatever order, and once', async () => {
    const asked = [guest.bring(), guest.bring()];
    line.tell({ type: 'answer', id: '2', refusal: null });
    line.tell({ type: 'answer', id: 'unknown', refusal: null });
    line.tell({ type: 'answer', id: '1', refusal: { code: 'too-late' } });
    line.tell({ type: 'answer', id: '1', refusal: null });
    expect(await Promise.all(asked)).toEqual([{ code: 'too-late' }, null]);
  });

  test('is refused by name once the line is closed, open requests and new ones', async () => {
    const open = guest.act({ seat: 0, do: 'y' });
    guest.close();
    expect(line.closed).toBe(true);
    expect(await open).toEqual({ code: 'line-closed' });
    expect(await guest.bring()).toEqual({ code: 'line-closed' });
    expect(line.sent).toHaveLength(1);
  });

  test('and what still comes in after that changes no screen', () => {
    line.tell(welcome());
    guest.close();
    line.tell(step(0));
    line.tell({ type: 'moment', moment: MOMENT });
    expect(states).toHaveLength(1);
  });
});
