import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';
import { openReport } from './visitor.ts';

const outbox = join(process.env.E2E_DATA ?? 'data', 'outbox');

test('a visitor writes to the operator by keyboard, who gets an email', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByLabel('First name').focus();
  for (const text of ['Ines', 'Okafor', 'ines@example.com', 'Do you read two pages as well?']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your Message has been received.')).toBeVisible();
  const received = page.getByRole('heading', { name: 'Your message is with us' });
  await expect(received).toBeFocused();
  await expect(page.getByRole('main').getByText('ines@example.com')).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
  await expect(() => {
    const emails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
    const email = emails.find((source) => source.includes('Ines Okafor wrote'));
    expect(email).toContain('Do you read two pages as well?');
    expect(email).toMatch(/^Reply-To: .*ines@example\.com/m);
  }).toPass({ timeout: 5000 });
  // The toast disappears after 6 seconds.
  await page.mouse.move(0, 400);
  await expect(page.getByText('Your Message has been received.')).toBeHidden({ timeout: 9000 });
  await expect(received).toBeVisible();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(page.getByLabel('Feedback')).toHaveValue('');
});

test('a field says what is wrong when it is left, and stops saying it once it is right', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByLabel('First name').focus();
  await page.getByLabel('Email').focus();
  await expect(page.getByText('This field is required')).toHaveCount(1);
  await page.getByLabel('Email').fill('ines at example');
  await page.getByLabel('Feedback').fill('Too short');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Please enter at least 10 characters')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  expect(await objectionsOf(page)).toEqual([]);
  await page.getByLabel('Email').fill('ines@example.com');
  await expect(page.getByText('Invalid email address')).toBeHidden();
});

test('a message that could not be sent is kept in the form', async ({ page }) => {
  await page.route('**/api/contact-us', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/contact-us');
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill('ines@example.com');
  await page.getByLabel('Feedback').fill('Do you read two pages as well?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('There was an error.')).toBeVisible();
  await expect(page.getByLabel('Feedback')).toHaveValue('Do you read two pages as well?');
});

test('somebody signed in rates their report, by keyboard', async ({ page }) => {
  await beSignedIn(page);
  await openReport(page);
  await page.getByRole('button', { name: 'Give Feedback' }).press('Enter');
  const modal = page.getByRole('dialog', { name: 'How satisfied are you with these results?' });
  await expect(modal).toBeVisible();
  await modal.getByRole('button', { name: 'Submit Feedback' }).press('Enter');
  await expect(modal.getByText('Please choose one to five stars')).toBeVisible();
  await expect(modal.getByText('This field is required')).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
  await modal.getByRole('radio', { name: /^1 star:/ }).focus();
  for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight');
  await expect(modal.getByRole('radio', { name: /^4 stars/ })).toBeChecked();
  await modal.getByLabel('Your feedback').fill('The marks were where I expected them.');
  await modal.getByRole('button', { name: 'Submit Feedback' }).press('Enter');
  await expect(page.getByText('Thank you. Your feedback has been received.')).toBeVisible();
  await expect(modal).toBeHidden();
});
