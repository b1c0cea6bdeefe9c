/** What the dock says, in a few words and a sentence, and what the bar notes. */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../game/contract';
import { listed, percent } from '../../../ui/numbers';
import type { Choice, View } from '../position';
import { cardName } from './cards';
import type { Expedition } from './history';
import { capital, objectRelics } from './articles';
import type { Preview } from './preview';
import type { Scene } from './scenes';
import { isHidden } from './wayhome';

export interface Prompt {
  readonly title: string;
  readonly text: string;
}

export interface Told {
  readonly scene: Scene;
  readonly position: View;
  readonly you: Seat;
  readonly names: readonly string[];
  /** Seats that have chosen, and what this person has. */
  readonly chosen: readonly Seat[];
  readonly choice: Choice | null;
  /** The running expedition or the one that ended last. */
  readonly expedition: Expedition | undefined;
  /** The choices of all, while the discs lie turned. */
  readonly choices: { readonly [seat: string]: Choice } | null;
  /** The match is played in another tab. */
  readonly elsewhere: boolean;
}

export const promptOf = (told: Told): Prompt => {
  const { scene, elsewhere, choice } = told;
  if (elsewhere) return { title: m.looking_on(), text: '' };
  if (scene === 'choose') return { title: m.speeddrache_prompt_choose(), text: countText(told) };
  if (scene === 'chosen')
    return {
      title: choice === 'leave' ? m.speeddrache_prompt_leaving() : m.speeddrache_prompt_deeper(),
      text: m.speeddrache_prompt_changeable({
        count: told.chosen.length,
        of: told.position.inside.length,
      }),
    };
  if (scene === 'turned') return turnedWords(told);
  if (scene === 'flight') return flightWords(told);
  return waitWords(told);
};

/** How many have chosen; the last one inside is no crowd to be counted. */
const countText = ({ chosen, position: { inside }, names, you }: Told): string => {
  const [only = you, ...others] = inside;
  if (others.length > 0)
    return m.speeddrache_prompt_count({ count: chosen.length, of: inside.length });
  return only === you
    ? m.speeddrache_prompt_only_you()
    : m.speeddrache_prompt_only({ name: names[only] ?? '' });
};

const waitWords = (told: Told): Prompt => {
  const { position, you } = told;
  if (position.expedition === 0) return { title: m.speeddrache_prompt_first(), text: '' };
  const out = !position.inside.includes(you);
  return {
    title: out ? m.speeddrache_prompt_out() : m.speeddrache_prompt_card(),
    text: position.choosing ? countText(told) : '',
  };
};

/** „eine“ … „acht“, as a sentence counts thieves. */
const NUMBERS = [
  m.speeddrache_number_none,
  m.speeddrache_number_one,
  m.speeddrache_number_two,
  m.speeddrache_number_three,
  m.speeddrache_number_four,
  m.speeddrache_number_five,
  m.speeddrache_number_six,
  m.speeddrache_number_seven,
  m.speeddrache_number_eight,
] as const;

/** A small number in words. */
export const inWords = (count: number): string => NUMBERS[count]?.() ?? String(count);

const seatsWith = ({ choices }: Told, wanted: Choice): readonly Seat[] =>
  Object.entries(choices ?? {}).flatMap(([seat, choice]) =>
    choice === wanted ? [Number(seat)] : [],
  );

const turnedWords = (told: Told): Prompt => {
  const leaving = seatsWith(told, 'leave');
  const staying = seatsWith(told, 'deeper');
  return { title: turnedTitle(told, leaving, staying), text: turnedText(told, leaving, staying) };
};

const turnedTitle = (told: Told, leaving: readonly Seat[], staying: readonly Seat[]): string => {
  if (leaving.length === 0) {
    if (staying.length > 1) return m.speeddrache_turned_all_deeper();
    return onlyOne(staying, told)
      ? m.speeddrache_turned_deeper_you()
      : m.speeddrache_turned_deeper({ name: namesOf(staying, told) });
  }
  if (staying.length === 0 && leaving.length > 1) return m.speeddrache_turned_all_leave();
  if (leaving.length === 1)
    return onlyOne(leaving, told)
      ? m.speeddrache_turned_leave_you()
      : m.speeddrache_turned_leave({ name: namesOf(leaving, told) });
  return capital(
    m.speeddrache_turned_parts({
      leave: m.speeddrache_turned_go({ count: leaving.length, word: inWords(leaving.length) }),
      stay: m.speeddrache_turned_stay({ count: staying.length, word: inWords(staying.length) }),
    }),
  );
};

const onlyOne = (seats: readonly Seat[], { you }: Told): boolean =>
  seats.length === 1 && seats[0] === you;
/** More thieves than this are counted, not named. */
const MOST_NAMES = 3;

const namesOf = (seats: readonly Seat[], { names, you }: Told): string => {
  const count = seats.length;
  if (count <= MOST_NAMES) return listed(seats.map((seat) => names[seat] ?? ''));
  return seats.includes(you)
    ? m.speeddrache_crowd_you({ count: count - 1 })
    : m.speeddrache_crowd({ count });
};

const turnedText = (told: Told, leaving: readonly Seat[], staying: readonly Seat[]): string => {
  if (leaving.length === 0) return '';
  return [sharingText(told, leaving), stayingText(told, staying)].filter(Boolean).join(' ');
};

const sharingText = (told: Told, leaving: readonly Seat[]): string => {
  const { expedition, position, you } = told;
  const gold = expedition?.leaves.at(-1)?.lying ?? 0;
  const names = namesOf(leaving, told);
  const secret = leaving.every((seat) => isHidden(position, seat, you));
  if (leaving.length > 1)
    return secret
      ? m.speeddrache_turned_share_hidden({ names })
      : m.speeddrache_turned_share({ names, gold });
  if (secret) return '';
  return leaving[0] === you
    ? m.speeddrache_turned_gather_you({ gold })
    : m.speeddrache_turned_gather({ name: names, gold });
};

const stayingText = (told: Told, staying: readonly Seat[]): string => {
  if (staying.length === 0) return '';
  if (staying.length > 1) return m.speeddrache_turned_on_all({ names: namesOf(staying, told) });
  return onlyOne(staying, told)
    ? m.speeddrache_turned_on_you()
    : m.speeddrache_turned_on({ name: namesOf(staying, told) });
};

const flightWords = (told: Told): Prompt => {
  const { position, expedition, you } = told;
  const fled = (expedition?.fates ?? []).filter(({ how }) => how === 'fled');
  const seats = fled.map(({ seat }) => seat);
  const gold = fled[0]?.gold ?? 0;
  const names = namesOf(seats, told);
  const second = m.speeddrache_flight_second({
    hazard: cardName(position.path.at(-1)?.card ?? ''),
  });
  return {
    title: m.speeddrache_flight_title(),
    text: `${second} ${lossText({ seats, names, gold, you, position })}`,
  };
};

interface Loss {
  readonly seats: readonly Seat[];
  readonly names: string;
  readonly gold: number;
  readonly you: Seat;
  readonly position: View;
}

const lossText = ({ seats, names, gold, you, position }: Loss): string => {
  const mine = seats.includes(you);
  if (seats.length === 1 && mine)
    return gold === 0 ? m.speeddrache_flight_empty_you() : m.speeddrache_flight_you({ gold });
  const secret = seats.every((seat) => isHidden(position, seat, you));
  if (secret) return m.speeddrache_flight_hidden({ count: seats.length, names });
  if (gold === 0) return m.speeddrache_flight_empty({ count: seats.length, names });
  if (mine) return m.speeddrache_flight_with_you({ names, gold });
  return m.speeddrache_flight_others({ count: seats.length, names, gold });
};

/** What the bar notes beside the title. */
export const barNote = ({ expedition, options }: View): string | undefined =>
  expedition === 0 ? undefined : m.speeddrache_bar({ number: expedition, of: options.expeditions });

/** What turning back would bring now, in a sentence. */
export const previewText = ({ alone, shared, bag }: Preview): string =>
  m.speeddrache_preview_said({
    alone:
      alone.relics.length === 0
        ? m.speeddrache_preview_said_alone({ gold: alone.gold })
        : m.speeddrache_preview_said_relics({
            gold: alone.gold,
            relics: objectRelics(alone.relics),
          }),
    shared: shared === null ? '' : m.speeddrache_preview_said_shared({ gold: shared.gold }),
    bag,
  });

/** „18 % Risiko“ */
export const riskText = (risk: number): string =>
  risk === 0 ? m.speeddrache_deeper_safe() : m.speeddrache_deeper_risk({ chance: percent(risk) });
