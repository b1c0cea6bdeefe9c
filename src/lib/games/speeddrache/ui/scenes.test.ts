import { describe, expect, test } from 'vitest';
import { played, setupOf } from '../../../../../tests/games/speeddracheLog';
import { lastsFor, scenesOf, type Pacing, type Scene } from './scenes';

const LAST = 'T1 012 T2 012';
const SHORT = { expeditions: 3 } as const;

describe('what is shown after each entry', () => {
  test.each<readonly [string, string, readonly Scene[], readonly Scene[]]>([
    ['others choose', 'T1', ['wait'], ['wait']],
    ['all go deeper', 'T1 -', ['turned'], ['turned']],
    ['DR-20 one leaves', 'T1 0', ['turned', 'way'], ['turned']],
    ['DR-18 all are out', 'T1 012', ['turned', 'way', 'bilanz'], ['bilanz']],
    ['DR-11 a flight', 'H1 - H1', ['flight', 'bilanz'], ['bilanz']],
    [
      'the last expedition: way home and Bilanz come before the end board',
      `${LAST} T3 012`,
      ['turned', 'way', 'bilanz', 'over'],
      ['bilanz', 'over'],
    ],
    [
      'the last expedition ends by a flight',
      `${LAST} H1 - H1`,
      ['flight', 'bilanz', 'over'],
      ['bilanz', 'over'],
    ],
  ])('%s', (_, text, scenes, quick) => {
    const position = played(text, setupOf(SHORT));
    expect(scenesOf(position, false)).toEqual(scenes);
    expect(scenesOf(position, true)).toEqual(quick);
  });

  test('before the first card', () => {
    const position = { ...played('T1', setupOf()), expedition: 0, choosing: false };
    expect(scenesOf(position, false)).toEqual(['wait']);
  });
});

describe('how long a scene lasts', () => {
  const calm: Pacing = {
    tempo: 'normal',
    rushing: false,
    auto: false,
    several: false,
    ended: false,
    left: true,
  };
  test.each<readonly [string, Scene, Partial<Pacing>, number | null]>([
    ['the table brings the next card', 'turned', { left: false }, null],
    ['discs lie turned before they are counted out', 'turned', {}, 1400],
    ['shorter where computers are fast', 'turned', { tempo: 'fast' }, 700],
    ['DR-38 Turbo waits for nothing', 'turned', { tempo: 'turbo', left: false }, 60],
    ['nor does whoever winds forward', 'turned', { rushing: true }, 60],
    ['the table ends a way home', 'way', {}, null],
    ['but not one that ends the expedition', 'way', { ended: true }, 4600],
    ['DR-19 a person alone is waited for', 'flight', {}, null],
    ['DR-19 several are not', 'flight', { several: true }, 6000],
    ['DR-19 the Bilanz waits', 'bilanz', {}, null],
    ['in Turbo too', 'bilanz', { tempo: 'turbo' }, null],
    ['unless the app plays by itself', 'bilanz', { auto: true }, 6000],
    ['and quickly in Turbo', 'bilanz', { auto: true, tempo: 'turbo' }, 800],
    ['at a table its clock counts', 'bilanz', { auto: true, several: true }, null],
    ['a choice waits', 'choose', { auto: true, tempo: 'turbo' }, null],
    ['the end board stays', 'over', { auto: true }, null],
  ])('%s', (_, scene, change, ms) => {
    expect(lastsFor(scene, { ...calm, ...change })).toBe(ms);
  });
});
