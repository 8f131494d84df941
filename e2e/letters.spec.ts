import { expect } from '@playwright/test';
import { beNewcomer } from './account.ts';
import { test } from './one-window.ts';

test('a kind of email is turned off in the account, and stays off', async ({ page }) => {
  await beNewcomer(page);
  await page.goto('/account');
  const report = page.getByRole('switch', { name: 'A report is ready' });
  await expect(report).toBeChecked();
  await report.click();
  await expect(report).not.toBeChecked();
  await page.reload();
  await expect(report).not.toBeChecked();
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(4);
});
