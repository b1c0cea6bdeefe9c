/** All lines of a table: what happens there is told on each, in the words of its viewer. */
import type { Viewer } from '../game/contract';
import type { Match } from '../game/match';
import type { Line } from './line';
import type { Moment, Seated } from './ports';
import type { Views } from './views';

export class Lines {
  readonly #views: Views;
  readonly #momentFor: (viewer: Viewer) => Moment;
  readonly #lines = new Set<Line>();

  constructor(views: Views, momentFor: (viewer: Viewer) => Moment) {
    this.#views = views;
    this.#momentFor = momentFor;
  }

  /** A new line hears everything that its viewer may know. */
  welcome(line: Line, match: Match, seated: readonly Seated[]): void {
    this.#lines.add(line);
    const { viewer } = line;
    const view = this.#views.of(match, viewer);
    line.send({ type: 'welcome', viewer, seated, view, moment: this.#momentFor(viewer) });
  }

  drop(line: Line): void {
    this.#lines.delete(line);
    line.close();
  }

  /** The last entry of `match` is stored and done. */
  step(match: Match): void {
    for (const line of this.#lines) {
      const { viewer } = line;
      const last = this.#views.last(match, viewer);
      const seq = match.log.length - 1;
      line.send({ type: 'step', seq, ...last, moment: this.#momentFor(viewer) });
    }
  }

  /** What is true at this moment has changed. */
  moment(): void {
    for (const line of this.#lines)
      line.send({ type: 'moment', moment: this.#momentFor(line.viewer) });
  }

  /** Somebody else plays a seat from now on. */
  seated(seated: readonly Seated[]): void {
    for (const line of this.#lines) line.send({ type: 'seated', seated });
  }

  close(): void {
    for (const line of this.#lines) line.close();
    this.#lines.clear();
  }
}
