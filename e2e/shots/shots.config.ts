import { defineConfig } from '@playwright/test';
import everyday from '../../playwright.config.ts';

/** `npm run shots`: pictures to look at, none to compare with. */
export default defineConfig({
  ...everyday,
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../test-results/shots',
  reporter: [['line']],
  timeout: 90_000,
});
