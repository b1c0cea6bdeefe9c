/** What the person has finished before, read from the store one by one. */
import type { Matches } from '../store/matches';
import type { PastMatch } from './driver';
import { YOU } from './seats';

/** Matches against computers of the same game that ended before this one, the newest first; what cannot be read is left out. */
export async function* pastIn(matches: Matches, id: string): AsyncGenerator<PastMatch> {
  for (const earlier of await matches.finishedBefore(id)) {
    const written = await matches.written(earlier);
    if (written === null) continue;
    const { seated, setup } = written.head;
    if (seated.every(({ kind }, seat) => (kind === 'human') === (seat === YOU)))
      yield { setup, log: written.log };
  }
}
