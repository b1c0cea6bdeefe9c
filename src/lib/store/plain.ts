/** What may be handed to the database, and names that stand in it. */
import type { Json } from '../game/contract';

/** A plain JSON copy: nothing that lives on is ever handed to the database, and no `undefined` is stored. */
export const json = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** A name that no other journal has, in this tab or another. */
export const newWriter = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('-');
