/** The strong computer's advice in words. Its numbers come from outside the screen, so they are checked. */
import * as v from 'valibot';
import { m } from '$lib/paraglide/messages';
import type { JsonObject } from '../../../game/contract';
import type { Choice } from '../../../ui/counsel';
import { decimal, percent, signed } from '../../../ui/numbers';
import { slotDue } from '../display';
import { DIRECTIONS, type Laid, type Position } from '../position';
import { fieldsIn, misfitOf } from '../zoo';
import { placeName } from './board/labels';
import { zooOf } from './facts';

const whole = v.pipe(v.number(), v.integer());
/** As `ai/counsel.ts` says. */
const weighed = {
  gain: whole,
  growth: whole,
  visitors: whole,
  lead: v.nullable(whole),
  share: v.pipe(whole, v.minValue(0), v.maxValue(100)),
  then: v.nullable(whole),
};
const numbersSchema = v.object({
  options: v.pipe(
    v.array(
      v.variant('do', [
        v.looseObject({ do: v.literal('pick'), domino: whole, ...weighed }),
        v.looseObject({
          do: v.literal('place'),
          domino: whole,
          x: whole,
          y: whole,
          dir: v.picklist(DIRECTIONS),
          ...weighed,
        }),
        v.looseObject({ do: v.literal('discard'), domino: whole, ...weighed }),
      ]),
    ),
    v.minLength(1),
  ),
});
type Weighed = v.InferOutput<typeof numbersSchema>['options'][number];

/** Where to lay, what to take, or what to give up. */
export type Advised =
  { readonly lay: Laid } | { readonly pick: number } | { readonly discard: number };

export interface Counsel {
  /** Best first, at most three. */
  readonly options: readonly Choice[];
  /** What is advised, so that the screen can show it. */
  readonly best: Advised;
}

const MOST_OPTIONS = 3;

/** What an option advises; `null`: the rules do not allow it now. */
const advisedBy = (option: Weighed, position: Position): Advised | null => {
  const { domino } = option;
  if (option.do === 'pick') {
    const free = position.next.some((slot) => slot.domino === domino && slot.keeper === null);
    return position.step === 'pick' && free ? { pick: domino } : null;
  }
  if (position.step !== 'place' || slotDue(position.row)?.domino !== domino) return null;
  if (option.do === 'discard') return { discard: domino };
  const { x, y, dir } = option;
  const lay: Laid = { domino, x, y, dir };
  const zoo = zooOf(position, position.turn ?? 0);
  return misfitOf(fieldsIn(zoo), lay, position.options.size) === null ? { lay } : null;
};

const moveText = (advised: Advised): string => {
  if ('lay' in advised) {
    const { lay } = advised;
    return m.speedzoo_counsel_lay({ domino: lay.domino, place: placeName(lay) });
  }
  return 'pick' in advised
    ? m.speedzoo_counsel_pick({ domino: advised.pick })
    : m.speedzoo_counsel_discard({ domino: advised.discard });
};

/** From tenths. */
const told = (tenths: number): string => decimal(tenths / 10, 1);

const leadText = (lead: number): string => {
  if (lead === 0) return m.speedzoo_counsel_level();
  return lead > 0
    ? m.speedzoo_counsel_ahead({ lead: told(lead) })
    : m.speedzoo_counsel_behind({ lead: told(-lead) });
};

const numbersText = ({ gain, growth, visitors, lead, share, then }: Weighed): string =>
  [
    m.speedzoo_counsel_numbers({
      gain: signed(gain),
      growth: growth > 0 ? `+${told(growth)}` : told(growth),
      visitors: told(visitors),
    }),
    ...(lead === null ? [] : [leadText(lead)]),
    m.speedzoo_counsel_share({ share: percent(share / 100) }),
    ...(then === null ? [] : [m.speedzoo_counsel_then({ domino: then })]),
  ].join(' ');

/** `null`: the numbers or the action do not fit what may be done. */
export const counselOf = (numbers: JsonObject, position: Position): Counsel | null => {
  const parsed = v.safeParse(numbersSchema, numbers);
  if (!parsed.success) return null;
  const known = parsed.output.options.flatMap((option) => {
    const advised = advisedBy(option, position);
    if (advised === null) return [];
    const { gain, visitors, share } = option;
    const brief = `${signed(gain)} · ${told(visitors)} · ${percent(share / 100)}`;
    return [{ advised, move: moveText(advised), numbers: numbersText(option), brief }];
  });
  const [best] = known;
  return best === undefined ? null : { best: best.advised, options: known.slice(0, MOST_OPTIONS) };
};
