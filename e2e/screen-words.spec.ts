import { expect, type Page } from '@playwright/test';
import { beNewcomer, beSignedIn } from './account.ts';
import { test } from './one-window.ts';
import { openReport, resumeFile } from './visitor.ts';

/** The full text: content far below is laid out only when scrolled to, and has no inner text until then. */
const mainText = async (page: Page) => ((await page.getByRole('main').textContent()) ?? '').replaceAll(/\s+/g, ' ');

async function expectWords(page: Page, path: string, words: string[]) {
  await page.goto(path);
  for (const text of words) expect([path, await mainText(page)]).toEqual([path, expect.stringContaining(text)]);
}

test('home says what the report is, how it works and what recruiting is', async ({ page }) => {
  await expectWords(page, '/', [
    'More Than Just a Simple Grade',
    'How It Works',
    'The Power Behind Your Personalized Resume Report',
    'Content analysis',
    'Formatting review',
    'Writing evaluation',
    'one of 12 marks',
    'one of 20 marks',
    'one of 6 marks',
    'A Modern Approach to Recruiting',
    'From those who agreed to be considered, they get the 2–3 who fit best',
    'The A+ Hiring Experience',
    'Improve Your Chances of Getting Hired Today',
    'Upload your resume for free',
    'Frequently Asked Questions',
    'Have more questions?',
  ]);
  await expect(page.locator('details')).toHaveCount(5);
  await expect(page.locator('#questions').getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('#questions').getByRole('link', { name: 'Contact Us' })).toBeHidden();
});

test('hiring says what is true of a new installation, the regions and the fee, and leads to the form and to an upload', async ({
  page,
}) => {
  await expectWords(page, '/hiring', [
    'We search the job seekers who agreed to be considered',
    '2–3',
    'United States',
    'Western Europe',
    'a percentage of the hired candidate’s first-year salary, and nothing upfront',
    'Frequently Asked Questions',
  ]);
  // Claims of the operator show once it makes them, in its brand file.
  expect(await mainText(page)).not.toMatch(/people in the pool|placed in new jobs|\d,000\+/);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact Us' }).first()).toHaveAttribute('href', '/contact-us');
  await expect(main.getByRole('region', { name: 'Upload your resume' })).toContainText('Choose your resume');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('#questions').getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await page.setInputFiles('input[type=file]', resumeFile);
  await expect(page.getByRole('button', { name: 'Start Grading' })).toBeEnabled();
});

test('pricing names three plans with credits, price and button', async ({ page }) => {
  await expectWords(page, '/pricing', ['Choose a plan to improve your resume', 'Recommended · Most Popular']);
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
  await expect(rows).toHaveCount(3);
  for (const [at, parts] of [
    ['basic', '5 credits', '$9.99'],
    ['standard', '10 credits', '$14.99', 'Most Popular'],
    ['premium', '20 credits', '$19.99'],
  ].entries())
    for (const part of parts) await expect(rows.nth(at)).toContainText(part, { ignoreCase: true });
});

test('the legal pages say what they must, from their dates to their thresholds', async ({ page }) => {
  await expectWords(page, '/privacy-policy', [
    'Cookies',
    'Analytics',
    'Ad services',
    'Other service providers',
    'Web beacons',
    'Managing cookie settings',
    'Third-party personal information and indemnification',
    'Amendments',
  ]);
  await expectWords(page, '/notice-cr', ['August 10, 2024', 'US$25 million', '100,000', '50 percent']);
  await expectWords(page, '/notice-eu-eea', ['July 25, 2024']);
  await expectWords(page, '/notice-uk', ['August 10, 2024']);
  await expectWords(page, '/terms-of-use', ['Credits and payment', 'Recruiting']);
});

test('the dashboard greets, counts the credits and offers more', async ({ page }) => {
  await beNewcomer(page);
  await expectWords(page, '/dashboard', []);
  await expect(page.getByRole('heading', { name: 'Hi Ada' })).toBeVisible();
  await expect(page.getByText('Upload your resume and get it graded instantly!')).toBeVisible();
  await expect(page.getByText('Running out of Credits')).toBeVisible();
  await expect(page.getByText('1 credit left')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', '/pricing');
  await expect(page.getByRole('link', { name: 'Buy Credits' })).toHaveAttribute('href', '/pricing');
  await expect(page.getByRole('heading', { name: 'My Reports' })).toBeVisible();
  await expect(page.locator('.animate-ping')).toHaveCount(0);

  await page.route('**/api/get-user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), credits: 0 } });
  });
  await page.reload();
  await expect(page.getByText('Ran out of Credits')).toBeVisible();
  await expect(page.locator('.animate-ping')).toHaveCount(1);
});

test('lists that do not load are reported in a toast and in place', async ({ page }) => {
  await beSignedIn(page);
  await page.route('**/api/resumes?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/dashboard');
  await expect(page.getByText('Something went wrong. Please try again')).toHaveCount(2);
  await page.unroute('**/api/resumes?*');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your reports are loading')).toBeHidden();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('profile and account hold their fields, and the side leads from one to the other', async ({ page }) => {
  await beNewcomer(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Profile Details' })).toBeVisible();
  await expect(page.getByRole('main').getByText('A', { exact: true })).toBeVisible();
  const options = async (label: string) => await page.getByLabel(label).getByRole('option').allTextContents();
  expect((await options('Job Title')).length).toBeGreaterThanOrEqual(41);
  expect((await options('Industry')).length).toBeGreaterThanOrEqual(30);
  expect((await options('Company size')).slice(1)).toEqual([
    'Self-employed',
    ...['1-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5001-10,000', '10,001+'].map(
      (size) => `${size} employees`,
    ),
  ]);
  const side = page.getByRole('navigation', { name: 'Your account' });
  await expect(side.getByRole('button', { name: 'Log out' })).toBeVisible();
  await side.getByRole('link', { name: 'Account' }).click();
  await page.waitForURL('**/account');
  await expect(page.getByText('1 credit', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy Credits' })).toHaveAttribute('href', '/pricing');
  await expect(page.getByText(/credits are not refunded/)).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('Another-Horse-8');
  await page.getByLabel('Retype new password', { exact: true }).fill('Another-Horse-9');
  await page.getByLabel('Retype new password', { exact: true }).blur();
  await expect(page.getByText('Passwords did not match')).toBeVisible();
});

test('a report names its owner, its grades, its pages and its three parts', async ({ page }) => {
  await openReport(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Samira’s Resume Report');
  await expect(page.getByRole('heading', { name: /^“\d+ suggestions?” to improve your resume$/ })).toBeVisible();
  await expect(page.getByText('This report is saved on your dashboard.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Final grade: [A-F][+-]?$/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cumulative grading' })).toBeVisible();
  for (const name of ['Content', 'Format', 'Writing'])
    await expect(page.getByRole('button', { name: new RegExp(`^Grade [A-F][+−]? ${name}`) })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([/^Content\d+/, /^Formatting\d+/, /^Writing\d+/]);
  await expect(page.getByText('1/1', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Give Feedback' })).toBeVisible();
});

test('a grading that cannot begin says so, and can be tried again', async ({ page }) => {
  await page.route('**/api/grading/public-start', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/');
  await page.waitForSelector('input[type=file]', { state: 'attached' });
  await page.setInputFiles('input[type=file]', 'corpus/samira-swiss/resume.pdf');
  await page.getByRole('button', { name: 'Start Grading' }).click();
  await expect(page.getByText('Something went wrong. Please try again')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Grading' })).toBeEnabled();
});
