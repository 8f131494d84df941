import { type Browser, expect, type Page } from '@playwright/test';
import { newAccount, newSession, takeSession, userOf } from './account.ts';
import { gradedReport } from './graded-report.ts';
import { grantCredits } from './many-files.ts';
import { twoVersions } from './versions.ts';

type Kept = { email: string; url: string };
let kept: Kept | undefined;

/** Opens the report of the weaker version; it is graded once for all tests that only read it. */
export async function openWeakReport(page: Page, browser: Browser) {
  kept ??= await makeReport(browser);
  await takeSession(page, kept.email);
  await page.goto(kept.url);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Resume Report');
}

async function makeReport(browser: Browser): Promise<Kept> {
  const [weak] = await twoVersions(browser);
  const { email } = await newAccount();
  const { AccessToken } = await newSession(email);
  await userOf(AccessToken);
  return { email, url: await gradedReport(AccessToken, weak) };
}

/** Creates an account with the reports of two versions of one resume, and opens that of the better one. */
export async function gradeTwoVersions(page: Page, browser: Browser): Promise<Kept> {
  const [weak, better] = await twoVersions(browser);
  const { email } = await newAccount();
  const token = await takeSession(page, email);
  await grantCredits(email, 10);
  await gradedReport(token, weak);
  const url = await gradedReport(token, better);
  await page.goto(url);
  await expect(page.getByRole('tab')).toHaveCount(3);
  return { email, url };
}

let keptVersions: Kept | undefined;

/** The same for tests that only read: the two are graded once. */
export async function openTwoVersions(page: Page, browser: Browser) {
  if (keptVersions === undefined) {
    keptVersions = await gradeTwoVersions(page, browser);
    return;
  }
  await takeSession(page, keptVersions.email);
  await page.goto(keptVersions.url);
  await expect(page.getByRole('tab')).toHaveCount(3);
}

const views = (page: Page) => page.getByRole('navigation', { name: 'Views of the report' });

/** Goes from one view of an open report to another. */
export async function openView(page: Page, name: string) {
  await views(page).getByRole('link', { name }).click();
  if (name !== 'Compare versions')
    await expect(views(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
}

/** From the report of the better version to what changed since the weaker one. */
export async function compareVersions(page: Page) {
  await openView(page, 'Compare versions');
  await expect(page.getByRole('heading', { name: 'Compare “nadia-second” with' })).toBeVisible();
  await page.getByRole('link', { name: /nadia-first/ }).click();
  await expect(page.getByRole('article', { name: 'Before: nadia-first' })).toBeVisible();
}
