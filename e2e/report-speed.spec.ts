import { expect, type Page, test } from '@playwright/test';
import { openFlawedReport } from './flawed-report.ts';

const openMilliseconds = 300;
const tries = 5;
/** A tenth of what counts as a good layout shift score: not noticeable. */
const shiftAllowed = 0.01;

declare global {
  interface Window {
    shifted: number;
  }
}

/** Sums the layout shifts that do not follow an input. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const width of [1440, 1024, 390])
  test(`nothing jumps while a report loads, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await openFlawedReport(page);
    await page.reload();
    await expect(page.getByRole('tab')).toHaveCount(3);
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => await Promise.all([...document.images].map((image) => image.decode())));
    const shifted = await page.evaluate(() => window.shifted);
    console.log(`layout shift at ${width}: ${shifted.toFixed(4)}`);
    expect(shifted).toBeLessThan(shiftAllowed);
  });

test('a report opens from the dashboard before one notices', async ({ page }) => {
  await openFlawedReport(page);
  const times: number[] = [];
  for (let time = 0; time < tries; time += 1) {
    await page.goto('/dashboard');
    const view = page.getByRole('link', { name: /^View/ });
    await view.hover();
    await page.waitForLoadState('networkidle');
    const opened = view.evaluate(async (link: HTMLElement) => {
      const begun = performance.now();
      link.click();
      const image = () => document.querySelector<HTMLImageElement>('#sheet-0 img');
      while (!image()?.complete) await new Promise(requestAnimationFrame);
      return performance.now() - begun;
    });
    times.push(await opened);
  }
  const middle = times.toSorted((a, b) => a - b)[Math.floor(tries / 2)] ?? Number.POSITIVE_INFINITY;
  console.log(
    `a report with its page opened in ${middle.toFixed(0)} ms (${times.map((one) => one.toFixed(0)).join(', ')})`,
  );
  expect(middle).toBeLessThan(openMilliseconds);
});
