import { beforeEach, describe, expect, it } from 'vitest';
import { SETTINGS_KEY, parseSettings, preferredLanguage, settings } from './settings.svelte';

const DEFAULTS = {
  language: null,
  theme: 'system',
  motion: 'system',
  sound: 'on',
  vibration: 'on',
  text: 'normal',
  symbols: 'normal',
  auto: 'off',
  eye: 'on',
  fits: 'on',
};

describe('parseSettings', () => {
  it('takes nothing stored for nothing chosen', () => {
    expect(parseSettings(null)).toEqual({ choices: DEFAULTS, problems: [] });
  });
  it('takes what it knows', () => {
    const chosen = {
      language: 'en',
      theme: 'dark',
      motion: 'reduced',
      sound: 'off',
      vibration: 'off',
      text: 'larger',
      symbols: 'large',
      auto: 'on',
      eye: 'off',
      fits: 'off',
    };
    expect(parseSettings(JSON.stringify(chosen))).toEqual({ choices: chosen, problems: [] });
  });
  it.each([
    ['{"theme":', ['not-json']],
    ['', ['not-json']],
    ['[]', ['not-an-object']],
    ['null', ['not-an-object']],
    ['7', ['not-an-object']],
    ['{"language":"fr"}', ['bad-language']],
    ['{"theme":"neon"}', ['bad-theme']],
    ['{"motion":3}', ['bad-motion']],
    ['{"sound":true}', ['bad-sound']],
    ['{"vibration":"maybe"}', ['bad-vibration']],
    ['{"text":"huge"}', ['bad-text']],
    ['{"symbols":2}', ['bad-symbols']],
    ['{"auto":"yes"}', ['bad-auto']],
    ['{"eye":"shut"}', ['bad-eye']],
    ['{"fits":1}', ['bad-fits']],
    ['{"language":{},"theme":[],"motion":true}', ['bad-language', 'bad-theme', 'bad-motion']],
  ])('falls back and names the problem: %s', (text, problems) => {
    expect(parseSettings(text)).toEqual({ choices: DEFAULTS, problems });
  });
  it('lets the good fields stand beside a bad one', () => {
    expect(parseSettings('{"theme":"dark","motion":"wild","later":1}')).toEqual({
      choices: { ...DEFAULTS, theme: 'dark' },
      problems: ['bad-motion'],
    });
  });
});

describe('preferredLanguage', () => {
  it.each([
    [['en-GB', 'de'], 'en'],
    [['fr', 'DE-at'], 'de'],
    [['fr', 'pl'], 'de'],
    [[], 'de'],
  ])('%j → %s', (wanted, expected) => {
    expect(preferredLanguage(wanted)).toBe(expected);
  });
});

describe('settings', () => {
  beforeEach(() => localStorage.clear());

  it('shows and stores a choice', () => {
    settings.choose({ theme: 'dark', motion: 'reduced', language: 'en' });
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(document.documentElement.dataset['motion']).toBe('reduced');
    expect(document.documentElement.lang).toBe('en');
    expect(settings.still).toBe(true);
    expect(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '')).toEqual({
      ...DEFAULTS,
      language: 'en',
      theme: 'dark',
      motion: 'reduced',
    });
    settings.choose({ theme: 'system', motion: 'full', language: 'de' });
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect(settings.still).toBe(false);
  });

  it('starts with the defaults and says so when the stored value is corrupt', () => {
    localStorage.setItem(SETTINGS_KEY, '{"theme":"neon"');
    settings.start()();
    expect(settings.problems).toEqual(['not-json']);
    expect([settings.chosen.theme, settings.chosen.motion]).toEqual(['system', 'system']);
  });

  it('follows the browser until a language is chosen', () => {
    settings.start()();
    expect(settings.locale).toBe(preferredLanguage(navigator.languages));
    settings.choose({ language: 'de' });
    expect(settings.locale).toBe('de');
  });
});
