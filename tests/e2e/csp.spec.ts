/** The Content-Security-Policy in every page: the app lives within it, and a smuggled-in script does not run. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { expect, running, test, workerActive } from './fixtures';
import { playStep, startMatch } from './play';
import { ROUTES, UNKNOWN } from './routes';

const pages = readdirSync('build', { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.html'));

test('every built page has the policy before any script, the fallback page included', () => {
  expect(pages).toContain('200.html');
  for (const file of pages) {
    const html = readFileSync(path.join('build', file), 'utf8');
    const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html);
    const directives = new Map(
      (policy?.[1] ?? '').split('; ').map((text) => {
        const [name = '', ...values] = text.split(' ');
        return [name, values.join(' ')] as const;
      }),
    );
    expect(policy?.index, file).toBeLessThan(html.search(/<script>|<script type/));
    expect(directives.get('default-src'), file).toBe("'self'");
    // One hash: Kit's start code.
    expect(directives.get('script-src'), file).toMatch(/^'self' 'sha256-[\w+/=]{44}'$/);
    expect(directives.get('script-src-attr'), file).toBe("'none'");
    expect(directives.get('style-src'), file).toBe("'self'");
    expect(directives.get('object-src'), file).toBe("'none'");
    expect(directives.get('base-uri'), file).toBe("'self'");
    expect(directives.get('form-action'), file).toBe("'none'");
  }
});

/** Everything the browser refused on any page of the context, in words. */
const violations = async (context: BrowserContext): Promise<readonly string[]> => {
  const found: string[] = [];
  await context.exposeFunction('tellViolation', (text: string) => void found.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${violatedDirective}: ${blockedURI} on ${location.pathname}`);
    });
  });
  return found;
};

test('no page and no match runs against it, from the network and from the cache', async ({
  page,
  context,
  ownServer,
}) => {
  const found = await violations(context);
  const visitAll = async (): Promise<void> => {
    for (const route of [...ROUTES.map(({ path: route }) => route), UNKNOWN]) {
      await page.goto(ownServer.url + route);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await running(page);
    }
    await startMatch(page, '?seats=2&strength=strong&tempo=turbo', ownServer.url);
    for (let step = 0; step < 6; step++) await playStep(page, 'keys');
    // In real time, styles move what is counted and laid.
    await page.goto(`${ownServer.url}speed/`);
    await page.getByRole('button', { name: 'Losspielen' }).click();
    await page.getByRole('button', { name: 'Bereit' }).click();
    await expect(page.locator('.match')).toHaveAttribute('data-mode', 'race');
  };
  await visitAll();
  await workerActive(page);
  await ownServer.close();
  await visitAll();
  expect(found).toEqual([]);
});

test('a script written into the page does not run', async ({ browser, baseURL }) => {
  // A context of its own: the refusal is an error on the console, and wanted here.
  const context = await browser.newContext();
  const found = await violations(context);
  const page = await context.newPage();
  for (const address of ['ueber/', UNKNOWN]) {
    await page.goto(new URL(address, baseURL).href);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      const box = document.createElement('div');
      box.innerHTML = '<img src="missing.png" onerror="window.ran = true">';
      document.body.append(box);
    });
    await expect.poll(() => found.filter((text) => text.endsWith(`/${address}`)).length).toBe(2);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  }
  await context.close();
});
