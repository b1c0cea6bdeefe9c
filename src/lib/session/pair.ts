/** What two people at one device are called, as it is typed, shown and kept for the next time. */
import * as v from 'valibot';

export type Names = readonly [one: string, other: string];

/** Letters of a name that every plate has room for. */
export const LONGEST_NAME = 14;

const KEY = 'speedtisch-names';
const NOBODY: Names = ['', ''];

const name = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
const namesSchema = v.tuple([name, name]);

/** The typed names as they are shown; whoever has typed none is called as `usual`. */
export const calledAs = (typed: Names, usual: Names): Names => {
  const called = (at: 0 | 1): string => typed[at].trim().replace(/\s+/g, ' ') || usual[at];
  return [called(0), called(1)];
};

/** Whether both would be called alike, so that no result could say who has won. */
export const areAlike = (names: Names): boolean => {
  const [one, other] = names.map((called) => called.normalize('NFC').toLowerCase());
  return one === other;
};

/** Reads stored names; what does not fit is nobody's. */
export const readNames = (text: string | null): Names => {
  try {
    const read = v.safeParse(namesSchema, JSON.parse(text ?? 'null'));
    return read.success ? read.output : NOBODY;
  } catch {
    return NOBODY;
  }
};

/** The names typed last on this device. */
export const lastNames = (): Names => {
  try {
    return readNames(localStorage.getItem(KEY));
  } catch {
    return NOBODY;
  }
};

/** Remembers names; where the browser stores nothing, nothing is remembered. */
export const keepNames = (names: Names): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // As for set-ups.
  }
};
