import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** Screenshots instead of tests: `npm run shots` starts the product and uses this. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'take-shots.ts',
  outputDir: '../../test-results/shots',
  reporter: 'list',
  timeout: 120_000,
});
