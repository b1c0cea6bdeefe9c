// Before the first paint: the chosen look, so that nothing flashes or jumps.
// The same value is checked and explained later by src/lib/ui/settings.svelte.ts.
try {
  var chosen = JSON.parse(localStorage.getItem('speedtisch-settings') || '{}');
  var root = document.documentElement;
  if (chosen.theme === 'light' || chosen.theme === 'dark') root.dataset.theme = chosen.theme;
  if (chosen.motion === 'full' || chosen.motion === 'reduced') root.dataset.motion = chosen.motion;
  if (chosen.text === 'large' || chosen.text === 'larger') root.dataset.text = chosen.text;
  if (chosen.symbols === 'large') root.dataset.symbols = chosen.symbols;
} catch {
  // unreadable or refused storage: the system's look, and a sentence on the page "Ansicht"
}
// The browser's offer to install may come before the app listens; src/lib/ui/install.svelte.ts takes it up.
addEventListener('beforeinstallprompt', function (event) {
  event.preventDefault();
  window.installOffer = event;
  dispatchEvent(new Event('installoffer'));
});
