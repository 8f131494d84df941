import { expect, type Page, type Request, test } from '@playwright/test';
import { openFlawedReport } from './flawed-report.ts';

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

test('a report whose link was pointed at opens with nothing left to fetch', async ({ page, context }) => {
  await openFlawedReport(page);
  await page.goto('/dashboard');
  const view = page.getByRole('link', { name: /^View/ });
  // Every request from here on, until it has its answer; one of them is for the picture of the page.
  const open = new Set<Request>();
  const asked: string[] = [];
  const answered = (request: Request) => {
    open.delete(request);
  };
  page.on('request', (request) => {
    open.add(request);
    asked.push(request.url());
  });
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  await view.hover();
  await expect.poll(() => asked.some((url) => url.includes('-1008.png')) && open.size === 0).toBe(true);
  await context.setOffline(true);
  await view.click();
  const sheet = page.locator('#sheet-0 img');
  await expect(sheet).toBeVisible();
  await expect
    .poll(() => sheet.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
});

/** What stands in the head of a report: its words, the names of its pictures, and where and in which colour each stands. */
async function headOf(page: Page) {
  return await page.locator('main header').evaluate((head) => {
    const parts = [...head.querySelectorAll('h1, h2, p, li, li > * > span, svg[role=img], stop, text')];
    const lead = parts.findIndex((part) => part.textContent?.startsWith('We graded'));
    return parts.slice(0, lead + 1).map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const { color, backgroundColor, borderColor, stopColor } = getComputedStyle(part);
      return {
        words: part.textContent,
        name: part.getAttribute('aria-label'),
        box: [left, top, width, height].map(Math.round),
        colours: [color, backgroundColor, borderColor, stopColor],
      };
    });
  });
}

for (const width of [1440, 390])
  test(`the head of a report is read before its script has come, and stays where it is, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFlawedReport(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Resume Report');
    await expect(page.getByText('The notes are being opened')).toBeAttached();
    await page.evaluate(async () => await document.fonts.ready);
    const early = await headOf(page);
    expect(early.map(({ words }) => words)).toContainEqual(expect.stringMatching(/^We graded .+ on your dashboard\.$/));
    arrive();
    await expect(page.getByRole('tab')).toHaveCount(3);
    expect(await headOf(page)).toEqual(early);
    expect(asked.filter((url) => url.includes('/analysis-result/'))).toHaveLength(1);
  });
