import { GAME_IDS, isGameId, loadRules } from '$lib/games/rules';
import { loadScreens } from '$lib/games/boards';
import { error } from '@sveltejs/kit';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () => GAME_IDS.map((game) => ({ game }));

export const load: PageLoad = async ({ params }) => {
  if (!isGameId(params.game)) error(404);
  const [rules, screens] = await Promise.all([loadRules(params.game), loadScreens(params.game)]);
  return { game: params.game, rules, screens };
};
