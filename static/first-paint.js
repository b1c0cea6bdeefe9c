// Before the first paint: the chosen theme and motion, so that nothing flashes.
// The same value is checked and explained later by src/lib/ui/settings.svelte.ts.
try {
  var chosen = JSON.parse(localStorage.getItem('speedtisch-settings') || '{}');
  var root = document.documentElement;
  if (chosen.theme === 'light' || chosen.theme === 'dark') root.dataset.theme = chosen.theme;
  if (chosen.motion === 'full' || chosen.motion === 'reduced') root.dataset.motion = chosen.motion;
} catch {
  // unreadable or refused storage: the system's look, and a sentence on the page "Ansicht"
}
