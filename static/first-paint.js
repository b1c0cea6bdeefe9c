// Before the first paint: the chosen look, so that nothing flashes or jumps.
// The same value is checked and explained later by src/lib/ui/settings.svelte.ts.
try {
  var chosen = JSON.parse(localStorage.getItem('speedtisch-settings') || '{}');
  var root = document.documentElement;
  if (chosen.theme === 'light' || chosen.theme === 'dark') root.dataset.theme = chosen.theme;
  if (chosen.motion === 'full' || chosen.motion === 'reduced') root.dataset.motion = chosen.motion;
  if (chosen.text === 'large' || chosen.text === 'larger') root.dataset.text = chosen.text;
  if (chosen.symbols === 'large') root.dataset.symbols = chosen.symbols;
  // Pages are written in German. Other readers see their text once it is in their language (styles/base.css).
  var language = chosen.language;
  for (var i = 0; !language && i < navigator.languages.length; i++)
    language = (/^(de|en)\b/i.exec(navigator.languages[i]) || [])[1];
  if (/^en$/i.test(language)) {
    root.lang = 'en';
    root.dataset.translating = '';
  }
} catch {
  // unreadable or refused storage: the system's look, and a sentence on the page "Ansicht"
}
// The browser's offer to install may come before the app listens; src/lib/ui/install.svelte.ts takes it up.
addEventListener('beforeinstallprompt', function (event) {
  event.preventDefault();
  window.installOffer = event;
  dispatchEvent(new Event('installoffer'));
});
// The page is drawn before its scripts run. What is pressed, chosen or written until then is noted and done again
// once they do; src/routes/+layout.svelte says when. Links and forms are the browser's own affair.
var early = [];
var DEEDS = ['click', 'input', 'change'];
var note = function (event) {
  var target = event.target.closest(event.type === 'click' ? 'button' : 'input, select, textarea');
  if (target)
    early.push({ type: event.type, target, checked: target.checked, value: target.value });
};
DEEDS.forEach(function (type) {
  addEventListener(type, note, true);
});
addEventListener(
  'running',
  function () {
    DEEDS.forEach(function (type) {
      removeEventListener(type, note, true);
    });
    early.splice(0).forEach(function ({ type, target, checked, value }) {
      if (!target.isConnected) return;
      if (type === 'click') return target.click();
      // Taking over the page may have put back what was chosen.
      if (target.type !== 'file') Object.assign(target, { checked, value });
      target.dispatchEvent(new Event(type, { bubbles: true }));
    });
  },
  { once: true },
);
// A script that is broken off on its way, as when a page is left and come back to in one breath, would leave a page
// that never answers. Such a page is loaded once more; src/routes/+layout.svelte says that it runs.
// Whoever is on the way to another page is not held back; src/hooks.client.ts looks at it, too.
addEventListener('beforeunload', function () {
  document.documentElement.dataset.leaving = '';
});
addEventListener('pageshow', function () {
  delete document.documentElement.dataset.leaving;
});
addEventListener('unhandledrejection', function () {
  setTimeout(function () {
    var { leaving, running } = document.documentElement.dataset;
    if (leaving === '' || running === '') return;
    try {
      if (sessionStorage.getItem('speedtisch-again') === location.href) return;
      sessionStorage.setItem('speedtisch-again', location.href);
    } catch {
      return; // without a note it might never end
    }
    location.reload();
  }, 2000);
});
