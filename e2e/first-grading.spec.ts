import { expect, test } from '@playwright/test';
import { objectionsOf, openReport, uploadResume } from './visitor.ts';

test('a visitor uploads a PDF, sees it, starts grading and reads the report', async ({ page }) => {
  await uploadResume(page);
  await expect(page.getByText('Resume uploaded successfully')).toBeVisible();
  await expect(page.getByRole('img', { name: /Page 1 of/ })).toBeVisible();
  await expect(page.getByText(/^1\/\d+$/)).toBeVisible();

  await page.getByRole('button', { name: 'Start Grading' }).click();
  await page.waitForURL('**/results');

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Resume Report');
  await expect(page.getByRole('heading', { name: /“\d+ suggestions?” to improve your resume/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /Final grade: / }).first()).toBeVisible();
  await expect(page.getByText(/Graded by rubric/)).toBeVisible();
});

test('a preview and a report survive a reload', async ({ page }) => {
  await uploadResume(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start Grading' })).toBeEnabled();

  await page.getByRole('button', { name: 'Start Grading' }).click();
  await page.waitForURL('**/results');
  await page.reload();
  await expect(page.getByRole('tab', { name: /Content/ })).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Open your report' })).toBeVisible();
});

test('the tabs hold the suggestions the heading counts', async ({ page }) => {
  await openReport(page);
  const heading = await page.getByRole('heading', { name: /suggestions?”/ }).textContent();
  const counts = await page.getByRole('tab').allTextContents();
  const sum = counts.map((text) => Number(/\d+/.exec(text)?.[0])).reduce((a, b) => a + b, 0);
  expect(Number(/\d+/.exec(heading ?? '')?.[0])).toBe(sum);
});

test('no screen of the journey has accessibility violations', async ({ page }) => {
  await page.goto('/');
  expect(await objectionsOf(page)).toEqual([]);
  await uploadResume(page);
  expect(await objectionsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start Grading' }).click();
  await page.waitForURL('**/results');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(page.getByRole('img', { name: /Page 1 of/ })).toBeVisible();
    expect(await objectionsOf(page)).toEqual([]);
  }
});

test('the dark desk has no accessibility violations either', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await objectionsOf(page)).toEqual([]);
  await openReport(page);
  await expect(page.getByRole('img', { name: /Page 1 of/ })).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
});
