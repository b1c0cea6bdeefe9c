import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { matchChance } from '../../../../game/chance';
import type { Setup } from '../../../../game/contract';
import { settings } from '../../../../ui/settings.svelte';
import { cardName } from '../words';
import { SEATS, type Entry, type Options, type Position } from '../../position';
import { speed } from '../../rules';
import { standing } from '../../score';
import { belongings } from '../../spit';
import { RACE, SPITS, type Example, type Scene } from './examples';
import { cardsOf, placesOf } from './notation';
import RulesAround from './RulesAround.svelte';

beforeEach(() => {
  settings.locale = 'de';
});

const ALL: readonly (readonly [string, Example])[] = [
  ...Object.entries<Example>(RACE),
  ...Object.entries<Example>(SPITS),
];

const start = (options: Partial<Options> = {}): Position =>
  speed.start({
    seats: 2,
    options: { ...speed.defaults(2), ...options },
    source: { kind: 'free' },
  } satisfies Setup<Options>);

/** The table of an example as a position. */
const positionOf = ({ before, other, options }: Example): Position => {
  const pair = (own: string | undefined, theirs: string | undefined) => [
    cardsOf(own ?? ''),
    cardsOf(theirs ?? ''),
  ];
  return {
    ...start(options),
    deal: 1,
    step: 'race',
    hands: pair(before.hand, other?.hand),
    stocks: pair(before.stock, other?.stock),
    reserves: pair(...(before.reserves ?? ['', ''])),
    piles: before.piles.map((pile) => (pile === null ? null : cardsOf(pile))),
    layouts: [placesOf(before.layout ?? ''), placesOf(other?.layout ?? '')],
    spit: pair(...(before.spit ?? ['', ''])),
  };
};

/** What a position shows of a scene, in its words. */
const sceneOf = (position: Position, { hand, stock, reserves, layout, spit }: Scene): Scene => {
  const text = (cards: readonly string[] | null | undefined): string => (cards ?? []).join(' ');
  const [left, right] = position.piles.map((pile) => (pile === null ? null : text(pile)));
  const places = (position.layouts[0] ?? []).map(({ down, up }) =>
    up === null ? (down.length === 0 ? '' : `${text(down)}~`) : text([...down, up]),
  );
  return {
    piles: [left ?? null, right ?? null],
    ...(hand === undefined ? {} : { hand: text(position.hands[0]) }),
    ...(stock === undefined ? {} : { stock: text(position.stocks[0]) }),
    ...(reserves && { reserves: [text(position.reserves[0]), text(position.reserves[1])] }),
    ...(layout === undefined ? {} : { layout: places.join('|').replace(/\|+$/, '') }),
    ...(spit && { spit: [text(position.spit[0]), text(position.spit[1])] }),
  };
};

const entryOf = (act: Example['acts'][number]): Entry =>
  'reserves' in act
    ? { chance: 'reshuffle', reserves: act.reserves.map((cards) => [...cardsOf(cards)]) }
    : act;

describe('C-36 SP-04 SP-05 SP-08 SP-16 SP-17 SP-18 SP-19 SP-20 SP-21 the examples are what the rules do', () => {
  test.each(ALL)('%s', (_, example) => {
    let position = positionOf(example);
    for (const [at, act] of example.acts.entries()) {
      const next = speed.apply(position, entryOf(act));
      const last = at === example.acts.length - 1;
      const expected = last ? (example.refused ?? null) : null;
      expect(next.ok ? null : next.refusal.code).toBe(expected);
      if (next.ok) position = next.value;
    }
    expect(sceneOf(position, example.after)).toEqual(example.after);
    expect(position.rounds).toEqual(example.round === undefined ? [] : [example.round]);
    expect(position.over).toBe(example.over === true);
    if (example.cards !== undefined)
      expect(SEATS.map((seat) => belongings(position, seat).length)).toEqual(example.cards);
  });

  test('what the table does, it does by itself: nobody can go on', () => {
    for (const example of [RACE.flip, RACE.reshuffle, SPITS.call, SPITS.again, SPITS.few])
      expect(speed.due(positionOf(example))?.what).toMatch(/^(blocked|reshuffle|spit)$/);
  });

  test('SP-02 SP-16 set-up and layout as the page tells them', () => {
    const deal = (variant: Options['variant']) =>
      speed.tableMove(start({ variant }), matchChance('page'));
    const race = deal('speed15');
    const spit = deal('spit');
    expect(race && 'stocks' in race && race.stocks.map((cards) => cards.length)).toEqual([15, 15]);
    expect(race && 'stocks' in race && race.reserves.map((cards) => cards.length)).toEqual([
      10, 10,
    ]);
    expect(spit && 'layouts' in spit && spit.layouts[0]?.map((place) => place.length)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(spit && 'layouts' in spit && spit.spit.map((cards) => cards.length)).toEqual([11, 11]);
  });

  test('SP-13 the example of the score: 20 + 7 = 27, and 30 + 9 = 39 for the Bestenliste', () => {
    const before: Position = {
      ...positionOf(RACE.win),
      options: { ...speed.defaults(2), target: 25 },
      score: [20, 18],
    };
    const next = speed.apply(before, entryOf(RACE.win.acts[0]));
    if (!next.ok) throw new Error(next.refusal.code);
    expect(standing(next.value)).toMatchObject({ score: [27, 18], points: [39, 0] });
  });

  test.each(['de', 'en'] as const)('every example has a sentence of its own (%s)', (locale) => {
    settings.locale = locale;
    const texts = ALL.map(([, { text }]) => text());
    expect(new Set(texts).size).toBe(ALL.length);
    expect(texts.every((text) => text.length > 20)).toBe(true);
  });

  test('C-30 C-36 the page names every key, those of Spit too', () => {
    settings.locale = 'de';
    render(RulesAround);
    const [table] = screen.getAllByRole('table');
    const rows = within(table as HTMLElement).getAllByRole('row');
    expect(rows.map((row) => row.firstElementChild?.textContent.trim())).toEqual(
      expect.arrayContaining(['1 – 5', '← →  A D', 'Leertaste, N', 'F', 'M', 'Eingabe', 'P']),
    );
  });

  test('no card lies twice in an example', () => {
    for (const [, { before, other }] of ALL) {
      const parts = [
        ...before.piles,
        before.hand,
        before.stock,
        ...(before.reserves ?? []),
        ...(before.spit ?? []),
        ...[before.layout, other?.hand, other?.stock, other?.layout],
      ];
      const cards = parts.flatMap((part) => cardsOf((part ?? '').replace(/[|~]/g, ' ')));
      expect(cards.filter((card, at) => cards.indexOf(card) !== at).map(cardName)).toEqual([]);
    }
  });
});
