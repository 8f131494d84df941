import { type Browser, test as base, type Page } from '@playwright/test';
import { url } from './account.ts';
import { windowSettings } from './window-settings.ts';

/**
 * A test whose page is one window for all tests of a worker, emptied before each: a context of its own would start
 * processes and compile the app once more, which is most of what a look at a screen costs. Not for tests that install
 * a clock or scripts, which stay in a window.
 */
export const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use) => {
      const page = await openWindow(browser);
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ window }, use) => {
    await emptyWindow(window);
    await use(window);
    window.removeAllListeners();
    await window.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** Worker fixtures do not get the settings of the configuration file. */
async function openWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, ...windowSettings });
  return await context.newPage();
}

/** Leaves nothing of the test before: no session, no size, no colours, no permission. */
async function emptyWindow(page: Page) {
  // This page runs no script and so writes nothing itself.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.context().clearPermissions();
  await page.setViewportSize(windowSettings.viewport);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
