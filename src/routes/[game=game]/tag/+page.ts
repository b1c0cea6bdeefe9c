import { loadScreens } from '$lib/games/boards';
import { DAILY_IDS, isDailyId, loadDaily } from '$lib/games/dailies';
import { loadRules } from '$lib/games/rules';
import { error } from '@sveltejs/kit';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () => DAILY_IDS.map((game) => ({ game }));

export const load: PageLoad = async ({ params }) => {
  const { game } = params;
  if (!isDailyId(game)) error(404);
  const [rules, screens, daily] = await Promise.all([
    loadRules(game),
    loadScreens(game),
    loadDaily(game),
  ]);
  const shown = screens.daily;
  if (daily === null || shown === undefined) error(404);
  return { game, rules, shown, cast: screens.cast };
};
