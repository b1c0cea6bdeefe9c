import { GAME_IDS, isGameId, loadRules } from '$lib/games/rules';
import { loadScreens } from '$lib/games/boards';
import { loadDaily } from '$lib/games/dailies';
import { loadMissionSet } from '$lib/games/missionSets';
import { error } from '@sveltejs/kit';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () => GAME_IDS.map((game) => ({ game }));

export const load: PageLoad = async ({ params }) => {
  if (!isGameId(params.game)) error(404);
  const { game } = params;
  const [rules, screens, daily, missions] = await Promise.all([
    loadRules(game),
    loadScreens(game),
    loadDaily(game),
    loadMissionSet(game),
  ]);
  return { game, rules, screens, daily, missions };
};
