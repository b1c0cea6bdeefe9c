/** Entries of unknown origin: their shape, not whether they are legal. */
import type * as v from 'valibot';
import type { Result } from '../../game/contract';
import { parseWith } from '../../game/schema';
import {
  discardSchema,
  orderSchema,
  pickSchema,
  placeSchema,
  rowSchema,
  wishesSchema,
  type Action,
  type Entry,
} from './position';

const CHANCES = { order: orderSchema, wishes: wishesSchema, row: rowSchema } as const;
const ACTIONS = { pick: pickSchema, place: placeSchema, discard: discardSchema } as const;

/** The schema an unknown value has to fulfil: the one of what it calls itself. */
const named = <T extends object>(schemas: T, name: unknown, otherwise: T[keyof T]): T[keyof T] =>
  typeof name === 'string' && Object.hasOwn(schemas, name) ? schemas[name as keyof T] : otherwise;

const read = (raw: unknown, key: 'chance' | 'do'): unknown =>
  typeof raw === 'object' && raw !== null ? (raw as { [key: string]: unknown })[key] : undefined;

export const parseAction = (raw: unknown): Result<Action> => {
  const schema: v.GenericSchema<unknown, Action> = named(ACTIONS, read(raw, 'do'), placeSchema);
  return parseWith(schema, raw, 'bad-entry');
};

export const parseEntry = (raw: unknown): Result<Entry> => {
  const chance = read(raw, 'chance');
  if (chance === undefined) return parseAction(raw);
  const schema: v.GenericSchema<unknown, Entry> = named(CHANCES, chance, rowSchema);
  return parseWith(schema, raw, 'bad-entry');
};
