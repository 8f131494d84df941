import { expect, type Page } from '@playwright/test';
import { beLoggedIn, beSignedIn, newAccount } from './account.ts';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';
import { chooseFile } from './visitor.ts';

const otherResume = 'corpus/owen-odd-title/resume.pdf';

/** Whole journeys, each through the payment provider's pages as well. */
test.slow();

async function pay(page: Page, card: string) {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: /^(Pay|Subscribe for)/ }).click();
}

const credits = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

async function choosePayingOnce(page: Page) {
  await page.getByText('Once', { exact: true }).click();
  await expect(page.getByText('Nothing renews.').first()).toBeVisible();
}

async function grade(page: Page, file: string) {
  await chooseFile(page, file, '/dashboard');
  await page.getByRole('button', { name: 'Start Grading' }).click();
}

test('a plan is bought after a declined card, graded with, and ended', async ({ page }) => {
  await beLoggedIn(page, await newAccount());
  await expect(page.getByText('Running out of Credits')).toBeVisible();
  await page.getByRole('link', { name: 'Upgrade Now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a plan to improve your resume');
  await page.getByText('Monthly', { exact: true }).click();
  await page.getByRole('button', { name: 'Subscribe standard' }).click();

  await page.waitForURL('**/sandbox/pay/**');
  await pay(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toHaveText('Your card was declined. You were not charged.');
  await pay(page, '4242 4242 4242 4242');
  await page.waitForURL('**/billing/success?**');
  await expect(page.getByRole('heading', { name: '10 credits added' })).toBeVisible();
  await credits(page, '11 credits');

  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page.getByText('Running out of Credits')).toBeHidden();
  await grade(page, otherResume);
  await page.waitForURL('**/results?id=*');
  await page.goto('/dashboard');
  await credits(page, '10 credits');
  // The same file again is free.
  await grade(page, otherResume);
  await page.waitForURL('**/results?id=*');
  await page.goto('/account');
  await credits(page, '10 credits');

  await expect(page.getByRole('list', { name: 'Purchases' })).toContainText('$14.99');
  await expect(page.getByRole('list', { name: 'Credit movements' })).toContainText('resume.pdf');
  const [receipt] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Receipt' }).click(),
  ]);
  await expect(receipt.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await receipt.close();
  expect(await objectionsOf(page)).toEqual([]);

  await page.goto('/pricing');
  await expect(page.getByRole('button', { name: '(Active) standard' })).toBeDisabled();
  await page.getByRole('banner').getByRole('button', { name: /Ada/ }).click();
  await page.getByRole('button', { name: 'Subscription plans' }).click();
  const modal = page.getByRole('dialog', { name: 'Subscription plans' });
  await expect(modal).toContainText('standard (Active)');
  expect(await objectionsOf(page)).toEqual([]);
  await modal.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('Successfully unsubscribed!')).toBeVisible();
  await expect(modal).toContainText('free (Active)');
  await expect(modal.getByRole('button', { name: 'Unsubscribe' })).toBeHidden();
  await expect(modal).toContainText('10 credits');
});

test('without credits the way leads to the plans, and the file is still there afterwards', async ({ page }) => {
  await beLoggedIn(page, await newAccount());
  await grade(page, otherResume);
  await page.waitForURL('**/results?id=*');
  await page.goto('/dashboard');
  await expect(page.getByText('Ran out of Credits')).toBeVisible();
  await grade(page, 'corpus/samira-swiss/resume.pdf');
  await page.waitForURL('**/pricing');
  await expect(page.getByText('Insufficient credits. Please purchase more credits to proceed.')).toBeVisible();

  await choosePayingOnce(page);
  await page.getByRole('button', { name: 'Buy once basic' }).click();
  await page.waitForURL('**/sandbox/pay/**');
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing was bought' })).toBeVisible();
  await page.getByRole('link', { name: 'See the plans' }).click();
  await choosePayingOnce(page);
  await page.getByRole('button', { name: 'Buy once basic' }).click();
  await page.waitForURL('**/sandbox/pay/**');
  await pay(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: '5 credits added' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await page.getByRole('button', { name: 'Start Grading' }).click();
  await page.waitForURL('**/results?id=*');
});

test('a visitor reads the prices, and logs in before buying', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByText('Recommended · Most Popular')).toBeVisible();
  await expect(page.getByText('Nothing renews.').first()).toBeVisible();
  await page.getByText('Monthly', { exact: true }).click();
  await expect(page.getByText('$9.99 each month')).toBeVisible();
  await expect(page.getByText('Renews at $9.99 until you end it, in one click.')).toBeVisible();
  await choosePayingOnce(page);
  expect(await objectionsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await objectionsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Buy once premium' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByText('Please log in to subscribe to a plan.')).toBeVisible();
});

test('a page that names no purchase says so', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/billing/success?session=cs_test_nobody');
  await expect(page.getByRole('heading', { name: 'We could not look at your purchase' })).toBeVisible();
});

test('a plan that is bought before the page has its script is bought once it has', async ({ page }) => {
  await beLoggedIn(page, await newAccount());
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/pricing', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Buy once standard' }).click();
  release();
  await page.waitForURL('**/sandbox/pay/**');
});
