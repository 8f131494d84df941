import { expect, test } from '@playwright/test';
import { chromiumPath } from '../scripts/test/chromium.ts';

// A name that is not localhost: browsers trust that one even over plain http.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP product.test 127.0.0.1'],
  },
});

test('the description of the API is shown over plain http under any host name', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://product.test:${port}/api/docs/`);
  await expect(page.getByRole('heading', { name: 'Redmark API', level: 1 })).toBeVisible();
  const calls = page.locator('.opblock-summary-path');
  for (const [tag, path] of [
    ['Gradings', '/api/grading/start'],
    ['Teams', '/api/team/invitation/join'],
  ] as const) {
    await page.locator('.opblock-tag', { hasText: tag }).click();
    await expect(calls.filter({ hasText: path })).toBeVisible();
  }
});
