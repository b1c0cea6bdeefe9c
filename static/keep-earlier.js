// Part of the service worker (scripts/lib/pwa.mjs). A new version is fetched while pages of the one before may still
// be open, and Workbox throws the old files away when the new version starts. So they are put aside first: a tab that
// runs the old version can still load its scripts, whose names no host may know any more. One version is kept.
const EARLIER = `speedtisch-earlier-${new URL(self.registration.scope).pathname}`;

const putAside = async () => {
  await caches.delete(EARLIER);
  const name = (await caches.keys()).find(
    (key) => key.startsWith('workbox-precache') && key.endsWith(self.registration.scope),
  );
  if (name === undefined) return;
  const [now, earlier] = await Promise.all([caches.open(name), caches.open(EARLIER)]);
  for (const request of await now.keys()) {
    if (!new URL(request.url).pathname.includes('/_app/immutable/')) continue;
    const response = await now.match(request);
    if (response) await earlier.put(request, response);
  }
};

self.addEventListener('install', (event) => {
  // A full disk must not keep the new version away.
  event.waitUntil(putAside().catch(() => undefined));
});
