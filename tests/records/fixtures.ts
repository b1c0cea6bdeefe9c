/** The example records of another implementation, copied from the design; one record a line. */
import { readFileSync } from 'node:fs';

export const lines = (game: string, file: string): readonly string[] =>
  readFileSync(new URL(`../fixtures/records/${game}/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
