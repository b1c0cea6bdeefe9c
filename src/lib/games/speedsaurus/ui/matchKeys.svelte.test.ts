/** What the keys of a match do, and what of it goes on while a key is held down. */
import { expect, test } from 'vitest';
import { given } from '../../../../../tests/games/speedsaurus';
import { inHand } from '../../../../../tests/games/speedsaurusHand.svelte';
import { settings } from '../../../ui/settings.svelte';
import type { Hand } from './hand.svelte';
import { onMatchKey } from './matchKeys';

settings.locale = 'de';

/** The match of somebody who has four 3s and two 12s to lay; keys as text, what is held down with a star. */
const afterKeys = (keys: string): { readonly heard: readonly string[]; readonly hand: Hand } => {
  const position = given({ hands: ['3 3 3 3 5 12 12', '2 2', '2 2'], parade: '1x4 1x6 1x9' });
  const { hand, heard } = inHand(position);
  const commands = {
    advise: () => heard.push('advice'),
    info: () => heard.push('info'),
    bilanz: () => heard.push('bilanz'),
    hand,
    piles: () => position.parade.map(({ value }) => value),
    endBox: () => null,
    boxAt: () => null,
    focusOn: () => undefined,
  };
  for (const word of keys.split(' '))
    onMatchKey(
      new KeyboardEvent('keydown', { key: word.replace('*', ''), repeat: word.endsWith('*') }),
      commands,
    );
  return { heard, hand };
};

test.each<readonly [keys: string, heard: readonly string[]]>([
  // The first press of an arrow chooses the 3s, all four of them.
  ['ArrowDown ArrowLeft', ['0:4x3L']],
  ['ArrowDown - - ArrowLeft', ['0:2x3L']],
  ['ArrowDown ArrowDown Enter', ['0:2x12R']],
  ['p 2 Enter', ['0:p6']],
  ['p ArrowRight ArrowRight Enter', ['0:p6']],
  ['r', ['advice']],
  ['i', ['info']],
  ['b', ['bilanz']],
])('SA-27, SA-28 the keys %s ask for %j', (keys, heard) => {
  expect(afterKeys(keys).heard).toEqual(heard);
});

test.each<readonly [keys: string, heard: readonly string[]]>([
  // Two of the four 3s would be left to be laid on the next turn.
  ['ArrowDown - - ArrowLeft ArrowLeft* ArrowLeft*', ['0:2x3L']],
  ['ArrowDown ArrowDown - ArrowRight ArrowRight* ArrowRight*', ['0:1x12R']],
  ['r r* r*', ['advice']],
  ['b b* b*', ['bilanz']],
])('held down it is done once: %s asks for %j', (keys, heard) => {
  expect(afterKeys(keys).heard).toEqual(heard);
});

test('P held down begins to pass and does not take it back', () => {
  expect(afterKeys('p p* p*').hand.taking).toBe(true);
});

test('looking around goes on while the key is held down', () => {
  // 3s, 12s, 3s
  expect(afterKeys('ArrowDown ArrowDown* ArrowDown*').hand.group?.value).toBe(3);
  // four 3s, three, two
  expect(afterKeys('ArrowDown - -*').hand.count).toBe(2);
  // 4, 6, 9
  expect(afterKeys('p ArrowRight ArrowRight* ArrowRight*').hand.chosen).toBe(9);
});
