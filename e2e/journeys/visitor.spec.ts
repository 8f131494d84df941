import { expect } from '@playwright/test';
import { codeSentTo, newAddress, password } from '../account.ts';
import { test } from '../one-window.ts';
import { chooseFile } from '../visitor.ts';
import { corpusFile } from './person.ts';

test('a visitor reads what it costs, uploads, signs up and reads the first report', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a plan to improve your resume');
  await page.getByRole('banner').getByRole('link', { name: 'Redmark, home' }).click();
  await chooseFile(page, corpusFile('samira-one-full-stop'));
  await expect(page.getByText('Resume uploaded successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Start Grading' }).click();
  const offer = page.getByRole('dialog', { name: 'Create an account to view your Grades!' });
  await offer.getByRole('link', { name: 'Create Account' }).click();

  const email = newAddress();
  await page.getByLabel('First name').fill('Samira');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Retype password', { exact: true }).fill(password);
  await page.getByLabel(/Terms of Use and the Privacy Policy/).check();
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('We have sent a verification code on your email')).toBeVisible();
  await page.getByLabel('Verification code').fill(await codeSentTo(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('You have successfully signed up!')).toBeVisible();

  await page.waitForURL('**/results?id=*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Samira’s Resume Report');
  await page.getByRole('link', { name: 'your dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Hi Samira' })).toBeVisible();
  // The welcome credit was spent on this report.
  await expect(page.getByText('Ran out of Credits')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});
