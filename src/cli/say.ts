/** Sentences for the terminal, from the same catalogue as the app: German where the locale says so, else English. */
import type { Refusal } from '../lib/game/contract';
import gameDe from '../lib/game/text/de.json';
import gameEn from '../lib/game/text/en.json';
import { optionFault } from '../lib/game/optionFault';
import speedDe from '../lib/games/speed/text/de.json';
import speedEn from '../lib/games/speed/text/en.json';
import speeddracheDe from '../lib/games/speeddrache/text/de.json';
import speeddracheEn from '../lib/games/speeddrache/text/en.json';
import speedrunDe from '../lib/games/speedrun/text/de.json';
import speedrunEn from '../lib/games/speedrun/text/en.json';
import speedsaurusDe from '../lib/games/speedsaurus/text/de.json';
import speedsaurusEn from '../lib/games/speedsaurus/text/en.json';
import speedzooDe from '../lib/games/speedzoo/text/de.json';
import speedzooEn from '../lib/games/speedzoo/text/en.json';

type Words = { readonly [key: string]: unknown };
const DE: Words = {
  ...gameDe,
  ...speedDe,
  ...speeddracheDe,
  ...speedrunDe,
  ...speedsaurusDe,
  ...speedzooDe,
};
const EN: Words = {
  ...gameEn,
  ...speedEn,
  ...speeddracheEn,
  ...speedrunEn,
  ...speedsaurusEn,
  ...speedzooEn,
};

const locale = process.env['LC_ALL'] || process.env['LC_MESSAGES'] || process.env['LANG'] || '';
const WORDS = /^de/i.test(locale) ? DE : EN;

const OPTIONS = {
  none: 'refusal_no_options',
  missing: 'refusal_option_missing',
  unknown: 'refusal_option_unknown',
  value: 'refusal_bad_options',
} as const;

const keyOf = ({ code, detail }: Refusal): string =>
  code === 'bad-options'
    ? OPTIONS[optionFault(String(detail?.['at'] ?? ''), String(detail?.['found'] ?? ''))]
    : `refusal_${code.replaceAll('-', '_')}`;

/** A refusal as one line: its name, then the sentence with its gaps filled. `game`: whose words count too. */
export const reason = (refusal: Refusal, game?: string): string => {
  const { code, detail } = refusal;
  const key = keyOf(refusal);
  const sentence = WORDS[key] ?? WORDS[`${game}_${key}`];
  if (typeof sentence !== 'string') return code;
  const filled = sentence.replace(/\{(\w+)\}/g, (_gap, name: string) =>
    String(detail?.[name] ?? '?'),
  );
  return `${code}: ${filled}`;
};
