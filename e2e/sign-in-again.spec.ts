import { expect, type Page, test } from '@playwright/test';
import { authenticatorCode, logIn, newAccount } from './account.ts';
import { interceptDirectory, refusal } from './directory.ts';
import { objectionsOf } from './objections.ts';
import { beginTwoSteps } from './operator.ts';

const tooOld = refusal('RecentSignInRequiredException', 'Sign in again to do this.');

/** Sessions are never old in a test, so the server's response is faked until somebody signs in. */
async function growOld(page: Page) {
  let isOld = true;
  await interceptDirectory(page, ({ operation }) => {
    if (operation === 'InitiateAuth') isOld = false;
    return isOld && /MFA|SoftwareToken/.test(operation) ? tooOld : undefined;
  });
  await page.route('**/api/delete-user', async (route) =>
    isOld
      ? await route.fulfill({ status: 403, json: { code: 'sign_in_again', message: 'Enter your password again.' } })
      : await route.fallback(),
  );
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Enter your password' });

test('an account is deleted from an old session once the password was entered again, by keyboard alone', async ({
  page,
}) => {
  const account = await newAccount();
  await logIn(page, account);
  await page.goto('/account');
  await growOld(page);
  const open = page.getByRole('button', { name: 'Delete Account' });
  await open.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  const field = dialogOf(page).getByLabel('Password', { exact: true });
  await expect(field).toBeFocused();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(open).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await field.fill('Wrong-Horse-7');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByText('This password is not right.')).toBeVisible();
  await expect(field).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await objectionsOf(page)).toEqual([]);
  }
  await field.fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account has been successfully deleted')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Create Account' })).toBeVisible();
  const left = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('Cognito')));
  await expect.poll(left).toEqual([]);
});

test('a wrong password in the dialog signs nobody out, and a code is asked for where an app is set up', async ({
  page,
}) => {
  const account = await newAccount();
  await logIn(page, account);
  await page.goto('/account');
  await beginTwoSteps(page);
  const secret = (await page.locator('[data-key]').getAttribute('data-key')) ?? '';
  await page.getByLabel('Code', { exact: true }).fill(authenticatorCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Two-step login is on')).toBeVisible();

  await growOld(page);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await dialogOf(page).getByLabel('Password', { exact: true }).fill('Wrong-Horse-7');
  await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialogOf(page).getByText('This password is not right.')).toBeVisible();
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(account.password);
  await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
  const second = page.getByRole('dialog', { name: 'Enter your code' });
  await second.getByLabel('Code').fill('000000');
  await second.getByRole('button', { name: 'Continue' }).click();
  await expect(second.getByText(/This code does not fit/)).toBeVisible();
  await second.getByLabel('Code').fill(authenticatorCode(secret, 1));
  await second.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your password alone logs you in now')).toBeVisible({ timeout: 15_000 });
  await page.goto('/dashboard');
  await expect(page.getByText('No resume found')).toBeVisible();
});

test('several tabs renew one session at once, and all of them stay signed in', async ({ page, context }) => {
  await logIn(page, await newAccount());
  const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()];
  for (let round = 0; round < 3; round++) {
    await Promise.all(tabs.map(async (tab) => await tab.goto('/dashboard')));
    for (const tab of tabs) await expect(tab.getByText('No resume found')).toBeVisible();
  }
  const tokens = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.refreshToken')));
  expect(tokens).toHaveLength(1);
});
