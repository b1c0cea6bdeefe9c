import { describe, expect, test } from 'vitest';
import { logOf, played, rules, setupOf } from '../../../../../tests/games/speeddracheLog';
import { settings } from '../../../ui/settings.svelte';
import type { Choice, Options } from '../position';
import { speeddrache } from '../rules';
import { historyOf } from './history';
import { barNote, previewText, promptOf, riskText, type Told } from './prompt';
import type { Scene } from './scenes';

settings.locale = 'de';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const NAMES = ['Du', 'Hexe', 'Zwerg', 'Katze', 'Halbling', 'Rabe', 'Gaukler', 'Riese'];

const say = (
  text: string,
  scene: Scene,
  more: Partial<Told> = {},
  options: Partial<Options> = {},
  seats = 3,
): readonly string[] => {
  const setup = setupOf(options, seats);
  const log = logOf(text, setup);
  const { title, text: sentence } = promptOf({
    scene,
    position: speeddrache.view(played(text, setup), 0),
    you: 0,
    names: NAMES.slice(0, seats),
    chosen: [],
    choice: null,
    expedition: historyOf(rules, setup, log).at(-1),
    choices: (log.at(-1)?.['choices'] ?? null) as { readonly [seat: string]: Choice } | null,
    elsewhere: false,
    ...more,
  });
  return [title, sentence];
};

describe('DR-04 DR-05 what the dock says while all choose', () => {
  test.each([
    ['nobody yet', say('T1', 'choose'), 'Tiefer oder hinaus?', 'Noch hat keiner von 3 gewählt'],
    ['one', say('T1', 'choose', { chosen: [1] }), 'Tiefer oder hinaus?', '1 von 3 hat gewählt'],
    [
      'two',
      say('T1', 'choose', { chosen: [1, 2] }),
      'Tiefer oder hinaus?',
      '2 von 3 haben gewählt',
    ],
    [
      'deeper',
      say('T1', 'chosen', { chosen: [0, 2], choice: 'deeper' }),
      'Du gehst tiefer',
      'noch änderbar · 2 von 3',
    ],
    [
      'out',
      say('T1', 'chosen', { chosen: [0], choice: 'leave' }),
      'Du schleichst hinaus',
      'noch änderbar · 1 von 3',
    ],
    [
      'you are out',
      say('T1 0 T2', 'wait', { chosen: [1] }),
      'Du bist draußen',
      '1 von 2 hat gewählt',
    ],
    [
      'you are the last inside',
      say('T1 12 T2', 'choose'),
      'Tiefer oder hinaus?',
      'Außer dir ist niemand mehr drin',
    ],
    [
      'somebody else is the last inside',
      say('T1 01 T2', 'wait'),
      'Du bist draußen',
      'Drin ist nur noch Zwerg',
    ],
    ['in another tab', say('T1', 'wait', { elsewhere: true }), 'Hier schaust du nur zu', ''],
  ])('%s', (_, told, title, text) => {
    expect(told).toEqual([title, text]);
  });
});

describe('DR-05 all discs are turned together', () => {
  test.each([
    ['nobody leaves', say('T1 -', 'turned'), 'Alle gehen tiefer', ''],
    ['you alone inside go on', say('T1 12 T2 -', 'turned'), 'Du gehst allein tiefer', ''],
    ['another alone inside goes on', say('T1 01 T2 -', 'turned'), 'Zwerg geht allein tiefer', ''],
    // 7 of three: 2 each, 1 stays.
    [
      'you leave',
      say('T7 0', 'turned'),
      'Du kehrst allein um',
      'Du sammelst 1 vom Pfad. Hexe und Zwerg schleichen weiter.',
    ],
    [
      'another leaves',
      say('T7 1', 'turned'),
      'Hexe kehrt allein um',
      'Hexe sammelt 1 vom Pfad. Du und Zwerg schleichen weiter.',
    ],
    [
      'two leave, one stays',
      say('T7 12', 'turned'),
      'Zwei gehen, einer bleibt',
      'Hexe und Zwerg kehren um und teilen 1. Du schleichst weiter.',
    ],
    [
      'all leave',
      say('T7 012', 'turned'),
      'Alle schleichen hinaus',
      'Du, Hexe und Zwerg kehren um und teilen 1.',
    ],
    [
      'many are counted, not named',
      say('T7 1234', 'turned', {}, {}, 8),
      'Vier gehen, vier bleiben',
      '4 Diebe kehren um und teilen 7. Du und 3 andere schleichen weiter.',
    ],
    [
      'DR-26 what others gather is hidden',
      say('T7 12', 'turned', {}, { hiddenChests: true }),
      'Zwei gehen, einer bleibt',
      'Hexe und Zwerg kehren um und teilen die Reste. Du schleichst weiter.',
    ],
    [
      'DR-26 of one alone too',
      say('T7 1', 'turned', {}, { hiddenChests: true }),
      'Hexe kehrt allein um',
      'Du und Zwerg schleichen weiter.',
    ],
  ])('%s', (_, told, title, text) => {
    expect(told).toEqual([title, text]);
  });
});

describe('DR-11 the dragon is awake', () => {
  const hidden = { hiddenChests: true };
  test.each([
    [
      'all flee with 2 each',
      say('T7 - H2 - H2', 'flight'),
      'Zum zweiten Mal Steinschlag. Du, Hexe und Zwerg fliehen und verlieren je 2. Eure Truhen bleiben unberührt.',
    ],
    [
      'you alone',
      say('T7 12 H2 - H2', 'flight'),
      'Zum zweiten Mal Steinschlag. Du fliehst und verlierst 2. Deine Truhe bleibt unberührt.',
    ],
    [
      'with nothing in the bag',
      say('H2 12 H2', 'flight'),
      'Zum zweiten Mal Steinschlag. Du fliehst mit leerem Beutel. Deine Truhe bleibt unberührt.',
    ],
    [
      'one of the others',
      say('T7 01 H1 - H1', 'flight'),
      'Zum zweiten Mal Fledermäuse. Zwerg flieht und verliert 2. Die Truhe bleibt unberührt.',
    ],
    [
      'DR-26 what others lose is hidden',
      say('T7 0 H1 - H1', 'flight', {}, hidden),
      'Zum zweiten Mal Fledermäuse. Hexe und Zwerg fliehen und verlieren ihre Beutel. Die Truhen bleiben unberührt.',
    ],
  ])('%s', (_, told, text) => {
    expect(told).toEqual(['Der Drache ist wach!', text]);
  });
});

describe('DR-34 what there is to weigh, in words', () => {
  test.each([
    [
      { bag: 10, alone: { gold: 9, relics: ['R3'] }, shared: { gold: 4, relics: [] } },
      'Umkehren bringt dir jetzt allein 9 und den Kelch, zu zweit 4. Im Beutel hast du 10.',
    ],
    [
      { bag: 0, alone: { gold: 1, relics: [] }, shared: null },
      'Umkehren bringt dir jetzt allein 1. Im Beutel hast du 0.',
    ],
  ])('%o', (preview, text) => {
    expect(previewText(preview)).toBe(text);
  });

  test('the risk in per cent', () => {
    expect([0, 4 / 22, 0.3].map((risk) => plain(riskText(risk)))).toEqual([
      'kein Risiko',
      '18 % Risiko',
      '30 % Risiko',
    ]);
  });
});

test('the bar counts the expeditions', () => {
  expect(barNote(played('T1 012 T2', setupOf({ expeditions: 3 })))).toBe('Beutezug 2/3');
  expect(barNote({ ...played('T1', setupOf()), expedition: 0 })).toBeUndefined();
});
