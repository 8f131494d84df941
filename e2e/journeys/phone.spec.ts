import { expect, type Page, test } from '@playwright/test';
import { codeSentTo, newAddress, password } from '../account.ts';
import { openMarkedTab, resumeFile } from '../visitor.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

test('with a thumb on a phone: from the upload over the account to the marked page and out again', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await fits(page);
  await page.waitForSelector('input[type=file]', { state: 'attached' });
  await page.setInputFiles('input[type=file]', resumeFile);
  await page.getByRole('button', { name: 'Start Grading' }).tap();
  const offer = page.getByRole('dialog', { name: 'Create an account to view your Grades!' });
  await expect(offer).toBeVisible();
  await fits(page);
  await page.touchscreen.tap(195, 200);
  await expect(offer).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Create Account' }).tap();

  const email = newAddress();
  await page.getByLabel('First name').fill('Samira');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Retype password', { exact: true }).fill(password);
  await page.getByLabel(/Terms of Use/).tap();
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).tap();
  await page.getByLabel('Verification code').fill(await codeSentTo(email));
  await page.getByRole('button', { name: 'Verify' }).tap();
  await page.waitForURL('**/results?id=*');
  await expect(page.getByRole('tab')).toHaveCount(3);
  await fits(page);

  await openMarkedTab(page);
  await page.getByRole('button', { name: 'View Graded Resume' }).tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/^1\/\d+$/)).toBeVisible();
  await sheet
    .getByRole('button', { name: /^Mark \d+/ })
    .first()
    .tap();
  await expect(sheet.getByRole('button', { name: /^Note \d+:/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toBeHidden();

  for (const [link, address] of [
    ['Dashboard', '**/dashboard'],
    ['Results', '**/results?id=*'],
    ['Profile', '**/profile'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).tap();
    await page.waitForURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fits(page);
  }
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).tap();
  await page.waitForURL('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Create Account' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Results' })).toHaveCount(0);
});
