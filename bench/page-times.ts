import type { Page } from '@playwright/test';

export type PageTimes = {
  /** Milliseconds until the largest thing of the first view was painted. */
  largestPaint: number;
  /** How much moved by itself, as browsers count it. */
  shift: number;
  /** Milliseconds the page could not have answered: of every long task what is over 50, until it lay still. */
  blocked: number;
  /** The same after the first touch, which wakes a page that was drawn at build. */
  blockedByWaking: number;
};

declare global {
  interface Window {
    times: { largestPaint: number; shift: number; blocked: number };
  }
}

/** Runs inside the page, before anything of it. */
export function watchTimes() {
  const answerableMilliseconds = 50;
  const times = { largestPaint: 0, shift: 0, blocked: 0 };
  window.times = times;
  const watch = (
    type: string,
    hear: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    times.largestPaint = entry.startTime;
  });
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) times.shift += value;
  });
  watch('longtask', ({ duration }) => {
    times.blocked += Math.max(0, duration - answerableMilliseconds);
  });
}

/** Waits until the page lies still, touches it, and waits again. */
export async function readTimes(page: Page): Promise<PageTimes> {
  await liesStill(page);
  const { largestPaint, blocked } = await page.evaluate(() => window.times);
  await page.touchscreen.tap(2, 400);
  await page.waitForLoadState('networkidle');
  await liesStill(page);
  const after = await page.evaluate(() => window.times);
  return { largestPaint, shift: after.shift, blocked, blockedByWaking: after.blocked - blocked };
}

/** A second without a long task and without a new painting. */
async function liesStill(page: Page) {
  await page.evaluate(async () => {
    const quietMilliseconds = 1000;
    for (let before = ''; ; ) {
      const now = JSON.stringify(window.times);
      if (now === before) return;
      before = now;
      await new Promise((resolve) => setTimeout(resolve, quietMilliseconds));
    }
  });
}
