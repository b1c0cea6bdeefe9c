/** What the end board says first after a mission. */
import { m } from '$lib/paraglide/messages';
import type { Source } from '../../../../game/contract';
import { MISSIONS, starsOf } from '../../missions';
import type { Zoo } from '../../position';
import { goalText } from '../goalWords';

/** `undefined`: the match was no mission, and is told as any other. */
export const headlineOf = (
  source: Source,
  zoo: Zoo,
): { readonly title: string; readonly text: string } | undefined => {
  const mission =
    source.kind === 'mission' ? MISSIONS.find(({ number }) => number === source.number) : undefined;
  if (mission === undefined) return undefined;
  const { number, goal } = mission;
  return {
    title:
      starsOf(mission, zoo) > 0
        ? m.speedzoo_result_done({ number })
        : m.speedzoo_result_not_done({ number }),
    text: goalText(goal),
  };
};
