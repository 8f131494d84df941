import { expect } from '@playwright/test';
import { fillLogin, logIn, newAccount } from '../account.ts';
import { test } from '../one-window.ts';
import { buyOnce, corpusFile, gradeOnDashboard, openScore } from './person.ts';

test('a job seeker comes back, fixes what was marked, uploads again and sees a better grade', async ({ page }) => {
  test.slow();
  const account = await newAccount();
  await logIn(page, account);
  await gradeOnDashboard(page, corpusFile('samira-mixed-signs'));
  const before = await openScore(page);
  const marks = await page.getByRole('heading', { name: /suggestions?” to improve your resume/ }).textContent();
  await page.getByRole('banner').getByRole('button', { name: /Ada/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, account);
  await expect(page.getByText('You are successfully logged in')).toBeVisible();
  await page.getByRole('link', { name: 'View resume' }).click();
  await page.waitForURL('**/results?id=*');
  expect(await openScore(page)).toBe(before);

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Upgrade Now' }).click();
  await page.waitForURL('**/pricing');
  await buyOnce(page, 'basic');
  await gradeOnDashboard(page, corpusFile('samira-swiss'));
  expect(await openScore(page)).toBeGreaterThan(before);
  await expect(page.getByRole('heading', { name: /suggestions?” to improve your resume/ })).not.toHaveText(marks ?? '');

  // The better file again: the stored report is reused, and costs no further credit.
  await gradeOnDashboard(page, corpusFile('samira-swiss'));
  await page.goto('/dashboard');
  await expect(page.getByText('4 credits', { exact: true })).toBeVisible();
});
