/** Simulated devices at one table: what each stores survives when it is switched off, everything else does not. */
import { matchChance } from '../../lib/game/chance';
import type { AnyGame, Draw, Setup } from '../../lib/game/contract';
import { open, replay } from '../../lib/game/match';
import { refuse } from '../../lib/game/contract';
import { localLine } from '../../lib/link/local';
import type { Clock, Journal, NetworkLink, Seated } from '../../lib/table/ports';
import { Caller, type Ticket } from '../../lib/table/room/caller';
import { Door, type Version } from '../../lib/table/room/door';
import { openRoom, parseStoredRoom, type StoredRoom } from '../../lib/table/room/people';
import { Place } from '../../lib/table/room/place';
import { Room } from '../../lib/table/room/room';
import type { Begun } from '../../lib/table/room/running';
import type { Person, TableRules } from '../../lib/table/room/state';
import { MemoryJournal, copy } from './memory';
import type { Net } from './net';
import { RandomThinker } from './randomThinker';

export const VERSION: Version = { rules: '0123456789abcdef', app: 'storm' };

export interface World {
  readonly clock: Clock;
  readonly draw: Draw;
  readonly net: Net;
  readonly game: AnyGame;
  readonly seed: string;
}

const hex = (draw: Draw, bytes: number): string =>
  Array.from({ length: bytes }, () => draw.below(256).toString(16).padStart(2, '0')).join('');

const personCalled = (name: string): Person => ({ name, avatar: '', guest: false });

interface StoredMatch {
  readonly setup: Setup;
  readonly seated: readonly Seated[];
  readonly journal: MemoryJournal;
}

/** Whoever sits at the table, by whatever device. */
export interface Device {
  readonly name: string;
  readonly place: Place | null;
  readonly isOn: boolean;
  boot(): void;
  kill(): void;
}

/** The device that hosts the table. */
export class HostDevice implements Device {
  readonly name = 'Host';
  readonly matches = new Map<string, StoredMatch>();
  readonly #world: World;
  readonly #rules: TableRules;
  #disk: StoredRoom | null = null;
  #room: Room | null = null;
  #door: Door | null = null;
  #links: NetworkLink[] = [];
  #life = 0;
  place: Place | null = null;

  constructor(world: World, rules: TableRules) {
    this.#world = world;
    this.#rules = rules;
  }

  get isOn(): boolean {
    return this.#room !== null;
  }

  get stored(): StoredRoom | null {
    return this.#disk;
  }

  /** The match as it lies on the disk. */
  get match(): StoredMatch | null {
    return this.matches.get(this.#disk?.matchId ?? '') ?? null;
  }

  /** Where others knock; `null` while the device is off. */
  get knock(): ((link: NetworkLink) => void) | null {
    const door = this.#door;
    if (door === null) return null;
    return (link) => {
      this.#links.push(link);
      door.open(link);
    };
  }

  boot(): void {
    if (this.isOn) return;
    const { clock, draw, game } = this.#world;
    this.#life += 1;
    const life = this.#life;
    const fresh = openRoom(game, this.#rules, personCalled(this.name), hex(draw, 16));
    const stored = this.#disk === null ? fresh : parseStoredRoom(copy(this.#disk));
    if (!stored.ok) throw new Error(`the stored table is refused: ${stored.refusal.code}`);
    this.#disk ??= stored.value;
    const room = new Room(
      {
        clock,
        game,
        keep: (next) =>
          this.#write(life, () => {
            if (next !== null) this.#disk = copy(next);
          }),
        begin: async (setup, seated) => {
          const id = hex(draw, 4);
          const journal = new MemoryJournal();
          await this.#write(life, () => this.matches.set(id, { setup, seated, journal }));
          return this.#begun(life, id, false);
        },
        changed: () => undefined,
      },
      stored.value,
      stored.value.matchId === null ? null : this.#begun(life, stored.value.matchId, true),
    );
    this.#room = room;
    this.#door = new Door({ clock, room, version: VERSION, secret: (bytes) => hex(draw, bytes) });
    this.place = newPlace(game);
    const [near, far] = localLine();
    this.place.attach(far, stored.value.host);
    room.attach(stored.value.host, near);
  }

  /** The battery is out: what is being written is written, or not, and nobody is told anything. */
  kill(): void {
    this.#life += 1;
    this.#room?.stop();
    this.place?.close();
    this.#world.net.kill(this.#links);
    this.#room = null;
    this.#door = null;
    this.place = null;
    this.#links = [];
  }

  #begun(life: number, id: string, isOld: boolean): Begun {
    const { clock, game, seed } = this.#world;
    const stored = this.matches.get(id);
    if (stored === undefined) throw new Error('the match of the table is not there');
    const { setup, seated, journal } = stored;
    const match = replay(game, setup, journal.log);
    if (!match.ok) throw new Error(`the stored match does not replay: ${match.refusal.code}`);
    const slow: Journal = {
      append: (index, entry, result) =>
        this.#write(life, () => journal.append(index, entry, result)),
      choose: (index, choices) => this.#write(life, () => journal.choose(index, choices)),
    };
    return {
      id,
      match: isOld ? match.value : open(game, setup),
      seated,
      choices: copy(journal.choices),
      since: 0,
      parts: {
        game,
        clock,
        journal: slow,
        chance: matchChance(`${seed} ${id}`),
        thinker: new RandomThinker(game, clock, 5),
      },
    };
  }

  /** Takes a few milliseconds; when the device goes off meanwhile, it is never heard of again. */
  #write(life: number, write: () => unknown): Promise<void> {
    const { clock, draw } = this.#world;
    return new Promise((resolve, reject) => {
      clock.after(draw.below(8), () => {
        if (life !== this.#life) return;
        Promise.resolve(write()).then(() => {
          clock.after(draw.below(3), () => {
            if (life === this.#life) resolve();
          });
        }, reject);
      });
    });
  }
}

/** The device of somebody who plays along. */
export class GuestDevice implements Device {
  readonly name: string;
  readonly #world: World;
  readonly #host: HostDevice;
  #ticket: Ticket;
  #caller: Caller | null = null;
  #links: NetworkLink[] = [];
  place: Place | null = null;
  /** How often the host said what cannot be true. */
  unsound = 0;

  constructor(world: World, host: HostDevice, name: string) {
    this.#world = world;
    this.#host = host;
    this.name = name;
    this.#ticket = { table: null, token: hex(world.draw, 16) };
  }

  get isOn(): boolean {
    return this.#caller !== null;
  }

  get caller(): Caller | null {
    return this.#caller;
  }

  boot(): void {
    if (this.isOn) return;
    const { clock, net, game } = this.#world;
    const place = newPlace(game, () => (this.unsound += 1));
    this.place = place;
    const caller = new Caller(
      {
        clock,
        version: VERSION,
        person: () => personCalled(this.name),
        looks: false,
        dial: async () => {
          const link = await net.dial(() => this.#host.knock);
          if (link.ok && this.#caller !== caller) return refuse('line-closed');
          if (link.ok) this.#links.push(link.value);
          return link;
        },
        keep: (ticket) => {
          if (this.#caller === caller) this.#ticket = copy(ticket);
          return Promise.resolve();
        },
        stream: (link, member) => place.attach(link, member),
        changed: () => undefined,
      },
      this.#ticket,
    );
    this.#caller = caller;
  }

  kill(): void {
    const caller = this.#caller;
    this.#caller = null;
    this.#world.net.kill(this.#links);
    this.#links = [];
    caller?.end({ code: 'line-closed' });
    this.place?.close();
    this.place = null;
  }

  /** A first call that found nobody is made again, as people do. */
  again(): void {
    if (this.isOn && this.#caller?.ended !== null && this.#ticket.table === null) {
      this.kill();
      this.boot();
    }
  }
}

const newPlace = (game: AnyGame, unsound: () => void = () => undefined): Place =>
  new Place({
    gameOf: (id) => (id === game.id ? game : null),
    changed: () => undefined,
    ended: () => undefined,
    unsound,
  });
