import { describe, expect, test } from 'vitest';
import { parseBrokers } from '../../src/lib/link/lobby/brokers';
import { parseCode } from '../../src/lib/link/lobby/codes';
import { LOBBY_REFUSALS } from '../../src/lib/link/lobby/messages';
import { LOBBY_SENTENCES } from '../../src/lib/ui/lobbyRefusals';
import { refusalText } from '../../src/lib/ui/refusals';

/** What the client adds of its own. */
const OWN = [
  'shard-unknown',
  'broker-down',
  'no-broker',
  'broker-other-shard',
  'lobby-replaced',
  'line-closed',
];

describe('every refusal of the lobby has its sentence', () => {
  test.each([...LOBBY_REFUSALS, ...OWN])('%s', (code) => {
    const said = refusalText({ code, detail: { shard: 'T' } }, LOBBY_SENTENCES);
    expect(said).toMatch(/^\p{Lu}.*\.$/u);
    expect(said).not.toContain('?');
    expect(said).not.toContain(code);
  });
});

const said = (read: ReturnType<typeof parseCode> | ReturnType<typeof parseBrokers>) =>
  read.ok ? '' : refusalText(read.refusal, LOBBY_SENTENCES);

describe('gaps are filled', () => {
  test('of a code', () => {
    expect(said(parseCode('ABC'))).toBe(
      '„ABC“ ist kein Tischcode. Er hat sechs Zeichen, ohne Vokale und ohne 0 und 1.',
    );
  });

  const LIST = 'der Liste der Vermittler (brokers.json)';
  test.each([
    ['x', 'Die Liste der Vermittler (brokers.json) ist kein gültiges JSON.'],
    ['[1]', `In ${LIST} stimmt „0“ nicht: 1.`],
    ['[{"shard":"T","url":"/"},{"shard":"T","url":"/"}]', `In ${LIST} steht „T“ zweimal.`],
    ['[{"shard":"T","url":"ftp://x"}]', `In ${LIST} hat „T“ keine brauchbare Adresse: ftp://x.`],
  ])('of the list %s', (text, sentence) => {
    expect(said(parseBrokers(text, 'https://games.example/'))).toBe(sentence);
  });
});
