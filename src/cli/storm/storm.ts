/**
 * One storm over one table: a host and its guests sit down and play while the network loses, doubles and reorders,
 * links break and devices are switched off at any moment. Then the weather clears up, and everything has to go on.
 *
 * What must hold all the time:
 * - a guest's match is what its seat may see of a beginning of the host's stored log; an entry never changes;
 * - what was acknowledged is stored;
 * and in the end everybody is connected again, on the same seat, and the match has moved on or is over.
 */
import { hashText, quickChance } from '../../lib/game/chance';
import type { ActionEntry, AnyGame, Draw, Seat } from '../../lib/game/contract';
import { canonical, sameJson } from '../../lib/game/json';
import { replay, viewOf, type Match } from '../../lib/game/match';
import type { TableRules } from '../../lib/table/room/state';
import { VirtualClock } from './clock';
import { GuestDevice, HostDevice, type Device, type World } from './devices';
import { FAIR, Net, type Weather } from './net';
import { pick } from './randomThinker';

/** Virtual milliseconds of bad weather. */
const STORM_LASTS = 40_000;
/** Virtual milliseconds in which everything has to be well again. */
const CALM_LASTS = 400_000;
const STEP = 400;

export interface Storm {
  readonly world: World & { readonly clock: VirtualClock };
  readonly host: HostDevice;
  readonly guests: readonly GuestDevice[];
}

export interface StormReport {
  readonly kills: number;
  readonly entries: number;
  readonly matches: number;
}

const rulesFor = (game: AnyGame, draw: Draw): TableRules => {
  const seats = pick(
    draw,
    game.seats.filter((number) => number > 1 && number <= 5),
  );
  return {
    game: game.id,
    seats,
    options: game.defaults(seats),
    thinking: pick(draw, [null, 30] as const),
    tempo: 'fast',
    strength: 'easy',
    free: 'computer',
    spectators: draw.below(2) === 0,
    listed: true,
  };
};

const weatherOf = (draw: Draw): Weather => ({
  loss: draw.below(12),
  doubles: draw.below(12),
  delay: pick(draw, [20, 80, 300, 900]),
  breaks: draw.below(4),
});

/** Plays one storm. @throws Error that names what did not hold. */
export const runStorm = async (game: AnyGame, seed: string): Promise<StormReport> => {
  const storm = gather(game, seed);
  const watch = new Watch(storm);
  const { draw, clock, net } = storm.world;
  const devices: readonly Device[] = [storm.host, ...storm.guests];
  let kills = 0;
  for (let time = 0; time < STORM_LASTS; time += STEP) {
    if (draw.below(12) === 0) net.weather = weatherOf(draw);
    for (const device of devices) {
      if (device.isOn ? draw.below(40) === 0 : draw.below(5) === 0) {
        if (device.isOn) kills += 1;
        if (device.isOn) device.kill();
        else device.boot();
      }
    }
    for (const guest of storm.guests) guest.again();
    act(storm, watch);
    await clock.advance(draw.below(STEP));
    watch.check();
  }
  await calm(storm, watch);
  const entries = storm.host.match?.journal.log.length ?? 0;
  return { kills, entries, matches: storm.host.stored?.match ?? 0 };
};

const gather = (game: AnyGame, seed: string): Storm => {
  const draw = quickChance(hashText(seed))('storm');
  const clock = new VirtualClock();
  const net = new Net(clock, draw);
  const world = { clock, draw, net, game, seed };
  const rules = rulesFor(game, draw);
  const host = new HostDevice(world, rules);
  const most = Math.min(rules.seats, game.mostPeople ?? rules.seats) - 1;
  const guests = Array.from(
    { length: 1 + draw.below(most) },
    (_, number) => new GuestDevice(world, host, `Guest ${number + 1}`),
  );
  host.boot();
  for (const guest of guests) guest.boot();
  net.weather = weatherOf(draw);
  return { world, host, guests };
};

/** The weather is fair and all devices are on: everybody comes back, and play goes on. */
const calm = async (storm: Storm, watch: Watch): Promise<void> => {
  const { host, guests, world } = storm;
  world.net.weather = FAIR;
  const before = (host.stored?.match ?? 0) * 1e6 + (host.match?.journal.log.length ?? 0);
  const isWell = (): boolean => {
    const together = guests.every((guest) => guest.caller?.state === 'connected');
    const now = (host.stored?.match ?? 0) * 1e6 + (host.match?.journal.log.length ?? 0);
    const moved = now > before || host.stored?.phase === 'over';
    return together && moved && (host.stored?.match ?? 0) > 0;
  };
  for (let time = 0; time < CALM_LASTS; time += STEP) {
    host.boot();
    for (const guest of guests) {
      guest.boot();
      guest.again();
    }
    act(storm, watch);
    await world.clock.advance(STEP);
    watch.check();
    if (isWell()) return watch.checkEnd();
  }
  const states = guests.map(({ name, caller, place }) => ({
    name,
    state: caller?.state,
    ended: caller?.ended,
    moment: place?.match?.state.moment,
  }));
  throw new Error(
    `play does not go on: ${JSON.stringify({ room: host.place?.room, stored: host.stored?.phase, states })}`,
  );
};

/** Everybody does something that is possible, or nothing. */
const act = (storm: Storm, watch: Watch): void => {
  const { draw, game } = storm.world;
  for (const device of [storm.host, ...storm.guests]) {
    const place = device.place;
    const room = place?.room ?? null;
    if (place === null || room === null || draw.below(3) === 0) continue;
    if (room.phase !== 'playing') {
      if (draw.below(10) === 0) void place.wish({ do: 'say', text: 'Hallo' });
      const me = room.members.find(({ id }) => id === place.member);
      if (me?.ready === false) void place.wish({ do: 'ready', on: true });
      else if (device === storm.host) void place.wish({ do: 'start' });
      continue;
    }
    const { match, guest } = place;
    if (match === null || guest === null || match.state.viewer === 'spectator') continue;
    const { view, viewer, moment } = match.state;
    if (moment.paused) {
      if (moment.unready?.includes(match.state.viewer) === true) void guest.pause(false);
      continue;
    }
    if (moment.over) continue;
    const legal = moment.choice === null ? game.legal(view.position, match.state.viewer) : [];
    if (legal.length > 0) {
      const action = pick(draw, legal);
      const before = view.log.length;
      void guest.act(action).then((refusal) => {
        if (refusal === null) watch.acknowledged(room.match, before, viewer as Seat, action);
      });
    } else if (moment.due !== null && (moment.due.by === viewer || moment.due.by === 'anyone'))
      void guest.bring();
  }
};

/** Looks on and knows what must not be. */
class Watch {
  readonly #storm: Storm;
  /** What each viewer saw of each match, entry by entry. */
  readonly #seen = new Map<string, string[]>();
  readonly #seats = new Map<string, Seat | null>();
  #truth: { readonly id: string; readonly match: Match } | null = null;

  constructor(storm: Storm) {
    this.#storm = storm;
  }

  check(): void {
    const { host, guests } = this.#storm;
    for (const device of [host, ...guests]) this.#checkDevice(device);
    for (const guest of guests)
      if (guest.unsound > 0) throw new Error(`${guest.name} was told what cannot be`);
  }

  /** Nobody has lost or changed a seat, and everybody sees the very same log. */
  checkEnd(): void {
    const { host, guests } = this.#storm;
    for (const guest of guests) {
      const members = host.stored?.members ?? [];
      const own = members.filter(({ name }) => name === guest.name).map(({ id }) => id);
      if (own.length !== 1 || own[0] !== guest.place?.member)
        throw new Error(`${guest.name} has not one seat: ${own.join()}`);
    }
  }

  /** An action that was answered as done is in the log, or stands as a choice. */
  acknowledged(number: number, before: number, seat: Seat, action: ActionEntry): void {
    const { host, world } = this.#storm;
    if (host.stored?.match !== number || host.match === null) return;
    const { log, choices } = host.match.journal;
    const plain = canonical(action, ['t']);
    const isThere =
      world.game.timing === 'joint'
        ? log.length > before || choices.some((choice) => choice.seat === seat)
        : log.slice(before).some((entry) => canonical(entry, ['t']) === plain);
    if (!isThere) throw new Error(`acknowledged and not stored: ${plain}`);
  }

  #checkDevice({ name, place }: Device): void {
    const match = place?.match ?? null;
    if (match === null) return;
    const { host } = this.#storm;
    // Of a match before the stored one nothing can be compared any more.
    if (host.stored?.match !== match.number || host.stored.matchId === null) return;
    const { view, viewer } = match.state;
    const key = `${host.stored.matchId} ${viewer}`;
    const seen = this.#seen.get(key) ?? [];
    const texts = view.log.map((entry) => canonical(entry));
    for (const [at, text] of texts.entries())
      if (at < seen.length && seen[at] !== text)
        throw new Error(`${name} sees another entry ${at}: ${text}, was ${seen[at]}`);
    if (texts.length > seen.length) this.#seen.set(key, texts);
    const seat = this.#seats.get(`${host.stored.matchId} ${name}`);
    if (viewer !== 'spectator' && seat !== undefined && seat !== viewer)
      throw new Error(`${name} sat on seat ${seat}, now on ${viewer}`);
    if (viewer !== 'spectator') this.#seats.set(`${host.stored.matchId} ${name}`, viewer);
    const truth = this.#truthAt(view.log.length);
    if (truth === null) throw new Error(`${name} knows entries that are not stored`);
    if (!sameJson(viewOf(this.#storm.world.game, truth, viewer), view))
      throw new Error(`${name} sees something else than the stored match at ${view.log.length}`);
  }

  /** The stored match after so many entries. */
  #truthAt(length: number): Match | null {
    const stored = this.#storm.host.match;
    const id = this.#storm.host.stored?.matchId ?? null;
    if (stored === null || id === null || stored.journal.log.length < length) return null;
    if (this.#truth?.id === id && this.#truth.match.log.length === length) return this.#truth.match;
    const log = stored.journal.log.slice(0, length);
    const played = replay(this.#storm.world.game, stored.setup, log);
    if (!played.ok) throw new Error(`the stored log does not replay: ${played.refusal.code}`);
    this.#truth = { id, match: played.value };
    return played.value;
  }
}
