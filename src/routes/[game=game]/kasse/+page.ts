import { loadAlone, loadScreens } from '$lib/games/boards';
import { MISSION_GAME_IDS, isMissionGameId } from '$lib/games/missionSets';
import { error } from '@sveltejs/kit';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () => MISSION_GAME_IDS.map((game) => ({ game }));

export const load: PageLoad = async ({ params }) => {
  const { game } = params;
  if (!isMissionGameId(game)) error(404);
  const [alone, { cast }] = await Promise.all([loadAlone(game), loadScreens(game)]);
  if (alone === null) error(404);
  return { game, alone, cast };
};
