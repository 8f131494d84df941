import { expect, type Locator, type Page, test } from '@playwright/test';
import { codeSentTo, newAddress, password } from '../account.ts';
import { resumeFile } from '../visitor.ts';

const furthest = 60;

/** Presses Tab until the target has the focus; fails when it is not reached. */
async function tabTo(page: Page, target: Locator) {
  for (let step = 0; step < furthest; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await expect(target).toBeEnabled();
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('without a mouse: from home to the report, through its parts, and to logging out', async ({ page }) => {
  test.setTimeout(120_000);
  // Registered before the dialog opens, so that Playwright intercepts it.
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const input = page.getByLabel(/^Choose your resume/);
  await tabTo(page, input);
  await page.keyboard.press('Space');
  await (await chooser).setFiles(resumeFile);
  await expect(page.getByRole('region', { name: 'Your resume', exact: true })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Start Grading' }));
  const offer = page.getByRole('dialog', { name: 'Create an account to view your Grades!' });
  await expect(offer).toBeVisible();
  await press(page, offer.getByRole('link', { name: 'Create Account' }));

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const email = newAddress();
  const main = page.getByRole('main');
  for (const [field, text] of [
    [main.getByLabel('First name'), 'Samira'],
    [main.getByLabel('Last name'), 'Haddad'],
    [main.getByLabel('Email'), email],
    [main.getByLabel('Password', { exact: true }), password],
    [main.getByLabel('Retype password', { exact: true }), password],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
  await press(page, main.getByLabel(/Terms of Use/), 'Space');
  await press(page, main.getByRole('button', { name: 'Create Account' }));
  await tabTo(page, main.getByLabel('Verification code'));
  await page.keyboard.type(await codeSentTo(email));
  await page.keyboard.press('Enter');

  await page.waitForURL('**/results?id=*');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('tab', { name: /^Content/ }));
  for (const name of [/^Formatting/, /^Writing/, /^Content/]) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    if ((await page.getByRole('button', { name: /^Mark \d+ on the page/ }).count()) > 0) break;
  }
  const note = page.getByRole('button', { name: /^Note \d+:/ }).first();
  await press(page, note);
  await expect(note).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(note).toHaveAttribute('aria-pressed', 'false');

  await page.keyboard.press('Control+Home');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const menu = page.getByRole('banner').getByRole('button', { name: /Samira/ });
  for (let step = 0; step < 10 && !(await menu.evaluate((one) => one === document.activeElement)); step += 1)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('banner').getByRole('button', { name: 'Log out' }));
  const question = page.getByRole('alertdialog', { name: 'Log out' });
  await expect(question).toContainText('Are you sure you want to log out?');
  await press(page, question.getByRole('button', { name: 'Logout' }));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});
