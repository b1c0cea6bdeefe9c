import { describe, expect, test } from 'vitest';
import { logOf, rules, setupOf } from '../../../../../tests/games/speeddracheLog';
import type { GuestState } from '../../../table/guest';
import { settings } from '../../../ui/settings.svelte';
import type { Options } from '../position';
import { storyOf } from './story';

settings.locale = 'de';

const SEATED = [
  { name: 'Du', kind: 'human' },
  { name: 'Hexe', kind: 'strong' },
  { name: 'Zwerg', kind: 'easy' },
] as const;

/** The story as seat 0 is told it, oldest line first; `[R1]` stands for the sign. */
const told = (text: string, options: Partial<Options> = {}): readonly string[] => {
  const setup = setupOf(options);
  const log = logOf(text, setup);
  const state = { seated: SEATED, view: { setup, log } } as unknown as GuestState;
  const story = storyOf({ rules, state }, 0);
  // Half of it, then the rest: a story is continued, not told anew.
  story.upTo(log.slice(0, 3));
  return story
    .upTo(log)
    .map(({ mark, text: line }) => (mark === undefined ? line : `[${mark}] ${line}`))
    .reverse();
};

describe('the log tells each expedition as a small story', () => {
  test('DR-06 DR-07 DR-09 treasure, hazard, relic, who leaves with what, all are out', () => {
    expect(told('T7 - H1 02 R1 1')).toEqual([
      'Beutezug 1 von 5 beginnt',
      '[T7] 7 Gold: je 2, 1 bleibt liegen',
      '[H1] Gefahr auf dem Pfad: Fledermäuse',
      // The one that lies there cannot be shared.
      'Du und Zwerg schleichen hinaus und sichern je 2',
      '[R1] Der Siegelring liegt auf dem Pfad',
      'Hexe schleicht allein hinaus und sichert 3',
      '[R1] Hexe nimmt den Siegelring mit',
      'Beutezug 1 ist zu Ende, alle sind draußen',
    ]);
  });

  test('DR-11 DR-12 DR-14 a flight, what is lost, what leaves the game', () => {
    expect(told('T8 - R1 - H2 12 H2'.replace('T8', 'T11'))).toEqual([
      'Beutezug 1 von 5 beginnt',
      '[T11] 11 Gold: je 3, 2 bleiben liegen',
      '[R1] Der Siegelring liegt auf dem Pfad',
      '[H2] Gefahr auf dem Pfad: Steinschlag',
      'Hexe und Zwerg schleichen hinaus und sichern je 4',
      '[H2] Zum zweiten Mal Steinschlag: Der Drache ist wach',
      'Du fliehst und verlierst 3',
      '[H2] Eine Karte verlässt das Spiel: Steinschlag',
      '[R1] Der Siegelring bleibt zurück und ist verloren',
    ]);
  });

  test('DR-23 DR-24 where the house rules keep both, that is told', () => {
    expect(told('R1 - H2 - H2', { relicsBack: true, hazardsStay: true }).slice(-2)).toEqual([
      'Du, Hexe und Zwerg fliehen und verlieren je 0',
      '[R1] Der Siegelring bleibt zurück und kommt wieder in den Stapel',
    ]);
  });

  test('alone in the cave', () => {
    expect(told('T7 12 T11 - T5 0').slice(-4)).toEqual([
      '[T11] 11 Gold, alles für dich',
      '[T5] 5 Gold, alles für dich',
      'Du schleichst allein hinaus und sicherst 19',
      'Beutezug 1 ist zu Ende, alle sind draußen',
    ]);
  });
});

describe('DR-26 hidden chests: of others no number is told', () => {
  const hidden = { hiddenChests: true };

  test('whoever flees together hears of the own bag alone', () => {
    // 7 among three: 2 in each bag.
    expect(told('T7 - H1 - H1', hidden)).toContain('Du, Hexe und Zwerg fliehen, du verlierst 2');
    expect(told('T7 - H1 - H1')).toContain('Du, Hexe und Zwerg fliehen und verlieren je 2');
  });

  test('who leaves with what is told of you alone', () => {
    expect(told('T7 - H1 02 R1 1', hidden).slice(3)).toEqual([
      'Du und Zwerg schleichen hinaus, du sicherst 2',
      '[R1] Der Siegelring liegt auf dem Pfad',
      'Hexe schleicht allein hinaus',
      '[R1] Hexe nimmt den Siegelring mit',
      'Beutezug 1 ist zu Ende, alle sind draußen',
    ]);
    expect(told('T7 12', hidden).at(-1)).toBe('Hexe und Zwerg schleichen hinaus');
  });

  test('nor what they get in the cave while you are out, nor what they lose', () => {
    expect(told('T7 0 T11 - H1 - H1', hidden).slice(3)).toEqual([
      '[T11] 11 Gold, 1 bleibt liegen',
      '[H1] Gefahr auf dem Pfad: Fledermäuse',
      '[H1] Zum zweiten Mal Fledermäuse: Der Drache ist wach',
      'Hexe und Zwerg fliehen und verlieren ihre Beutel',
      '[H1] Eine Karte verlässt das Spiel: Fledermäuse',
    ]);
  });
});
