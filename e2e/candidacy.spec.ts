import { expect } from '@playwright/test';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';
import { openWeakReport } from './weak-report.ts';

test('a candidate sees what an employer would see, from the consent until it is withdrawn', async ({
  page,
  browser,
}) => {
  await openWeakReport(page, browser);
  await page.goto('/profile');
  await expect(page.getByText('With your consent they would see this')).toBeVisible();
  await expect(page.getByText('Nobody so far.')).toBeVisible();
  const consent = page.getByRole('switch');
  await consent.check();
  await expect(page.getByText('The pages of your newest graded resume, and:')).toBeVisible();
  await expect(page.getByRole('link', { name: 'nadia-first' })).toBeVisible();
  await page.getByText('What you agreed to, and when').click();
  await expect(page.getByText('“Be considered for job opportunities. Employers who ask us')).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
  await consent.uncheck();
  await expect(page.getByText('With your consent they would see this')).toBeVisible();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
});
