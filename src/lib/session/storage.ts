/** Opens the database once; where the browser refuses it, matches live in memory and people are told. */
import { Database } from '../store/db';
import { Matches } from '../store/matches';

let opening: Promise<Matches | null> | null = null;

/** The stored matches of this device, or `null` where nothing can be stored (private mode, blocked storage). */
export const openMatches = (): Promise<Matches | null> => {
  opening ??= open();
  return opening;
};

const open = async (): Promise<Matches | null> => {
  try {
    const db = new Database();
    await db.open();
    return new Matches(db, () => Date.now());
  } catch {
    return null;
  }
};
