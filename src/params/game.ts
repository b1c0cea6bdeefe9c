import { isGameId, type GameId } from '$lib/games/rules';

/** Addresses of games that can be played. */
export const match = (param: string): param is GameId => isGameId(param);
