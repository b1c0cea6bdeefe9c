/** An icon made by unplugin-icons: `import Book from '~icons/lucide/book-open'`. */
import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

export type Icon = Component<SvelteHTMLElements['svg']>;
