import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { beNewcomer, fillLogin, logIn, newAccount } from './account.ts';
import { test } from './one-window.ts';

test('a profile is changed, and the header says so', async ({ page }) => {
  await beNewcomer(page);
  await page.goto('/profile');
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Job Title').selectOption('Software Engineer');
  await page.getByLabel('Industry').selectOption('Education');
  await page.getByLabel('Company size').selectOption('11-50 employees');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /Grace/ })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Grace');
  await expect(page.getByLabel('Industry')).toHaveValue('Education');
  await page.getByLabel('First name').fill('');
  await page.getByLabel('First name').blur();
  await expect(page.getByText('This field is required')).toBeVisible();
});

test('the consent to be considered is given and withdrawn', async ({ page }) => {
  await beNewcomer(page);
  await page.goto('/profile');
  const consent = page.getByRole('switch', { name: /job opportunities/ });
  await expect(consent).not.toBeChecked();
  await consent.click();
  await expect(page.getByText('You are considered for job opportunities')).toBeVisible();
  await page.reload();
  await expect(consent).toBeChecked();
  await consent.click();
  await expect(page.getByText('You are no longer considered')).toBeVisible();
  await page.reload();
  await expect(consent).not.toBeChecked();
});

test('a password is changed by whoever knows the old one', async ({ page }) => {
  const account = await newAccount();
  await logIn(page, account);
  await page.goto('/account');
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  const change = async (current: string) => {
    await page.getByLabel('Current password', { exact: true }).fill(current);
    await page.getByLabel('New password', { exact: true }).fill('Another-Horse-8');
    await page.getByLabel('Retype new password', { exact: true }).fill('Another-Horse-8');
    await page.getByRole('button', { name: 'Change Password' }).click();
  };
  await change('Wrong-Horse-7');
  await expect(page.getByText('Your current password is not right')).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();
  await change(account.password);
  await expect(page.getByText('Password successfully changed')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await fillLogin(page, { ...account, password: 'Another-Horse-8' });
  await page.waitForURL('**/dashboard');
});

test('everything that is kept can be downloaded', async ({ page }) => {
  await beNewcomer(page);
  await page.goto('/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('redmark-data.zip');
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});

test('an account is deleted after a question, and then it is gone', async ({ page }) => {
  const account = await newAccount();
  await logIn(page, account);
  await page.goto('/account');
  // What comes later moves the button away from under the pointer.
  await expect(page.getByText('You have no webhooks.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are You Sure?' });
  await expect(question).toContainText('permanently removes all your data');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Your account has been successfully deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Create Account' })).toBeVisible();

  await page.goto('/login');
  await fillLogin(page, account);
  await expect(page.getByText('Incorrect username or password.')).toBeVisible();
});
