/** Beside the cards: what keys do, what is heard and felt, what travels, what is said of a card that came back. */
import { describe, expect, test } from 'vitest';
import { dealOf, entryOf, played } from '../../../../../tests/games/speedLog';
import { settings } from '../../../ui/settings.svelte';
import type { Card } from '../cards';
import type { Options, View } from '../position';
import { speed } from '../rules';
import type { Snap } from './layers';
import { onMatchKey } from './matchKeys';
import { promptOf, type Said } from './prompt';
import { sensed } from './senses';
import { misfitText, snapWords } from './snaps';
import { drawsOf, travelsOf } from './travels';

settings.locale = 'de';

const DEAL = dealOf({
  stocks: ['8H 6S TC 9D KS 2H', 'QH 8D 5C 2D 3D 4D'],
  starters: '7C JD',
  reserves: ['4S', '4C'],
});
const view = (options: Partial<Options>, ...parts: Parameters<typeof played>[1][]): View =>
  speed.view(played(options, ...parts).position, 0);
const START = view({}, DEAL);

describe('C-30 keys', () => {
  const heardAt = (
    key: string,
    now: { tabbing?: boolean; racing?: boolean; on?: Element },
  ): string[] => {
    const heard: string[] = [];
    const note = (text: string) => () => void heard.push(text);
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    const target = now.on ?? document.body;
    target.addEventListener(
      'keydown',
      () =>
        onMatchKey(
          event,
          {
            card: (at) => heard.push(`card ${at}`),
            pile: (pile) => heard.push(`pile ${pile}`),
            draw: note('draw'),
            slap: note('slap'),
            pause: note('pause'),
            next: note('next'),
            escape: note('escape'),
          },
          { tabbing: now.tabbing ?? false, racing: now.racing ?? true },
        ),
      { once: true },
    );
    target.dispatchEvent(event);
    return heard;
  };

  test.each<readonly [key: string, heard: readonly string[]]>([
    ['1', ['card 0']],
    ['5', ['card 4']],
    ['6', []],
    ['ArrowLeft', ['pile 0']],
    ['a', ['pile 0']],
    ['ArrowRight', ['pile 1']],
    ['D', ['pile 1']],
    [' ', ['draw']],
    ['n', ['draw']],
    ['Enter', ['slap']],
    ['p', ['pause']],
    ['Escape', ['escape']],
  ])('%s', (key, heard) => {
    expect(heardAt(key, {})).toEqual(heard);
  });

  test('before the race Enter and space mean: ready, on', () => {
    expect([heardAt('Enter', { racing: false }), heardAt(' ', { racing: false })]).toEqual([
      ['next'],
      ['next'],
    ]);
  });

  test('whoever goes from control to control presses what has the focus', () => {
    const on = document.body.appendChild(document.createElement('button'));
    expect([heardAt('Enter', { on, tabbing: true }), heardAt('Enter', { on })]).toEqual([
      [],
      ['slap'],
    ]);
    on.remove();
  });
});

describe('what is heard and felt', () => {
  const step = (options: Partial<Options>, before: string, then: string) => {
    const parts = before === '' ? [] : [before];
    return sensed(view(options, DEAL, ...parts), view(options, DEAL, ...parts, then), 0);
  };
  test.each<readonly [before: string, then: string, sounds: readonly string[], nudge: boolean]>([
    ['', '1:8D>0@500', ['lay'], false],
    // It was heard when it was pressed.
    ['', '0:8H>0@500', [], false],
    ['0:8H>0@500', '0:draw@600', ['take'], false],
    ['1:8D>0@500', '1:draw@600', [], false],
  ])('%s then %s', (before, then, sounds, nudge) => {
    expect(step({}, before, then)).toEqual({ sounds, nudge });
  });

  test('SP-15 a slap too early is felt', () => {
    expect(step({ slap: true }, '', '0:slap@500')).toEqual({ sounds: ['capture'], nudge: true });
    expect(step({ slap: true }, '', '1:slap@500')).toEqual({ sounds: [], nudge: false });
  });

  test('a deal, new cards from the reserves, the end', () => {
    const over = { ...START, over: true, step: 'rest', rounds: [[1, 4]] } as const;
    const flipped = { ...START, reserves: [9, 9] };
    expect(sensed(view({}), START, 0).sounds).toEqual(['deal']);
    expect(sensed(START, flipped, 0)).toEqual({ sounds: ['discs'], nudge: true });
    expect([sensed(START, over, 0).sounds, sensed(START, over, 1).sounds]).toEqual([
      ['lose'],
      ['win'],
    ]);
  });
});

describe('what travels', () => {
  test('a card of either seat from its hand, cards of the table from the reserves', () => {
    expect(travelsOf(START, view({}, DEAL, '1:8D>0@500'))).toEqual([
      { card: '8D', from: { of: 'hand', seat: 1 }, pile: 0 },
    ]);
    const deal = dealOf({
      stocks: ['2S 2H 2D 2C 3S', '3H 3D 3C 4S 4H'],
      starters: '7C JD',
      reserves: ['9S', '5S'],
    });
    expect(travelsOf(view({}, deal), view({}, deal, 'flip@2000'))).toEqual([
      { card: '9S', from: { of: 'reserve', at: 0 }, pile: 0 },
      { card: '5S', from: { of: 'reserve', at: 1 }, pile: 1 },
    ]);
  });

  test('SP-07 what is drawn, by hand or of itself', () => {
    const gap = view({}, DEAL, '1:8D>0@500');
    expect(drawsOf(gap, view({}, DEAL, '1:8D>0@500 1:draw@900'))).toEqual([{ seat: 1, count: 1 }]);
    const own = { autoDraw: true };
    expect(drawsOf(view(own, DEAL), view(own, DEAL, '0:8H>0@500'))).toEqual([
      { seat: 0, count: 1 },
    ]);
    expect(drawsOf(START, gap)).toEqual([]);
  });

  test('a deal does not', () => {
    expect(travelsOf(view({}), START)).toEqual([]);
    expect(drawsOf(view({}), START)).toEqual([]);
  });
});

describe('a card that came back, in words', () => {
  const players = [{ name: 'Du' }, { name: 'Eule' }] as unknown as Parameters<typeof snapWords>[1];
  const snap = (more: Partial<Snap>): Snap => ({
    way: { card: 'TC', pile: 1, from: null },
    refusal: { code: 'does-not-fit' },
    late: true,
    top: 'QH',
    by: 1,
    number: 1,
    ...more,
  });
  test.each<readonly [snap: Snap, title: string, text: string]>([
    [snap({}), 'Eule war schneller', 'Auf Herz-Dame passt Kreuz-10 nicht. Sie kommt zurück.'],
    [snap({ by: null }), 'Zu spät', 'Auf Herz-Dame passt Kreuz-10 nicht. Sie kommt zurück.'],
    [snap({ by: 0 }), 'Zu spät', 'Auf Herz-Dame passt Kreuz-10 nicht. Sie kommt zurück.'],
    [snap({ late: false }), 'Passt nicht', 'Auf Herz-Dame passt Kreuz-10 nicht.'],
  ])('%#', (came, title, text) => {
    expect(snapWords(came, players, 0)).toEqual({ title, text });
  });

  test.each<readonly [card: Card, piles: readonly (readonly Card[] | null)[], text: string]>([
    ['KS', [['7C'], ['JD']], 'Pik-König passt weder auf Kreuz-7 noch auf Karo-Bube.'],
    ['KS', [null, ['JD']], 'Pik-König passt nicht auf Karo-Bube.'],
  ])('SP-04 %s on %j', (card, piles, text) => {
    expect(misfitText(card, piles)).toBe(text);
  });
});

describe('the sentence above the hand', () => {
  const said = (more: Partial<Said>): string | undefined => {
    const now: Said = {
      mode: 'race',
      view: START,
      you: 0,
      name: 'Eule',
      countdown: null,
      chosen: null,
      fits: 0,
      done: false,
      frozen: false,
      ...more,
    };
    const prompt = promptOf(now);
    return prompt === null ? undefined : `${prompt.title} ${prompt.text}`;
  };
  const gap = view({}, DEAL, entryOf('0:8H>0@500'));

  test.each<readonly [more: Partial<Said>, text: string | undefined]>([
    [{}, undefined],
    [
      { mode: 'ready' },
      'Schau dir deine Karten an Wenn du bereit bist, drehen sich gleich beide Startkarten um.',
    ],
    [{ mode: 'count' }, 'Gleich geht’s los Beide Startkarten drehen sich zugleich um.'],
    [{ mode: 'count', view: gap }, 'Gleich geht’s los Dann läuft die Zeit weiter.'],
    [{ mode: 'blocked' }, 'Keiner kann legen Gleich kommt von jeder Reserve eine neue Karte.'],
    [
      { mode: 'blocked', countdown: { what: 'reshuffle', seconds: 2 } },
      'Die Reserven sind leer Die Karten aus der Mitte werden neu gemischt.',
    ],
    [{ chosen: '8H', fits: 2 }, 'Auf welchen Stapel? Herz-8 passt auf beide.'],
    [{ done: true }, 'Deine letzte Karte liegt! Wer jetzt zuerst draufhaut, gewinnt.'],
    [{ frozen: true }, 'Zu früh draufgehauen Eine Sekunde lang geht bei dir nichts.'],
    [
      { countdown: { what: 'laggard', seconds: 3 }, view: gap },
      'Zieh nach! Sonst tut es der Tisch gleich für dich.',
    ],
    [
      { countdown: { what: 'laggard', seconds: 3 } },
      'Eule muss nachziehen Sonst tut es gleich der Tisch.',
    ],
    [
      { countdown: { what: 'idle', seconds: 1 } },
      'Keiner rührt sich In einer Sekunde tut es der Tisch.',
    ],
    [{ mode: 'sheet' }, undefined],
  ])('%#', (more, text) => {
    expect(said(more)).toBe(text);
  });
});
