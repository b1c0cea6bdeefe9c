/** Speedrun's own refusals in words. */
import { m } from '$lib/paraglide/messages';
import type { Sentences } from '../../../ui/refusals';
import type { Obstacle } from '../moves';

/** Why a figure may not move: every reason of the rules has its sentence. */
const OBSTACLES: { readonly [reason in Obstacle]: () => string } = {
  'needs-six': () => m.speedrun_refusal_needs_six(),
  'start-held': () => m.speedrun_refusal_start_held(),
  'beyond-house': () => m.speedrun_refusal_beyond_house(),
  'own-figure-there': () => m.speedrun_refusal_own_figure_there(),
  'house-jump': () => m.speedrun_refusal_house_jump(),
  'must-enter': () => m.speedrun_refusal_must_enter(),
  'must-clear-start': () => m.speedrun_refusal_must_clear_start(),
  'must-clear-way': () => m.speedrun_refusal_must_clear_way(),
};

export const REFUSALS: Sentences = {
  'no-move-due': () => m.speedrun_roll_before_moving(),
  'no-figure-there': () => m.speedrun_refusal_no_figure_there(),
  ...OBSTACLES,
};
