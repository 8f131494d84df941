import { type Browser, chromium, type Page } from '@playwright/test';
import {
  fontBytes,
  guestScreens,
  ownScreens,
  type PageBytes,
  pageBytes,
  publicScreens,
} from '../scripts/build/page-bytes.ts';
import { runProduct } from '../scripts/serve/run-product.ts';
import { chromiumPath } from '../scripts/test/chromium.ts';
import { median, ms, table } from './measure.ts';
import { type PageTimes, readTimes, watchTimes } from './page-times.ts';

const visits = 5;
const publicPaths = ['/', '/pricing', '/hiring', '/contact-us', '/login', '/signup'];
/** A mid-range phone on a slow mobile network, as Lighthouse emulates it. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true };
const network = { rttMilliseconds: 150, kilobitsDown: 1600, kilobitsUp: 750 };
const cpuSlowdown = 4;

/** The weight of pages, and how soon they show and respond on a slow phone; of all of them, or of those named. */
export async function benchPages(wanted: string[] = []) {
  await runProduct(async ({ E2E_URL, E2E_DATA }) => {
    weighPages();
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
    try {
      // The journeys of the browser tests create an account and a report; they read these variables.
      Object.assign(process.env, { E2E_URL, E2E_DATA });
      const rows: [string, string][] = [];
      const isWanted = (path: string) => wanted.length === 0 || wanted.includes(path.split('?')[0] ?? path);
      for (const path of publicPaths.filter(isWanted))
        rows.push([path, said(await visitOften(browser, E2E_URL, path))]);
      const { report, email } = await reportIn(browser, E2E_URL);
      for (const path of ['/dashboard', report].filter(isWanted))
        rows.push([path.split('?')[0] ?? path, said(await visitOften(browser, E2E_URL, path, email))]);
      const throttle = `CPU ${cpuSlowdown} times slower, ${network.kilobitsDown} kbit/s, ${network.rttMilliseconds} ms`;
      table(`Pages on a slow phone, medians of ${visits} visits (${throttle})`, rows);
    } finally {
      await browser.close();
    }
  });
}

function weighPages() {
  const row = ({ path, needed, later, atOnce }: PageBytes): [string, string] => [
    path,
    `${kb(atOnce)} at once, ${kb(needed)} to answer, ${kb(later.bytes)} when asked for (${later.names.join(', ')})`,
  ];
  table('Script of pages, in gzip', [...publicScreens, ...guestScreens, ...ownScreens].map(pageBytes).map(row));
  table('Fonts', [['all', kb(fontBytes())]]);
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** An account with one report. */
async function reportIn(browser: Browser, url: string): Promise<{ report: string; email: string }> {
  const { openReport } = await import('../e2e/visitor.ts');
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const { email } = await openReport(page);
  const { pathname, search } = new URL(page.url());
  await context.close();
  return { report: pathname + search, email };
}

/** Visits a path as somebody new, or with a session of its own as the account of `email`. */
async function visitOften(browser: Browser, url: string, path: string, email?: string): Promise<PageTimes[]> {
  const { takeSession } = await import('../e2e/account.ts');
  const times: PageTimes[] = [];
  for (let visit = 0; visit < visits; visit++) {
    const context = await browser.newContext({ ...phone, baseURL: url });
    const page = await context.newPage();
    if (email) await takeSession(page, email);
    await page.addInitScript(watchTimes);
    await slowDown(page);
    await page.goto(path, { timeout: 120_000 });
    // What people come for has come; a page that waits for answers has quiet moments before.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('.breathe').first().waitFor({ state: 'detached' });
    times.push(await readTimes(page));
    await context.close();
  }
  return times;
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.rttMilliseconds,
    downloadThroughput: (network.kilobitsDown * 1000) / 8,
    uploadThroughput: (network.kilobitsUp * 1000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

function said(times: PageTimes[]): string {
  const middle = (value: (times: PageTimes) => number) => median(times.map(value));
  return [
    `LCP ${ms(middle(({ largestPaint }) => largestPaint))}`,
    `CLS ${middle(({ shift }) => shift).toFixed(3)}`,
    `TBT ${ms(middle(({ blocked }) => blocked))}`,
    `woken by a touch: TBT ${ms(middle(({ blockedByWaking }) => blockedByWaking))}`,
  ].join(', ');
}

if (import.meta.main) await benchPages(process.argv.slice(2));
