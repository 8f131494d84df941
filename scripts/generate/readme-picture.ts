import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { runProduct } from '../serve/run-product.ts';
import { chromiumPath } from '../test/chromium.ts';

/**
 * `node scripts/generate/readme-picture.ts`: the picture of a report in the README, of an invented person, as WebP. Run it
 * again when the report looks different.
 */
const target = fileURLToPath(new URL('../../docs/report.webp', import.meta.url));
const window = { width: 1280, height: 860 };
const quality = 0.82;

await runProduct(async ({ E2E_URL, E2E_DATA }) => {
  // The journeys of the browser tests make an account and a report; they read these variables.
  Object.assign(process.env, { E2E_URL, E2E_DATA });
  const { notesOn } = await import('../../e2e/flawed-report.ts');
  const { openWeakReport } = await import('../../e2e/weak-report.ts');
  const { settle } = await import('../../e2e/visitor.ts');
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({
      baseURL: E2E_URL,
      viewport: window,
      deviceScaleFactor: 1.5,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await openWeakReport(page, browser);
    await page.getByRole('tab', { name: /Content/ }).click();
    await notesOn(page).nth(1).click();
    await page.evaluate(() => document.querySelector('[role=tablist]')?.scrollIntoView());
    await settle(page);
    const png = await page.screenshot();
    // The browser encodes it: on a page of its own, since those of the product allow no script from elsewhere.
    const blank = await browser.newPage();
    const webp = await blank.evaluate(
      async ({ source, quality }) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.width;
        canvas.height = image.height;
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', quality);
      },
      { source: `data:image/png;base64,${png.toString('base64')}`, quality },
    );
    writeFileSync(target, Buffer.from(webp.split(',')[1] ?? '', 'base64'));
  } finally {
    await browser.close();
  }
});
