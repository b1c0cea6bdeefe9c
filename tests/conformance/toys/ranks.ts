/** Competition ranking 1, 2, 2, 4: the highest merit first. */
export const ranking = (merit: readonly number[]): readonly number[] =>
  merit.map((own) => 1 + merit.filter((other) => other > own).length);
