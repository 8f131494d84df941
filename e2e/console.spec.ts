import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { logIn, newAccount } from './account.ts';
import { test } from './one-window.ts';
import { logInWithCode, makeOperator, turnOnTwoSteps, writeToOperator } from './operator.ts';
import { narrow } from './screens/screen.ts';

const outbox = join(process.env.E2E_DATA ?? 'data', 'outbox');

test('an operator turns two-step login on, gives credits, answers a message, and finds both in the audit log', async ({
  page,
}) => {
  test.slow();
  const account = await newAccount();
  const lastName = `Okafor-${randomUUID().slice(0, 8)}`;
  await writeToOperator(lastName);
  await logIn(page, account);
  await page.goto('/operator');
  await expect(page.getByRole('heading', { name: 'This page is for operators' })).toBeVisible();

  await makeOperator(account.email);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log in with two steps first' })).toBeVisible();
  const secret = await turnOnTwoSteps(page);
  await page.goto('/operator');
  await expect(page.getByRole('heading', { name: 'Log in with two steps first' })).toBeVisible();
  await logInWithCode(page, account, secret);

  await page.goto('/operator?section=accounts');
  await page.getByLabel('Email, or a part of it').fill('a');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Type at least three letters')).toBeVisible();
  await page.getByLabel('Email, or a part of it').fill(account.email);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: account.email }).click();
  await page.getByLabel('Credits to give').fill('3');
  await page.getByLabel('Reason').fill('Sorry for the wait');
  await page.getByRole('button', { name: 'Book' }).click();
  await expect(page.getByRole('list', { name: 'Credit movements' }).getByText('Sorry for the wait')).toBeVisible();

  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('button', { name: `Answer Ines ${lastName}` }).click();
  await page.getByLabel(`Your answer to Ines ${lastName}`).fill('Two pages are fine.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByRole('heading', { name: lastName })).toBeHidden();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('heading', { name: lastName })).toBeVisible();
  const letters = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
  expect(letters.filter((letter) => letter.includes('Our answer to your message')).join()).toMatch(/^Reply-To: /m);

  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Public figures' }).click();
  const placed = page.getByRole('switch', { name: 'Placed in new jobs' });
  await expect(placed).not.toBeChecked();
  await placed.click();
  await expect(placed).toBeChecked();
  await placed.click();
  await expect(placed).not.toBeChecked();

  await page.setViewportSize(narrow);
  await page.goto('/operator?section=audit');
  const log = page.getByRole('list', { name: 'Audit log' });
  await expect(log.getByText('Gave or took credits').first()).toBeVisible();
  await expect(log.getByText('Answered a contact message').first()).toBeVisible();
  await expect(log.getByText('Put a figure on the public pages').first()).toBeVisible();
  await expect(log.getByText(account.email).first()).toBeVisible();
});
