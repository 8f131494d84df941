import { join } from 'node:path';
import { test } from '@playwright/test';
import { narrow } from '../screens/screen.ts';
import { screens } from '../screens/screens.ts';
import { settle } from '../visitor.ts';

const folder = join(import.meta.dirname, '../../shots');
const sizes = [{ width: 1440, height: 900 }, { width: 1024, height: 768 }, narrow];

for (const { name, open, isNarrow } of screens)
  test(name, async ({ page }) => {
    await page.setViewportSize(isNarrow ? narrow : { width: 1440, height: 900 });
    await open(page);
    for (const colorScheme of ['light', 'dark'] as const)
      for (const size of isNarrow ? [narrow] : sizes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize(size);
        await settle(page);
        await page.screenshot({ path: join(folder, `${name}-${size.width}-${colorScheme}.png`), fullPage: true });
      }
  });
