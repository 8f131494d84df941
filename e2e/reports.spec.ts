import { expect } from '@playwright/test';
import { beLoggedIn, beNewcomer, newAccount } from './account.ts';
import { chosenFile, openNewReport } from './graded-report.ts';
import { test } from './one-window.ts';
import { resumeFile, uploadResume } from './visitor.ts';

test('reports are found, renamed, opened and deleted', async ({ page }) => {
  await beLoggedIn(page, await newAccount());
  await expect(page.getByText('No resume found')).toBeVisible();
  await uploadResume(page, '/dashboard');
  await page.getByRole('button', { name: 'Start Grading' }).click();
  await page.waitForURL('**/results?id=*');
  await page.goto('/dashboard');
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}/)).toBeVisible();

  await card.getByLabel('File name').fill('My better resume');
  await card.getByLabel('File name').press('Enter');
  await expect(page.getByText('Resume file name updated successfully')).toBeVisible();
  await page.reload();
  await expect(card.getByLabel('File name')).toHaveValue('My better resume');
  await card.getByLabel('File name').fill('');
  await card.getByLabel('File name').blur();
  await expect(card.getByLabel('File name')).toHaveValue('My better resume');

  await page.getByLabel('Search by file name').fill('worse');
  await expect(page.getByText('No resume found')).toBeVisible();
  await page.getByLabel('Search by file name').fill('BETTER');
  await expect(card).toHaveCount(1);
  await expect(page.getByLabel('Sort by').getByRole('option')).toHaveText(['Date', 'Ascending', 'Descending']);

  await card.getByRole('link', { name: /^View/ }).click();
  await page.waitForURL('**/results?id=*');
  await expect(page.getByText('My better resume.pdf').first()).toBeVisible();
  await page.goBack();

  await card.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No resume found')).toBeVisible();
});

test('somebody else’s report does not open', async ({ page, browser }) => {
  await openNewReport(page, chosenFile(resumeFile));
  const other = await (await browser.newContext()).newPage();
  await beNewcomer(other);
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'We could not open your report' })).toBeVisible();
  await other.context().close();
});
