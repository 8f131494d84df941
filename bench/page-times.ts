import type { Page } from '@playwright/test';

export type PageTimes = {
  /** Largest contentful paint in milliseconds. */
  largestPaint: number;
  /** Cumulative layout shift. */
  shift: number;
  /**
   * Total blocking time in milliseconds, as Lighthouse counts it: the part over 50 ms of every long task from the first
   * contentful paint until the page is idle.
   */
  blocked: number;
  /** The same after the first interaction, which hydrates a prerendered page. */
  blockedByWaking: number;
};

declare global {
  interface Window {
    times: { firstPaint: number; largestPaint: number; shift: number; tasks: [start: number, end: number][] };
  }
}

const answerableMilliseconds = 50;

/** Runs inside the page, before its own scripts. */
export function watchTimes() {
  const times: Window['times'] = { firstPaint: Number.POSITIVE_INFINITY, largestPaint: 0, shift: 0, tasks: [] };
  window.times = times;
  const watch = (
    type: string,
    hear: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.firstPaint = startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    times.largestPaint = entry.startTime;
  });
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) times.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    times.tasks.push([startTime, startTime + duration]);
  });
}

/** A task that began before the first paint counts from that paint on. */
function blockedIn({ firstPaint, tasks }: Window['times']): number {
  const over = tasks.map(([start, end]) => end - Math.max(start, firstPaint) - answerableMilliseconds);
  return over.reduce((sum, milliseconds) => sum + Math.max(0, milliseconds), 0);
}

/** Waits until the page is idle, interacts with it, and waits again. */
export async function readTimes(page: Page): Promise<PageTimes> {
  await liesStill(page);
  const first = await page.evaluate(() => window.times);
  await page.touchscreen.tap(2, 400);
  await page.waitForLoadState('networkidle');
  await liesStill(page);
  const after = await page.evaluate(() => window.times);
  const blocked = blockedIn(first);
  return {
    largestPaint: first.largestPaint,
    shift: after.shift,
    blocked,
    blockedByWaking: blockedIn(after) - blocked,
  };
}

/** Waits for a second without a long task and without a paint. */
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
