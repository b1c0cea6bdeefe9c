/**
 * What a person chose on the page "Ansicht". Kept as one value in the browser's storage and read with
 * suspicion: whatever does not fit falls back to its default and is reported by name, so that a screen
 * can say so in a sentence.
 */
import { overwriteGetLocale } from '$lib/paraglide/runtime';

/** What can be chosen; the first of each list is the default. */
const LISTS = {
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'full', 'reduced'],
  sound: ['on', 'off'],
  vibration: ['on', 'off'],
  /** Size of texts. */
  text: ['normal', 'large', 'larger'],
  /** Size of the symbols that tell the seats apart. */
  symbols: ['normal', 'large'],
  /** Whether the app rolls the die and makes a move that is the only one. */
  auto: ['off', 'on'],
  /** Whether the dragon of Speeddrache opens its eye, and breathes, as the risk grows. */
  eye: ['on', 'off'],
  /** Whether below each pile of Speed stands which ranks fit. */
  fits: ['on', 'off'],
} as const;
export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

type Lists = typeof LISTS;
type Field = keyof Lists;
const FIELDS = Object.keys(LISTS) as readonly Field[];

export type Theme = Lists['theme'][number];
export type Motion = Lists['motion'][number];
export type TextSize = Lists['text'][number];
type Listed = { [field in Field]: Lists[field][number] };

/** `language: null` means: not chosen, follow the browser. */
export type Choices = Listed & { language: Language | null };

export type SettingsProblem =
  'storage-denied' | 'not-json' | 'not-an-object' | `bad-${keyof Choices}`;

/** Also read by static/first-paint.js, which shows the choices before anything is painted. */
export const SETTINGS_KEY = 'speedtisch-settings';

/** Choices that style sheets follow, as data attributes of the root element. */
const SHOWN = ['theme', 'motion', 'text', 'symbols'] as const satisfies readonly Field[];

const defaults = (): Choices => ({
  language: null,
  ...(Object.fromEntries(FIELDS.map((field) => [field, LISTS[field][0]])) as Listed),
});

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((entry) => entry === value);

/** Rebuilds the choices from stored text; every field stands or falls alone. */
export function parseSettings(text: string | null): {
  choices: Choices;
  problems: SettingsProblem[];
} {
  const nothing = (...problems: SettingsProblem[]) => ({ choices: defaults(), problems });
  if (text === null) return nothing();
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return nothing('not-json');
  }
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    return nothing('not-an-object');
  const problems: SettingsProblem[] = [];
  const values: Readonly<Record<string, unknown>> = { ...stored };
  const take = (field: keyof Choices, list: readonly string[]): [string, string][] => {
    const value = values[field];
    if (value === undefined || value === null) return [];
    const known = oneOf(list, value);
    if (known !== undefined) return [[field, known]];
    problems.push(`bad-${field}`);
    return [];
  };
  const known = Object.fromEntries([
    ...take('language', LANGUAGES),
    ...FIELDS.flatMap((field) => take(field, LISTS[field])),
  ]);
  return { choices: { ...defaults(), ...(known as Partial<Choices>) }, problems };
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
  /** What was wrong with the stored value; a screen shows it once. */
  problems = $state<readonly SettingsProblem[]>([]);
  #chosen = $state.raw(defaults());
  #systemReduced = $state(false);

  get chosen(): Readonly<Choices> {
    return this.#chosen;
  }

  /** Whether movement is to be skipped: the person's choice first, then the system's. */
  get still(): boolean {
    const { motion } = this.#chosen;
    return motion === 'reduced' || (motion === 'system' && this.#systemReduced);
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
    this.problems = denied ? ['storage-denied'] : problems;
    this.#take(choices);
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
    this.#take({ ...this.#chosen, ...change });
    try {
      localStorage.setItem(SETTINGS_KEY, JSON.stringify(this.#chosen));
      this.problems = [];
    } catch {
      this.problems = ['storage-denied'];
    }
  }

  #take(choices: Choices): void {
    this.#chosen = choices;
    this.locale = choices.language ?? preferredLanguage(navigator.languages);
    const root = document.documentElement;
    root.lang = this.locale;
    delete root.dataset['translating'];
    for (const field of SHOWN) {
      if (choices[field] === LISTS[field][0]) root.removeAttribute(`data-${field}`);
      else root.setAttribute(`data-${field}`, choices[field]);
    }
  }
}

export const settings = new Settings();

// Every message asks for the language through this signal, so a change redraws the texts in place:
// no reload, no lost focus, and the first paint after hydration is the German of the page.
overwriteGetLocale(() => settings.locale);
