/** The app in a folder of a host: /spiele/. */
import { everyRouteOpens } from './everyRoute';
import { expect, workerActive } from './fixtures';
import { playStep, shownEntries, startMatch } from './play';
import { test } from './variants';

test('F24: below a folder every page opens without a network, and a match is played', async ({
  page,
  host,
}) => {
  await page.goto(host.url);
  await workerActive(page);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  );
  expect(scopes).toEqual([host.url]);

  await host.close();
  await everyRouteOpens(page, host.url);
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo', host.url);
  const before = await shownEntries(page);
  await playStep(page, 'keys');
  expect(await shownEntries(page)).toBeGreaterThan(before);
});

test('below a folder the installed app starts and stays there', async ({ page, host }) => {
  await page.goto(host.url);
  const devtools = await page.context().newCDPSession(page);
  const { url, data } = await devtools.send('Page.getAppManifest');
  expect(url).toBe(`${host.url}app.webmanifest`);
  const manifest = JSON.parse(data ?? '') as { start_url: string; scope: string };
  for (const address of [manifest.start_url, manifest.scope])
    expect(new URL(address, url).href).toBe(host.url);
});
