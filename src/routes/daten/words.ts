/** Why a file was not taken, in a sentence. */
import { m } from '$lib/paraglide/messages';
import type { Refusal } from '$lib/game/contract';
import { refusalText, type Sentences } from '$lib/ui/refusals';

type Gaps = Parameters<Sentences[string]>[0];
const gap = (gaps: Gaps, name: string) => gaps[name] ?? '?';

const ofMatch = (gaps: Gaps, reason: string): string =>
  m.data_bad_match({ number: gap(gaps, 'number'), reason });

const SENTENCES: Sentences = {
  'file-missing': () => m.data_bad_unreadable(),
  'backup-large': (g) => m.data_bad_large({ limit: gap(g, 'limit') }),
  'backup-not-json': () => m.data_bad_json(),
  'backup-foreign': () => m.data_bad_format(),
  'backup-newer': () => m.data_bad_version(),
  'backup-check': () => m.data_bad_check(),
  'backup-shape': (g) => m.data_bad_shape({ at: gap(g, 'at'), found: gap(g, 'found') }),
  'backup-twice': (g) => m.data_bad_twice({ number: gap(g, 'number') }),
  'backup-mission': (g) => m.data_bad_mission({ number: gap(g, 'number') }),
  'backup-day': (g) => m.data_bad_day({ number: gap(g, 'number') }),
  'backup-match-game': (g) => ofMatch(g, m.data_bad_match_game({ game: gap(g, 'game') })),
  'backup-match-head': (g) => ofMatch(g, m.data_bad_match_head()),
  'backup-match-entry': (g) => ofMatch(g, m.data_bad_match_entry({ at: gap(g, 'at') })),
};

export const badFileText = (refusal: Refusal): string => refusalText(refusal, SENTENCES);
