import { expect, type Page } from '@playwright/test';
import { newAccount, password } from '../account.ts';
import { brokenFile, chooseFile, expectSealed, uploadResume } from '../visitor.ts';
import type { Screen } from './screen.ts';

const main = (page: Page) => page.getByRole('main');
const at = (name: string, path: string): Screen => ({
  name,
  async open(page) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** Screens of visitors, initially and after some action. */
export const visitorScreens: Screen[] = [
  at('home', '/'),
  at('pricing', '/pricing'),
  at('hiring', '/hiring'),
  at('contact-us', '/contact-us'),
  at('rubric', '/rubric'),
  at('fairness', '/fairness'),
  at('privacy-policy', '/privacy-policy'),
  at('terms-of-use', '/terms-of-use'),
  at('notice-cr', '/notice-cr'),
  at('notice-eu-eea', '/notice-eu-eea'),
  at('notice-uk', '/notice-uk'),
  at('maintenance', '/maintenance'),
  at('404', '/nothing/here'),
  at('login', '/login'),
  at('signup', '/signup'),
  at('forgot-password', '/forgotPassword'),
  at('billing-cancelled', '/billing/cancelled'),
  {
    name: 'home-not-a-pdf',
    async open(page) {
      await chooseFile(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
      await expect(page.getByText('Please select a valid PDF')).toBeVisible();
    },
  },
  {
    name: 'home-unreadable',
    async open(page) {
      await chooseFile(page, brokenFile);
      await expect(page.getByRole('button', { name: 'Upload Again' })).toBeVisible();
    },
  },
  { name: 'home-preview', open: (page) => uploadResume(page) },
  {
    name: 'home-question',
    async open(page) {
      await page.goto('/');
      await page.locator('details summary').first().click();
      await expect(page.locator('details[open]')).toHaveCount(1);
    },
  },
  {
    name: 'home-menu',
    isNarrow: true,
    async open(page) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'pricing-monthly',
    async open(page) {
      await page.goto('/pricing');
      await page.getByText('Monthly', { exact: true }).click();
      await expect(page.getByText('$9.99 each month')).toBeVisible();
    },
  },
  {
    name: 'contact-us-wrong',
    async open(page) {
      await page.goto('/contact-us');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('This field is required')).toHaveCount(4);
    },
  },
  {
    name: 'hiring-request-wrong',
    async open(page) {
      await page.goto('/hiring');
      await page.getByRole('button', { name: 'Send request' }).click();
      await expect(page.getByText('This field is required').first()).toBeVisible();
    },
  },
  at('hiring-request-ended', '/hiring/request?key=nothing'),
  at('hiring-ask-ended', '/hiring/ask?key=nothing'),
  at('handover-ended', '/handover?key=nothing'),
  at('hiring-shortlist-ended', '/hiring/shortlist?key=nothing'),
  {
    name: 'login-wrong',
    async open(page) {
      await page.goto('/login');
      await main(page).getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('This field is required')).toHaveCount(2);
    },
  },
  {
    name: 'login-message',
    async open(page) {
      await page.goto('/login');
      await page.getByLabel('Email').fill('ines@example.com');
      await page.getByLabel('Password', { exact: true }).fill('Wrong-Horse-7');
      await main(page).getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'signup-wrong',
    async open(page) {
      await page.goto('/signup');
      await page.getByLabel('First name').fill('Ines');
      await page.getByLabel('Email').fill('ines at example');
      await page.getByLabel('Password', { exact: true }).fill('Abc1');
      await page.getByLabel('Retype password', { exact: true }).fill('Abc');
      await page.getByLabel(/Terms of Use/).check();
      await expect(page.getByText('Invalid email address')).toBeVisible();
    },
  },
  {
    name: 'signup-code',
    async open(page) {
      await page.goto('/login');
      await page.evaluate(() =>
        sessionStorage.setItem('verifyEmail', JSON.stringify({ email: 'ines.marchetti@example.com' })),
      );
      await page.goto('/signup');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please verify your email');
    },
  },
  {
    name: 'forgot-password-code',
    async open(page) {
      await page.goto('/forgotPassword');
      await page.getByLabel('Email').fill((await newAccount()).email);
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page.getByRole('heading', { name: 'Create new password' })).toBeVisible();
      await page.getByLabel('Password', { exact: true }).fill(password);
    },
  },
  {
    name: 'forgot-password-created',
    async open(page) {
      await page.goto('/forgotPassword');
      await page.evaluate(() => history.replaceState({ usr: { step: 2, email: 'ines@example.com' } }, ''));
      await page.reload();
      await expect(page.getByRole('heading', { name: 'New Password created!' })).toBeVisible();
    },
  },
  {
    name: 'preprocessing',
    async open(page) {
      // A stream without events keeps the screen in its waiting state.
      await page.route('**/api/grading/public-progress/*', () => {});
      await uploadResume(page);
      await page.getByRole('button', { name: 'Start Grading' }).click();
      await expect(page.getByRole('progressbar', { name: 'Grading' })).toBeVisible();
    },
  },
  {
    name: 'preprocessing-offer',
    async open(page) {
      await openSealed(page);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'preprocessing-sealed',
    async open(page) {
      await openSealed(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  },
  {
    name: 'signup-sealed',
    async open(page) {
      await openSealed(page);
      await page.goto('/signup');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account to view your Grades!');
    },
  },
];

async function openSealed(page: Page) {
  await uploadResume(page);
  await page.getByRole('button', { name: 'Start Grading' }).click();
  await expectSealed(page);
}
