/** Entries of unknown origin: their shape, not whether they are legal. */
import * as v from 'valibot';
import type { Result } from '../../game/contract';
import { integer, parseWith } from '../../game/schema';
import {
  ACTIONS,
  LATEST,
  TURNS,
  dealSchema,
  reshuffleSchema,
  spitDealSchema,
  type Action,
  type Entry,
} from './position';

/** Milliseconds; in a log every action has them. */
const t = integer(0, LATEST);

const meant = {
  play: v.strictObject(ACTIONS.play),
  draw: v.strictObject(ACTIONS.draw),
  slap: v.strictObject(ACTIONS.slap),
  playFrom: v.strictObject(ACTIONS.playFrom),
  reveal: v.strictObject(ACTIONS.reveal),
  move: v.strictObject(ACTIONS.move),
  grab: v.strictObject(ACTIONS.grab),
} as const;

const logged = {
  play: v.strictObject({ ...ACTIONS.play, t }),
  draw: v.strictObject({ ...ACTIONS.draw, t }),
  slap: v.strictObject({ ...ACTIONS.slap, t }),
  playFrom: v.strictObject({ ...ACTIONS.playFrom, t }),
  reveal: v.strictObject({ ...ACTIONS.reveal, t }),
  move: v.strictObject({ ...ACTIONS.move, t }),
  grab: v.strictObject({ ...ACTIONS.grab, t }),
  flip: v.strictObject({ ...TURNS.flip, t }),
  spit: v.strictObject({ ...TURNS.spit, t }),
} as const;

type Tree = { readonly [key: string]: unknown };
const isTree = (raw: unknown): raw is Tree => typeof raw === 'object' && raw !== null;

/** What an action calls itself; a card from a layout is played `from` a place. */
const nameOf = (raw: unknown): string => {
  if (!isTree(raw) || typeof raw['do'] !== 'string') return '';
  return raw['do'] === 'play' && Object.hasOwn(raw, 'from') ? 'playFrom' : raw['do'];
};

const named = <T extends object>(schemas: T, name: string, otherwise: T[keyof T]): T[keyof T] =>
  Object.hasOwn(schemas, name) ? schemas[name as keyof T] : otherwise;

export const parseAction = (raw: unknown): Result<Action> => {
  const schema: v.GenericSchema<unknown, Action> = named(meant, nameOf(raw), meant.play);
  return parseWith(schema, raw, 'bad-entry');
};

export const parseEntry = (raw: unknown): Result<Entry> => {
  if (!isTree(raw) || !Object.hasOwn(raw, 'chance')) {
    const schema: v.GenericSchema<unknown, Entry> = named(logged, nameOf(raw), logged.play);
    return parseWith(schema, raw, 'bad-entry');
  }
  if (raw['chance'] === 'reshuffle') return parseWith(reshuffleSchema, raw, 'bad-entry');
  const isSpit = Object.hasOwn(raw, 'layouts');
  return isSpit
    ? parseWith(spitDealSchema, raw, 'bad-entry')
    : parseWith(dealSchema, raw, 'bad-entry');
};
