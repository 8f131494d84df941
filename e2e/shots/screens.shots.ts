import { test } from '@playwright/test';
import { ownScreens } from '../screens/own-screens.ts';
import { visitorScreens } from '../screens/visitor-screens.ts';
import { settle } from '../visitor.ts';

const widths = [1440, 1024, 390];

for (const { name, open, isNarrow } of [...visitorScreens, ...ownScreens])
  for (const width of isNarrow ? [390] : widths)
    test(`${name} ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await open(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        await page.screenshot({ path: `shots/${name}-${width}-${colorScheme}.png`, fullPage: true });
      }
    });
