/** The sentence for each thing that can be wrong with the stored settings. */
import { m } from '$lib/paraglide/messages';
import type { SettingsProblem } from './settings.svelte';

export function settingsProblemText(problem: SettingsProblem): string {
  switch (problem) {
    case 'storage-denied':
      return m.settings_problem_storage_denied();
    case 'not-json':
      return m.settings_problem_not_json();
    case 'not-an-object':
      return m.settings_problem_not_an_object();
    case 'bad-language':
      return m.settings_problem_bad_language();
    case 'bad-theme':
      return m.settings_problem_bad_theme();
    case 'bad-motion':
      return m.settings_problem_bad_motion();
    case 'bad-sound':
      return m.settings_problem_bad_choice({ name: m.view_sound() });
    case 'bad-vibration':
      return m.settings_problem_bad_choice({ name: m.view_vibration() });
    case 'bad-text':
      return m.settings_problem_bad_choice({ name: m.view_text() });
    case 'bad-symbols':
      return m.settings_problem_bad_choice({ name: m.view_symbols() });
    case 'bad-auto':
      return m.settings_problem_bad_choice({ name: m.view_auto() });
    case 'bad-eye':
      return m.settings_problem_bad_choice({ name: m.view_eye() });
    case 'bad-fits':
      return m.settings_problem_bad_choice({ name: m.view_fits() });
  }
}
