import { expect } from '@playwright/test';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';
import { openReport } from './visitor.ts';

test('a wrong address says so and leads home', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('without a grading there is no progress and no report to see', async ({ page }) => {
  await page.goto('/preprocessing');
  await expect(page).toHaveURL('/');
  await page.goto('/results');
  await expect(page).toHaveURL('/');
});

test('a report that does not come can be asked for again', async ({ page }) => {
  await openReport(page);
  await page.route('**/api/resume/analysis-result/*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We could not open your report' })).toBeVisible({ timeout: 15_000 });
  expect(await objectionsOf(page)).toEqual([]);
  await page.unroute('**/api/resume/analysis-result/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: /Content/ })).toBeVisible();
});

test('questions open one at a time, and the page reads without any script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const questions = page.locator('details');
  await expect(questions).toHaveCount(5);
  await questions.nth(0).locator('summary').click();
  await questions.nth(2).locator('summary').click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await questions.nth(2).locator('summary').click();
  await expect(page.locator('details[open]')).toHaveCount(0);
  await context.close();
});
