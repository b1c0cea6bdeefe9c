import { loadRulebook } from '$lib/games/boards';
import { GAME_IDS, isGameId } from '$lib/games/rules';
import { error } from '@sveltejs/kit';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () => GAME_IDS.map((game) => ({ game }));

export const load: PageLoad = async ({ params }) => {
  if (!isGameId(params.game)) error(404);
  return { game: params.game, Rules: await loadRulebook(params.game) };
};
