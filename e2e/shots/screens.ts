import { expect, type Page } from '@playwright/test';
import { beSignedIn } from '../account.ts';
import { brokenFile, chooseFile, openReport, uploadResume } from '../visitor.ts';

const at = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const own = (path: string) => async (page: Page) => {
  await beSignedIn(page);
  await at(path)(page);
};
const openTab = (name: RegExp) => async (page: Page) => {
  await openReport(page);
  await page.getByRole('tab', { name }).click();
};

/** Every screen and state worth a look, and how one gets there. */
export const screens: Record<string, (page: Page) => Promise<void>> = {
  home: at('/'),
  pricing: at('/pricing'),
  hiring: at('/hiring'),
  contact: at('/contact-us'),
  privacy: at('/privacy-policy'),
  terms: at('/terms-of-use'),
  maintenance: at('/maintenance'),
  'not-found': at('/no/such/page'),
  login: at('/login'),
  'sign-up': at('/signup'),
  'forgot-password': at('/forgotPassword'),
  preview: uploadResume,
  async 'upload-error'(page) {
    await chooseFile(page, brokenFile);
    await expect(page.getByRole('button', { name: 'Upload Again' })).toBeVisible();
  },
  async preprocessing(page) {
    await page.route('**/api/grading/public-progress/*', () => {});
    await uploadResume(page);
    await page.getByRole('button', { name: 'Start Grading' }).click();
    await page.waitForURL('**/preprocessing');
  },
  dashboard: own('/dashboard'),
  profile: own('/profile'),
  account: own('/account'),
  'report-content': openTab(/Content/),
  'report-formatting': openTab(/Formatting/),
  'report-writing': openTab(/Writing/),
};
