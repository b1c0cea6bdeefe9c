/** What a match shows now: everything that follows from what the driver says and from the scenes seen so far. */
import type { Seat } from '../../../game/contract';
import type { Driver } from '../../../session/driver';
import { PACE } from '../../../ui/pace';
import { playersOf, type Player } from '../../../ui/players';
import { settings } from '../../../ui/settings.svelte';
import type { Choice, Path, Standing, View } from '../position';
import type { Eye, Note, Thief } from './board/types';
import { cast } from './cast';
import { Course } from './course.svelte';
import { beforeLast, eyeOf, hotCards } from './danger';
import { historyOf, type Expedition } from './history';
import { previewOf, type Preview } from './preview';
import { promptOf, type Prompt } from './prompt';
import { lastsFor, type Scene } from './scenes';
import { thievesOf } from './thieves';
import { isHidden, wayHomeSum, type WayHomeSum } from './wayhome';

export const YOU: Seat = 0;

/** As many cards a path has when the light is gone. */
const DEEPEST = 14;

export class Shown {
  readonly #driver: () => Driver;
  readonly course: Course;
  /** The person is out and wants to see the end of the expedition soon. */
  rushing = $state(false);

  constructor(driver: () => Driver) {
    this.#driver = driver;
    this.course = new Course(() => ({
      position: this.position,
      entries: this.entries,
      quick: this.quick,
    }));
  }

  get #guest() {
    return this.#driver().state;
  }
  readonly position = $derived.by(() => this.#guest.view.position as unknown as View);
  readonly entries = $derived.by(() => this.#guest.view.log.length);
  readonly players: readonly Player[] = $derived.by(() =>
    playersOf(this.#guest.seated, undefined, cast),
  );
  readonly names = $derived.by(() => this.players.map(({ name }) => name));
  /** The match is played in another tab: here one only looks on. */
  readonly elsewhere = $derived.by(() => this.#driver().notice?.code === 'other-tab');
  readonly several = $derived.by(
    () => this.#guest.seated.filter(({ kind }) => kind === 'human').length > 1,
  );
  readonly quick = $derived.by(() => this.#driver().tempo === 'turbo' || this.rushing);
  readonly pace = $derived.by(() => (this.rushing ? 0 : PACE[this.#driver().tempo]));
  readonly still = $derived.by(() => this.pace === 0 || settings.still);

  readonly history: readonly Expedition[] = $derived.by(() => {
    const { setup, log } = this.#guest.view;
    return historyOf(this.#driver().rules, setup, log);
  });
  readonly expedition = $derived.by(() => this.history.at(-1));
  readonly standing = $derived.by(
    () => this.#driver().rules.outcome(this.#guest.view.position) as Standing | null,
  );

  /** This person may choose now, or choose again. */
  readonly choosing = $derived.by(
    () => !this.elsewhere && this.position.choosing && this.position.inside.includes(YOU),
  );
  readonly choice: Choice | null = $derived.by(() => {
    const chosen = this.#guest.moment.choice?.do;
    return this.choosing && (chosen === 'deeper' || chosen === 'leave') ? chosen : null;
  });
  readonly scene: Scene = $derived.by(() => {
    if (this.choosing) return this.choice === null ? 'choose' : 'chosen';
    return this.course.scene;
  });
  /** What is expected of this person, for whoever plays by this attribute. */
  readonly mode = $derived.by(() => {
    if (this.scene !== 'turned') return this.scene;
    return this.position.leaving.length > 0 ? 'way' : 'wait';
  });
  /** An expedition goes on without this person. */
  readonly out = $derived.by(
    () =>
      this.position.expedition > 0 &&
      this.position.ending === null &&
      !this.position.inside.includes(YOU),
  );
  /** Milliseconds until the scene gives way by itself; `null`: it does not. */
  readonly lasts = $derived.by(() =>
    lastsFor(this.scene, {
      tempo: this.#driver().tempo,
      rushing: this.rushing,
      auto: settings.chosen.auto === 'on',
      several: this.several,
      ended: this.position.ending !== null,
      left: this.position.leaving.length > 0,
    }),
  );

  readonly #choices = $derived.by(() => {
    const last = this.#guest.view.log.at(-1)?.['choices'];
    return (last ?? null) as { readonly [seat: string]: Choice } | null;
  });
  readonly prompt: Prompt = $derived.by(() =>
    promptOf({
      scene: this.scene,
      position: this.position,
      you: YOU,
      names: this.names,
      chosen: this.#guest.moment.chosen,
      choice: this.choice,
      expedition: this.expedition,
      choices: this.#choices,
      elsewhere: this.elsewhere,
    }),
  );
  readonly preview: Preview | null = $derived.by(() =>
    this.choosing ? previewOf(this.#driver().rules, this.position, YOU) : null,
  );
  readonly way: WayHomeSum | null = $derived.by(() => {
    const leave = this.expedition?.leaves.at(-1);
    return this.scene === 'way' && leave !== undefined
      ? wayHomeSum(leave, this.position, YOU)
      : null;
  });
  readonly thieves: readonly Thief[] = $derived.by(() =>
    thievesOf({
      position: this.position,
      players: this.players,
      you: YOU,
      expedition: this.expedition,
      moment: this.#guest.moment,
      scene: this.scene,
      last: this.#guest.view.log.at(-1),
    }),
  );

  /** The path; while the discs lie turned, nobody has taken anything from it yet. */
  readonly path: Path = $derived.by(() => {
    const leave = this.expedition?.leaves.at(-1);
    const before = this.scene === 'turned' && this.position.leaving.length > 0;
    return before && leave !== undefined ? leave.path : this.position.path;
  });
  /** At a flight the Hort still shows the risk that everybody ran. */
  readonly danger = $derived.by(() =>
    this.position.ending === 'flight' ? beforeLast(this.position) : this.position,
  );
  readonly eye: Eye = $derived.by(() => (settings.chosen.eye === 'off' ? 0 : eyeOf(this.position)));
  readonly hot = $derived.by(() => hotCards(this.position));
  readonly depth = $derived.by(() => Math.min(1, this.position.path.length / DEEPEST));
  /** What the newest treasure brought each, while all choose. */
  readonly note: Note | null = $derived.by(() => {
    const { choosing, path, inside } = this.position;
    const newest = path.at(-1);
    if (!choosing || newest === undefined || !newest.card.startsWith('T')) return null;
    if (inside.every((seat) => isHidden(this.position, seat, YOU))) return null;
    const shared = Number(newest.card.slice(1)) - newest.lying;
    return { each: shared / inside.length, rest: newest.lying };
  });
}
