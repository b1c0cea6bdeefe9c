/** What is said to one of two people at one device. */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../game/contract';
import type { Snap } from './layers';

/** Why a card has come back, in a few words: „Ben war schneller“. `other`: the one across. */
export const snapTitle = ({ late, by }: Snap, seat: Seat, other: string): string => {
  if (!late) return m.speed_split_no_fit();
  return by !== null && by !== seat
    ? m.speed_split_quicker({ name: other })
    : m.speed_split_turned();
};
