/** The pace that follows the person: what the other one needed for a card so far, and who won the rounds. */
import type { Strength } from '../../../ai/bot';
import type { JsonObject, Seat } from '../../../game/contract';
import type { View } from '../position';
import { cardOf } from './tempo';

/** The strength's own pace counts like so many cards. */
const OWN_CARDS = 8;
/** Nobody is thought to need longer for a card that fits; who waits, waits for something that fits. */
const LONGEST = 6_000;
/** Per round that it won or lost it slows down or speeds up by so many hundredths, within limits. */
const SLOWER = 112;
const FASTER = 90;
const FASTEST = 400;
const SLOWEST = 8_000;

/**
 * The mean from card to card that fits the person across.
 *
 * @param log of the seat's view; what came after its own last action does not count, so that its time stays the same.
 */
export const followedCard = (
  log: readonly JsonObject[],
  { rounds }: Pick<View, 'rounds'>,
  seat: Seat,
  strength: Strength,
): number => {
  const own = cardOf(strength);
  const upTo = log.findLastIndex((entry) => entry['seat'] === seat);
  let [sum, cards, before] = [own * OWN_CARDS, OWN_CARDS, 0];
  for (const entry of log.slice(0, upTo + 1)) {
    if (entry['chance'] === 'deal') before = 0;
    const t = entry['t'];
    if (entry['do'] !== 'play' || entry['seat'] === seat || typeof t !== 'number') continue;
    sum += Math.min(LONGEST, t - before);
    cards += 1;
    before = t;
  }
  const won = rounds.reduce(
    (mean, [winner]) =>
      winner === null ? mean : Math.round((mean * (winner === seat ? SLOWER : FASTER)) / 100),
    Math.round(sum / cards),
  );
  return Math.min(SLOWEST, Math.max(FASTEST, won));
};
