/** A table of several simulated devices in fair weather: people press what people press, and time passes when told. */
import { VirtualClock } from '../../../src/cli/storm/clock';
import { GuestDevice, HostDevice, type Device, type World } from '../../../src/cli/storm/devices';
import { Net } from '../../../src/cli/storm/net';
import { hashText, quickChance } from '../../../src/lib/game/chance';
import type { AnyGame } from '../../../src/lib/game/contract';
import type { Wish } from '../../../src/lib/table/room/messages';
import type { Place } from '../../../src/lib/table/room/place';
import type { RoomState, TableRules } from '../../../src/lib/table/room/state';

export const rulesOf = (game: AnyGame, seats: number, other: Partial<TableRules> = {}) => ({
  game: game.id,
  seats,
  options: game.defaults(seats),
  thinking: null,
  tempo: 'fast' as const,
  strength: 'easy' as const,
  free: 'computer' as const,
  spectators: true,
  listed: true,
  ...other,
});

export class TestTable {
  readonly clock = new VirtualClock();
  readonly world: World;
  readonly host: HostDevice;
  readonly guests: GuestDevice[] = [];

  constructor(game: AnyGame, rules: TableRules) {
    const draw = quickChance(hashText('table'))('net');
    const net = new Net(this.clock, draw);
    this.world = { clock: this.clock, draw, net, game, seed: 'table' };
    this.host = new HostDevice(this.world, rules);
    this.host.boot();
  }

  /** Somebody comes to the table, and is there after two and a half seconds. */
  async join(name: string): Promise<GuestDevice> {
    const guest = new GuestDevice(this.world, this.host, name);
    this.guests.push(guest);
    guest.boot();
    await this.clock.advance(2_500);
    return guest;
  }

  /** The answer to what somebody wants: `null`, or the code of the reason. */
  async wish(device: Device, wish: Wish): Promise<string | null | undefined> {
    let answer: string | null | undefined;
    void this.placeOf(device)
      .wish(wish)
      .then((refusal) => {
        answer = refusal?.code ?? null;
      });
    await this.clock.advance(200);
    return answer;
  }

  /** Everybody is ready, and the host begins. */
  async start(): Promise<string | null | undefined> {
    for (const guest of this.guests) await this.wish(guest, { do: 'ready', on: true });
    return this.wish(this.host, { do: 'start' });
  }

  placeOf(device: Device): Place {
    if (device.place === null) throw new Error(`${device.name} is off`);
    return device.place;
  }

  /** What everybody may know, as this device has heard it. */
  roomOf(device: Device): RoomState {
    const { room } = this.placeOf(device);
    if (room === null) throw new Error(`${device.name} has heard nothing`);
    return room;
  }

  /** Who sits where, as the host says: `Host 0`, `Mia 1 ready`, `Ben –`. */
  get people(): string[] {
    return this.roomOf(this.host).members.map(
      ({ name, seat, ready, here }) =>
        `${name} ${seat ?? '–'}${ready ? ' ready' : ''}${here ? '' : ' away'}`,
    );
  }
}
