import { expect, type Page } from '@playwright/test';
import { beLoggedIn, beSignedIn, newAccount } from './account.ts';
import { chosenFile, openNewReport } from './graded-report.ts';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';
import { resumeFile, uploadResume } from './visitor.ts';

const phone = { width: 390, height: 844 };
const publicPlaces = ['Home', 'Pricing', 'Hiring', 'Contact Us'];

const linksIn = async (page: Page, navigation: string) =>
  await page.getByRole('navigation', { name: navigation, exact: true }).getByRole('link').allTextContents();

test('the header of a visitor leads to the public pages, the login and a new account', async ({ page }) => {
  await page.goto('/pricing');
  const header = page.getByRole('banner');
  for (const place of publicPlaces) expect(await linksIn(page, 'Main')).toContain(place);
  expect(await linksIn(page, 'Main')).not.toContain('Dashboard');
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect(header.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/signup');
  await header.getByRole('link', { name: 'Redmark, home' }).click();
  await expect(page).toHaveURL('/');
});

test('the header of somebody signed in adds the dashboard and a menu with their letter and name', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Hi Ada' })).toBeVisible();
  for (const place of [...publicPlaces, 'Dashboard']) expect(await linksIn(page, 'Main')).toContain(place);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
  const button = header.getByRole('button', { name: /Ada/ });
  await expect(button).toContainText('AAda');
  await button.click();
  await expect(header.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await expect(header.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
  await expect(header.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('the menu of phones shows a visitor neither results nor a dashboard', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const places = await linksIn(page, 'Menu');
  for (const place of publicPlaces) expect(places).toContain(place);
  expect(places).not.toContain('Results');
  expect(places).not.toContain('Dashboard');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await header.getByRole('link', { name: 'Create Account' }).click();
  await page.waitForURL('**/signup');
});

test('the menu of phones leads back to the report that was open last', async ({ page }) => {
  await page.setViewportSize(phone);
  await beLoggedIn(page, await newAccount());
  await page.getByRole('button', { name: 'Menu' }).click();
  const results = page.getByRole('banner').getByRole('link', { name: 'Results' });
  await results.click();
  await expect(page).toHaveURL('/');

  await uploadResume(page, '/dashboard');
  await page.getByRole('button', { name: 'Start Grading' }).click();
  await page.waitForURL('**/results?id=*');
  const report = page.url();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await objectionsOf(page)).toEqual([]);
  await results.click();
  await expect(page).toHaveURL(report);
  await expect(page.getByRole('tab')).toHaveCount(3);
});

test('the profile card of the menu folds up and holds the same entries', async ({ page }) => {
  await page.setViewportSize(phone);
  await beSignedIn(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  const card = page.getByRole('banner').locator('details');
  await expect(card.getByRole('link')).toHaveText(['Profile', 'Account']);
  await expect(card.getByRole('button', { name: 'Log out' })).toBeVisible();
  await card.locator('summary').click();
  await expect(card.getByRole('link', { name: 'Profile' })).toBeHidden();
});

test('the layout of phones ends at 767 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('the page stands still while the plans or the feedback are open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openNewReport(page, chosenFile(resumeFile));
  const scrolled = async () => {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(40, 250);
    await page.mouse.wheel(0, -200);
    // Scrolling is asynchronous; after two frames it would have begun.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return before - (await page.evaluate(() => scrollY));
  };
  await page.getByRole('button', { name: 'Give Feedback' }).click();
  await expect(page.getByRole('dialog', { name: 'How satisfied are you with these results?' })).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(async () => expect(await scrolled()).toBeGreaterThan(0)).toPass();

  await page.getByRole('banner').getByRole('button', { name: /Ada/ }).click();
  await page.getByRole('button', { name: 'Subscription plans' }).click();
  await expect(page.getByRole('dialog', { name: 'Subscription plans' })).toBeVisible();
  await page.mouse.wheel(0, 200);
  expect(await scrolled()).toBe(0);
});
