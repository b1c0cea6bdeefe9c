/** The best result of every mission on this device. */

/** The best that a mission has brought: its stars, then its score. */
export interface MissionBest {
  readonly game: string;
  /** 1…20 */
  readonly number: number;
  /** 1…3 */
  readonly stars: number;
  readonly score: number;
}
