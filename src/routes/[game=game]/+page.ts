import { GAME_IDS, isGameId, loadRules } from '$lib/games/rules';
import { loadAlone, loadHouseRules, loadScreens } from '$lib/games/boards';
import { error } from '@sveltejs/kit';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () => GAME_IDS.map((game) => ({ game }));

export const load: PageLoad = async ({ params }) => {
  if (!isGameId(params.game)) error(404);
  const { game } = params;
  const [rules, screens, houseRules, alone] = await Promise.all([
    loadRules(game),
    loadScreens(game),
    loadHouseRules(game),
    loadAlone(game),
  ]);
  return { game, rules, screens, houseRules, alone };
};
