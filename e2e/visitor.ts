import { expect, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { chosenFile, gradedReport } from './graded-report.ts';

/** A resume of our own corpus with one planted mistake. */
export const resumeFile = 'corpus/samira-mixed-signs/resume.pdf';
export const brokenFile = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nothing') };

export async function chooseFile(page: Page, file: Parameters<Page['setInputFiles']>[1], at = '/') {
  await page.goto(at);
  await page.waitForSelector('input[type=file]', { state: 'attached' });
  await page.setInputFiles('input[type=file]', file);
}

/** Uploads on the home page; `/dashboard` has the same panel. */
export async function uploadResume(page: Page, at = '/') {
  await chooseFile(page, resumeFile, at);
  // The first preview waits for the thread that draws it to start, which a busy machine takes long for.
  await expect(page.getByRole('button', { name: 'Start Grading' })).toBeEnabled({ timeout: 45_000 });
}

/** Opens a report as a signed-in user: visitors see theirs sealed. */
export async function openReport(page: Page) {
  const { token, ...account } = await beSignedIn(page);
  await page.goto(await gradedReport(token, chosenFile(resumeFile)));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Resume Report');
  await expect(page.getByRole('tab')).toHaveCount(3);
  return account;
}

/** Opens the first tab with a finding on the page; which one depends on the resume. */
export async function openMarkedTab(page: Page) {
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    if ((await page.getByRole('button', { name: /^Note \d+:/ }).count()) > 0) return;
  }
  throw new Error('This resume has no mistake to show. Take another one.');
}

/** Interacts with a prerendered page, and waits until it is hydrated. */
export async function hydrate(page: Page) {
  await page.evaluate(() => addEventListener('app:hydrated', () => document.body.setAttribute('data-hydrated', '')));
  await page.keyboard.press('Tab');
  await expect(page.locator('body[data-hydrated]')).toBeAttached();
}

/** Waits until no grey lines stand for text that is loading: until then what is below them moves. */
export const loaded = (page: Page) => expect(page.locator('.breathe')).toHaveCount(0);

/** Waits for animations and layout to finish. */
export async function settle(page: Page) {
  // Content far below is laid out only when scrolled to; here all of it is needed. The rule comes from a constructed
  // style sheet, because the pages' policy forbids style elements.
  await page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
  }, 'main > section { content-visibility: visible !important }');
  // Marks and notes fade in; contrast must be measured on their final colours.
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        // The bar of a message only counts its seconds.
        .filter(
          (animation) => !(animation instanceof CSSAnimation && animation.animationName.endsWith('trackProgress')),
        )
        .filter(({ playState }) => playState !== 'finished');
    do {
      // Colour transitions start with the next frame.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      await Promise.allSettled(moving().map((animation) => animation.finished));
    } while (moving().length > 0);
  });
}

/** Waits for a visitor's sealed report. The offer opens over it and takes it out of the accessibility tree, at once where nothing moves. */
export async function expectSealed(page: Page) {
  const heading = page.getByRole('heading', { name: 'Your report is ready and sealed', includeHidden: true });
  await expect(heading).toBeVisible();
}
