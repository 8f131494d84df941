import { expect, type Page, test } from '@playwright/test';
import { fillLogin, fillSignUp, newAccount, newAddress } from './account.ts';
import { expectSealed, uploadResume } from './visitor.ts';

/** Delays the scripts of a page until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('the forms of guests read without a script, and then keep to themselves what is written in them', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, heading] of [
    ['/login', 'Log in'],
    ['/signUp', 'Create an account'],
    ['/SIGNUP', 'Create an account'],
    ['/forgotPassword', 'Forgot your password?'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Email').press('Enter');
    await expect(page).toHaveURL(path);
    expect(await page.locator('noscript').innerHTML()).toContain('Turn it on to send this.');
  }
  await context.close();
});

test('a login written and sent before the script came logs in once it is there', async ({ page }) => {
  const account = await newAccount();
  const letGo = await holdScripts(page);
  await page.goto('/login');
  await fillLogin(page, account);
  await expect(page).toHaveURL(/\/login$/);
  letGo();
  await page.waitForURL('**/dashboard');
});

test('a way to pay chosen before the script came is the one whose prices are shown', async ({ page }) => {
  const letGo = await holdScripts(page);
  // This page asks for its script at once, which its load waits for.
  await page.goto('/pricing', { waitUntil: 'commit' });
  await page.getByText('Monthly', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  letGo();
  await expect(page.getByText('$9.99 each month')).toBeVisible();
  await page.getByText('Once', { exact: true }).click();
  await expect(page.getByText('Nothing renews.').first()).toBeVisible();
});

test('a sign-up begun before the script came keeps every word and tick', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/signUp');
  const send = page.getByRole('main').getByRole('button', { name: 'Create Account' });
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel(/Terms of Use/).check();
  await page.getByLabel('Last name').fill('Marchetti');
  await expect(send).toBeDisabled();
  letGo();
  await expect(send).toBeEnabled();
  await expect(page.getByLabel('First name')).toHaveValue('Ines');
  await expect(page.getByLabel('Last name')).toHaveValue('Marchetti');
  await expect(page.getByLabel('Last name')).toBeFocused();
  await expect(page.getByLabel(/Terms of Use/)).toBeChecked();
  await fillSignUp(page, newAddress());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please verify your email');
});

test('whoever is in the middle of something never sees the form for those who are not', async ({ page }) => {
  await uploadResume(page);
  await page.getByRole('button', { name: 'Start Grading' }).click();
  await expectSealed(page);
  const letGo = await holdScripts(page);
  await page.goto('/signUp', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeHidden();
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account to view your Grades!');
});

test('an error that appears as a field is left moves nothing away from under a press', async ({ page }) => {
  await page.goto('/signUp');
  // Left empty, it shows when fields are checked.
  await page.getByLabel('First name').focus();
  await page.getByLabel('Email').fill('ines at example');
  await expect(page.getByText('This field is required')).toBeVisible();
  const terms = page.getByLabel(/Terms of Use/);
  const box = await terms.boundingBox();
  if (!box) throw new Error('The tick box is not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(page.getByLabel('Email')).not.toBeFocused();
  // Until the button is let go nothing else is painted, however long that takes.
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
  });
  await expect(page.getByText('Invalid email address')).toBeHidden();
  await page.mouse.up();
  await expect(terms).toBeChecked();
  await expect(page.getByText('Invalid email address')).toBeVisible();
});
