import { expect } from '@playwright/test';
import { beLoggedIn, newAccount } from '../account.ts';
import { batchOn, chooseMany, chosenResume, grantCredits } from '../many-files.ts';
import { objectionsOf } from '../objections.ts';
import { test } from '../one-window.ts';

test('a coach puts resumes that came together under clients, made from the names on them', async ({ page }) => {
  test.setTimeout(90_000);
  const account = await newAccount();
  await beLoggedIn(page, account);
  await grantCredits(account.email, 4);
  await chooseMany(page, ['Mira Novak', 'Tomas Ferrer'].map(chosenResume));
  const batch = batchOn(page);
  await batch.getByRole('button', { name: 'Grade all 2' }).click();
  await expect(batch.getByRole('status')).toHaveText('2 resumes graded. The reports are below.', { timeout: 60_000 });

  await batch.getByRole('button', { name: 'Put under clients' }).click();
  const dialog = page.getByRole('dialog', { name: 'Put under clients' });
  await expect(dialog.getByLabel('Mira Novak.pdf')).toHaveValue('new');
  await expect(dialog.getByLabel('On what ground')).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make no new clients' }).click();
  await expect(dialog.getByLabel('Mira Novak.pdf')).toHaveValue('nobody');
  await dialog.getByRole('button', { name: 'Make a client from each name' }).click();
  await dialog.getByLabel('Tomas Ferrer.pdf').selectOption('Nobody’s yet');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 resume sorted, 1 new in your clients')).toBeVisible();

  await batch.getByRole('button', { name: 'Put under clients' }).click();
  await expect(dialog.getByLabel('Mira Novak.pdf').locator('option:checked')).toHaveText('Mira Novak');
  await dialog.getByLabel('Tomas Ferrer.pdf').selectOption('Mira Novak');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 resume sorted', { exact: true })).toBeVisible();
  await page.goto('/clients');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('rowheader')).toContainText('2 resumes');
});
