/**
 * Before the tests of every file: matchers such as `toBeVisible`, a database for components that read one, and the page
 * as a person finds it who was never here before. Files share their modules, so what these remember is put back.
 */
import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { live } from '../src/lib/ui/live.svelte';
import { settings } from '../src/lib/ui/settings.svelte';
import { toasts } from '../src/lib/ui/toasts.svelte';

localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
settings.locale = 'de';
live.lines = [];
for (const { id } of toasts.list) toasts.dismiss(id);
// jsdom has neither; whoever needs one makes it.
Reflect.deleteProperty(window, 'matchMedia');
for (const method of ['show', 'showModal', 'close'])
  Reflect.deleteProperty(HTMLDialogElement.prototype, method);
