import { expect, type Page } from '@playwright/test';
import { beNewcomer, newSession } from '../account.ts';
import { chosenFile, gradedReport } from '../graded-report.ts';
import { test } from '../one-window.ts';
import { buyOnce, corpusFile, gradeOnDashboard } from './person.ts';

const clients = [
  ['Ines Book', 'ines-book'],
  ['Ines Swiss', 'ines-swiss'],
  ['Ines Dates', 'ines-date-style'],
  ['Ines Spacing', 'ines-uneven-space'],
  ['Owen Typewriter', 'owen-typewriter'],
  ['Owen Hanging', 'owen-hanging'],
  ['Owen Doubled', 'owen-doubled-word'],
  ['Samira Book', 'samira-book'],
  ['Samira Sidebar', 'samira-sidebar'],
  ['Samira Swiss', 'samira-swiss'],
] as const;

/** As many are graded on the dashboard; the others by calls, which take a browser nothing. */
const inBrowser = 2;

const namesOf = async (page: Page) =>
  await page
    .getByLabel('File name', { exact: true })
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

test('a coach grades ten resumes, finds, sorts and renames them, and deletes one', async ({ page }) => {
  test.setTimeout(240_000);
  const { email } = await beNewcomer(page);
  await buyOnce(page, 'standard');
  const files = clients.map(([name, folder]) => ({ ...chosenFile(corpusFile(folder)), name: `${name}.pdf` }));
  for (const file of files.slice(0, inBrowser)) await gradeOnDashboard(page, { ...file, mimeType: 'application/pdf' });
  const { AccessToken } = await newSession(email);
  for (const file of files.slice(inBrowser)) await gradedReport(AccessToken, file);

  await page.goto('/dashboard');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(10);
  await expect(page.getByText('1 credit', { exact: true })).toBeVisible();
  const newestFirst = clients.map(([name]) => name as string).toReversed();
  const byName = newestFirst.toSorted();
  expect(await namesOf(page)).toEqual(newestFirst);
  await expect(
    cards.first().getByRole('img', { name: /^Final grade: [A-F][+-]?$/, includeHidden: true }),
  ).toBeVisible();

  await page.getByLabel('Sort by').selectOption('Ascending');
  await expect(async () => expect(await namesOf(page)).toEqual(byName)).toPass();
  await page.getByLabel('Sort by').selectOption('Descending');
  await expect(async () => expect(await namesOf(page)).toEqual(byName.toReversed())).toPass();
  await page.getByLabel('Search by file name').fill('owen');
  await expect(cards).toHaveCount(3);
  await page.getByLabel('Search by file name').fill('nobody');
  await expect(page.getByText('No resume found')).toBeVisible();
  await page.getByLabel('Search by file name').fill('sidebar');
  await expect(cards).toHaveCount(1);

  const name = cards.getByLabel('File name', { exact: true });
  await name.fill('Samira, second draft sidebar');
  await name.blur();
  await expect(page.getByText('Resume file name updated successfully')).toBeVisible();
  await cards.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No resume found')).toBeVisible();
  await page.getByLabel('Search by file name').fill('');
  await expect(cards).toHaveCount(9);
  await page.reload();
  await expect(cards).toHaveCount(9);
});
