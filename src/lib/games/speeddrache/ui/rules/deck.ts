/** The deck as the rules page shows it; the tests hold it against the cards of the game. */
import type { Card } from '../../cards';
import type { Path } from '../../position';

export const DECK = {
  treasures: [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17],
  hazards: ['H1', 'H2', 'H3', 'H4', 'H5'],
  copies: 3,
  relics: ['R1', 'R2', 'R3', 'R4', 'R5'],
} as const;

/** Every treasure once, with how many there are of it. */
export const TREASURES: readonly { readonly gold: number; readonly count: number }[] = [
  ...new Set<number>(DECK.treasures),
].map((gold) => ({ gold, count: DECK.treasures.filter((other) => other === gold).length }));

/** What is left in the stack of the first expedition beside this path. */
export const stackBeside = (path: Path): readonly Card[] =>
  path.reduce<readonly Card[]>(
    (left, { card }) => left.toSpliced(left.indexOf(card), 1),
    [
      ...DECK.treasures.map((gold) => `T${gold}`),
      ...DECK.hazards.flatMap((hazard) => Array.from({ length: DECK.copies }, () => hazard)),
      DECK.relics[0],
    ],
  );
