/** Once opened, the whole app works with its server gone. */
import { everyRouteOpens } from './everyRoute';
import { test, openOnce } from './fixtures';

test('the service worker keeps every page', async ({ page, ownServer }) => {
  await openOnce(page, ownServer);
  await everyRouteOpens(page, ownServer.url);
});
