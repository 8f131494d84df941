import { defineConfig } from '@playwright/test';
import { windowSettings } from './e2e/window-settings.ts';
import { chromiumPath, fewerProcesses } from './scripts/test/chromium.ts';

/** `npm run e2e` builds the web, starts the product and says here where it answers. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  timeout: 90_000,
  // A busy machine answers late; what never comes fails all the same.
  expect: { timeout: 15_000 },
  // Each test has an account of its own; three at once keep two processors busy, since a test waits for much.
  workers: 3,
  // On a busy machine a frame comes late now and then; what passes only when repeated is named as flaky in the report.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: true,
  use: {
    baseURL: process.env.E2E_URL ?? 'http://127.0.0.1:3000',
    viewport: windowSettings.viewport,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: windowSettings.reducedMotion },
    launchOptions: {
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu', ...fewerProcesses],
    },
  },
});
