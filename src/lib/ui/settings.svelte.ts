/**
 * What a person chose on the page "Ansicht": language, theme, motion. Kept as one value in the
 * browser's storage and read with suspicion: whatever does not fit falls back to its default and is
 * reported by name, so that a screen can say so in a sentence.
 */
import { overwriteGetLocale } from '$lib/paraglide/runtime';

export const LANGUAGES = ['de', 'en'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

/** `language: null` means: not chosen, follow the browser. */
export type Choices = { language: Language | null; theme: Theme; motion: Motion };

export type SettingsProblem =
  'storage-denied' | 'not-json' | 'not-an-object' | 'bad-language' | 'bad-theme' | 'bad-motion';

/** Also read by static/first-paint.js, which sets the theme before anything is painted. */
export const SETTINGS_KEY = 'speedtisch-settings';

const DEFAULTS: Readonly<Choices> = { language: null, theme: 'system', motion: 'system' };

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((entry) => entry === value);

/** Rebuilds the choices from stored text; every field stands or falls alone. */
export function parseSettings(text: string | null): {
  choices: Choices;
  problems: SettingsProblem[];
} {
  const choices: Choices = { ...DEFAULTS };
  if (text === null) return { choices, problems: [] };
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return { choices, problems: ['not-json'] };
  }
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) {
    return { choices, problems: ['not-an-object'] };
  }
  const problems: SettingsProblem[] = [];
  const fields: Readonly<Record<string, unknown>> = { ...stored };
  const take = <T extends string>(
    name: string,
    list: readonly T[],
    problem: SettingsProblem,
    set: (value: T) => void,
  ): void => {
    const value = fields[name];
    if (value === undefined || value === null) return;
    const known = oneOf(list, value);
    if (known === undefined) problems.push(problem);
    else set(known);
  };
  take('language', LANGUAGES, 'bad-language', (value) => (choices.language = value));
  take('theme', THEMES, 'bad-theme', (value) => (choices.theme = value));
  take('motion', MOTIONS, 'bad-motion', (value) => (choices.motion = value));
  return { choices, problems };
}

/** The first language of the browser that the app speaks; German when there is none. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = oneOf(LANGUAGES, tag.toLowerCase().split('-')[0]);
    if (known !== undefined) return known;
  }
  return 'de';
}

class Settings {
  /** The language spoken now. German until `start`, because the prerendered pages are German. */
  locale = $state<Language>('de');
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  /** What was wrong with the stored value; a screen shows it once. */
  problems = $state<readonly SettingsProblem[]>([]);
  #language = $state<Language | null>(null);
  #systemReduced = $state(false);

  /** Whether movement is to be skipped: the person's choice first, then the system's. */
  get still(): boolean {
    return this.motion === 'reduced' || (this.motion === 'system' && this.#systemReduced);
  }

  /** Called once, after hydration: reads the storage and shows the result. Returns a clean-up. */
  start(): () => void {
    let text: string | null = null;
    let denied = false;
    try {
      text = localStorage.getItem(SETTINGS_KEY);
    } catch {
      denied = true;
    }
    const { choices, problems } = parseSettings(text);
    this.#language = choices.language;
    this.theme = choices.theme;
    this.motion = choices.motion;
    this.problems = denied ? ['storage-denied'] : problems;
    this.locale = choices.language ?? preferredLanguage(navigator.languages);
    this.#show();
    if (typeof matchMedia !== 'function') return () => undefined;
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = (): void => {
      this.#systemReduced = query.matches;
    };
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }

  choose(change: Partial<Choices>): void {
    if (change.language !== undefined) {
      this.#language = change.language;
      this.locale = change.language ?? preferredLanguage(navigator.languages);
    }
    if (change.theme !== undefined) this.theme = change.theme;
    if (change.motion !== undefined) this.motion = change.motion;
    this.#show();
    const choices: Choices = { language: this.#language, theme: this.theme, motion: this.motion };
    try {
      localStorage.setItem(SETTINGS_KEY, JSON.stringify(choices));
      this.problems = [];
    } catch {
      this.problems = ['storage-denied'];
    }
  }

  #show(): void {
    const root = document.documentElement;
    root.lang = this.locale;
    if (this.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = this.theme;
    if (this.motion === 'system') delete root.dataset['motion'];
    else root.dataset['motion'] = this.motion;
  }
}

export const settings = new Settings();

// Every message asks for the language through this signal, so a change redraws the texts in place:
// no reload, no lost focus, and the first paint after hydration is the German of the page.
overwriteGetLocale(() => settings.locale);
