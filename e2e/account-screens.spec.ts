import { expect, type Page } from '@playwright/test';
import { beSignedIn, codeSentTo, password } from './account.ts';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';
import { openReport } from './visitor.ts';

const signedInScreens = ['/dashboard', '/profile', '/account'];
const narrow = { width: 390, height: 844 };

test('on a phone the side navigation is two tabs, and the menu holds the profile card', async ({ page }) => {
  await page.setViewportSize(narrow);
  await beSignedIn(page);
  await page.goto('/profile');
  const tabs = page.getByRole('navigation', { name: 'Your account' });
  await expect(tabs.getByRole('link')).toHaveText(['Profile', 'Account']);
  await expect(tabs.getByRole('button')).toHaveCount(0);
  await tabs.getByRole('link', { name: 'Account' }).click();
  await page.waitForURL('**/account');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
});

test('nothing is wider than the window at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/login', '/signup', '/forgotPassword']) await fits(page, path);
  await openReport(page);
  for (const path of signedInScreens) await fits(page, path);
});

test('by keyboard alone one signs up, verifies and logs out', async ({ page }) => {
  await page.goto('/signup');
  const email = `keys.${Date.now()}@example.com`;
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await press('Tab', 'Enter', 'Tab', 'Tab');
  for (const text of ['Ada', 'Lovelace', email]) {
    await page.keyboard.type(text);
    await press('Tab');
  }
  await page.keyboard.type(password);
  await press('Tab', 'Tab');
  await page.keyboard.type(password);
  // The terms and the policy are links on the way.
  await press('Tab', 'Tab', 'Space');
  // A button that cannot be pressed yet is passed over.
  await expect(page.getByRole('main').getByRole('button', { name: 'Create Account' })).toBeEnabled();
  await press('Tab', 'Tab', 'Tab', 'Tab', 'Enter');
  await expect(page.getByRole('heading', { name: 'Please verify your email' })).toBeFocused();
  await press('Tab');
  await page.keyboard.type(await codeSentTo(email));
  await press('Enter');
  await page.waitForURL('**/dashboard');

  await page.getByRole('banner').getByRole('button', { name: /Ada/ }).focus();
  await press('Enter', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Logout' }).focus();
  await press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

async function fits(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
}
