import { expect, type Page, test } from '@playwright/test';
import { codeSentTo, fillLogin, fillSignUp, logIn, newAccount, newAddress } from './account.ts';
import { interceptDirectory, refusal } from './directory.ts';
import { hydrate, uploadResume } from './visitor.ts';

const tokensIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /Token$/.test(key) && key.startsWith('Cognito')));
const refreshes = new Set(['GetTokensFromRefreshToken']);
const hour = 60 * 60 * 1000;

test('a token that is over is renewed without a word', async ({ page }) => {
  await logIn(page, await newAccount());
  await expect(page.getByText('No resume found')).toBeVisible();
  // The clock is moved only after the tokens have arrived: otherwise the client would conclude that its clock is wrong.
  await page.goto('/no/such/page');
  const renewals: string[] = [];
  await interceptDirectory(page, ({ operation, body }) => {
    if (isRenewal(operation, body)) renewals.push(operation);
    return undefined;
  });
  await page.clock.install({ time: Date.now() + 2 * hour });
  await page.goto('/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  // The name is cached; it is revalidated in the background.
  await expect.poll(() => renewals.length).toBeGreaterThan(0);
});

test('the list of reports is asked for with a new token', async ({ page }) => {
  await logIn(page, await newAccount());
  await expect(page.getByText('No resume found')).toBeVisible();
  const renewals: string[] = [];
  await interceptDirectory(page, ({ operation, body }) => {
    if (isRenewal(operation, body)) renewals.push(operation);
    return undefined;
  });
  await page.goto('/dashboard');
  await expect(page.getByText('No resume found')).toBeVisible();
  expect(renewals).toHaveLength(1);
});

test('a renewal that is refused ends the session here, and one that does not get through does not', async ({
  page,
}) => {
  await logIn(page, await newAccount());
  await interceptDirectory(page, ({ operation, body }) => (isRenewal(operation, body) ? 'unreachable' : undefined));
  await page.goto('/dashboard');
  await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await tokensIn(page)).toHaveLength(3);

  await page.unroute('**/identity/**');
  await interceptDirectory(page, ({ operation, body }) =>
    isRenewal(operation, body) ? refusal('NotAuthorizedException', 'Refresh Token has been revoked') : undefined,
  );
  await page.goto('/dashboard');
  await page.waitForURL('**/login');
  expect(await tokensIn(page)).toEqual([]);
});

test('whoever is signed in in another window is not signed in again here', async ({ page, context }) => {
  const account = await newAccount();
  await page.goto('/login');
  await hydrate(page);
  await logIn(await context.newPage(), account);
  await fillLogin(page, account);
  await expect(page.getByText('There is already a signed in user.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: /Ada/ })).toBeVisible();
});

test('logging out leaves only what lets this browser be recognised, and no cookie was ever set', async ({
  page,
  context,
}) => {
  await logIn(page, await newAccount());
  await uploadResume(page, '/dashboard');
  await page.getByRole('button', { name: 'Start Grading' }).click();
  await page.waitForURL('**/results?id=*');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').firstName)).toBe('Ada');
  expect(await context.cookies()).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: /Ada/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(async () => {
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => !/^Cognito.+\.(device\w*Key|randomPasswordKey)$/.test(key))).toEqual([]);
  }).toPass();
});

test('a code is sent again after 30 seconds, and then not for another 30', async ({ page }) => {
  await page.clock.install();
  const email = await signUp(page);
  const first = await codeSentTo(email);
  await expect(page.getByRole('button', { name: /^Resend code in (30|29|28) s$/ })).toBeDisabled();
  await page.clock.runFor(31_000);
  await page.getByRole('button', { name: 'Resend code', exact: true }).click();
  await expect(page.getByText('Code resent successfully. Check your email!')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend code in (30|29|28) s$/ })).toBeDisabled();
  await page.getByLabel('Verification code').fill(await codeSentTo(email, first));
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL('**/dashboard');
});

test('an account that needs no verification is signed in at once', async ({ page }) => {
  const account = await newAccount();
  await interceptDirectory(page, ({ operation }) =>
    operation === 'SignUp' ? { json: { UserConfirmed: true, UserSub: 'somebody' } } : undefined,
  );
  await signUp(page, account.email);
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('You have successfully signed up!')).toBeVisible();
});

test('where a link is mailed, the page waits for it and goes on', async ({ page }) => {
  await verifyByLink(page);
  await page.clock.install();
  let polls = 0;
  let isOpened = false;
  await interceptDirectory(page, ({ operation, body }) => {
    if (operation !== 'RespondToAuthChallenge' || body.ChallengeName !== 'PASSWORD_VERIFIER') return undefined;
    polls += 1;
    return isOpened ? undefined : refusal('UserNotConfirmedException', 'User is not confirmed.');
  });
  const account = await newAccount();
  await signUpAs(page, account.email);
  await expect(page.getByText('We have sent a verification link on your email')).toBeVisible();
  await expect(page.getByText(/this page goes on by itself/)).toBeVisible();
  await expect(() => expect(polls).toBe(0)).toPass();
  await page.clock.runFor(5000);
  await expect(() => expect(polls).toBe(1)).toPass();
  await page.clock.runFor(5000);
  await expect(() => expect(polls).toBe(2)).toPass();
  isOpened = true;
  await page.clock.runFor(5000);
  await page.waitForURL('**/dashboard');
});

test('a link that is not opened within three minutes leaves the login', async ({ page }) => {
  await verifyByLink(page);
  await page.clock.install();
  await interceptDirectory(page, ({ operation, body }) =>
    operation === 'RespondToAuthChallenge' && body.ChallengeName === 'PASSWORD_VERIFIER'
      ? refusal('UserNotConfirmedException', 'User is not confirmed.')
      : undefined,
  );
  await signUpAs(page, (await newAccount()).email);
  await expect(page.getByText(/this page goes on by itself/)).toBeVisible();
  await page.clock.fastForward(3 * 60_000 + 10_000);
  await page.clock.runFor(5000);
  await expect(page.getByText('The account was not confirmed on time.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Open it, then log in.')).toBeVisible();
});

function isRenewal(operation: string, body: Record<string, unknown>): boolean {
  return refreshes.has(operation) || body.AuthFlow === 'REFRESH_TOKEN_AUTH';
}

/** Makes the pool look like one that mails links instead of codes. */
async function verifyByLink(page: Page) {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const site = (await response.json()) as { identity: object };
    await route.fulfill({ response, json: { ...site, identity: { ...site.identity, verification: 'link' } } });
  });
}

/**
 * Signs up with an address that has an account already: the directory's response to `SignUp` is faked, everything else
 * is real.
 */
async function signUpAs(page: Page, email: string) {
  await interceptDirectory(page, ({ operation }) =>
    operation === 'SignUp' ? { json: { UserConfirmed: false, UserSub: 'somebody' } } : undefined,
  );
  await signUp(page, email);
}

async function signUp(page: Page, email = newAddress()): Promise<string> {
  await page.goto('/signUp');
  await fillSignUp(page, email);
  return email;
}
