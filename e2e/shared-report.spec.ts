import { type Browser, expect, type Page } from '@playwright/test';
import { notesOn, openFlawedReport } from './flawed-report.ts';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';

async function openShare(page: Page) {
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('heading', { name: 'Share this report' })).toBeVisible();
}

async function visit(browser: Browser, link: string) {
  const page = await (await browser.newContext()).newPage();
  const answer = await page.goto(link);
  return { page, headers: answer?.headers() ?? {} };
}

test('a report is shared by a link, read by anybody, and closed again', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFlawedReport(page);
  await openShare(page);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Link to this report').inputValue();
  expect(link).toMatch(/\/shared\?key=[\w-]{43}$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(async () => await navigator.clipboard.readText())).toBe(link);
  expect(await objectionsOf(page)).toEqual([]);

  const { page: reader, headers } = await visit(browser, link);
  expect([headers['referrer-policy'], headers['x-robots-tag']]).toEqual(['no-referrer', 'noindex, nofollow']);
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Resume Report');
  await expect(notesOn(reader).first()).toBeVisible();
  await expect(reader.getByRole('img', { name: /Page 1 of mira\.pdf/ })).toBeVisible();
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(reader.getByText('Lovelace')).toHaveCount(0);
  for (const name of ['Share', 'Download marked PDF', 'Give Feedback', 'Delete', /is done$/])
    await expect(reader.getByRole('button', { name })).toHaveCount(0);
  expect(await objectionsOf(reader)).toEqual([]);

  await page.getByRole('button', { name: 'End the link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByText('The link does not open your report any more.')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'This link does not open a report any more' })).toBeVisible();
  expect(await objectionsOf(reader)).toEqual([]);
  await reader.context().close();
});

test('the link is seen again by its owner after a reload', async ({ page }) => {
  await openFlawedReport(page);
  await openShare(page);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Link to this report').inputValue();
  await page.reload();
  await openShare(page);
  await expect(page.getByLabel('Link to this report')).toHaveValue(link);
});

for (const address of ['/shared', '/shared?key=', '/shared?key=guessed'])
  test(`${address} says kindly that nothing opens`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This link does not open a report any more' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to Home' })).toBeVisible();
  });
