import { expect, type Page } from '@playwright/test';

export const corpusFile = (name: string) => `corpus/${name}/resume.pdf`;

/** Buys a plan once on the payment page, with a valid card. */
export async function buyOnce(page: Page, plan: 'basic' | 'standard' | 'premium') {
  await page.goto('/pricing');
  await page.getByText('Once', { exact: true }).click();
  await expect(page.getByText('Nothing renews.').first()).toBeVisible();
  await page.getByRole('button', { name: `Buy once ${plan}` }).click();
  await page.waitForURL('**/sandbox/pay/**');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL('**/billing/success?**');
  await expect(page.getByRole('heading', { name: /credits added$/ })).toBeVisible();
}

/** From the dashboard to the opened report, which costs one credit. */
export async function gradeOnDashboard(page: Page, file: Parameters<Page['setInputFiles']>[1]) {
  await page.goto('/dashboard');
  await page.waitForSelector('input[type=file]', { state: 'attached' });
  await page.setInputFiles('input[type=file]', file);
  await page.getByRole('button', { name: 'Start Grading' }).click();
  await page.waitForURL('**/results?id=*');
  await expect(page.getByRole('tab')).toHaveCount(3);
}

/** The score of the report that is open, of 100. */
export async function openScore(page: Page): Promise<number> {
  return Number.parseFloat((await page.getByText(/^[\d.]+ of 100$/).textContent()) ?? '');
}
