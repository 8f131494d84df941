import { expect } from '@playwright/test';
import { ask, codeSentTo, fillLogin, fillSignUp, logIn, newAccount, newAddress, password } from './account.ts';
import { interceptDirectory, refusal } from './directory.ts';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';

test('while no email can be sent, a sign-up leads to the code step, where the code is asked for again', async ({
  page,
}) => {
  const email = newAddress();
  await ask('SignUp', { Username: email, Password: password });
  const first = await codeSentTo(email);
  await page.goto('/signUp');
  await interceptDirectory(page, ({ operation }) =>
    operation === 'SignUp' ? refusal('CodeDeliveryFailureException', 'The code could not be sent.') : undefined,
  );
  await fillSignUp(page, email);
  await expect(page.getByText(/We could not send a code to/)).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Resend code', exact: true }).click();
  await expect(page.getByText(/We sent a code to/)).toBeVisible();
  await page.getByLabel('Verification code').fill(await codeSentTo(email, first));
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL(/\/(dashboard|login)$/);
});

test('a form that is sent twice leads to the code and not to an account that exists', async ({ page }) => {
  const email = newAddress();
  await page.goto('/signUp');
  await fillSignUp(page, email);
  const first = await codeSentTo(email);
  await page.getByRole('button', { name: 'Use another one' }).click();
  await fillSignUp(page, email);
  await expect(page.getByRole('heading', { name: 'Please verify your email' })).toBeVisible();
  await page.getByLabel('Verification code').fill(await codeSentTo(email, first));
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL('**/dashboard');
});

test('somebody else’s sign-up with the same address keeps nobody out', async ({ page }) => {
  const email = newAddress();
  await ask('SignUp', { Username: email, Password: 'Str4nger!word' });
  const strangers = await codeSentTo(email);
  await page.goto('/signUp');
  await fillSignUp(page, email);
  const own = await codeSentTo(email, strangers);
  await page.reload();
  await page.getByLabel('Verification code').fill(strangers);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Invalid verification code provided, please try again.')).toBeVisible();
  await page.getByLabel('Verification code').fill(own);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL('**/login');
  await fillLogin(page, { email, password });
});

test('a password that others would try first is refused where it is typed, and the terms can be read from there', async ({
  page,
}) => {
  await page.goto('/signUp');
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms of Use' })).toHaveAttribute(
    'href',
    '/terms-of-use',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(newAddress());
  await page.getByLabel('Password', { exact: true }).fill('Password1!');
  await page.getByLabel('Retype password', { exact: true }).fill('Password1!');
  await page.getByLabel(/Terms of Use/).check();
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText(/among the first that others would try/)).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await objectionsOf(page)).toEqual([]);
});

test('an account that was made for somebody begins with accepting the terms', async ({ page }) => {
  const email = newAddress();
  await ask('SignUp', { Username: email, Password: password });
  await ask('ConfirmSignUp', { Username: email, ConfirmationCode: await codeSentTo(email) });
  await page.goto('/login');
  await fillLogin(page, { email, password });
  const question = page.getByRole('alertdialog', { name: 'Before you go on' });
  await expect(question).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
  await expect(question.getByRole('button', { name: 'Go on' })).toBeDisabled();
  await question.getByLabel(/Terms of Use/).check();
  await question.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('No resume found')).toBeVisible();
  await expect(question).toBeHidden();
});

test('tokens of an earlier setting are forgotten instead of looking like a session', async ({ page }) => {
  await page.goto('/no/such/page');
  await page.evaluate(() => {
    localStorage.setItem('CognitoIdentityServiceProvider.old.somebody.accessToken', 'x.y.z');
    localStorage.setItem('CognitoIdentityServiceProvider.old.LastAuthUser', 'somebody');
  });
  await logIn(page, await newAccount());
});
