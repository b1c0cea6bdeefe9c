/**
 * Who belongs to a table and where they sit, as the host stores it: enough to open the same table again after its
 * device was switched off. Pure functions; each gives the next state or the reason why not, and changes nothing.
 */
import * as v from 'valibot';
import { accept, refuse, type AnyGame, type Result, type Seat } from '../../game/contract';
import { parseWith } from '../../game/schema';
import type { Seated } from '../ports';
import {
  MOST_MEMBERS,
  leaverSchema,
  memberId,
  personSchema,
  roomSchema,
  seatSchema,
  type Leaver,
  type Person,
  type TableRules,
} from './state';

/** Points that leaving a match with other people costs. */
export const LEAVING_COSTS = -10;

/** SHA-256 of a seat token as hexadecimal digits: whoever reads the store cannot sit down with it. */
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** Tokens that may be on their way to somebody whose answers are lost again and again. */
const MOST_TOKENS = 6;

const storedMemberSchema = v.strictObject({
  ...personSchema.entries,
  id: memberId,
  seat: v.nullable(seatSchema),
  ready: v.boolean(),
  /** The one it used last, and before that the newer ones that it may have got since. Empty: the host itself. */
  tokens: v.pipe(v.array(hash), v.maxLength(MOST_TOKENS)),
});
export type StoredMember = v.InferOutput<typeof storedMemberSchema>;

const { table, epoch, host, rules, places, phase, match, players, lent } = roomSchema.entries;
const storedSchema = v.strictObject({
  ...{ table, epoch, host, rules, places, phase, match, players, lent },
  /** The code and the secret that proves it to the broker. */
  claim: v.nullable(v.strictObject({ code: v.string(), secret: v.string() })),
  nextMember: memberId,
  members: v.pipe(v.array(storedMemberSchema), v.maxLength(MOST_MEMBERS)),
  left: v.pipe(v.array(leaverSchema), v.maxLength(MOST_MEMBERS)),
  /** Under which the match that runs, or ran last, is stored. */
  matchId: v.nullable(v.string()),
});
export type StoredRoom = v.InferOutput<typeof storedSchema>;

/** Reads a stored table. Refusals: `stored-table-damaged`. */
export const parseStoredRoom = (raw: unknown): Result<StoredRoom> => {
  const read = parseWith(storedSchema, raw, 'stored-table-damaged');
  if (!read.ok) return read;
  const { members, host: hostId } = read.value;
  const seats = members.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  const isSound =
    new Set(seats).size === seats.length &&
    new Set(members.map(({ id }) => id)).size === members.length &&
    members.some(({ id }) => id === hostId);
  return isSound ? read : refuse('stored-table-damaged', { at: 'members', found: '' });
};

const placesOf = (game: AnyGame, { seats }: TableRules): number =>
  Math.min(seats, game.mostPeople ?? seats);

/** Checks rules under the game. Refusals: `bad-table`, `bad-options`. */
export const fitRules = (game: AnyGame, wanted: TableRules): Result<TableRules> => {
  if (game.id !== wanted.game || !game.seats.includes(wanted.seats) || wanted.seats < 2)
    return refuse('bad-table', { at: 'seats', found: wanted.seats });
  const options = game.parseOptions(wanted.options, wanted.seats);
  return options.ok ? accept({ ...wanted, options: options.value }) : options;
};

/** A new table with its host on the first place. Refusals: as `fitRules`. */
export const openRoom = (
  game: AnyGame,
  wanted: TableRules,
  person: Person,
  tableId: string,
): Result<StoredRoom> => {
  const fit = fitRules(game, wanted);
  if (!fit.ok) return fit;
  return accept({
    table: tableId,
    epoch: 0,
    host: 1,
    rules: fit.value,
    places: placesOf(game, fit.value),
    phase: 'gathering',
    match: 0,
    players: [],
    lent: [],
    claim: null,
    nextMember: 2,
    members: [{ ...person, id: 1, seat: 0, ready: false, tokens: [] }],
    left: [],
    matchId: null,
  });
};

export const memberOf = (room: StoredRoom, id: number): StoredMember | undefined =>
  room.members.find((member) => member.id === id);

/** The lowest place where nobody sits; `null`: all are taken. */
const freePlace = ({ members, places: most }: StoredRoom): Seat | null =>
  Array.from({ length: most }, (_, seat) => seat).find(
    (seat) => !members.some((member) => member.seat === seat),
  ) ?? null;

const withMember = (room: StoredRoom, id: number, change: Partial<StoredMember>): StoredRoom => ({
  ...room,
  members: room.members.map((member) => (member.id === id ? { ...member, ...change } : member)),
});

/** Lets somebody in with the tokens that prove it, on the lowest free place unless it only looks on. Refusals: `table-full`. */
export const admit = (
  room: StoredRoom,
  person: Person,
  looks: boolean,
  tokens: readonly string[],
): Result<{ readonly room: StoredRoom; readonly id: number }> => {
  const seat = looks ? null : freePlace(room);
  const mayLook = room.rules.spectators;
  if ((seat === null && !mayLook) || room.members.length >= MOST_MEMBERS)
    return refuse('table-full');
  const id = room.nextMember;
  const member = { ...person, id, seat, ready: false, tokens: [...tokens] };
  return accept({
    room: { ...room, nextMember: id + 1, members: [...room.members, member] },
    id,
  });
};

/** Whose token this is, by its hash. */
export const holderOf = (room: StoredRoom, token: string): StoredMember | undefined =>
  room.members.find(({ tokens }) => tokens.includes(token));

/** Somebody came back with `used` and gets `fresh`; whatever is older than the used one is void from now on. */
export const rotate = (
  room: StoredRoom,
  { id, tokens }: StoredMember,
  used: string,
  fresh: string,
): StoredRoom => {
  const newer = tokens.slice(0, tokens.indexOf(used));
  return withMember(room, id, { tokens: [fresh, ...newer.slice(0, MOST_TOKENS - 2), used] });
};

/** Renames somebody; the seat stays. */
export const rename = (room: StoredRoom, id: number, person: Person): StoredRoom =>
  withMember(room, id, person);

/** Refusals: `seat-taken`, `table-playing`, `only-looking-on`. */
export const sit = (room: StoredRoom, id: number, seat: Seat | null): Result<StoredRoom> => {
  if (room.phase === 'playing' && room.players.includes(id)) return refuse('table-playing');
  if (seat === null && !room.rules.spectators) return refuse('seat-taken');
  if (seat !== null && seat >= room.places) return refuse('seat-taken');
  const taken = room.members.some((member) => member.seat === seat && member.id !== id);
  if (seat !== null && taken) return refuse('seat-taken');
  return accept(withMember(room, id, { seat, ready: false }));
};

/** Refusals: `not-seated`, `table-playing`. */
export const beReady = (room: StoredRoom, id: number, ready: boolean): Result<StoredRoom> => {
  if (room.phase === 'playing') return refuse('table-playing');
  if (memberOf(room, id)?.seat === null) return refuse('not-seated');
  return accept(withMember(room, id, { ready }));
};

/** Takes somebody from the table; from a running match with other people it costs points. */
export const depart = (room: StoredRoom, id: number, costs: number): StoredRoom => {
  const member = memberOf(room, id);
  const seat = room.players.indexOf(id);
  const members = room.members.filter((other) => other.id !== id);
  if (member === undefined || seat < 0 || room.phase !== 'playing') return { ...room, members };
  const others = room.players.some((player) => player !== null && player !== id);
  const leaver: Leaver = { seat, name: member.name, points: others ? costs : 0 };
  return {
    ...room,
    members,
    players: room.players.map((player) => (player === id ? null : player)),
    lent: room.lent.filter((lentSeat) => lentSeat !== seat),
    left: [...room.left, leaver],
  };
};

/** Who would play a match now, by its seats; computers are called by the screens. */
export interface LineUp {
  readonly players: readonly (number | null)[];
  readonly seated: readonly Seated[];
}

/**
 * Who sits where in the next match. Where free seats stay empty, people move together and as many play as sit there,
 * or as few as the game needs. Refusals: `too-few-people`, `needs-two-people`, `options-need-seats`.
 */
export const lineUp = (game: AnyGame, room: StoredRoom): Result<LineUp> => {
  const { rules: wanted, members } = room;
  const people = members
    .filter(({ seat }) => seat !== null)
    .sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
  if (people.length === 0) return refuse('too-few-people');
  if (wanted.free === 'empty' && people.length < 2) return refuse('needs-two-people');
  const fewest = Math.max(people.length, ...game.seats.filter((seats) => seats > 1).slice(0, 1));
  const places: readonly (StoredMember | undefined)[] =
    wanted.free === 'empty'
      ? Array.from({ length: fewest }, (_, seat) => people[seat])
      : Array.from({ length: wanted.seats }, (_, seat) => people.find((one) => one.seat === seat));
  if (!game.parseOptions(wanted.options, places.length).ok)
    return refuse('options-need-seats', { seats: wanted.seats });
  return accept({
    players: places.map((member) => member?.id ?? null),
    seated: places.map((member) =>
      member === undefined
        ? { name: '', kind: wanted.strength }
        : { name: member.name, kind: 'human' },
    ),
  });
};

/**
 * Whether a match may begin. `isHere`: whether the device of a member answers.
 * Refusals: `table-playing`, `not-all-ready` and those of `lineUp`.
 */
export const mayStart = (
  game: AnyGame,
  room: StoredRoom,
  isHere: (id: number) => boolean,
): Result<LineUp> => {
  if (room.phase === 'playing') return refuse('table-playing');
  const waiting = room.members.find(
    ({ id, seat, ready }) => seat !== null && id !== room.host && !(ready && isHere(id)),
  );
  if (waiting !== undefined) return refuse('not-all-ready', { name: waiting.name });
  return lineUp(game, room);
};

/** The match has begun. */
export const begun = (
  room: StoredRoom,
  { players: playing }: LineUp,
  matchId: string,
): StoredRoom => ({
  ...room,
  phase: 'playing',
  match: room.match + 1,
  players: [...playing],
  lent: [],
  left: [],
  matchId,
});

/** The match is over: whoever wants another one says so. */
export const ended = (room: StoredRoom): StoredRoom => ({
  ...room,
  phase: 'over',
  lent: [],
  members: room.members.map((member) => ({ ...member, ready: false })),
});

/** Two minutes have passed: the seats of those who did not come back are free. */
export const released = (room: StoredRoom): StoredRoom => ({
  ...room,
  phase: 'gathering',
  members: room.members.map((member) =>
    member.ready || member.id === room.host ? member : { ...member, seat: null },
  ),
});

/** Other rules from the next match on; everybody has to agree anew. Refusals: `table-playing` and as `fitRules`. */
export const changeRules = (
  game: AnyGame,
  room: StoredRoom,
  wanted: TableRules,
): Result<StoredRoom> => {
  if (room.phase === 'playing') return refuse('table-playing');
  const fit = fitRules(game, wanted);
  if (!fit.ok) return fit;
  const most = placesOf(game, fit.value);
  const isKept = ({ seat }: StoredMember) => seat !== null && seat < most;
  const members: StoredMember[] = room.members.filter(isKept);
  // Whoever sat on a place that is no more moves up; for whom none is left looks on.
  for (const member of room.members.filter((one) => !isKept(one))) {
    const seat = member.seat === null ? null : freePlace({ ...room, members, places: most });
    members.push({ ...member, seat });
  }
  members.sort((a, b) => a.id - b.id);
  return accept({
    ...room,
    rules: fit.value,
    places: most,
    members: members.map((member) => ({ ...member, ready: false })),
  });
};
