import { expect } from '@playwright/test';
import {
  addAuthenticator,
  authenticatorCode,
  codeSentTo,
  fillLogin,
  fillSignUp,
  logIn,
  newAccount,
  newAddress,
  newSession,
  password,
} from './account.ts';
import { test } from './one-window.ts';

test('a wrong password is refused in the words of the directory, and the right one leads to the dashboard', async ({
  page,
}) => {
  const account = await newAccount();
  await page.goto('/login');
  await fillLogin(page, { ...account, password: 'Wrong-Horse-7' });
  await expect(page.getByText('Incorrect username or password.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await fillLogin(page, account);
  await expect(page.getByText('You are successfully logged in')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hi Ada' })).toBeVisible();
});

test('fields are checked when they are left, and the focus goes to the first that is wrong', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByLabel('Email');
  await email.fill('ada@');
  await email.blur();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Password', { exact: true }).blur();
  await expect(
    page.getByText('Minimum eight characters, at least one letter, one number and one symbol (e.g., @, #, $)'),
  ).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('');
  await expect(page.getByText('This field is required')).toBeVisible();
});

test('a password can be looked at', async ({ page }) => {
  await page.goto('/login');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('Correct-Horse-7');
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue('Correct-Horse-7');
});

test('an account whose address is not confirmed is led to its code', async ({ page }) => {
  const account = await newAccount({ confirmed: false });
  const first = await codeSentTo(account.email);
  await page.goto('/login');
  await fillLogin(page, account);
  await expect(page.getByText('User not confirmed. Please check your email.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Please verify your email' })).toBeVisible();

  // Going back to the login keeps the reminder there.
  await page.getByRole('link', { name: 'log in' }).click();
  await expect(page.getByText('Please verify your email')).toBeVisible();
  await page.getByRole('link', { name: 'Enter the code' }).click();
  await page.getByLabel('Verification code').fill(await codeSentTo(account.email, first));
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL('**/dashboard');
});

test('a forgotten password is replaced by a code', async ({ page }) => {
  const account = await newAccount();
  const first = await codeSentTo(account.email);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill('nobody.at.all@example.com');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('No account found with this email. You may need to create an account')).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('We have sent a code. Check your email')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Create new password' })).toBeVisible();
  await page.getByLabel('Confirmation code').fill(await codeSentTo(account.email, first));
  await page.getByLabel('Password', { exact: true }).fill('Another-Horse-8');
  await page.getByLabel('Retype password', { exact: true }).fill('Another-Horse-9');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Passwords did not match')).toBeVisible();
  await page.getByLabel('Retype password', { exact: true }).fill('Another-Horse-8');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password reset successful')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'New Password created!' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await fillLogin(page, { ...account, password: 'Another-Horse-8' });
  await page.waitForURL('**/dashboard');
});

test('what needs an account leads to the login and from there back to where one wanted to go', async ({ page }) => {
  const account = await newAccount();
  for (const path of ['/dashboard', '/account', '/results?id=8a2c2b36-6d0f-4c7e-9f7a-5d1c3b2a1f00']) {
    await page.goto(path);
    await page.waitForURL('**/login');
  }
  await page.goto('/profile');
  await page.waitForURL('**/login');
  await fillLogin(page, account);
  await page.waitForURL('**/profile');
});

test('whoever is signed in is led away from the screens for guests, until they log out', async ({ page }) => {
  await logIn(page, await newAccount());
  for (const path of ['/login', '/signUp', '/signup', '/forgotPassword']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await page.getByRole('button', { name: /Ada/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out' });
  await expect(question).toContainText('Are you sure you want to log out?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: /Ada/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/dashboard');
  await page.waitForURL('**/login');
});

test('a session that was ended elsewhere ends here', async ({ browser, page }) => {
  const account = await newAccount();
  await logIn(page, account);
  const elsewhere = await (await browser.newContext()).newPage();
  await logIn(elsewhere, account);
  await elsewhere.goto('/account');
  await elsewhere.getByRole('button', { name: 'Log out on all devices' }).click();
  await elsewhere.waitForURL('**/login');
  await elsewhere.context().close();

  await page.goto('/dashboard');
  await page.waitForURL('**/login');
});

test('a page that was loaded again while one read the mail still takes the code, and asks for the password', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/signup');
  await fillSignUp(page, email);
  await expect(page.getByRole('heading', { name: 'Please verify your email' })).toBeVisible();
  await page.reload();
  await page.getByLabel('Verification code').fill(await codeSentTo(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Your email is verified. Log in to go on.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await fillLogin(page, { email, password });
  await page.waitForURL('**/dashboard');
});

test('an address that has an account already is refused as taken', async ({ page }) => {
  const { email } = await newAccount();
  await page.goto('/signup');
  await fillSignUp(page, email);
  await expect(page.getByText('An account with the given email already exists.')).toBeVisible();
});

test('an authenticator app is asked for its code', async ({ page }) => {
  const account = await newAccount();
  const secret = await addAuthenticator((await newSession(account.email)).AccessToken);

  await page.goto('/login');
  await fillLogin(page, account);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText(/code/i);
  await page.getByLabel('Code').fill(authenticatorCode(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard');
});
