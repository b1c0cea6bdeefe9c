/** The log of a Speedzoo match told line by line, in the second person for whoever looks. */
import type { Seat } from '../../../game/contract';
import type { Driver } from '../../../session/driver';
import { Story } from '../../../ui/story';
import type { Entry, Position } from '../position';

/** The domino a line is about, for a small picture before it. */
export type Mark = number;

/** The story of a match under way, for whoever sits on `you`. */
export const storyOf = (
  _driver: Pick<Driver, 'rules' | 'state'>,
  _you: Seat,
): Story<Position, Entry, Mark> =>
  new Story(
    () => [],
    () => [],
  );
