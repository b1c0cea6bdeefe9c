/** The Tageszoo on screen: what its visitors came for, and the signs of the text to share. */
import { m } from '$lib/paraglide/messages';
import type { AnyGame } from '../../../../game/contract';
import type { Match } from '../../../../game/match';
import type { DailyScreens, DayTold } from '../../../../ui/daily/told';
import type { Position } from '../../position';
import { countOf, type Count } from '../../score';
import { EMPTY } from '../../zoo';
import Frieze from './Frieze.svelte';
import Sign from './Sign.svelte';
import { signsOf } from './signs';
import Token from './Token.svelte';

/** The arithmetic of the zoo of whoever plays alone. */
export const countAlone = (position: unknown): Count => {
  const { zoos, options, wishes } = position as Position;
  return countOf(zoos[0] ?? EMPTY, options, wishes);
};

/** The additions that a zoo has reached, in words with what each brings. */
export const additionsOf = ({ middle, full }: Count): readonly string[] => [
  ...(middle !== null && middle > 0 ? [m.speedzoo_day_middle({ visitors: middle })] : []),
  ...(full !== null && full > 0 ? [m.speedzoo_day_full({ visitors: full })] : []),
];

const told = (_rules: AnyGame, { position }: Match): DayTold => {
  const count = countAlone(position);
  const largest = count.enclosures.toSorted((a, b) => b.visitors - a.visitors)[0];
  const additions = additionsOf(count);
  return {
    lines: [
      m.speedzoo_day_made({ count: count.enclosures.length, stars: count.stars }),
      ...(largest === undefined || largest.visitors === 0
        ? []
        : [
            m.speedzoo_day_best({
              fields: largest.fields.length,
              stars: largest.stars,
              visitors: largest.visitors,
            }),
          ]),
      ...(additions.length === 0 ? [] : [additions.join(', ')]),
    ],
    symbols: signsOf(count),
  };
};

export const daily: DailyScreens = {
  title: m.speedzoo_day_title,
  score: (count) => m.speedzoo_day_score({ count }),
  told,
  Picture: Frieze,
  Token,
  Sign,
};
