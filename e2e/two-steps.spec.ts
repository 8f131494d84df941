import { expect, type Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import { authenticatorCode, fillLogin, logIn, newAccount } from './account.ts';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';
import { beginTwoSteps } from './operator.ts';

test.slow();

/** Decodes the QR code, as a phone's camera does. */
async function scannedFrom(page: Page): Promise<URL> {
  const square = page.getByRole('img', { name: /camera of your authenticator app/ });
  const size = Number((await square.getAttribute('viewBox'))?.split(' ')[2]);
  const dark = (await square.locator('path').getAttribute('d'))?.match(/\d+ \d+(?=h1)/g) ?? [];
  const scale = 4;
  const side = size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const module of dark) {
    const [x = 0, y = 0] = module.split(' ').map(Number);
    for (let row = y * scale; row < (y + 1) * scale; row += 1)
      for (let column = x * scale; column < (x + 1) * scale; column += 1) {
        const at = (row * side + column) * 4;
        data.fill(0, at, at + 3);
      }
  }
  return new URL(decodeQR({ width: side, height: side, data }));
}

test('an authenticator app is added by its square or its key, asked for at the next login, and turned off', async ({
  page,
}) => {
  const account = await newAccount();
  await logIn(page, account);
  await page.goto('/account');
  await beginTwoSteps(page);
  const secret = (await page.locator('[data-key]').getAttribute('data-key')) ?? '';
  const scanned = await scannedFrom(page);
  expect([scanned.protocol, scanned.searchParams.get('secret'), scanned.searchParams.get('issuer')]).toEqual([
    'otpauth:',
    secret,
    'Redmark',
  ]);
  expect(decodeURIComponent(scanned.href)).toContain(account.email);
  await expect(page.locator('[data-key]')).toHaveText(secret.match(/.{1,4}/g)?.join(' ') ?? '');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await objectionsOf(page)).toEqual([]);
  }

  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('This code does not fit. Wait for the next one and type that.')).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  const code = authenticatorCode(secret);
  await page.getByLabel('Code', { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByLabel('Code', { exact: true }).press('Enter');
  await expect(page.getByText('Two-step login is on')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^It is on\. After your password/)).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await fillLogin(page, account);
  await expect(page.getByText('Your authenticator app shows it.')).toBeVisible();
  await expect(page.getByText(/^Lost your phone/)).toBeVisible();
  await page.getByLabel('Code').fill(authenticatorCode(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Turn off' }).click();
  const question = page.getByRole('alertdialog', { name: 'Turn off two-step login?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await question.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Your password alone logs you in now')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await logIn(page, account);
});

test('an enrolment that is broken off changes nothing', async ({ page }) => {
  const account = await newAccount();
  await logIn(page, account);
  await page.goto('/account');
  await beginTwoSteps(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await logIn(page, account);
});
