import { expect, type Page } from '@playwright/test';
import { beLoggedIn, beNewcomer, beSignedIn, newAccount, newAddress } from '../account.ts';
import { newCandidate, newRequest } from '../candidates.ts';
import { batchOn, chooseMany, chosenResume, clientNames, grantCredits, notResumes } from '../many-files.ts';
import { beOperator, makeOperator, writeToOperator } from '../operator.ts';
import { inviteBy, makeTeam } from '../teams.ts';
import { openReport, uploadResume } from '../visitor.ts';
import type { Screen } from './screen.ts';

let report: string | undefined;

/** Signs in whoever has the report these screens share, and answers where it is: it is graded once. */
async function beItsOwner(page: Page): Promise<string> {
  if (report !== undefined) {
    await beSignedIn(page);
    return report;
  }
  await openReport(page);
  report = new URL(page.url()).pathname + new URL(page.url()).search;
  return report;
}

async function openKept(page: Page) {
  await page.goto(await beItsOwner(page));
  await expect(page.getByRole('tab')).toHaveCount(3);
}

async function openOwn(page: Page, path: string) {
  await beItsOwner(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (path === '/dashboard') await expect(page.getByRole('article').first()).toBeVisible();
  if (path === '/profile') await expect(page.getByRole('switch')).toBeVisible();
  if (path === '/account') {
    await expect(page.getByRole('list', { name: 'Credit movements' })).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(5);
  }
}

const own = (name: string, path: string, then: (page: Page) => Promise<void> = async () => {}): Screen => ({
  name,
  async open(page) {
    await openOwn(page, path);
    await then(page);
  },
});

const onReport = (name: string, then: (page: Page) => Promise<void>): Screen => ({
  name,
  async open(page) {
    await openKept(page);
    await then(page);
  },
});

const tab = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name: new RegExp(name) }).click();
  await expect(page.getByRole('img', { name: /Page 1 of/ }).first()).toBeAttached();
};

const banner = (page: Page) => page.getByRole('banner');

/** Screens of a signed-in user. */
export const ownScreens: Screen[] = [
  {
    name: 'dashboard-empty',
    async open(page) {
      await beLoggedIn(page, await newAccount());
      await expect(page.getByText('No resume found')).toBeVisible();
    },
  },
  own('dashboard', '/dashboard'),
  own('dashboard-preview', '/dashboard', (page) => uploadResume(page, '/dashboard')),
  own('dashboard-none-found', '/dashboard', async (page) => {
    await page.getByLabel('Search by file name').fill('no such name');
    await expect(page.getByText('No resume found')).toBeVisible();
  }),
  own('dashboard-menu', '/dashboard', async (page) => {
    await page
      .getByRole('button', { name: /^More about/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  }),
  own('dashboard-download', '/dashboard', async (page) => {
    await page.getByRole('button', { name: 'Download these reports' }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(2);
  }),
  own('dashboard-delete', '/dashboard', async (page) => {
    await page
      .getByRole('button', { name: /^More about/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  {
    name: 'dashboard-batch',
    async open(page) {
      const account = await newAccount();
      await beLoggedIn(page, account);
      await grantCredits(account.email, 4);
      await chooseMany(page, [...notResumes, ...clientNames(7).map(chosenResume)]);
      await batchOn(page).getByRole('button', { name: 'Grade 5' }).click();
      await expect(batchOn(page).getByRole('status')).toHaveText(/graded yet/, { timeout: 60_000 });
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  own('profile', '/profile'),
  own('profile-wrong', '/profile', async (page) => {
    await page.getByLabel('First name').fill('');
    await page.getByLabel('First name').blur();
    await expect(page.getByText('This field is required')).toBeVisible();
  }),
  own('account', '/account'),
  own('account-wrong-password', '/account', async (page) => {
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('This field is required')).toHaveCount(3);
  }),
  own('account-key-form', '/account', async (page) => {
    await page.getByRole('button', { name: 'Make a key' }).click();
    await page.getByRole('button', { name: 'Make key' }).click();
    await expect(page.getByText('This field is required')).toBeVisible();
  }),
  {
    name: 'account-programs',
    async open(page) {
      await beNewcomer(page);
      await page.goto('/account');
      await page.getByRole('button', { name: 'Make a key' }).click();
      await page.getByLabel('Name of the key').fill('Nightly import');
      await page.getByRole('button', { name: 'Make key' }).click();
      await expect(page.getByLabel('Your new key “Nightly import”')).toBeFocused();
      await page.getByRole('button', { name: 'Add a webhook' }).click();
      await page.getByLabel('Address').fill('https://192.0.2.1/hook');
      await page.getByRole('button', { name: 'Add webhook' }).click();
      await expect(page.getByText(/public addresses alone|The secret that signs/)).toBeVisible();
    },
  },
  {
    name: 'account-team',
    async open(page) {
      await beNewcomer(page, { firstName: 'Olga' });
      await makeTeam(page, 'Lakeside Careers');
      await inviteBy(page, newAddress());
      await page.getByRole('button', { name: 'Rename' }).click();
    },
  },
  {
    name: 'team-join',
    async open(page) {
      await beNewcomer(page, { firstName: 'Olga' });
      await makeTeam(page, 'Lakeside Careers');
      await page.goto(await inviteBy(page, newAddress()));
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    },
  },
  own('account-delete', '/account', async (page) => {
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  own('billing-unknown', '/billing/success?session=cs_test_nobody', async (page) => {
    await expect(page.getByRole('heading', { name: 'We could not look at your purchase' })).toBeVisible();
  }),
  {
    name: 'billing-success',
    async open(page) {
      await beNewcomer(page);
      await page.goto('/pricing');
      await page.getByRole('button', { name: 'Buy once standard' }).click();
      await page.waitForURL('**/sandbox/pay/**');
      await page.getByLabel('Card number').fill('4242 4242 4242 4242');
      await page.getByRole('button', { name: /^(Pay|Subscribe for)/ }).click();
      await expect(page.getByRole('heading', { name: '10 credits added' })).toBeVisible();
    },
  },
  own('log-out', '/profile', async (page) => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.locator('header button:visible').last().click();
    await banner(page).getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  own('own-menu', '/dashboard', async (page) => {
    await page.locator('header button:visible').last().click();
    await expect(banner(page).getByRole('link', { name: 'Profile' })).toBeVisible();
  }),
  own('plans', '/profile', async (page) => {
    await page.locator('header button:visible').last().click();
    await banner(page).getByRole('button', { name: 'Subscription plans' }).click();
    await expect(page.getByRole('dialog', { name: 'Subscription plans' })).toBeVisible();
  }),
  {
    name: 'operator-refused',
    async open(page) {
      const { email } = await beNewcomer(page);
      await makeOperator(email);
      await page.goto('/operator');
      await expect(page.getByRole('heading', { name: 'Log in with two steps first' })).toBeVisible();
    },
  },
  {
    name: 'operator-account',
    async open(page) {
      const { email } = await beOperator(page);
      await page.goto(`/operator?section=accounts&search=${email}`);
      await page.getByRole('link', { name: email }).click();
      await page.getByRole('button', { name: 'Book' }).click();
      await expect(page.getByText('Say why, so that the owner')).toBeVisible();
    },
  },
  {
    name: 'operator-messages',
    async open(page) {
      await writeToOperator('Okafor');
      await beOperator(page);
      await page.goto('/operator?section=messages');
      await page.getByRole('button', { name: 'Answer Ines Okafor' }).first().click();
      await expect(page.getByLabel('Your answer to Ines Okafor')).toBeVisible();
    },
  },
  {
    name: 'operator-figures',
    async open(page) {
      await beOperator(page);
      await page.goto('/operator?section=figures');
      await expect(page.getByRole('switch', { name: 'People in the pool' })).toBeVisible();
    },
  },
  {
    name: 'operator-request',
    async open(page) {
      const unique = crypto.randomUUID().slice(0, 4);
      // One is put on the shortlist, the other one is looked at among those who fit.
      const [{ firstName }, other] = await Promise.all([newCandidate(`Mara${unique}`), newCandidate(`Edith${unique}`)]);
      const { company } = await newRequest(`Erie Lanes ${firstName}`);
      await beOperator(page);
      await page.goto('/operator?section=requests');
      await page.getByRole('link', { name: `Software Engineer, ${company}` }).click();
      const add = page.getByRole('button', { name: `Add ${firstName} Lovelace` });
      const people = page.getByRole('list', { name: 'People who fit' });
      const found = people.getByRole('listitem').filter({ hasText: other.firstName });
      await expect(async () => {
        await page.reload();
        await expect(add).toBeVisible({ timeout: 3000 });
        await expect(found).toBeVisible({ timeout: 3000 });
      }).toPass({ timeout: 40_000 });
      await add.click();
      await expect(page.getByRole('list', { name: 'Shortlist' })).toContainText(firstName);
      await found.locator('summary').click();
    },
  },
  onReport('results-content', tab('Content')),
  onReport('results-formatting', tab('Formatting')),
  onReport('results-writing', tab('Writing')),
  onReport('results-feedback', async (page) => {
    await page.getByRole('button', { name: 'Give Feedback' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  onReport('results-failed', async (page) => {
    await page.goto('/results?id=8a2c2b36-6d0f-4c7e-9f7a-5d1c3b2a1f00');
    await expect(page.getByRole('heading', { name: 'We could not open your report' })).toBeVisible();
  }),
];
