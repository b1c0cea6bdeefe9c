/** Refusals in words. What a game refuses in its own words is given by its board (`more`). */
import { m } from '$lib/paraglide/messages';
import type { Refusal } from '../game/contract';
import { optionFault } from '../game/optionFault';

/** Sentences by name of the refusal; `gaps` are the numbers and names that belong in them. */
export type Sentences = {
  readonly [code: string]: (gaps: { readonly [gap: string]: string | number }) => string;
};

const gap = (gaps: { readonly [gap: string]: string | number }, name: string) => gaps[name] ?? '?';

const badOptions: Sentences[string] = (gaps) => {
  const [at, found] = [gap(gaps, 'at'), gap(gaps, 'found')];
  switch (optionFault(String(at), String(found))) {
    case 'none':
      return m.refusal_no_options();
    case 'missing':
      return m.refusal_option_missing({ at });
    case 'unknown':
      return m.refusal_option_unknown({ at });
    case 'value':
      return m.refusal_bad_options({ at, found });
  }
};

const SENTENCES: Sentences = {
  'not-json': () => m.refusal_not_json(),
  'record-too-large': (g) => m.refusal_record_too_large({ limit: gap(g, 'limit') }),
  'not-a-record': () => m.refusal_not_a_record(),
  'record-missing-key': (g) => m.refusal_record_missing_key({ key: gap(g, 'key') }),
  'record-unknown-key': (g) => m.refusal_record_unknown_key({ key: gap(g, 'key') }),
  'bad-header': (g) => m.refusal_bad_header({ at: gap(g, 'at'), found: gap(g, 'found') }),
  'unknown-game': (g) => m.refusal_unknown_game({ game: gap(g, 'game') }),
  'bad-seats': (g) => m.refusal_bad_seats({ seats: gap(g, 'seats') }),
  'bad-players': (g) => m.refusal_bad_players({ seats: gap(g, 'seats') }),
  'bad-options': badOptions,
  'bad-entry': (g) => m.refusal_bad_entry({ at: gap(g, 'at'), found: gap(g, 'found') }),
  'bad-setup': (g) => m.bad_setup({ at: gap(g, 'at'), found: gap(g, 'found') }),
  'match-over': () => m.refusal_match_over(),
  'wrong-result': () => m.refusal_wrong_result(),
  'not-your-turn': () => m.refusal_not_your_turn(),
  'not-your-seat': () => m.refusal_not_your_seat(),
  'not-listed': () => m.refusal_not_listed(),
  'no-chance-due': () => m.refusal_no_chance_due(),
  'other-chance-due': (g) => m.refusal_other_chance_due({ due: gap(g, 'due') }),
  'no-move-due': () => m.refusal_no_move_due(),
  'bad-proof': (g) => m.refusal_bad_proof({ at: gap(g, 'at') }),
  'proof-broken-seal': (g) => m.refusal_proof_broken_seal({ number: gap(g, 'number') }),
  'proof-other-seed': () => m.refusal_proof_other_seed(),
  'no-advice': () => m.refusal_no_advice(),
  paused: () => m.refusal_paused(),
  'too-late': () => m.refusal_too_late(),
  'nothing-due': () => m.refusal_nothing_due(),
  'not-yours-to-bring': () => m.refusal_not_yours_to_bring(),
  'only-looking-on': () => m.refusal_only_looking_on(),
  'line-closed': () => m.refusal_line_closed(),
  'bad-message': () => m.refusal_bad_message(),
  'not-stored': () => m.refusal_not_stored(),
  'computer-unavailable': (g) =>
    m.refusal_computer_unavailable({ seat: Number(gap(g, 'seat')) + 1 }),
  'table-failed': () => m.refusal_table_failed(),
  'match-missing': () => m.refusal_match_missing(),
  'match-given-up': () => m.refusal_match_given_up(),
  'storage-failed': () => m.refusal_storage_failed(),
  'stored-match-damaged': (g) => m.refusal_stored_match_damaged({ at: gap(g, 'at') }),
  'match-deleted': () => m.data_match_deleted(),
  'storage-full': () => m.data_storage_full(),
  'storage-lost': () => m.data_storage_lost(),
  'storage-newer': () => m.data_storage_newer(),
  'no-room': () => m.data_no_room(),
  'no-storage-old': () => m.data_no_storage_old(),
  'file-missing': () => m.refusal_file_missing(),
  'no-storage': () => m.refusal_no_storage(),
  'other-tab': () => m.refusal_other_tab(),
};

/** The sentence for a refusal; its bare name where nobody has put it in words. */
export const refusalText = ({ code, detail }: Refusal, more: Sentences = {}): string =>
  (more[code] ?? SENTENCES[code])?.(detail ?? {}) ?? code;
