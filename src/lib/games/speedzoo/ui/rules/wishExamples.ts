/** A small zoo for each of the ten wishes, with how often it fulfils it; the tests count them by the rules. */
import { m } from '$lib/paraglide/messages';
import type { Wish } from '../../position';

export interface WishExample {
  readonly zoo: string;
  /** How often it is fulfilled here, and what that brings. */
  readonly times: number;
  readonly visitors: number;
  readonly text: () => string;
}

export const WISH_EXAMPLES: { readonly [wish in Wish]: WishExample } = {
  corners: {
    zoo: '28 -1,1 E | 7 0,-1 N | 37 1,1 E',
    times: 2,
    visitors: 10,
    text: m.speedzoo_ex_wish_corners,
  },
  plaza: {
    zoo: '13 -1,0 N | 4 0,-1 E | 32 0,1 W | 42 1,0 S',
    times: 1,
    visitors: 10,
    text: m.speedzoo_ex_wish_plaza,
  },
  welcome: {
    zoo: '43 -1,1 N | 48 1,-1 S',
    times: 5,
    visitors: 15,
    text: m.speedzoo_ex_wish_welcome,
  },
  variety: {
    zoo: '25 -1,-1 S | 42 0,-1 N | 31 -2,1 N | 46 -1,1 E | 20 1,0 E | 39 1,-2 E',
    times: 1,
    visitors: 10,
    text: m.speedzoo_ex_wish_variety,
  },
  petting: {
    zoo: '11 -1,1 N | 37 -3,0 E | 10 0,-1 N | 29 1,-1 N',
    times: 2,
    visitors: 10,
    text: m.speedzoo_ex_wish_petting,
  },
  giants: {
    zoo: '2 -2,0 E | 1 -3,1 E | 30 -4,0 S | 20 -3,0 N | 27 -4,3 N',
    times: 1,
    visitors: 10,
    text: m.speedzoo_ex_wish_giants,
  },
  quiet: {
    zoo: '5 -1,0 N | 4 -2,0 W',
    times: 1,
    visitors: 5,
    text: m.speedzoo_ex_wish_quiet,
  },
  starlines: {
    zoo: '35 1,1 W | 34 2,1 S | 27 -1,1 W',
    times: 1,
    visitors: 10,
    text: m.speedzoo_ex_wish_starlines,
  },
  river: {
    zoo: '30 -2,0 E | 8 -2,1 S | 33 -2,3 W',
    times: 1,
    visitors: 10,
    text: m.speedzoo_ex_wish_river,
  },
  edge: {
    zoo: '13 -1,0 N | 4 -1,-2 N | 32 -3,-2 E',
    times: 1,
    visitors: 10,
    text: m.speedzoo_ex_wish_edge,
  },
};
