/** What was played on a day: its record as it is kept beside the day, replayed under the rules. */
import type { AnyGame } from '../game/contract';
import type { Match } from '../game/match';
import type { DayTry } from '../store/days';
import { replayDay } from '../store/savedDays';
import { openStorage } from './storage';

/** `null` where there is no record, or none that the rules accept. */
export const toldOf = async (rules: AnyGame, tried: DayTry): Promise<Match | null> => {
  const record = await (await openStorage())?.days.record(tried.game, tried.day).catch(() => null);
  return record?.ok ? replayDay(rules, tried, record.value) : null;
};
