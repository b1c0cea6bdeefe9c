/** Once opened, the whole app works with its server gone. */
import { everyRouteOpens } from './everyRoute';
import { test, openOnce } from './fixtures';

test('the service worker keeps every page', async ({ page, ownServer }) => {
  // Every page twice.
  test.setTimeout(120_000);
  await openOnce(page, ownServer);
  await everyRouteOpens(page, ownServer.url);
});
