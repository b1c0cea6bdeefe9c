/**
 * Speeddrache's computer players. Easy makes the mistakes people make (ai/easy.ts), normal goes by the book
 * (ai/book.ts), strong plays its choice out in its head (ai/strong.ts). All sums are whole numbers, and chance comes from
 * the seed of the question alone.
 */
import type { Bot, Decision, Question } from '../../ai/bot';
import { hashText, quickChance } from '../../game/chance';
import { bookLeaves } from './ai/book';
import { Cave } from './ai/cave';
import { easyLeaves } from './ai/easy';
import type { Choice, View } from './position';
import { speeddrache } from './rules';

const PARTS = 256;

const decide = ({ view, seat, strength, seed }: Question): Decision => {
  const seen = view.position as unknown as View;
  if (speeddrache.legal(seen, seat).length === 0) throw new Error(`seat ${seat} may not act`);
  const cave = new Cave().load(
    seen,
    seen.chests.map((chest) => chest ?? 0),
  );
  const temper = seen.tempers[seat] ?? 'balanced';
  const leaves =
    strength === 'easy'
      ? quickChance(hashText(seed))('mind').below(PARTS) < easyLeaves(cave, temper)
      : bookLeaves(cave, temper);
  const choice: Choice = leaves ? 'leave' : 'deeper';
  return { action: { seat, do: choice } };
};

export const bot: Bot = { decide };
