import { join } from 'node:path';
import { test } from '@playwright/test';
import { screens } from './screens.ts';

const folder = join(import.meta.dirname, '../../shots');
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

for (const [name, open] of Object.entries(screens))
  test(name, async ({ page }) => {
    await open(page);
    for (const colorScheme of ['light', 'dark'] as const)
      for (const size of sizes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize(size);
        await page.screenshot({ path: join(folder, `${name}-${size.width}-${colorScheme}.png`), fullPage: true });
      }
  });
