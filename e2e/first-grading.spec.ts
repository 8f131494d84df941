import { expect } from '@playwright/test';
import { beSignedIn, codeSentTo, fillLogin, newAccount, newAddress, password } from './account.ts';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';
import { expectSealed, openReport, uploadResume } from './visitor.ts';

test('a visitor uploads, finds the report sealed, signs up with a code, and the report opens', async ({ page }) => {
  await uploadResume(page);
  await expect(page.getByText('Resume uploaded successfully')).toBeVisible();
  await expect(page.getByText(/^1\/\d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Start Grading' }).click();
  await expectSealed(page);
  await expect(page.getByRole('img', { name: /Page 1 of/, includeHidden: true })).toBeVisible();

  const offer = page.getByRole('dialog', { name: 'Create an account to view your Grades!' });
  await expect(offer).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
  await offer
    .getByRole('button', { name: 'Create Account' })
    .or(offer.getByRole('link', { name: 'Create Account' }))
    .click();
  await page.waitForURL(/\/sign-?up/i);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account to view your Grades!');
  expect(await objectionsOf(page)).toEqual([]);

  const email = newAddress();
  await page.getByLabel('First name').fill('Samira');
  await page.getByLabel('Last name').fill('Lindgren');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Retype password', { exact: true }).fill(password);
  const submit = page.getByRole('main').getByRole('button', { name: 'Create Account' });
  await expect(submit).toBeDisabled();
  await page.getByLabel(/Terms of Use/).check();
  await submit.click();

  await expect(page.getByText('We have sent a verification code on your email')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Please verify your email' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Resend code in \d+ s/ })).toBeDisabled();
  expect(await objectionsOf(page)).toEqual([]);
  await page.getByLabel('Verification code').fill('000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Invalid verification code provided, please try again.')).toBeVisible();
  await page.getByLabel('Verification code').fill(await codeSentTo(email));
  await page.getByRole('button', { name: 'Verify' }).click();

  await page.waitForURL('**/results?id=*');
  await expect(page.getByText('You have successfully signed up!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Resume Report');
  await expect(page.getByRole('heading', { name: /“\d+ suggestions?” to improve your resume/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /Final grade: / }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('publicObj'))).toBeNull();

  await page.getByRole('link', { name: 'your dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Hi Samira' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('the offer closes with a touch beside it, and whoever comes back sees what to do', async ({ page }) => {
  await uploadResume(page);
  await page.getByRole('button', { name: 'Start Grading' }).click();
  const offer = page.getByRole('dialog');
  await expect(offer).toBeVisible();
  // The offer opens after three seconds even where the grading takes longer; before it ends there is no result to open.
  await expectSealed(page);
  await page.mouse.click(8, 500);
  await expect(offer).toBeHidden();

  await page.goto('/results');
  await page.waitForURL('**/preprocessing');
  await expectSealed(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Open your report' }).click();
  await expectSealed(page);
});

test('logging in opens the sealed report as well', async ({ page }) => {
  const account = await newAccount();
  await uploadResume(page);
  await page.getByRole('button', { name: 'Start Grading' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await fillLogin(page, account);
  await page.waitForURL('**/results?id=*');
  await expect(page.getByText('You are successfully logged in')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(3);
});

test('a resume that was only uploaded waits on the dashboard', async ({ page }) => {
  const account = await newAccount();
  await uploadResume(page);
  await page.goto('/login');
  await fillLogin(page, account);
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: 'Start Grading' }).click();
  await page.waitForURL('**/results?id=*');
});

test('whoever is signed in has a resume attached that was left here before', async ({ page }) => {
  await uploadResume(page);
  await page.getByRole('button', { name: 'Start Grading' }).click();
  await expectSealed(page);
  await beSignedIn(page);
  await page.goto('/');
  await page.waitForURL('**/results?id=*');
});

test('a preview and a report survive a reload', async ({ page }) => {
  await beSignedIn(page);
  await uploadResume(page, '/dashboard');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start Grading' })).toBeEnabled();

  await page.getByRole('button', { name: 'Start Grading' }).click();
  await page.waitForURL('**/results?id=*');
  await page.reload();
  await expect(page.getByRole('tab', { name: /Content/ })).toBeVisible();
});

test('the tabs hold the suggestions the heading counts', async ({ page }) => {
  await openReport(page);
  const heading = await page.getByRole('heading', { name: /suggestions?”/ }).textContent();
  const counts = await page.getByRole('tab').allTextContents();
  const sum = counts.map((text) => Number(/\d+/.exec(text)?.[0])).reduce((a, b) => a + b, 0);
  expect(Number(/\d+/.exec(heading ?? '')?.[0])).toBe(sum);
});
