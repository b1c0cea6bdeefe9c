import { describe, expect, test } from 'vitest';
import { given } from '../../../../../tests/games/speedsaurus';
import type { AnyGame } from '../../../game/contract';
import type { Position } from '../position';
import { settings } from '../../../ui/settings.svelte';
import { speedsaurus } from '../rules';
import { handGroups } from './groups';
import { barNote, promptOf, type Scene } from './prompt';

settings.locale = 'de';

const rules = speedsaurus as unknown as AnyGame;

/** `2x3`: two threes of the hand are selected. */
const say = (
  whole: Position,
  selected: string | null = null,
  scene: Partial<Scene> = {},
): readonly (string | undefined)[] => {
  const position = speedsaurus.view(whole, 0);
  const moves = speedsaurus.legal(position, 0);
  const groups = handGroups(rules, position, 0, moves, moves.length > 0);
  const [count, value] = (selected ?? '').split('x').map(Number);
  const group = groups.find((one) => one.value === value);
  const { title, text } = promptOf({
    position,
    you: 0,
    names: ['Du', 'Eule', 'Igel', 'Panda'],
    groups,
    selected: group === undefined ? null : { group, count: count ?? NaN },
    taking: null,
    thinking: true,
    elsewhere: false,
    quick: false,
    ...scene,
  });
  return [title, text];
};

const OTHERS = ['4 4', '4 4', '4 4'];
const hands = ['1 2 2 3 3 3 9 12 12', ...OTHERS];
const midgame = given({ hands, parade: '2x4 1x6 2x9' });
const waiting = (turn: number, passed: readonly number[] = []) =>
  given({ hands, parade: '2x4 1x6 2x9', turn, passed });

describe('what the dock says', () => {
  test.each<readonly [string, readonly (string | undefined)[], string, string | undefined]>([
    [
      'SA-08 I open',
      say(given({ hands })),
      'Du eröffnest die Runde',
      'Lege beliebig viele Karten eines Werts.',
    ],
    [
      'SA-17 the parade was emptied',
      say(given({ hands, opening: false })),
      'Die Parade ist leer',
      'Eröffne frei, oder passe und nimm nichts.',
    ],
    ['three values fit', say(midgame), 'Du bist dran', '3 Werte deiner Hand passen. Wähle einen.'],
    [
      'one value fits',
      say(given({ hands: ['3 3 5', ...OTHERS], parade: '2x4 1x6 2x9' })),
      'Du bist dran',
      'Ein Wert deiner Hand passt.',
    ],
    [
      'SA-15 nothing fits',
      say(given({ hands: ['3 5 8', ...OTHERS], parade: '2x4 1x6 2x9' })),
      'Hier passt nichts',
      'Passe: Du nimmst eine Karte mit in die Höhle.',
    ],
    [
      'SA-10 selected for the left end',
      say(midgame, '3x3'),
      '3 × Psittacosaurus',
      'Die 3 passt links: ab 2 Karten, höchstens 4.',
    ],
    [
      'SA-11 selected for the right end, one is enough',
      say(given({ hands, parade: '2x4 1x9' }), '1x12'),
      '1 × Brachiosaurus',
      'Die 12 passt rechts: ab einer Karte, mindestens 9.',
    ],
    [
      'SA-13 onto the pile at the right end',
      say(given({ hands, parade: '2x4 1x9' }), '1x9'),
      '1 × Triceratops',
      'Die 9 passt rechts, auf denselben Stapel.',
    ],
    [
      'SA-13 onto the pile at the left end',
      say(given({ hands, parade: '2x2 1x9' }), '2x2'),
      '2 × Compsognathus',
      'Die 2 passt links, auf denselben Stapel.',
    ],
    [
      'SA-13 onto the only pile',
      say(given({ hands, parade: '1x9' }), '1x9'),
      '1 × Triceratops',
      'Die 9 kommt auf den einzigen Stapel.',
    ],
    [
      'selected for opening',
      say(given({ hands }), '2x12'),
      '2 × Brachiosaurus',
      'Damit eröffnest du die Runde.',
    ],
    [
      'SA-21 the last cards',
      say(given({ hands: ['3 3', ...OTHERS], parade: '2x4' }), '2x3'),
      '2 × Psittacosaurus',
      'Deine letzten 2 Karten!',
    ],
    [
      'SA-21 the last card',
      say(given({ hands: ['3', ...OTHERS], parade: '1x4' }), '1x3'),
      '1 × Psittacosaurus',
      'Deine letzte Karte!',
    ],
    [
      'SA-28 a pile is to be chosen',
      say(midgame, null, { taking: { chosen: null, text: undefined } }),
      'Nimm eine Karte mit',
      'Wähle einen Stapel, dann bist du raus.',
    ],
    [
      'SA-28 a pile is chosen',
      say(midgame, null, { taking: { chosen: 9, text: 'Dann hast du 2 × 9.' } }),
      'Die 9 mitnehmen?',
      'Dann hast du 2 × 9.',
    ],
    ['my turn comes next', say(waiting(3)), 'Panda überlegt', 'Danach bist du dran.'],
    [
      'my turn comes next, as the others have passed',
      say(waiting(1, [2, 3])),
      'Eule überlegt',
      'Danach bist du dran.',
    ],
    [
      'others come before me',
      say(waiting(1, [3])),
      'Eule überlegt',
      'Noch 3 sind in dieser Runde dabei.',
    ],
    [
      'SA-18 I am out',
      say(waiting(1, [0])),
      'Eule überlegt',
      'Du bist raus, bis die Herde weiterzieht.',
    ],
    ['noted for later', say(waiting(1), '2x12'), 'Eule überlegt', 'Vorgemerkt: 2 × Brachiosaurus.'],
    [
      'a person is on turn',
      say(waiting(3), null, { thinking: false }),
      'Panda ist am Zug',
      'Danach bist du dran.',
    ],
    ['too fast to read', say(waiting(3), null, { quick: true }), 'Panda überlegt', undefined],
    [
      'in another tab',
      say(midgame, null, { elsewhere: true }),
      'Hier schaust du nur zu',
      undefined,
    ],
    [
      'SA-24 between two deals',
      say({ ...midgame, turn: null, deal: 2 }),
      'Partie 2 ist zu Ende',
      'Gleich wird neu ausgeteilt.',
    ],
    [
      'before the first deal',
      say({ ...midgame, turn: null, deal: 0 }),
      'Die Karten werden ausgeteilt',
      undefined,
    ],
  ])('%s', (_, found, title, text) => {
    expect(found).toEqual([title, text]);
  });
});

test.each([
  ['before the first deal', given({ hands, round: 0 }), undefined],
  ['in a single match', given({ hands, round: 3 }), 'Runde 3'],
  [
    'SA-24 in a match of several deals',
    given({ hands, round: 3, variant: 'pro20', left: [[4, 0, 1, 2]] }),
    'Partie 2 · Runde 3',
  ],
])('the bar notes %s', (_, position, note) => {
  expect(barNote(position)).toBe(note);
});
