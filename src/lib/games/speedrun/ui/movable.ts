/** Data the board is given. It knows no rules: whoever uses it says what may move and where to. */
export type Movable = {
  /** Index of the figure in its seat's list: its identity through the whole match. */
  readonly figure: number;
  readonly seat: number;
  /** Own progress it would reach. */
  readonly target: number;
  readonly captures: boolean;
};
