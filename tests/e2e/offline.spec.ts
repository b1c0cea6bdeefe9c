/** Once opened, the whole app works with its server gone. */
import { everyRouteOpens } from './everyRoute';
import { test, workerActive } from './fixtures';

test('the service worker keeps every page', async ({ page, ownServer }) => {
  await page.goto(ownServer.url);
  await workerActive(page);
  await ownServer.close();
  await everyRouteOpens(page, ownServer.url);
});
