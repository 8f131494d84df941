import { expect, type Page } from '@playwright/test';
import { callHost } from '../server/src/operator/operator-socket.ts';
import {
  addAuthenticator,
  authenticatorCode,
  fillLogin,
  newAccount,
  newSession,
  newSessionWithCode,
  putSession,
  url,
  userOf,
} from './account.ts';
import { loaded } from './visitor.ts';

/** Puts an account into the group of operators, as a command on the server does. */
export async function makeOperator(email: string) {
  expect(await callHost(process.env.E2E_DATA ?? 'data', ['operator', email])).toMatchObject({ ok: true });
}

/** Opens the steps that add an authenticator app, once all above them on the account page has come. */
export async function beginTwoSteps(page: Page) {
  const begin = page.getByRole('button', { name: 'Set up an authenticator app' });
  await expect(begin).toBeVisible();
  await loaded(page);
  await begin.click();
}

/** Turns two-step login on, on the account page of whoever is logged in; returns the key of the app. */
export async function turnOnTwoSteps(page: Page): Promise<string> {
  await page.goto('/account');
  await beginTwoSteps(page);
  const secret = (await page.locator('[data-key]').getAttribute('data-key')) ?? '';
  await page.getByLabel('Code', { exact: true }).fill(authenticatorCode(secret));
  await page.getByLabel('Code', { exact: true }).press('Enter');
  await expect(page.getByText('Two-step login is on')).toBeVisible();
  return secret;
}

/** Logs in with password and code; the code is the one after that which turned the second step on. */
export async function logInWithCode(page: Page, account: { email: string; password: string }, secret: string) {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await fillLogin(page, account);
  await page.getByLabel('Code').fill(authenticatorCode(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard');
}

/**
 * Signs in a new operator with two steps, by calls alone: for tests that are about something else. How a browser does it
 * is shown by the journey through the console and by those of the login.
 */
export async function beOperator(page: Page) {
  const account = await newAccount();
  const { AccessToken } = await newSession(account.email);
  await userOf(AccessToken);
  await makeOperator(account.email);
  const secret = await addAuthenticator(AccessToken);
  await putSession(page, await newSessionWithCode(account.email, authenticatorCode(secret, 1)));
  return account;
}

/** A message from somebody with that last name, as the form on /contact-us sends it. */
export async function writeToOperator(lastName: string) {
  const body = { firstName: 'Ines', lastName, email: 'ines@example.com', feedback: 'Do you read two pages as well?' };
  const answer = await fetch(`${url}/api/contact-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}
