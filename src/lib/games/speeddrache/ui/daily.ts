/** The Tageshort on screen: what its loot is made of, and a sign for each expedition in the text to share. */
import { m } from '$lib/paraglide/messages';
import type { AnyGame } from '../../../game/contract';
import type { Match } from '../../../game/match';
import type { DailyScreens, DaySymbol, DayTold } from '../../../ui/daily/told';
import type { Position, Standing } from '../position';
import Coin from './board/Coin.svelte';
import SleepingDragon from './board/SleepingDragon.svelte';
import { cardName } from './cards';
import DaySign from './DaySign.svelte';
import { FLED, GOLD, MISSED, NOTHING, emojiOf } from './emoji';
import { historyOf, type Fate } from './history';

/** The person's seat. */
const YOU = 0;

/** What an expedition has brought the person: relics, else gold, else nothing; or a flight. */
const symbolsOf = (fate: Fate | undefined, over: boolean): readonly DaySymbol[] => {
  if (fate === undefined || (fate.how === 'inside' && !over))
    return [{ text: MISSED, label: m.speeddrache_daily_missed() }];
  if (fate.how === 'fled') return [{ text: FLED, label: m.speeddrache_daily_fled() }];
  if (fate.relics.length > 0)
    return fate.relics.map((relic) => ({
      text: emojiOf(relic),
      label: cardName(relic),
    }));
  return fate.gold > 0
    ? [{ text: GOLD, label: m.speeddrache_daily_out() }]
    : [{ text: NOTHING, label: m.speeddrache_daily_nothing() }];
};

const told = (rules: AnyGame, match: Match, score: number): DayTold => {
  const { chests, recovered, options } = match.position as unknown as Position;
  const history = historyOf(rules, match.setup, match.log as never);
  const standing = rules.outcome(match.position) as unknown as Standing | null;
  const chest = chests[YOU] ?? 0;
  const mine = recovered.filter(({ seat }) => seat === YOU).length;
  const gold = score - chest;
  return {
    lines: [
      mine === 0
        ? m.speeddrache_daily_chest({ chest })
        : m.speeddrache_daily_chest_relics({ chest, count: mine, gold }),
      ...(standing === null
        ? []
        : [m.daily_rank({ place: standing.ranks[YOU] ?? 0, count: standing.ranks.length })]),
    ],
    symbols: Array.from({ length: options.expeditions }, (_, at) => {
      const expedition = history[at];
      return symbolsOf(expedition?.fates[YOU], expedition?.ending !== null);
    }).flat(),
  };
};

export const daily: DailyScreens = {
  title: m.speeddrache_daily_title,
  score: (score) => m.speeddrache_daily_score({ count: score }),
  told,
  Picture: SleepingDragon,
  Token: Coin,
  Sign: DaySign,
};
