/** What may be handed to the database. */
import type { Json } from '../game/contract';

/** A plain JSON copy: nothing that lives on is ever handed to the database, and no `undefined` is stored. */
export const json = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
