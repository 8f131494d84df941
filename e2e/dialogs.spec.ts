import { expect, type Locator, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { openFlawedReport } from './flawed-report.ts';
import { test } from './one-window.ts';
import { openReport } from './visitor.ts';

const banner = (page: Page) => page.getByRole('banner');
const ownMenu = (page: Page) => banner(page).getByRole('button', { name: /Ada/ });
const fromOwnMenu = (entry: string) => async (page: Page) => {
  await beSignedIn(page);
  await page.goto('/profile');
  await ownMenu(page).press('Enter');
  await banner(page).getByRole('button', { name: entry }).press('Enter');
  return ownMenu(page);
};
const fromButton = (name: string) => async (page: Page) => {
  const button = page.getByRole('button', { name, exact: true });
  await button.press('Enter');
  return button;
};

/** Each opens a dialog by keyboard, and returns the element that should have the focus once it is closed. */
const dialogs: Record<string, (page: Page) => Promise<Locator>> = {
  'the question before logging out': fromOwnMenu('Log out'),
  'the subscription plans': fromOwnMenu('Subscription plans'),
  'the question before an account is deleted': async (page) => {
    await beSignedIn(page);
    await page.goto('/account');
    return await fromButton('Delete Account')(page);
  },
  'the question before a report is deleted': async (page) => {
    await openReport(page);
    await page.goto('/dashboard');
    const more = page.getByRole('button', { name: /^More about/ }).first();
    await more.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    return more;
  },
  'the feedback': async (page) => {
    await openFlawedReport(page);
    return await fromButton('Give Feedback')(page);
  },
  'sharing a report': async (page) => {
    await openFlawedReport(page);
    return await fromButton('Share')(page);
  },
  'what a resume was taken for': async (page) => {
    await openFlawedReport(page);
    return await fromButton('What this changes')(page);
  },
  'the page of a report on a phone': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openFlawedReport(page);
    return await fromButton('View Graded Resume')(page);
  },
};

for (const [name, open] of Object.entries(dialogs))
  test(`${name}: the dialog takes the focus, keeps it, and gives it back when Escape closes it`, async ({ page }) => {
    const opener = await open(page);
    const dialog = page.getByRole(/question/.test(name) ? 'alertdialog' : 'dialog');
    await expect(dialog).toBeVisible();
    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(isInside).toBe(true);
    if (!name.startsWith('what')) {
      for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab');
      await expect.poll(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
