/**
 * One place for the message compiler's options: the Vite plugin and the set-up
 * script must write exactly the same files, or they would undo each other while
 * the test stages run side by side.
 */
/** @type {import('@inlang/paraglide-js').CompilerOptions} */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './src/lib/paraglide',
  strategy: ['localStorage', 'preferredLanguage', 'baseLocale'],
  localStorageKey: 'speedtisch-locale',
  outputStructure: 'message-modules',
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
};
