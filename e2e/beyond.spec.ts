import { expect } from '@playwright/test';
import { chosenFile, openNewReport } from './graded-report.ts';
import { corpusFile } from './journeys/person.ts';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';
import { compareVersions, gradeTwoVersions, openView, openWeakReport } from './weak-report.ts';

test('ticking fixes shows the grade there would be, and a fix leads to its place on the page', async ({
  page,
  browser,
}) => {
  await openWeakReport(page, browser);
  const score = Number(/[\d.]+(?= of 100)/.exec((await page.getByText(/^[\d.]+ of 100$/).textContent()) ?? '')?.[0]);

  await openView(page, 'Fix first');
  await expect(page).toHaveURL(/view=fix-first/);
  const panel = page.getByRole('complementary', { name: 'What if' });
  await expect(panel.getByRole('status')).toContainText(`${score.toFixed(1)} of 100`);
  const first = page.getByRole('list', { name: 'Fix these first' }).getByRole('checkbox');
  await first.nth(0).check();
  await expect(panel.getByRole('status')).toContainText('with 1 ticked');
  const one = Number(/([\d.]+) of 100/.exec((await panel.getByRole('status').textContent()) ?? '')?.[1]);
  expect(one).toBeGreaterThan(score);

  await panel.getByRole('button', { name: 'Tick all' }).click();
  await expect(panel.getByRole('status')).toContainText('100.0 of 100');
  await expect(panel.getByRole('img', { name: 'Final grade: A+' })).toBeVisible();
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(panel.getByRole('status')).toContainText(`${score.toFixed(1)} of 100`);

  const writing = page
    .getByRole('listitem')
    .filter({ hasText: 'Recieved' })
    .getByRole('button', { name: /^Show on the page/ });
  const note = /\d+$/.exec((await writing.textContent()) ?? '')?.[0] ?? '';
  await writing.click();
  await expect(page).not.toHaveURL(/view=/);
  await expect(page.getByRole('tab', { name: /Writing/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: new RegExp(`^Note ${note}:`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('lines have their strength, what they lack, and the impact ratio above them', async ({ page, browser }) => {
  await openWeakReport(page, browser);
  await openView(page, 'Line strength');
  const impact = page.getByRole('region', { name: 'Impact ratio' });
  await expect(impact).toContainText('3 of 8 lines tell a result in numbers');
  await expect(impact).toContainText('Readers look for 40%. 1 more line with a number would reach it.');
  const role = page.getByRole('region', { name: 'Operations Analyst' });
  const weakLine = role.getByRole('listitem').filter({ hasText: 'Responsible for building weekly dashboards' }).first();
  await expect(weakLine).toContainText('1 of 5 · weak');
  await expect(weakLine).toContainText('Weak opening.');
  await expect(weakLine).toContainText('No number. How many, how often, or by how much?');
  const strong = role.getByRole('listitem').filter({ hasText: 'Cut the closing time' }).first();
  await expect(strong).toContainText('4 of 5 · strong');
});

test('a rewrite is shown before and after, with blanks instead of facts, and can be copied', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWeakReport(page, browser);
  await openView(page, 'Before and after');
  const card = page.getByRole('article').filter({ hasText: 'weekly dashboards' });
  await expect(card.getByRole('deletion')).toHaveText('Responsible for building');
  await expect(card.locator('mark').last()).toHaveText('[by how much?]');
  await card.getByRole('button', { name: 'Copy' }).click();
  await expect(card.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Build weekly dashboards in Tableau for the sales team',
  );
  const typo = page.getByRole('article').filter({ hasText: 'Check the spelling' });
  await expect(typo.getByRole('deletion')).toHaveText('Recieved');
  await expect(typo.getByRole('insertion')).toHaveText('Received');
});

test('what software reads stands beside the page, and a field lights up where it was read', async ({
  page,
  browser,
}) => {
  await openWeakReport(page, browser);
  await openView(page, 'What software reads');
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('nadia.okonkwo@example.com');
  await expect(page.getByRole('region', { name: 'Experience' })).toContainText('Harbor Lane Freight');
  await expect(page.getByRole('list', { name: 'Skills' }).getByRole('listitem').first()).toHaveText('Tableau');
  await page.getByRole('button', { name: /^Show email on the page/ }).focus();
  await expect(page.locator('rect.stroke-mark-guide')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Plain text' }).click();
  await expect(page.getByText(/Nadia Okonkwo\s+Columbus, OH/)).toBeVisible();
});

test('columns and what was not found are named', async ({ page }) => {
  await openNewReport(page, chosenFile(corpusFile('samira-sidebar')));
  await openView(page, 'What software reads');
  await expect(page.getByRole('region', { name: 'Not read, or not for sure' })).toContainText('Columns.');
  await page.getByRole('tab', { name: 'Straight across' }).click();
  await expect(page.getByText('lines that stand side by side run into one another')).toBeVisible();
});

test('what the resume was taken for is shown with what it changes', async ({ page, browser }) => {
  await openWeakReport(page, browser);
  await expect(page.getByText('Read as: senior professional, US English, resume.')).toBeVisible();
  await page.getByRole('button', { name: 'What this changes' }).click();
  const told = page.getByRole('dialog', { name: 'What your resume was taken for' });
  await expect(told).toContainText('years of dated experience');
  await expect(told).toContainText('American spelling');
  expect(await objectionsOf(page)).toEqual([]);
});

test('two versions are compared from the dashboard and from a report', async ({ page, browser }) => {
  test.slow();
  await gradeTwoVersions(page, browser);
  await compareVersions(page);
  await expect(page.getByRole('article', { name: 'After: nadia-second' })).toBeVisible();
  await expect(page.getByText(/The score rose by [\d.]+ to [\d.]+\. 3 notes fixed, 2 notes new\./)).toBeVisible();
  await expect(page.getByRole('region', { name: /^Fixed/ })).toContainText('Recieved');
  await expect(page.getByRole('region', { name: /^New/ })).toContainText('enviroment');
  await expect(page.getByRole('region', { name: /^Still there/ })).toContainText('postgreSQL');
  await expect(page.getByRole('row', { name: /^Final grade/ })).toContainText('+');
  expect(await objectionsOf(page)).toEqual([]);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'More about nadia-first' }).click();
  await page.getByRole('menuitem', { name: 'Compare with…' }).click();
  await expect(page.getByRole('heading', { name: 'Compare “nadia-first” with' })).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
});

test('a comparison needs somebody who is signed in', async ({ page }) => {
  await page.goto('/compare?before=a&after=b');
  await page.waitForURL('**/login');
});

test('the rubric lists every rule and is found from a report', async ({ page, browser }) => {
  await openWeakReport(page, browser);
  await page.getByRole('link', { name: 'Read every rule' }).click();
  await expect(page).toHaveURL('/rubric');
  await expect(page.getByRole('heading', { level: 1, name: 'Every rule, in the open' })).toBeVisible();
  await expect(page.locator('#content-email-missing')).toContainText('Costs 10 points');
  const map = await (await page.request.get('/sitemap.xml')).text();
  expect(map).toContain('/rubric</loc>');
});
