/** The hand of seat 0 as the screen has it, for tests: what it asks for stands in a list. */
import type { AnyGame } from '../../src/lib/game/contract';
import type { Position } from '../../src/lib/games/speedsaurus/position';
import { speedsaurus } from '../../src/lib/games/speedsaurus/rules';
import { Hand } from '../../src/lib/games/speedsaurus/ui/hand.svelte';
import { entryText } from './speedsaurus';

const nowhere = () => null;

/** `heard`: actions as text, refusals by name, answers; `goOn` lets the match go on to another position. */
export const inHand = (start: Position) => {
  let position = $state.raw(start);
  const heard: string[] = [];
  const hand = new Hand(
    () => ({
      rules: speedsaurus as unknown as AnyGame,
      position: speedsaurus.view(position, 0),
      you: 0,
      moves: speedsaurus.legal(position, 0),
      between: false,
    }),
    {
      act: (action) => heard.push(entryText(action)),
      refused: ({ code }) => heard.push(code),
      answer: (text) => heard.push(text),
      groupBox: nowhere,
      pileBox: nowhere,
      changed: () => undefined,
    },
  );
  return { hand, heard, goOn: (next: Position) => (position = next) };
};
