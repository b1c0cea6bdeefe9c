/** Rounds that are played without the rules: as the rules say, entry by entry; and the same that computers play by views. */
import { describe, expect, test } from 'vitest';
import { groupChance, playMatch } from '../../../ai/arena';
import { STRENGTHS, type Strength } from '../../../ai/bot';
import { localThinker } from '../../../ai/local';
import { hashText, quickChance } from '../../../game/chance';
import type { AnyGame, Chance } from '../../../game/contract';
import { bot } from '../ai';
import { cardOf, codeOf, DRAW, Round, SLAP } from './round';
import { HAND, type Act, type Deal, type Entry, type Options, type Position } from '../position';
import { speed } from '../rules';
import { STYLES } from './styles';
import { playRound, type Dealt, type Heard, type Shuffle } from './played';
import { Racer, type Style } from './racer';
import { FIRST } from './references';
import { tempoFor } from './tempo';

/** Rounds of each set of options: 80 in all. SPEED_TIMES=125 plays ten thousand. */
const ROUNDS = 10 * Number(process.env['SPEED_TIMES'] ?? 1);

const OPTION_SETS: readonly Options[] = speed
  .optionSets(2)
  .filter(({ variant, target }) => variant !== 'spit' && target === 0);

const PAIRS: readonly (readonly [Strength, Strength])[] = STRENGTHS.flatMap((one) =>
  STRENGTHS.map((other): readonly [Strength, Strength] => [one, other]),
);

const dealtOf = ({ stocks, reserves, starters }: Deal): Dealt => ({
  stocks: stocks.map((cards) => cards.map(codeOf)),
  reserves: reserves.map((cards) => cards.map(codeOf)),
  starters: starters.map(codeOf),
});

const shuffleBy =
  (chance: Chance): Shuffle =>
  (cards, time) =>
    chance(`reshuffle 1.${time}`).shuffled(cards);

const racersOf = (pair: readonly Strength[]): [Racer<Round>, Racer<Round>] => {
  const of = (seat: 0 | 1) => {
    const strength = pair[seat] ?? 'easy';
    return new Racer(seat, tempoFor(strength, 'normal', 0), STYLES[strength]);
  };
  return [of(0), of(1)];
};

/** What the round heard, as the entry of a log. */
const actOf = (t: number, seat: number, deed: number): Act => {
  if (deed === DRAW) return { seat, do: 'draw', t };
  if (deed === SLAP) return { seat, do: 'slap', t };
  return { seat, do: 'play', card: cardOf(deed >> 1), pile: deed & 1, t };
};

const applied = (position: Position, entry: Entry): Position => {
  const next = speed.apply(position, entry);
  if (!next.ok) throw new Error(`${next.refusal.code} for ${JSON.stringify(entry)}`);
  return next.value;
};

const setupOf = (options: Options) => ({ seats: 2, options, source: { kind: 'free' } }) as const;

describe.each(OPTION_SETS.map((options, set) => ({ options, set })))(
  '$options',
  ({ options, set }) => {
    test('the rules take every entry, at the time when the table would act, and see the same end', () => {
      for (let i = 0; i < ROUNDS; i++) {
        const chance = quickChance(hashText(`${JSON.stringify(options)}/${i}`));
        const round = new Round(options);
        const deal = speed.tableMove(speed.start(setupOf(options)), chance) as Deal;
        let position = applied(speed.start(setupOf(options)), deal);
        const hear: Heard = (t, seat, deed) => {
          if (seat < 0) {
            const after = speed.due(position)?.after;
            expect(t - position.t).toBe(deed === 'flip' ? after : 0);
            const entry = speed.tableMove(position, chance) as Entry;
            expect('chance' in entry ? entry.chance : entry.do).toBe(deed);
            position = applied(position, 'chance' in entry ? entry : { ...entry, t });
          } else position = applied(position, actOf(t, seat, deed as number));
          const { hands, stocks, reserves, piles } = position;
          const ours = `${round.hands.map((hand) => hand.map(cardOf).join()).join('|')} ${round.stock.join()} ${round.reserve.join()} ${round.tops.map(cardOf).join()} ${round.sizes.join()} ${round.stale}`;
          const theirs = `${hands.map((hand) => hand.join()).join('|')} ${stocks.map((s) => s.length).join()} ${reserves.map((r) => r.length).join()} ${piles.map((pile) => pile?.at(-1) ?? '').join()} ${piles.map((pile) => pile?.length ?? 0).join()} ${position.stale}`;
          // The cheap comparison first: expect() a hundred thousand times would take minutes.
          if (ours !== theirs) expect(ours).toBe(theirs);
        };
        const pair = PAIRS[i % PAIRS.length] ?? ['easy', 'easy'];
        const end = playRound(round, racersOf(pair), dealtOf(deal), shuffleBy(chance), hear);
        expect(position.over).toBe(true);
        const [winner, points] = position.rounds[0] ?? [];
        expect([end.winner, end.cards]).toEqual([winner ?? -1, points]);
        expect(HAND).toBe(5);
      }
    });

    test('computers that see nothing but their views play the same round', async () => {
      // Views make it slow: a third of the pairs for each set of options, another one for the next.
      for (const [i, pair] of PAIRS.entries()) {
        if ((i + set) % 3 > 0) continue;
        const chance = groupChance(11, i);
        const match = await playMatch({
          game: speed as unknown as AnyGame,
          setup: setupOf(options) as never,
          strengths: pair,
          chance,
          thinker: localThinker(() => Promise.resolve(bot)),
          now: () => 0,
        });
        const [deal, ...entries] = match.log as readonly Entry[];
        const heard: object[] = [];
        const hear: Heard = (t, seat, deed) => {
          if (seat >= 0) heard.push(actOf(t, seat, deed as number));
          else if (deed === 'flip') heard.push({ do: 'flip', t });
        };
        playRound(
          new Round(options),
          racersOf(pair),
          dealtOf(deal as Deal),
          shuffleBy(chance),
          hear,
        );
        expect(heard).toEqual(entries.filter((entry) => !('chance' in entry)));
      }
    });
  },
);

/** How many of `rounds` the first of two wins, drawn ones by half, in hundredths; both hold each hand once. */
const share = (
  one: readonly [Style<Round>, Strength],
  two: readonly [Style<Round>, Strength],
  rounds: number,
): number => {
  const options = speed.defaults(2);
  const round = new Round(options);
  let won = 0;
  for (let i = 0; i < rounds; i++) {
    const chance = groupChance(3, i >> 1);
    const deal = speed.tableMove(speed.start(setupOf(options)), chance) as Deal;
    const [a, b] = i % 2 === 0 ? [one, two] : [two, one];
    const racers = [a, b].map(
      ([style, strength], seat) => new Racer(seat, tempoFor(strength, 'normal', 0), style),
    ) as [Racer<Round>, Racer<Round>];
    const { winner } = playRound(round, racers, dealtOf(deal), shuffleBy(chance));
    won += winner < 0 ? 0.5 : winner === i % 2 ? 1 : 0;
  }
  return (100 * won) / rounds;
};

// Chance is fixed, so each share is always the same. Standard errors: 1.2 with 600 rounds near 90, 1.1 with 2000 near 50.
describe('what strengths are worth in a single round', () => {
  test('strong beats normal, normal beats easy: nine times of ten', () => {
    const [easy, normal, strong] = (['easy', 'normal', 'strong'] as const).map(
      (kind) => [STYLES[kind], kind] as const,
    ) as [
      readonly [Style<Round>, Strength],
      readonly [Style<Round>, Strength],
      readonly [Style<Round>, Strength],
    ];
    expect(share(strong, normal, 600)).toBeGreaterThan(87);
    expect(share(normal, easy, 600)).toBeGreaterThan(87);
  });

  test('with the same times, the plan is ahead of whoever lays the first card that fits', () => {
    expect(share([STYLES.strong, 'strong'], [FIRST, 'strong'], 2000)).toBeGreaterThan(52);
  });
});
